// The room around the hand: tournaments to their end, sitting out and coming back, buying chips, the purse.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PHONE, openRoom } from './browser.mjs';
import { asked, byKeyboard, byMouse, playHand, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

const log = async (page) => (await page.locator('.log .lines p').allInnerTexts()).join('\n');

/** Everything on one decision, if there is anything to raise. */
async function push(page) {
  const can = (await page.locator('[data-action=raise]').getAttribute('aria-disabled')) === 'false';
  return can ? 'all-in' : 'passive';
}

/** Goes on until the player is asked to act. */
async function dealtIn(page) {
  for (let hands = 0; hands < 8; hands += 1) {
    await page.locator('.act[data-ready]').or(page.locator('.onward [data-action=next]')).first().waitFor();
    if (await page.locator('.act[data-ready]').count()) return;
    await byMouse(page, 'next');
    await page.waitForTimeout(400);
  }
  assert.fail('the player is not dealt in');
}

for (const game of ['holdem', 'seven-card-stud']) {
  test(`a whole tournament of ${game} for three, by keyboard alone`, async () => {
    const hash = `#/table?game=${game}&structure=no-limit&seats=3&tournament=hyper&seed=${'7'.repeat(64)}`;
    const { page, shot, assertAccessible, leave } = await sitDown(room, { ...PHONE, hash });
    let question = await asked(page);
    for (let hands = 0; question !== 'again'; hands += 1) {
      assert(hands < 120, 'the tournament does not end');
      if (question === 'finish' || question === 'watch') {
        assert.match(await page.locator('.question').innerText(), /^You are out in (2nd|3rd) place/);
        await byKeyboard(page, 'finish');
        await page.locator('[data-action=again]').waitFor();
      } else if (question === 'next') {
        const before = await page.locator('.number').first().textContent();
        await byKeyboard(page, 'next');
        await page.waitForFunction((text) => document.querySelector('.number').textContent !== text, before);
      } else {
        await playHand(page, byKeyboard, push);
      }
      question = await asked(page);
    }
    const places = await page.locator('.places li').allInnerTexts();
    assert.deepEqual(places.map((place) => place.match(/^\w+/)[0]), ['1st', '2nd', '3rd']);
    assert.match(places[0], /\b30$/, 'the winner is paid everything');
    assert.equal((await log(page)).match(/is out in|are out in|wins? the tournament/g).length, 3);
    assert(await page.locator('.key-hands li').count());
    await shot(`tournament-${game}`);
    await assertAccessible();
    // A reload finds the result again, and leaving says what it came to.
    await page.reload();
    await asked(page);
    assert.deepEqual(await page.locator('.places li').allInnerTexts(), places);
    const own = places.find((place) => place.includes('You'));
    await byKeyboard(page, 'quit');
    await page.getByRole('alert').filter({ hasText: `You finished ${own.match(/^\w+/)[0]}` }).waitFor();
    const purse = own.startsWith('1st') ? '10,020' : '9,990';
    assert.match(await page.locator('.bar .balance').innerText(), new RegExp(`${purse}$`));
    await leave();
  });
}

test('who sits out misses blinds, and comes back for what it costs or with the big blind', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 3 }) });
  await asked(page);
  const menu = async (action) => {
    await byMouse(page, 'menu');
    await byMouse(page, action);
    await byMouse(page, 'close');
  };
  await menu('sit-out');
  let question = (await playHand(page, byMouse, async () => 'fold')).ends;
  // The table goes on by itself until the player comes back.
  await byMouse(page, 'watch');
  await page.locator('.onward [data-action=come-back]').filter({ hasText: 'Post 10 + 5 dead now' }).waitFor();
  assert.equal(await page.locator('.onward [data-action=wait]').innerText(), 'Wait for the big blind');
  await page.reload();
  question = await asked(page);
  assert.equal(question, 'come-back');
  await byMouse(page, 'come-back');
  await dealtIn(page);
  assert.match(await log(page), /You are back/);
  assert.match(await log(page), /You post (a big blind to come in|a dead small blind|the big blind)/);
  await leave();
});

test('who has no chips left is asked once; chips come between hands, or after one', async () => {
  // One big blind each, so that it takes few hands.
  const { page, leave } = await sitDown(room, { hash: table({ seats: 3, buyin: 1_000 }) });
  let question = (await playHand(page, byKeyboard, push)).ends;
  for (let hands = 0; question === 'next'; hands += 1) {
    assert(hands < 60, 'nobody can be that lucky');
    await byMouse(page, 'next');
    question = (await playHand(page, byKeyboard, push)).ends;
  }
  assert.equal(question, 'rebuy');
  assert.equal(await page.locator('.onward [data-action=rebuy]').innerText(), 'Buy in again for 10');
  await byMouse(page, 'decline');
  await page.locator('[data-action=decline]').waitFor({ state: 'detached' });
  await byMouse(page, 'watch');
  await byMouse(page, 'rebuy');
  await dealtIn(page);
  assert.match(await log(page), /You buy 10/);
  await byMouse(page, 'menu');
  await page.locator('[data-field=chips] input').fill('5000');
  await byMouse(page, 'buy');
  await page.locator('.shop .problem').filter({ hasText: /^Up to 9[0-9]{2}/ }).waitFor();
  await page.locator('[data-field=chips] input').fill('50');
  await byMouse(page, 'buy');
  await page.getByRole('status').filter({ hasText: '50 come after this hand' }).waitFor();
  await byMouse(page, 'close');
  await playHand(page, byMouse, async () => 'fold');
  assert.match(await page.locator('[data-standing]').textContent(), /^You bought 70 and have /);
  await byMouse(page, 'menu');
  await byMouse(page, 'leave');
  await page.getByRole('alert').filter({ hasText: /You left with [0-9.]+ after \d+ hands: .* big blinds/ }).waitFor();
  await leave();
});
