// Whole hands in every structure, by mouse and by keyboard alone; all-in, buying again.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRoom } from './browser.mjs';
import { asked, byKeyboard, byMouse, picture, playHand, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

const calls = async () => 'passive';

for (const structure of ['no-limit', 'pot-limit', 'limit']) {
  for (const [means, press] of [['mouse', byMouse], ['keyboard', byKeyboard]]) {
    test(`${structure} is played to showdowns by ${means} alone`, async () => {
      const { page, leave } = await sitDown(room, { hash: table({ structure, seats: 4, buyin: 100_000 }) });
      let showdowns = 0;
      let raises = 0;
      for (let hand = 1; hand <= 6; hand += 1) {
        let first = true;
        const choose = async () => {
          const can = (await page.locator('[data-action=raise]').getAttribute('aria-disabled')) === 'false';
          const raise = first && hand % 2 === 1 && can;
          first = false;
          raises += raise ? 1 : 0;
          return raise ? 'raise' : 'passive';
        };
        const seen = await playHand(page, press, choose);
        assert(seen.results > 0, 'the hand says who won');
        showdowns += seen.showdown ? 1 : 0;
        assert.match(await page.locator('.number').innerText(), new RegExp(`^Hand ${hand}$`));
        if (hand < 6) await press(page, seen.ends);
        if (seen.ends === 'rebuy') await asked(page).then(() => press(page, 'next'));
        await page.waitForFunction((next) => document.querySelector('.number').innerText === `Hand ${next}`, hand + (hand < 6 ? 1 : 0));
      }
      assert(showdowns > 0, 'some hand went to a showdown');
      assert(raises > 0, 'some hand was raised');
      await leave();
    });
  }
}

test('a player goes all-in, is broke in the end, and buys again', async () => {
  const { page, leave, shot } = await sitDown(room, { hash: table({ seats: 2, buyin: 5_000 }) });
  const shove = async () => {
    const all = page.locator('[data-preset]').last();
    const can = (await page.locator('[data-action=raise]').getAttribute('aria-disabled')) === 'false';
    if (!can) return 'passive';
    if (await all.count()) {
      await all.click();
      assert.match(await page.locator('[data-action=raise]').innerText(), /^All-in /);
      await page.locator('.act[data-ready]').waitFor();
    }
    return 'raise';
  };
  for (let hand = 0; hand < 60; hand += 1) {
    const seen = await playHand(page, byMouse, shove);
    if (seen.ends === 'rebuy') {
      assert.equal(await page.locator('[data-you] [data-stack]').getAttribute('data-stack'), '0');
      await shot('broke');
      const rebuy = page.locator('[data-action=rebuy]');
      assert.match(await rebuy.innerText(), /50/);
      await rebuy.click();
      assert.equal(await asked(page), 'next');
      assert.equal(await page.locator('[data-you] [data-stack]').getAttribute('data-stack'), '5000');
      await byMouse(page, 'next');
      await asked(page);
      await leave();
      return;
    }
    await byMouse(page, 'next');
  }
  assert.fail('sixty hands all-in, and never broke');
});

test('the same seed and the same actions are the same sitting', async () => {
  const pictures = [];
  for (let sitting = 0; sitting < 2; sitting += 1) {
    const { page, leave } = await sitDown(room, { hash: table({ seats: 6, buyin: 1_000_000, seed: 'ab'.repeat(32) }) });
    const seen = [];
    for (let hand = 0; hand < 3; hand += 1) {
      const { ends } = await playHand(page, byMouse, async () => {
        seen.push(await picture(page));
        return calls();
      });
      seen.push(await picture(page));
      assert.equal(ends, 'next');
      await byMouse(page, 'next');
    }
    assert(await page.getByText('Reproducible').first().isVisible());
    pictures.push(seen);
    await leave();
  }
  assert.deepEqual(pictures[0], pictures[1]);
});

test('a double click takes one decision', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 2, buyin: 100_000 }) });
  assert.equal(await asked(page), 'act');
  const decision = await page.locator('.act').getAttribute('data-decision');
  await page.locator('[data-action=passive]').dblclick();
  await asked(page);
  const mine = (line) => /^You (check|call|post)/.test(line);
  const log = await page.locator('.log .lines p').allInnerTexts();
  assert.notEqual(await page.locator('.act').getAttribute('data-decision'), decision);
  assert.equal(log.filter((line) => /^You (check|call)/.test(line)).length, 1, log.filter(mine).join('\n'));
  await leave();
});

test('folding what can be checked is asked about once', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 2, buyin: 100_000 }) });
  for (let hand = 0; hand < 20; hand += 1) {
    let question = await asked(page);
    while (question === 'act' && (await page.locator('[data-action=passive]').innerText()) !== 'Check') {
      await byMouse(page, 'passive');
      question = await asked(page);
    }
    if (question === 'act') {
      const decision = await page.locator('.act').getAttribute('data-decision');
      await byMouse(page, 'fold');
      await page.getByText('Fold anyway').waitFor();
      assert.equal(await page.locator('.act').getAttribute('data-decision'), decision, 'nothing is decided yet');
      await page.keyboard.press('Escape');
      await page.locator('[data-action=fold]').getByText('Fold', { exact: true }).waitFor();
      // Who does not want to be asked is not.
      await byMouse(page, 'menu');
      await page.locator('[data-field=fold-asks] input').uncheck();
      await byMouse(page, 'close');
      await asked(page);
      await byMouse(page, 'fold');
      await page.waitForFunction((before) => document.querySelector('.act').dataset.decision !== before, decision);
      await leave();
      return;
    }
    await byMouse(page, question === 'next' ? 'next' : 'passive');
  }
  assert.fail('twenty hands, and never a free check');
});

test('a key reads out cards, hand, board, pot and players; letters can be switched off', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 3 }) });
  await asked(page);
  const said = async (key) => {
    await page.keyboard.press(key);
    return page.locator('[data-said]').textContent();
  };
  const own = await page.locator('[data-you] [role=img]').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  assert.equal(await said('w'), `Your cards: ${own.join(', ')}`);
  assert.equal(await said('g'), 'Not five cards yet');
  assert.equal(await said('e'), 'No board cards yet');
  assert.match(await said('o'), /^Pot [0-9.]+\. Your turn: /);
  assert.match(await said('h'), /^(\w+ [0-9.]+, )*You [0-9.]+/);
  await byMouse(page, 'menu');
  await page.locator('.keys summary').click();
  await page.locator('[data-field=letters] input').uncheck();
  await page.locator('[data-field=deck] select').selectOption({ label: 'two colours' });
  assert.equal(await page.locator('html').getAttribute('data-deck'), 'two-colours');
  await byMouse(page, 'close');
  await page.evaluate(() => document.activeElement.blur());
  const decision = await page.locator('.act').getAttribute('data-decision');
  const before = await page.locator('[data-said]').textContent();
  assert.equal(await said('e'), before);
  await page.keyboard.press('f');
  await page.keyboard.press('c');
  assert.equal(await page.locator('.act').getAttribute('data-decision'), decision);
  await leave();
});
