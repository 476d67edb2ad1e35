// Every game: whole hands by mouse and by keyboard alone, legible at every size, and nothing that axe finds.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, PHONE, openRoom } from './browser.mjs';
import { AT_ONCE, GAMES, asked, byKeyboard, byMouse, disorder, playHand, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

// Full tables at every size; the other seatings where they are hardest: six on a phone, two on a wide screen.
const SIZES = { phone: [PHONE, [6]], tablet: [{ width: 820, height: 1180 }, []], desk: [DESK, [2]] };
const STRUCTURES = ['limit', 'pot-limit', 'no-limit'];
const still = { reducedMotion: 'reduce' };
const calls = async () => 'passive';

for (const [index, game] of Object.keys(GAMES).entries()) {
  for (const [turn, [means, press]] of Object.entries({ mouse: byMouse, keyboard: byKeyboard }).entries()) {
    const structure = STRUCTURES[(index + turn) % STRUCTURES.length];
    test(`${game}, ${structure}, is played by ${means} alone`, async () => {
      const { page, leave } = await sitDown(room, { hash: table({ game, structure, seats: 5, buyin: 100_000 }) });
      let showdowns = 0;
      for (let hand = 1; hand <= 3; hand += 1) {
        let first = true;
        const seen = await playHand(page, press, async () => {
          const can = (await page.locator('[data-action=raise]').getAttribute('aria-disabled')) === 'false';
          const raise = first && hand % 2 === 1 && can;
          first = false;
          return raise ? 'raise' : 'passive';
        });
        assert(seen.results > 0, 'the hand says who won');
        showdowns += seen.showdown ? 1 : 0;
        await press(page, seen.ends);
        if (seen.ends === 'rebuy') await asked(page).then(() => press(page, 'next'));
        await page.waitForFunction((next) => document.querySelector('.number').textContent === `Hand ${next}`, hand + 1);
      }
      assert(showdowns > 0, 'some hand went to a showdown');
      await leave();
    });
  }
}

for (const [game, most] of Object.entries(GAMES)) {
  for (const [name, [size, others]] of Object.entries(SIZES)) {
    for (const seats of [most, ...others]) {
      test(`${game} for ${seats} lies in order from the first card to the result: ${name}`, async () => {
        const { page, shot, assertAccessible, leave } = await sitDown(room, {
          ...size, ...still, hash: table({ game, structure: 'limit', seats, buyin: 100_000, seed: '1'.repeat(64) }),
        });
        let decision = 0;
        const look = async () => {
          decision += 1;
          await shot(`${game}-${seats}-${name}-${decision}`);
          assert.deepEqual(await disorder(page), [], `decision ${decision}`);
        };
        await playHand(page, byMouse, async () => {
          await look();
          return 'passive';
        });
        await look();
        if (seats === most) await assertAccessible();
        await leave();
      });
    }
  }
}

test('the list of stud is legible by day, in Italian, and on the narrowest phone', async () => {
  for (const [game, seats] of [['seven-card-stud', 8], ['five-card-stud', 10]]) {
    const { page, shot, assertAccessible, leave } = await sitDown(room, {
      width: 320, height: 640, ...still, settings: { ...AT_ONCE, language: 'it', day: true },
      hash: table({ game, structure: 'no-limit', seats, buyin: 100_000, seed: '1'.repeat(64) }),
    });
    const look = async (when) => {
      await shot(`${game}-narrow-${when}`);
      const found = await disorder(page);
      assert.deepEqual(found.filter((what) => !what.startsWith('the index')), [], when);
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth, width: document.documentElement.clientWidth,
      }));
      assert(scroll <= width, `the page is ${scroll} px wide in ${width}`);
    };
    await asked(page);
    await look('first');
    await playHand(page, byMouse, calls);
    await look('result');
    await assertAccessible();
    await leave();
  }
});

test('the menu of games opens each of them, with the amounts it has', async () => {
  for (const game of Object.keys(GAMES)) {
    const { page, leave } = await room.open();
    const choose = (field, value) => page.locator(`[data-field=${field}] select`).selectOption(value);
    await choose('game', game);
    await choose('structure', 'limit');
    const stud = game.includes('stud');
    if (stud) {
      await page.locator('[data-field=small-bet] input').fill('20');
      const typed = (field) => page.locator(`[data-field=${field}] input`).inputValue();
      assert.deepEqual([await typed('ante'), await typed('bring-in'), await typed('big-bet')], ['2', '6', '40']);
    }
    assert.equal(await page.locator('[data-field=sb]').isVisible(), !stud);
    assert.equal(await page.locator('[data-field=seats] option').count(), GAMES[game] - 1);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await asked(page);
    assert.match(page.url(), new RegExp(`game=${game}&structure=limit`));
    if (stud) assert.match(page.url(), /small-bet=2000&big-bet=4000&ante=200&bring-in=600/);
    await leave();
  }
});

test('fourth street with an open pair offers two amounts, by mouse and by key', async () => {
  const { page, leave } = await sitDown(room, {
    hash: table({ game: 'seven-card-stud', structure: 'limit', seats: 8, buyin: 100_000, seed: '1'.repeat(64) }),
  });
  // The first open pair on fourth street that somebody stays in to see.
  for (let questions = 0; ; questions += 1) {
    assert(questions < 200, 'two hundred questions, and never two amounts');
    const question = await asked(page);
    if (question === 'act' && (await page.locator('[data-preset]:visible').count()) === 2) break;
    const before = await page.locator('.act').getAttribute('data-decision');
    await byMouse(page, question === 'act' || question === 'show' ? 'passive' : question);
    await page.waitForFunction((decision) => document.querySelector('.act').dataset.decision !== decision, before);
  }
  const raise = page.locator('[data-action=raise]');
  assert.match(await raise.innerText(), / 10$/);
  await page.keyboard.press('2');
  await raise.getByText('20').waitFor();
  await page.keyboard.press('ArrowDown');
  await raise.getByText('10').waitFor();
  await page.locator('[data-preset]:visible').nth(1).click();
  await raise.getByText('20').waitFor();
  await raise.click();
  await asked(page);
  assert.match((await page.locator('.log .lines p').allInnerTexts()).join('\n'), /You (bet|raise to) 20/);
  await leave();
});

test('open cards are spoken, and yours that lie down say so', async () => {
  const { page, leave } = await sitDown(room, {
    settings: { ...AT_ONCE, language: 'it' },
    hash: table({ game: 'seven-card-stud', structure: 'limit', seats: 4, buyin: 100_000 }),
  });
  await asked(page);
  assert.match((await page.locator('.log .lines p').allInnerTexts()).join('\n'), /, carta scoperta: /);
  const labels = await page.locator('[data-you] .down [role=img]').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
  assert(labels.length >= 2 && labels.every((label) => label.endsWith(', coperta')), labels.join('; '));
  const others = await page.locator('.seat:not([data-you]):has(.up .card)').evaluateAll((all) => all.map((seat) => seat.ariaLabel));
  assert(others.length > 0 && others.every((label) => label.includes('scoperte')), others.join('; '));
  await leave();
});
