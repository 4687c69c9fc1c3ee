// The planning page: its files as the build made them, from this server alone; it shows nothing without a credential.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type Router from '@koa/router';
import type { Context } from 'koa';

// The build has them beside itself; setup.mjs makes them before tests run as well.
const FOLDER = new URL(import.meta.url.endsWith('.ts') ? './planning-page/dist/' : './planning-page/', import.meta.url);

const FILES: Readonly<Record<string, string>> = {
  'main.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

/** Scripts and styles are files of ours; requests go to this server alone; forms are sent by the script. */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'img-src', 'connect-src'].map((kind) => `${kind} 'self'`),
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ');

/** Adds /planning and its files to the paths outside the contract. The page draws in this zone (`Europe/Amsterdam`). */
export function addPlanningPage(router: Router, zone: string): void {
  router.get('/planning', async (ctx) => {
    ctx.set('Content-Security-Policy', POLICY);
    ctx.set('Referrer-Policy', 'no-referrer');
    const page = (await readFile(new URL('page.html', FOLDER), 'utf8')).replace('{zone}', zone);
    serve(ctx, Buffer.from(page), 'text/html; charset=utf-8');
  });
  for (const [name, type] of Object.entries(FILES)) {
    router.get(`/planning/${name}`, async (ctx) => {
      serve(ctx, await readFile(new URL(name, FOLDER)), type);
    });
  }
}

/** Browsers keep a file and ask whether it is still the one: after an upgrade nobody sees half of the page before. */
function serve(ctx: Context, bytes: Buffer, type: string): void {
  ctx.type = type;
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = bytes;
}
