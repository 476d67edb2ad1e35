// The amount of a bet: typed, stepped, slid, rolled, ready; to the cent, in both ways of writing.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRoom } from './browser.mjs';
import { AT_ONCE, asked, byMouse, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

const box = (page) => page.locator('.amount input[type=text]');
const slider = (page) => page.locator('.amount input[type=range]');
const raise = (page) => page.locator('[data-action=raise]');
const decision = (page) => page.locator('.act').getAttribute('data-decision');

// Blinds 0.25/0.50; 100.35 each, heads-up. The least raise is to 1.00 (rule B8).
const cents = table({ structure: 'no-limit', seats: 2, sb: 25, bb: 50, buyin: 10_035 });

test('no limit: an amount is typed as one writes, to the cent, and the end is the exact stack', async () => {
  const { page, leave } = await sitDown(room, { settings: { ...AT_ONCE, language: 'it' }, hash: cents });
  await asked(page);
  const first = await decision(page);
  assert.equal(await box(page).inputValue(), '1,00');
  // What is being typed is never rewritten.
  await box(page).fill('12,5');
  assert.equal(await box(page).inputValue(), '12,5');
  assert.match(await raise(page).innerText(), /12,50$/);
  // What is not on offer is said in words, and is not done.
  for (const [typed, problem] of [['0,60', /1,00.*100,35/], ['200', /1,00.*100,35/], ['dodici', /./], ['', /./]]) {
    await box(page).fill(typed);
    assert.match(await page.locator('.amount .problem').innerText(), problem, typed);
    await page.keyboard.press('Enter');
    assert.equal(await decision(page), first, typed);
  }
  await slider(page).focus();
  await page.keyboard.press('End');
  assert.equal(await box(page).inputValue(), '100,35');
  assert.match(await raise(page).innerText(), /^All-in 100,35$/);
  await page.keyboard.press('Home');
  assert.equal(await box(page).inputValue(), '1,00');
  // A step is a big blind here; a wheel turns steps.
  await page.locator('.amount .step').last().click();
  const stepped = await box(page).inputValue();
  assert.notEqual(stepped, '1,00');
  await box(page).hover();
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => document.querySelector('.amount input[type=text]').value === '1,00');
  await page.mouse.wheel(0, -100);
  await page.waitForFunction((text) => document.querySelector('.amount input[type=text]').value === text, stepped);
  // It survives another language, whose marks are others.
  await box(page).fill('7,25');
  await byMouse(page, 'menu');
  await page.locator('dialog [data-field=language] select').selectOption({ label: 'English' });
  await page.locator('[data-action=close]:visible').click();
  assert.equal(await box(page).inputValue(), '7.25');
  await page.locator('.act[data-ready]').waitFor();
  await box(page).press('Enter');
  await page.waitForFunction((before) => document.querySelector('.act').dataset.decision !== before, first);
  assert.match(await page.locator('.log .lines').innerText(), /You raise to 7\.25/);
  await leave();
});

test('pot limit: the slider ends at the pot, as the rule counts it; a second press commits', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ structure: 'pot-limit', seats: 2, buyin: 100_000 }) });
  await asked(page);
  const first = await decision(page);
  // Blinds 5/10: 5 to call makes a pot of 20, so the most is 10 + 20 (rule B8).
  const pot = page.locator('[data-preset]:visible').last();
  await pot.click();
  assert.equal(await box(page).inputValue(), '30');
  assert.equal(await pot.getAttribute('aria-pressed'), 'true');
  await slider(page).focus();
  await page.keyboard.press('Home');
  assert.equal(await box(page).inputValue(), '20');
  await page.keyboard.press('End');
  assert.equal(await box(page).inputValue(), '30');
  await box(page).fill('31');
  assert.match(await page.locator('.amount .problem').innerText(), /From 20 to 30/);
  await pot.click();
  assert.equal(await decision(page), first, 'the first press fills in');
  await page.waitForTimeout(400);
  await pot.click();
  await page.waitForFunction((before) => document.querySelector('.act').dataset.decision !== before, first);
  assert.match(await page.locator('.log .lines').innerText(), /You raise to 30/);
  // Whatever comes next begins at the smallest again.
  if ((await asked(page)) === 'act' && (await raise(page).getAttribute('aria-disabled')) === 'false') {
    assert.equal(await slider(page).inputValue(), '0');
  }
  await leave();
});
