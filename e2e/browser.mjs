// The room that the browser tests play in: a server, one Chromium, and a fresh, watched page for each visit.
//
//   const room = await openRoom();                       // once per test file
//   const visit = await room.open({ hash: '#/table' });  // once per test
//   ... visit.page is Playwright's Page ...
//   await visit.leave();                                 // fails if the page misbehaved at any moment
//   await room.close();                                  // in `after`

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import { serve } from './server.mjs';

/** Where pictures go: `E2E_SHOTS`, else e2e/screenshots/, which git ignores. */
const SHOTS = process.env.E2E_SHOTS ?? fileURLToPath(new URL('./screenshots/', import.meta.url));

/** The two sizes at which everything has to look right. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses its sandbox to root, as which containers run it.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

// Chromium says this of the wasm's preload link, which trunk writes; static/boot.js has the sum checked all the same.
const KNOWN_WARNING = 'The `integrity` attribute is currently ignored for preload destinations';

/**
 * Serves dist/ and starts the browser.
 *
 * @param {object} [options]
 * @param {string} [options.base] the folder of the site under which the game lies, such as `/poker/`
 */
export async function openRoom({ base = '/' } = {}) {
  const server = await serve({ base });
  let browser;
  try {
    browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    url: server.url,
    open: (options) => visit(browser, server.url, options),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * Opens the game in a context of its own: no storage, cookies or cache of another visit.
 *
 * @param {object} [options] besides these, all that Playwright's `newContext` takes
 * @param {number} [options.width] 1440 unless given
 * @param {number} [options.height] 900 unless given
 * @param {string} [options.hash] what follows the page's address, with its `#`
 * @param {string} [options.locale] the browser's language; English unless given
 * @param {Record<string, string>} [options.kept] what an earlier visit has left in the storage
 */
async function visit(browser, url, { width = DESK.width, height = DESK.height, hash = '', kept = {}, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', ...options });
  const faults = [];
  await watch(context, new URL(url).origin, faults);
  await context.addInitScript((earlier) => {
    // A new tab begins with an empty page, which has no storage.
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(earlier)) localStorage.getItem(key) ?? localStorage.setItem(key, value);
  }, kept);
  const page = await context.newPage();
  await page.goto(url + hash);
  return {
    page,
    context,
    /** What the page has done wrong so far, as sentences; a test that provokes a fault may empty it. */
    faults,
    /** Takes a picture of what is in view. */
    async shot(name) {
      await page.screenshot({ path: join(SHOTS, `${name}.png`), caret: 'initial' });
    },
    /** Fails with a readable list if axe finds anything on the page as it is now. */
    async assertAccessible() {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
      assert.deepEqual(found, [], 'axe found something');
    },
    /** Ends the visit. Fails if the page reported an error, broke its policy, or asked for anything from elsewhere. */
    async leave() {
      await context.close();
      assert.deepEqual(faults, [], 'the page misbehaved');
    },
  };
}

/** Writes down every error, policy violation, failed request and request to another origin. */
async function watch(context, origin, faults) {
  await context.exposeFunction('reportViolation', (what) => faults.push(`policy: ${what}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      globalThis.reportViolation(`${event.violatedDirective} blocked ${event.blockedURI} (${event.sourceFile})`);
    });
  });
  context.on('console', (message) => {
    const grave = message.type() === 'error' || message.type() === 'warning';
    if (grave && !message.text().startsWith(KNOWN_WARNING)) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const local = url.origin === origin || ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!local) faults.push(`foreign request: ${url}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    // A page that is left or reloaded cuts its own requests off: that is no fault.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') faults.push(`failed request: ${request.url()} (${why})`);
  });
}

/** `CHROME_PATH`, which `cargo xtask test` sets to what it found; without it, the usual names on Linux and macOS. */
function browserPath() {
  const usual = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const path = process.env.CHROME_PATH || usual.find((candidate) => existsSync(candidate));
  assert(path, 'no browser was found: set CHROME_PATH to a Chromium, Chrome or Edge');
  return path;
}
