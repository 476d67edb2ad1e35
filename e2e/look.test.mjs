// Every screen at every size: axe finds nothing, nothing scrolls sideways, and a picture is taken for a person to judge.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, PHONE, openRoom } from './browser.mjs';
import { AT_ONCE, asked, byMouse, playHand, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

const SIZES = { phone: PHONE, tablet: { width: 820, height: 1180 }, desk: DESK };

const still = { reducedMotion: 'reduce' };

async function assertFits(page) {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  assert(scroll <= width, `the page is ${scroll} px wide in ${width}`);
}

for (const [name, size] of Object.entries(SIZES)) {
  for (const day of [false, true]) {
    const look = `${name}-${day ? 'day' : 'dark'}`;
    test(`lobby, menu, table and result are accessible and fit: ${look}`, async () => {
      const settings = { ...AT_ONCE, day };
      const { page, shot, assertAccessible, leave } = await sitDown(room, {
        ...size, ...still, settings, hash: table({ seats: 6, buyin: 100_000 }),
      });
      const judge = async (screen) => {
        await assertFits(page);
        await shot(`${screen}-${look}`);
        await assertAccessible();
      };
      await asked(page);
      await judge('table');
      await page.locator('[data-action=menu]').click();
      await judge('menu');
      await page.locator('[data-action=close]:visible').click();
      await playHand(page, byMouse, async () => 'passive');
      await judge('result');
      await page.locator('[data-action=menu]').click();
      await page.locator('[data-action=leave]').click();
      await page.locator('[data-screen=lobby]').waitFor();
      await judge('lobby');
      await leave();
    });
  }
}

for (const seats of [2, 3, 5, 8, 9, 10]) {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`${seats} seats lie apart: ${name}`, async () => {
      const { page, shot, leave } = await sitDown(room, { ...size, ...still, hash: table({ seats }) });
      await asked(page);
      await assertFits(page);
      await shot(`seats-${seats}-${name}`);
      const overlaps = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.pill, .board, .buttons')].map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { name: element.className + (element.closest('[data-seat]')?.dataset.seat ?? ''), left, right, top, bottom };
        });
        const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => meet(a, b)).map((b) => `${a.name} and ${b.name}`));
      });
      assert.deepEqual(overlaps, []);
      await leave();
    });
  }
}

test('the narrowest phone does not scroll sideways', async () => {
  const { page, shot, leave } = await sitDown(room, { width: 320, height: 640, ...still, hash: table({ seats: 6 }) });
  await asked(page);
  await assertFits(page);
  await shot('table-narrow');
  await leave();
});
