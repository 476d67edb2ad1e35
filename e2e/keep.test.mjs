// What is kept: a reload in the middle of a hand, the language, a save that cannot be read, two tabs.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { openRoom } from './browser.mjs';
import { asked, byMouse, picture, playHand, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

test('a reload finds the same cards, the same chips and the same decision', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 5, seed: null }) });
  let reloads = 0;
  for (let hand = 0; hand < 3; hand += 1) {
    const { ends } = await playHand(page, byMouse, async () => {
      const before = await picture(page);
      await page.reload();
      await asked(page);
      assert.deepEqual(await picture(page), before);
      reloads += 1;
      return 'passive';
    });
    const over = await picture(page);
    await page.reload();
    assert.equal(await asked(page), ends);
    assert.deepEqual(await picture(page), over);
    await byMouse(page, ends);
    if (ends === 'rebuy') await asked(page).then(() => byMouse(page, 'next'));
  }
  assert(reloads >= 3);
  await leave();
});

test('the language changes in the middle of a hand, the log with it', async () => {
  const { page, leave } = await sitDown(room);
  await asked(page);
  const before = await picture(page);
  assert.match(await page.locator('.log .lines').innerText(), /posts? the small blind/i);
  await page.locator('[data-action=menu]').click();
  await page.locator('dialog [data-field=language] select').selectOption({ label: 'Italiano' });
  await page.locator('[data-action=close]:visible').click();
  assert.equal(await page.locator('html').getAttribute('lang'), 'it');
  assert.match(await page.locator('.log .lines').innerText(), /il piccolo buio/);
  assert.match(await page.locator('.question').innerText(), /^Tocca a te/);
  const { mine, stacks, decision } = await picture(page);
  assert.deepEqual({ mine, stacks, decision }, { mine: before.mine, stacks: before.stacks, decision: before.decision });
  await page.reload();
  await asked(page);
  assert.equal(await page.locator('html').getAttribute('lang'), 'it');
  await leave();
});

test('a save that cannot be read is set aside, said, and can be downloaded', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seed: null }) });
  await asked(page);
  const broken = await page.evaluate(() => {
    const text = localStorage.getItem('controbuio.table').slice(0, 100);
    localStorage.setItem('controbuio.table', text);
    return text;
  });
  await page.evaluate(() => history.replaceState(null, '', '#/'));
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'could not be read' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action=download]').click(),
  ]);
  assert((await readFile(await download.path(), 'utf8')).startsWith(broken));
  assert(await page.evaluate((text) => Object.keys(localStorage).some(
    (key) => key.startsWith('controbuio.aside') && localStorage.getItem(key).startsWith(text)), broken));
  // The first screen works as ever.
  await page.locator('[data-action=sit]').click();
  await asked(page);
  await leave();
});

test('a second tab goes on, and the first says so and overwrites nothing', async () => {
  const { page, context, leave } = await sitDown(room);
  await asked(page);
  const other = await context.newPage();
  await other.goto(page.url());
  assert.equal(await asked(other), 'act');
  await byMouse(other, 'passive');
  await page.getByRole('alert').filter({ hasText: 'another tab' }).waitFor();
  assert.equal(await page.locator('.act[data-ready]').count(), 0);
  await leave();
});

test('where nothing can be kept, the game says so and goes on', async () => {
  const visit = await room.open({ hash: '#/' });
  await visit.context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit.page.reload();
  await visit.page.locator('[data-action=sit]').click();
  await visit.page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await asked(visit.page);
  await visit.leave();
});
