// Serves the reference at /docs and the contract: files of the build.
import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type Router from '@koa/router';
import type { Context, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import { contractOf } from './contract-file.ts';
import { createCachedFile } from './cached-file.ts';

// The built server has them in its own folder; build/setup.mjs also builds them before tests.
const FOLDER = new URL(
  import.meta.url.endsWith('.ts') ? './reference-page/dist/' : './reference-page/',
  import.meta.url,
);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.py': 'text/x-python; charset=utf-8',
  '.toml': 'application/toml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The content security policy: pages load from and send to this server alone, and only scripts send their forms. */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'connect-src'].map((kind) => `${kind} 'self'`),
  "img-src 'self' blob:",
  ...['base-uri', 'form-action', 'frame-ancestors'].map((kind) => `${kind} 'none'`),
].join('; ');

/** How many pages are cached: 10 MB at most. */
const MAX_CACHED_PAGES = 100;

/** Files at the root of the site, equal at every address. */
const TOP_LEVEL_FILES = ['llms.txt', 'changelog.json', 'conformance/schemathesis.toml', 'conformance/hooks.py'];

interface DocsOptions {
  /** The text of the contract. */
  readonly readContract: () => Promise<string>;
  /** The address that the operator set; null for none. */
  readonly publicUrl: string | null;
  readonly isSandbox: boolean;
}

/** Adds /docs, its files, and the files for programs at the root of the site to the paths outside the contract. */
export function addDocs(router: Router, { readContract, publicUrl, isSandbox }: DocsOptions): void {
  const createSender = (name: string): DocsSender => createFileSender(name, isSandbox);
  router.get('/openapi.json', allowAllOrigins(contractOf(CONTENT_TYPES['.json'] ?? '', readContract, publicUrl)));
  for (const name of ['openapi.yaml', 'openapi-codegen.json', 'openapi.postman.json']) {
    const readContractFile = (): Promise<string> => readFile(new URL(name, FOLDER), 'utf8');
    router.get(
      `/${name}`,
      allowAllOrigins(contractOf(CONTENT_TYPES[extname(name)] ?? '', readContractFile, publicUrl)),
    );
  }

  for (const name of TOP_LEVEL_FILES) router.get(`/${name}`, allowAllOrigins(createSender(name)));
  router.get('/docs', addPageHeaders(createSender('index.html')));

  const pages = new LRUCache<string, DocsSender>({ max: MAX_CACHED_PAGES });
  router.get('/docs/*path', async (ctx, next) => {
    const pagePath = ctx.path.slice('/docs/'.length);
    const name = extname(pagePath) === '' ? `${pagePath}.html` : pagePath;
    if (!(await listFiles()).has(name)) {
      await next();
      return;
    }
    const send = pages.get(name) ?? addPageHeaders(createSender(name));
    pages.set(name, send);
    await send(ctx);
  });
}

type DocsSender = (ctx: Context, next?: Next) => Promise<void>;

function createFileSender(name: string, isSandbox: boolean): DocsSender {
  return createCachedFile(CONTENT_TYPES[extname(name)] ?? 'application/octet-stream', async () => {
    const bytes = await readFile(new URL(name, FOLDER));
    return isSandbox && extname(name) === '.html' ? markSandbox(bytes.toString('utf8')) : bytes;
  });
}

/** Returns a page with the mark of a sandbox at its top. */
function markSandbox(page: string): string {
  return page.replace(/<main[^>]*>/, (main) => `${main}${SANDBOX_NOTE}`);
}

const SANDBOX_NOTE =
  '<p class="sandbox" role="note"><strong>Sandbox.</strong> The clock of this installation stands until a request moves it. No mail leaves, and no payment is real.</p>';

/** Returns a sender whose pages browsers cache and revalidate, so that no page mixes two versions after an upgrade. */
function addPageHeaders(send: DocsSender): DocsSender {
  return (ctx) => {
    ctx.set('Content-Security-Policy', POLICY);
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('Cache-Control', 'no-cache');
    return send(ctx);
  };
}

function allowAllOrigins(send: DocsSender): DocsSender {
  return (ctx) => {
    ctx.set('Access-Control-Allow-Origin', '*');
    return send(ctx);
  };
}

let listedFiles: Promise<ReadonlySet<string>> | undefined;

/** Returns the files of the build, by their paths below /docs: no other file is read. */
function listFiles(): Promise<ReadonlySet<string>> {
  listedFiles ??= readdir(FOLDER, { recursive: true }).then(
    (fileNames) =>
      new Set(
        fileNames.filter(
          (name) => extname(name) in CONTENT_TYPES && !name.startsWith('openapi') && !TOP_LEVEL_FILES.includes(name),
        ),
      ),
  );
  return listedFiles;
}
