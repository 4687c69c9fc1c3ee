// Serves pages that a script renders, such as the office: files of the build, under a strict content security policy.
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type Router from '@koa/router';
import html from 'html-template-tag';
import type { Context } from 'koa';
import { createCachedFile } from './cached-file.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The content security policy: all files and requests are of this server, PDFs may be framed, and only scripts send forms. */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'].map((kind) => `${kind} 'self'`),
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ');

type BrowserPageSender = (ctx: Context) => Promise<void>;

interface BrowserPage {
  /** The path of the page, without a slash at the end. */
  readonly path: string;
  /** The folder of its files. */
  readonly folder: URL;
  /** Returns the values that replace their names in braces in the page. */
  readonly readValues?: () => Readonly<Record<string, string>>;
  /** Whether a path below the page's own shows the page too. */
  readonly isAddress?: (path: string) => boolean;
  /** The path of the page that may use the camera; left out where none may. */
  readonly camera?: string;
}

/** Adds a page and its files to the paths outside the contract. */
export function addBrowserPage(router: Router, plan: BrowserPage): void {
  const { path, folder, readValues, isAddress = () => false, camera } = plan;

  const page: BrowserPageSender = async (ctx) => {
    ctx.set('Content-Security-Policy', POLICY);
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('Permissions-Policy', `camera=(${ctx.path === camera ? 'self' : ''})`);
    const text = await readFile(new URL('page.html', folder), 'utf8');
    const pageText = Object.entries(readValues?.() ?? {}).reduce(
      (filledText, [name, value]) => filledText.replace(`{${name}}`, () => html`${value}`),
      text,
    );
    await send(
      ctx,
      createCachedFile('text/html; charset=utf-8', () => Promise.resolve(pageText)),
    );
  };

  const files = new Map<string, BrowserPageSender>();
  router.get(path, page);
  router.get(`${path}/*below`, async (ctx, next) => {
    const name = ctx.path.slice(path.length + 1);
    if (isAddress(ctx.path)) await page(ctx);
    else if (await isFile(folder, name)) await send(ctx, cachedSenderOf(files, name, folder));
    else await next();
  });
}

/** Returns whether the build has a file of this name: no other file is read. */
async function isFile(folder: URL, name: string): Promise<boolean> {
  return extname(name) in CONTENT_TYPES && (await readdir(folder)).includes(name);
}

function cachedSenderOf(files: Map<string, BrowserPageSender>, name: string, folder: URL): BrowserPageSender {
  const sender =
    files.get(name) ?? createCachedFile(CONTENT_TYPES[extname(name)] ?? '', () => readFile(new URL(name, folder)));
  files.set(name, sender);
  return sender;
}

/** Sends a file that browsers cache and revalidate, so that no page mixes two versions after an upgrade. */
async function send(ctx: Context, sender: BrowserPageSender): Promise<void> {
  ctx.set('Cache-Control', 'no-cache');
  await sender(ctx);
}
