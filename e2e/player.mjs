// A player at the table: what one sees there, and what one does, by mouse or by keyboard alone.

import assert from 'node:assert/strict';

/** The address of a table, seeded unless `seed` is null, with the pace of everything set to "at once". */
export function table({
  game = 'holdem', structure = 'no-limit', seats = 3, sb = 500, bb = 1000, buyin = 20_000, seed = '7'.repeat(64),
} = {}) {
  const chosen = seed === null ? '' : `&seed=${seed}`;
  const bets = game.includes('stud') ? `small-bet=${bb}` : `sb=${sb}&bb=${bb}&ante=0`;
  return `#/table?game=${game}&structure=${structure}&seats=${seats}&${bets}&buyin=${buyin}&company=fixed${chosen}`;
}

/** The games, with the most seats each has. */
export const GAMES = { holdem: 10, omaha: 10, 'omaha-hilo': 10, 'seven-card-stud': 8, 'five-card-stud': 10 };

/** Settings of somebody who has been here before: nothing takes time, so that tests need none. */
export const AT_ONCE = { language: 'en', pace: 0, auto_deal: false, day: false, table: null };

/** Opens the table at once and in English. */
export async function sitDown(room, { hash = table(), settings = AT_ONCE, ...options } = {}) {
  const visit = await room.open({ hash, kept: { 'controbuio.settings': JSON.stringify(settings) }, ...options });
  await visit.page.locator('[data-screen=table]').waitFor();
  return visit;
}

/** Waits until the player is asked something; says what: `act`, `show`, or the usual one of the room's services. */
export async function asked(page) {
  const services = page.locator('.onward button[aria-disabled=false]:visible');
  await page.locator('.act[data-ready]').or(services.last()).first().waitFor();
  if (await services.count()) return services.last().getAttribute('data-action');
  return (await page.locator('[data-action=fold]').innerText()) === 'Muck' ? 'show' : 'act';
}

/** Everything on the table that a reload must not change. */
export async function picture(page) {
  return page.evaluate(() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.innerText);
    const cards = (selector) => [...document.querySelectorAll(`${selector} [data-card]`)].map((card) => card.dataset.card);
    return {
      board: cards('.board'),
      mine: cards('[data-you]'),
      stacks: [...document.querySelectorAll('[data-stack]')].map((stack) => stack.dataset.stack),
      bets: [...document.querySelectorAll('[data-way=bet]')].map((bet) => `${bet.dataset.bet} ${bet.innerText}`),
      pot: document.querySelector('[data-pot]').dataset.pot,
      decision: document.querySelector('.act').dataset.decision ?? null,
      buttons: texts('.buttons button:not([hidden])'),
      question: texts('[role=status]'),
      commitment: document.querySelector('[data-commitment]')?.textContent ?? null,
    };
  });
}

/**
 * What lies on something else, or outside the table, or is cut, or hides the index of a card: as sentences. A seat may lie on
 * itself, since its pill covers the feet of its cards.
 */
export async function disorder(page) {
  return page.evaluate(() => {
    const shown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const parts = (selector, owner) => [...document.querySelectorAll(selector)].filter(shown).map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const of = owner(element);
      return { name: `${element.className} ${of}`, of, left, right, top, bottom };
    });
    const boxes = [
      ...parts('.seat :is(.pill, .name, .stack, .down, .up, .word)', (element) => element.closest('[data-seat]').dataset.seat),
      ...parts('.bet', (element) => `bet ${element.dataset.bet}`),
      ...parts('.pot strong, .street, .board, .lead, .reason', (element) => `centre ${element.className}`),
      ...parts('.buttons, .amount:not([inert])', (element) => `hand ${element.className}`),
    ].filter(({ left, right }) => right > left);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const apart = (a, b) => a.of !== b.of || [a, b].some(({ name }) => name.startsWith('word'))
      && [a, b].some(({ name }) => /^(down|up)/.test(name));
    const overlaps = boxes.flatMap((a, at) =>
      boxes.slice(at + 1).filter((b) => apart(a, b) && meet(a, b)).map((b) => `${a.name} lies on ${b.name}`));
    const bar = document.querySelector('.bar').getBoundingClientRect().bottom;
    const outside = boxes.filter(({ left, right, top }) => left < -0.5 || right > innerWidth + 0.5 || top < bar - 1);
    const hidden = [...document.querySelectorAll('.table .rank, .table .suit.small')].filter((sign) => {
      const { left, top, width, height } = sign.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      // What one scrolls to is not hidden.
      if (!there && document.documentElement.scrollHeight > innerHeight) return false;
      return there?.closest('.card') !== sign.closest('.card');
    });
    // A name may be cut, with a sign that it is; what one decides by may not.
    const cut = [...document.querySelectorAll('.buttons button, .stack, .bet, .pot strong, .lead, .reason, .question')]
      .filter((element) => shown(element) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
    return [
      ...overlaps,
      ...cut.map((element) => `${element.className} is cut: ${element.innerText}`),
      ...outside.map(({ name }) => `${name} lies outside`),
      ...hidden.map((sign) => `the index of ${sign.closest('.card').dataset.card} is hidden`),
    ];
  });
}

/** Plays one decision; `choose` is given the labels of the buttons and says which action to take. */
export async function playHand(page, press, choose) {
  const seen = { results: 0, showdown: false };
  for (let decisions = 0; decisions < 60; decisions += 1) {
    const question = await asked(page);
    if (question !== 'act' && question !== 'show') {
      seen.results = await page.locator('[data-result] .lead').count();
      seen.showdown = (await page.locator('.seat:not([data-you]) [data-card]:not([data-card="?"])').count()) > 0;
      seen.ends = question;
      return seen;
    }
    const decision = await page.locator('.act').getAttribute('data-decision');
    const action = question === 'show' ? 'passive' : await choose(page);
    await press(page, action);
    await page.waitForFunction(
      (before) => document.querySelector('.act').dataset.decision !== before
        || document.querySelector('[data-free]'),
      decision,
    );
    if (await page.locator('[data-free]').count()) {
      // Folding for nothing is asked about once.
      await page.locator('.act[data-ready]').waitFor();
      await press(page, 'fold');
    }
  }
  assert.fail('the hand does not end');
}

/** Presses with the mouse. */
export const byMouse = (page, action) => page.locator(`[data-action=${action}]:visible`).first().click();

const KEYS = { fold: 'f', passive: 'c', next: ' ' };

/** Presses with the keyboard: letters, and Enter for what R and A have only filled in. */
export async function byKeyboard(page, action) {
  if (action === 'raise') {
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
  } else if (action === 'all-in') {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
  } else if (action in KEYS) {
    await page.keyboard.press(KEYS[action]);
  } else {
    await tabTo(page, `[data-action=${action}]`);
    await page.keyboard.press('Enter');
  }
}

/** Moves the keyboard to a control as somebody without a mouse does. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (there) return;
  }
  assert.fail(`the keyboard does not reach ${selector}`);
}
