// Where there is little room: the narrowest phone, a phone on its side, text twice as large. One hand of each game at its
// full table; at every decision and at the result the page is looked at in each of these sizes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRoom } from './browser.mjs';
import { GAMES, byMouse, disorder, playHand, sitDown, table } from './player.mjs';

let room;
before(async () => {
  room = await openRoom();
});
after(() => room.close());

/** The size of the window, and the size of text that the browser is set to. */
const SIZES = {
  narrow: [{ width: 320, height: 640 }, 16],
  low: [{ width: 844, height: 390 }, 16],
  'tablet-200': [{ width: 820, height: 1180 }, 32],
  'desk-200': [{ width: 1440, height: 900 }, 32],
};

for (const [game, seats] of Object.entries(GAMES)) {
  test(`${game} for ${seats} fits where there is little room`, async () => {
    const { page, context, shot, assertAccessible, leave } = await sitDown(room, {
      reducedMotion: 'reduce', width: 320, height: 640,
      hash: table({ game, structure: 'pot-limit', seats, buyin: 100_000, seed: '1'.repeat(64) }),
    });
    const browser = await context.newCDPSession(page);
    await browser.send('Page.enable');
    const resize = async (size, standard) => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    };
    let step = 0;
    const look = async () => {
      step += 1;
      for (const [name, [size, text]] of Object.entries(SIZES)) {
        await resize(size, text);
        await shot(`cramped-${game}-${name}-${step}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert(wide <= 0, `${name}, ${step}: ${wide} px too wide`);
        assert.deepEqual(await disorder(page), [], `${name}, ${step}`);
      }
    };
    await playHand(page, byMouse, async () => {
      await look();
      return 'passive';
    });
    await look();
    await resize(...SIZES.narrow);
    await assertAccessible();
    await leave();
  });
}
