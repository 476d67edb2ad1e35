// A static host in small: serves dist/ on 127.0.0.1 with the headers of its own `_headers` file, so that what is
// played and tested here is what a real host would send. `cargo xtask play` and the browser tests use it.
//
// By hand: node e2e/server.mjs [--port 8080] [--base /poker/]

import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Starts serving.
 *
 * @param {object} [options]
 * @param {number} [options.port] 0 (any free one) unless given
 * @param {string} [options.base] the folder of the site under which the game lies, with `/` at both ends
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` is the address of the page
 */
export async function serve({ port = 0, base = '/' } = {}) {
  const rules = parseHeaders(await readFile(join(DIST, '_headers'), 'utf8'));
  const server = createServer((request, response) => {
    answer(request, response, base, rules).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request, response, base, rules) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const path = decode(new URL(request.url, 'http://localhost').pathname);
  if (path === null) return refuse(response, 400);
  if (`${path}/` === base) return response.writeHead(301, { location: base }).end();
  if (!path.startsWith(base)) return refuse(response, 404);

  // `_headers` is written for the top of a site, so its rules are asked about the path below the base.
  const inside = path.slice(base.length - 1);
  const file = join(DIST, normalize(inside.endsWith('/') ? `${inside}index.html` : inside));
  if (!file.startsWith(DIST) || file.endsWith(`${sep}_headers`)) return refuse(response, 404);
  let body;
  try {
    body = await readFile(file);
  } catch {
    return refuse(response, 404);
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    ...headersFor(inside, rules),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response, status) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Reads a `_headers` file: a line that begins with `/` is a path, the indented lines under it are its headers. */
function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: {} });
    } else if (/^\s+\S/.test(line)) {
      const colon = line.indexOf(':');
      rules.at(-1).headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** The headers of all rules that fit; in a rule's path `*` stands for anything. */
function headersFor(path, rules) {
  const fits = (rule) => {
    const [before, after] = rule.path.split('*');
    return after === undefined ? path === before : path.startsWith(before) && path.endsWith(after);
  };
  return Object.assign({}, ...rules.filter(fits).map((rule) => rule.headers));
}

// Run by hand or by xtask, not imported. Node has followed links in one of the two paths but not in the other.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, base: { type: 'string' } } });
  try {
    const { url } = await serve({ port: Number(values.port ?? 8080), base: values.base ?? '/' });
    // The first line is the address and nothing else: `cargo xtask play` reads it.
    console.log(url);
  } catch (error) {
    console.error(`The server could not start: ${error.message}`);
    process.exitCode = 1;
  }
}
