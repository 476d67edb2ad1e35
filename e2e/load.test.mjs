// The page arrives: at the top of a site and in a folder of it, from its own files alone, within its policy.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openRoom } from './browser.mjs';

for (const base of ['/', '/poker/']) {
  test(`the page loads under ${base}`, async (t) => {
    const room = await openRoom({ base });
    t.after(() => room.close());
    const visit = await room.open();

    // The shell goes when the game has started.
    await visit.page.locator('#shell').waitFor({ state: 'detached' });
    assert.equal(await visit.page.title(), 'Controbuio');
    assert.match(await visit.page.locator('html').getAttribute('lang'), /^(en|it)$/);
    await visit.leave();
  });
}

test('what may be cached for ever is what carries a hash and a checksum', async (t) => {
  const room = await openRoom();
  t.after(() => room.close());
  const page = await fetch(room.url);
  assert.equal(page.headers.get('cache-control'), 'no-cache');

  const html = await page.text();
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  assert.equal(named.length, 5, 'script, wasm, stylesheet, icon, start script');
  for (const tag of named) {
    const [, address] = tag.match(/(?:href|src)="?([^"\s>]+)/);
    assert.match(address, /-[0-9a-f]{15,16}(_bg)?\.(js|wasm|css|svg)$/, `${address} carries a hash`);
    // Browsers check no icon's sum.
    if (!address.endsWith('.svg')) assert.match(tag, /integrity="?sha384-/, `${address} carries a checksum`);

    const file = await fetch(new URL(address, room.url));
    assert.equal(file.status, 200);
    assert.match(file.headers.get('cache-control'), /immutable/, `${address} is cached`);
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
  }
});

test('the page and the host state the same policy', async (t) => {
  const room = await openRoom();
  t.after(() => room.close());
  const page = await fetch(room.url);
  const [, meta] = (await page.text()).match(/content-security-policy"? content="([^"]+)"/i);
  // A page cannot say who may frame it; only a header can.
  assert.equal(page.headers.get('content-security-policy'), `${meta}; frame-ancestors 'none'`);
});

test('the page carries no text in a language before the game starts', async (t) => {
  const room = await openRoom();
  t.after(() => room.close());
  const { page, shot } = await room.open({ javaScriptEnabled: false });
  assert.equal((await page.locator('body').innerText()).trim(), '');
  assert(await page.locator('.shell-felt').isVisible());
  await shot('shell');
});

for (const [what, pattern] of [['script', /controbuio-\w+\.js$/], ['wasm', /\.wasm$/]]) {
  test(`a ${what} that was tampered with does not run, and the page says so in the browser's language`, async (t) => {
    const room = await openRoom();
    t.after(() => room.close());
    const { page, context, faults, shot } = await room.open({ locale: 'it-IT' });
    await context.route(pattern, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      body[body.length - 1] ^= 1;
      await route.fulfill({ response, body });
    });
    faults.length = 0;
    await page.reload();
    await page.getByRole('alert').filter({ hasText: 'Il gioco non si è avviato' }).waitFor();
    assert(faults.some((fault) => fault.includes('integrity')), faults.join('\n'));
    await shot(`tampered-${what}`);
  });
}
