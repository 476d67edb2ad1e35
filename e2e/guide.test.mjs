// Help where one stands: the guide beside the table; one's own cards that are looked at; what is heard.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, PHONE, openRoom } from './browser.mjs';
import { AT_ONCE, asked, byMouse, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

for (const [name, size] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`the guide says what the buttons do, the rules of the game and what beats what: ${name}`, async () => {
    const { page, shot, assertAccessible, leave } = await sitDown(room, {
      ...size, reducedMotion: 'reduce', hash: table({ game: 'omaha-hilo', structure: 'pot-limit' }),
    });
    await asked(page);
    const guide = page.locator('dialog.guide');
    assert(!await guide.isVisible());
    await byMouse(page, 'guide');
    await guide.waitFor();
    assert.match(await guide.locator('[data-guide=now]').innerText(), /Fold|fold/);
    assert.match(await guide.locator('[data-guide=game]').innerText(), /two/i);
    assert.equal(await guide.locator('[data-guide=hands] li').count(), 9);
    assert.equal(await guide.locator('[data-guide=lows] li').count(), 3);
    await shot(`guide-${name}`);
    await assertAccessible();
    await page.keyboard.press('Escape');
    await guide.waitFor({ state: 'hidden' });
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('i');
    await guide.waitFor();
    await leave();
  });
}

test('covered cards are seen as long as one holds the button, or until one presses it again', async () => {
  const settings = { ...AT_ONCE, side_view: true };
  const { page, leave } = await sitDown(room, { settings });
  await asked(page);
  const seen = () => page.locator('[data-you] .hole [data-card]:not([data-card="?"])').count();
  assert.equal(await seen(), 0);
  const peek = await page.locator('[data-action=peek]').boundingBox();
  await page.mouse.move(peek.x + peek.width / 2, peek.y + peek.height / 2);
  await page.mouse.down();
  assert.equal(await seen(), 2);
  await page.waitForTimeout(500);
  await page.mouse.up();
  assert.equal(await seen(), 0);
  await page.locator('[data-action=peek]').click();
  assert.equal(await seen(), 2);
  await page.locator('[data-action=peek]').click();
  assert.equal(await seen(), 0);
  await leave();
});

test('what happens in a burst is said in one sentence, and less of it where one wants less', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 6, buyin: 100_000 }) });
  await asked(page);
  const spoken = page.locator('[data-spoken] p');
  const heard = await spoken.last().textContent();
  assert.match(heard, /blind/);
  await byMouse(page, 'menu');
  await page.locator('[data-field=verbosity] select').selectOption({ label: 'only what counts' });
  await page.locator('[data-action=close]:visible').click();
  assert((await spoken.last().textContent()).length < heard.length);
  assert.doesNotMatch(await spoken.last().textContent(), /blind/);
  await leave();
});
