// What can be set: seen at once, kept, reset; keys of one's own; sounds.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRoom } from './browser.mjs';
import { AT_ONCE, asked, byMouse, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

const root = (page, name) => page.locator('html').getAttribute(name);
const choose = (page, field, label) => page.locator(`[data-field=${field}] select`).selectOption({ label });

test('what is set is seen at once, is kept, and can be reset', async () => {
  const { page, leave } = await sitDown(room);
  await asked(page);
  await page.keyboard.press('?');
  await choose(page, 'felt', 'wine red');
  await choose(page, 'motion', 'off');
  await choose(page, 'sound', 'off');
  assert.deepEqual([await root(page, 'data-felt'), await root(page, 'data-motion')], ['wine', 'off']);
  const time = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--chips-time'));
  assert.equal(await time(), '1ms');
  await page.keyboard.press('Escape');
  await page.locator('dialog.sheet:not(.guide)').waitFor({ state: 'hidden' });
  await page.reload();
  await asked(page);
  assert.deepEqual([await root(page, 'data-felt'), await root(page, 'data-motion')], ['wine', 'off']);
  await page.locator('[data-action=menu]').click();
  await page.locator('[data-action=reset]').click();
  assert.deepEqual([await root(page, 'data-felt'), await root(page, 'data-motion')], ['green', 'system']);
  assert.equal(await root(page, 'lang'), 'en');
  assert.equal(await time(), '260ms');
  await leave();
});

test('a key of one’s own takes the place of the usual one', async () => {
  const { page, leave } = await sitDown(room);
  await asked(page);
  await page.locator('[data-action=menu]').click();
  await page.locator('.keys summary').click();
  const box = (shortcut) => page.locator(`[data-key="${shortcut}"] input`);
  await box('Fold').focus();
  await page.keyboard.type('x');
  assert.equal(await box('Fold').inputValue(), 'X');
  // A key that is taken changes places; what is no key is refused.
  await box('Passive').focus();
  await page.keyboard.type('l');
  assert.deepEqual([await box('Passive').inputValue(), await box('Log').inputValue()], ['L', 'C']);
  await box('Passive').focus();
  await page.keyboard.type('+');
  assert.equal(await box('Passive').inputValue(), 'L');
  await page.locator('[data-action=close]:visible').click();
  await page.locator('[data-action=menu]').evaluate((button) => button.blur());
  const decision = await page.locator('.act').getAttribute('data-decision');
  await page.keyboard.press('f');
  assert.equal(await page.locator('.act').getAttribute('data-decision'), decision);
  await page.keyboard.press('l');
  await page.waitForFunction((before) => document.querySelector('.act').dataset.decision !== before, decision);
  await leave();
});

test('the table is heard once the player has done something, and not where it is silent', async () => {
  for (const [sound, heard] of [['loud', true], ['silent', false]]) {
    const settings = { language: 'en', pace: 0, sound };
    const { page, context, leave } = await sitDown(room, { settings });
    await context.addInitScript(() => {
      globalThis.tones = 0;
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function (...none) {
        globalThis.tones += 1;
        return create.apply(this, none);
      };
    });
    await page.reload();
    await asked(page);
    const tones = () => page.evaluate(() => globalThis.tones);
    assert.equal(await tones(), 0);
    await byMouse(page, 'passive');
    await asked(page);
    assert.equal((await tones()) > 0, heard);
    await leave();
  }
});

test('who has folded is in the next hand at once, where that is set; keys go to both ends of the amount', async () => {
  const settings = { language: 'en', pace: 2, after_fold: 'next', fold_asks: false };
  const { page, leave } = await sitDown(room, { settings });
  await page.locator('.act[data-ready]').waitFor();
  const amount = page.locator('.amount input[type=text]');
  const least = await amount.inputValue();
  await page.keyboard.press('End');
  const stack = await page.locator('[data-you] [data-stack]').getAttribute('data-stack');
  assert.match(await page.locator('[data-action=raise]').innerText(), /^All-in/);
  await page.keyboard.press('PageDown');
  assert.notEqual(await amount.inputValue(), stack);
  await page.keyboard.press('Home');
  assert.equal(await amount.inputValue(), least);
  const started = Date.now();
  await byMouse(page, 'fold');
  await page.locator('.number', { hasText: 'Hand 2' }).waitFor();
  // Neither the result is waited for, nor a press; a machine of tests may be slow, but not this slow.
  assert(Date.now() - started < 10_000);
  await leave();
});

test('amounts are counted in big blinds, in the log too, and typed as chips or in big blinds alike', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 2, buyin: 100_000 }) });
  await asked(page);
  
  await byMouse(page, 'menu');
  await choose(page, 'amounts', 'in big blinds');
  await page.locator('[data-action=close]:visible').click();
  const stack = Number(await page.locator('[data-you] [data-stack]').getAttribute('data-stack'));
  const blinds = (stack / 1_000).toLocaleString('en', { maximumFractionDigits: 1 });
  assert.equal(await page.locator('[data-you] .stack').innerText(), `${blinds} bb`);
  assert.match(await page.locator('.log .lines').innerText(), /0\.5 bb/);
  await leave();
});

test('a pause stops what happens by itself, and Space goes on', async () => {
  const settings = { language: 'en', pace: 1, auto_deal: true };
  const { page, leave } = await sitDown(room, { settings, hash: table({ seats: 6, buyin: 100_000 }) });
  await page.locator('.act[data-ready]').waitFor();
  await byMouse(page, 'passive');
  await page.keyboard.press('z');
  const pressed = () => page.locator('[data-action=pause]').getAttribute('aria-pressed');
  assert.equal(await pressed(), 'true');
  await page.getByText('Paused').waitFor();
  const log = () => page.locator('.log .lines p').count();
  const before = await log();
  await page.waitForTimeout(1_500);
  assert.equal(await log(), before);
  await page.keyboard.press(' ');
  assert.equal(await pressed(), 'false');
  await page.waitForFunction((count) => document.querySelectorAll('.log .lines p').length > count, before);
  await leave();
});

test('a ready amount of one’s own takes the place of the usual one, and keeps it', async () => {
  const { page, leave } = await sitDown(room, { hash: table({ seats: 2, buyin: 100_000 }) });
  await asked(page);
  await byMouse(page, 'menu');
  await page.locator('.ready summary').click();
  const first = page.locator('.ready select').first();
  await first.selectOption({ label: '4×' });
  await page.locator('[data-action=close]:visible').click();
  const presets = page.locator('[data-preset]:visible');
  await presets.filter({ hasText: '4×' }).click();
  // Four times the big blind.
  assert.equal(await page.locator('[data-action=raise]').innerText(), 'Raise to 40');
  await page.reload();
  await asked(page);
  await presets.filter({ hasText: '4×' }).waitFor();
  await leave();
});

test('who has set a time for decisions checks or folds when it is up, and is warned', async () => {
  const settings = { ...AT_ONCE, decision_time: 'quarter-minute' };
  const { page, leave } = await sitDown(room, { settings, hash: table({ seats: 2, buyin: 100_000 }) });
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(2_000);
  await page.locator('.act[data-ready]').waitFor();
  assert.match(await page.locator('.countdown').innerText(), /^1[345]\ss$/);
  await page.clock.runFor(6_000);
  assert.equal(await page.locator('[data-said]').textContent(), '10 seconds left');
  const decision = await page.locator('.act').getAttribute('data-decision');
  await page.clock.runFor(12_000);
  await page.waitForFunction((before) => document.querySelector('.act').dataset.decision !== before, decision);
  assert.match(await page.locator('.log .lines').innerText(), /You (fold|check)/);
  await leave();
});
