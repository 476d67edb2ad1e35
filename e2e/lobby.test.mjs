// The first screen: choices, amounts, addresses that describe no table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRoom } from './browser.mjs';
import { asked } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

test('one press sits down', async () => {
  const { page, leave } = await room.open();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await asked(page);
  assert.match(page.url(), /#\/table\?game=holdem&structure=no-limit&seats=6/);
  assert.equal(await page.locator('[data-seat]').count(), 6);
  await leave();
});

test('an Italian browser is greeted in Italian', async () => {
  const { page, leave } = await room.open({ locale: 'it-IT' });
  await page.getByRole('button', { name: 'Siediti' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'it');
  await leave();
});

test('the choices are played: structure, seats, exact stakes', async () => {
  const { page, leave } = await room.open();
  const choose = (field, value) => page.locator(`[data-field=${field}] select`).selectOption(value);
  const fill = (field, value) => page.locator(`[data-field=${field}] input`).fill(value);
  await choose('structure', 'limit');
  await choose('seats', '2');
  await fill('sb', '2.50');
  await fill('bb', '5');
  await fill('ante', '');
  await fill('buyin', '100.05');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await asked(page);
  assert.match(page.url(), /structure=limit&seats=2&sb=250&bb=500&ante=0&buyin=10005/);
  assert.match(await page.locator('.stakes').innerText(), /2\.50\/5\.00/);
  await leave();
});

for (const [what, values, said] of [
  ['an amount that is not a number', { bb: 'lots' }, /not an amount/i],
  ['a small blind above the big blind', { sb: '20', bb: '10' }, /small blind/i],
  ['a buy-in below the big blind', { buyin: '1' }, /at least/i],
]) {
  test(`${what} is said beside the box, and nothing typed is lost`, async () => {
    const { page, leave } = await room.open();
    for (const [field, value] of Object.entries(values)) await page.locator(`[data-field=${field}] input`).fill(value);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.problem').filter({ hasText: said }).waitFor();
    assert.equal(await page.locator('[data-screen=lobby]').count(), 1);
    for (const [field, value] of Object.entries(values)) {
      assert.equal(await page.locator(`[data-field=${field}] input`).inputValue(), value);
    }
    await leave();
  });
}

for (const [hash, locale, said] of [
  ['#/table?game=whist', 'en-GB', 'whist'],
  ['#/table?seats=11', 'en-GB', '2 to 10'],
  ['#/table?seed=12&bb=1e3', 'it-IT', '64'],
  ['#/tavolo', 'it-IT', 'tavolo'],
]) {
  test(`the address ${hash} is answered in words, and the first screen works`, async () => {
    const { page, leave } = await room.open({ hash, locale });
    await page.getByRole('alert').filter({ hasText: said }).waitFor();
    await page.locator('[data-action=sit]').click();
    await asked(page);
    await leave();
  });
}

test('without a source of chance nothing is dealt, and the page says so', async () => {
  const { page, context, leave } = await room.open();
  await context.addInitScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new DOMException('no entropy', 'OperationError');
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('alert').filter({ hasText: /Nothing has changed|not possible/i }).waitFor();
  assert.equal(await page.locator('[data-screen=lobby]').count(), 1);
  assert.equal(await page.evaluate(() => localStorage.getItem('controbuio.table')), null);
  await leave();
});

test('a room brings its house rules, its seats and how your cards lie, all said before', async () => {
  const { page, leave } = await room.open();
  const choose = (field, value) => page.locator(`[data-field=${field}] select:visible`).selectOption(value);
  await page.locator('[data-note=entry]').filter({ hasText: 'Buy-in from 200 to 1,000' }).waitFor();
  await choose('company', 'fixed');
  await choose('seats', '10');
  await choose('room', 'popolare');
  await page.locator('[data-note=room]').filter({ hasText: 'Up to 9 seats' }).waitFor();
  assert.equal(await page.locator('[data-field=seats] select').inputValue(), '9');
  assert.equal(await page.locator('[data-field=ante] input').inputValue(), '1');
  await choose('game', 'seven-card-stud');
  await choose('structure', 'limit');
  await choose('room', 'runner');
  await page.locator('[data-note=room]').filter({ hasText: 'Anyone may bet big' }).waitFor();
  await page.locator('.notes h2').filter({ hasText: /ante 1, bring-in 3, bets 10\/20 A$/ }).waitFor();
  await page.locator('[data-action=sit]').click();
  await asked(page);
  assert.match(page.url(), /room=runner.*company=fixed/);
  // Side view: your cards lie face down until you look, and again when you have.
  const closed = page.locator('[data-you] .down [data-card="?"]');
  assert.equal(await closed.count(), 2);
  await page.locator('[data-action=peek]').click();
  await closed.first().waitFor({ state: 'detached' });
  await page.locator('[data-action=peek]').click();
  await closed.nth(1).waitFor();
  await leave();
});

test('a tournament is entered from the first screen, under house rules of one\'s own', async () => {
  const { page, leave } = await room.open();
  const choose = (field, value) => page.locator(`[data-field=${field}] select:visible`).selectOption(value);
  await choose('format', 'true');
  await choose('speed', 'hyper');
  await choose('rebuys', '2');
  await choose('seats', '3');
  await page.locator('[data-field=price] input').fill('25');
  await page.locator('[data-note=entry]').filter({ hasText: 'Prizes: 1st 75.' }).waitFor();
  await choose('room', 'own');
  await page.locator('.house summary').click();
  await choose('cap', '2');
  await page.locator('[data-note=room]').filter({ hasText: 'Cap in limit: 3 bets a round.' }).waitFor();
  await page.locator('[data-action=sit]').click();
  await asked(page);
  assert.match(page.url(), /seats=3&cap=3&tournament=hyper&levels=hands&buyin=2500&rebuys=2$/);
  assert.match(await page.locator('.progress').innerText(), /^Level 1/);
  // It is offered again the next time.
  await page.locator('[data-action=menu]').click();
  await page.locator('[data-action=leave]').click();
  assert.equal(await page.locator('[data-field=format] select').inputValue(), 'true');
  assert.equal(await page.locator('[data-field=price] input').inputValue(), '25');
  await leave();
});
