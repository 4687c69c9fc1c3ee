// The reference at /docs and the contract: files that the build made, from this server alone.
import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type Router from '@koa/router';
import type { Context, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import { keptFile } from './kept-file.ts';

// The build has them beside itself; setup.mjs makes them before tests run as well.
const FOLDER = new URL(
  import.meta.url.endsWith('.ts') ? './reference-page/dist/' : './reference-page/',
  import.meta.url,
);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Nothing on the pages may come from, or be sent to, another host; their forms are sent by the script. */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'connect-src'].map((kind) => `${kind} 'self'`),
  "img-src 'self' blob:",
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ');

/** So many pages are kept ready to be sent: 10 MB at most, whoever reads all of them. */
const KEPT = 100;

/** Adds /docs and its files, /openapi.json, /openapi.yaml and /llms.txt to the paths outside the contract. */
export function addDocs(router: Router, text: () => Promise<string>): void {
  const contract = keptFile('application/json; charset=utf-8', text);
  router.get('/openapi.json', forEverybody(contract));
  for (const name of ['openapi.yaml', 'llms.txt']) router.get(`/${name}`, forEverybody(made(name)));
  router.get('/docs', page(made('index.html')));
  const pages = new LRUCache<string, Send>({ max: KEPT });
  router.get('/docs/*path', async (ctx, next) => {
    const asked = ctx.path.slice('/docs/'.length);
    const name = extname(asked) === '' ? `${asked}.html` : asked;
    if (!(await names()).has(name)) {
      await next();
      return;
    }
    const send = pages.get(name) ?? page(made(name));
    pages.set(name, send);
    await send(ctx);
  });
}

type Send = (ctx: Context, next?: Next) => Promise<void>;

function made(name: string): Send {
  return keptFile(TYPES[extname(name)] ?? 'application/octet-stream', () => readFile(new URL(name, FOLDER)));
}

/** Browsers keep a page and ask whether it is still the one: after an upgrade nobody sees half of the one before. */
function page(send: Send): Send {
  return (ctx) => {
    ctx.set('Content-Security-Policy', POLICY);
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cache-Control', 'no-cache');
    return send(ctx);
  };
}

function forEverybody(send: Send): Send {
  return (ctx) => {
    ctx.set('Access-Control-Allow-Origin', '*');
    return send(ctx);
  };
}

let known: Promise<ReadonlySet<string>> | undefined;

/** The files of the build, by the paths below /docs: nothing else is ever read. */
function names(): Promise<ReadonlySet<string>> {
  known ??= readdir(FOLDER, { recursive: true }).then(
    (found) => new Set(found.filter((name) => extname(name) in TYPES && !['openapi.yaml', 'llms.txt'].includes(name))),
  );
  return known;
}
