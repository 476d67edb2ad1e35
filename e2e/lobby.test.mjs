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
