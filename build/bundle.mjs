// Bundles what runs: the server with its threads, the threads alone for tests, and what browsers get.
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { readJson, removeOldFiles } from './files.mjs';
import { STAMP_NAME } from './stamps.mjs';

/** Where the pages for staff are built. */
export const OFFICE_FOLDER = 'http/pages/kantoor/dist';

/** Where the pages of /docs are built. */
export const REFERENCE_FOLDER = 'http/pages/reference-page/dist';

/** Where tests find the threads: test/support/worker.ts. */
export const PROGRAMS_FOLDER = '.cache/programs';

/** Packages of packages that the service never calls: they compile schemas, read other documents and decode other texts than UTF-8. */
const LEFT_OUT_PACKAGES = ['ajv', 'openapi-schema-validator', '@apidevtools/json-schema-ref-parser', 'iconv-lite'];

/** The threads of the service, and what it runs in processes of their own. */
const PROGRAMS = [
  'db/engine/sqlite/worker-process.ts',
  'db/engine/sqlite/check-process.ts',
  'print/printer-thread.ts',
  'jobs/announcements/mail-reader-thread.ts',
  'jobs/catalogue/image-thread.ts',
];

/** Bundles the server, which names this commit. The one before stays until all of the new one is there. */
export function bundleServer(commit) {
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  const { version } = readJson('package.json');

  // Packages are in it, since finding a thousand files took a fifth of a start; pdfkit reads files of its own.
  const { outputFiles } = buildSync({
    ...readJson('build/bundle.json'),
    define: { BUILD: JSON.stringify({ version, commit }), IS_BUILT: 'true' },
    // docs/decisions/001-the-door-and-the-contract-at-run-time.md tells why the built service has none of them.
    alias: {
      ...Object.fromEntries(LEFT_OUT_PACKAGES.map((name) => [name, './build/left-out.mjs'])),
      // Four packages bring one each, and each is in memory as text and as objects.
      'mime-db': './node_modules/mime-db',
    },
    entryPoints: [
      { in: 'build/server.mjs', out: 'server' },
      { in: 'build/cli.mjs', out: 'cli' },
      { in: 'server.ts', out: 'service' },
      ...PROGRAMS.map((path) => ({ in: path, out: path.replace(/\.ts$/, '') })),
    ],
    outdir: 'dist',
    write: false,
  });
  removeOldFiles('dist');
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  // Beside node_modules this is all that the server needs: docs/decisions/180-what-the-build-makes-and-ships.md.
  writeFileSync('dist/package.json', JSON.stringify({ name: 'boekstaaf-server', version, type: 'module' }));
  cpSync('demo/fixtures', 'dist/fixtures', { recursive: true });
  for (const folder of [OFFICE_FOLDER, REFERENCE_FOLDER])
    cpSync(folder, join('dist', basename(dirname(folder))), {
      recursive: true,
      filter: (source) => basename(source) !== STAMP_NAME,
    });
}

/** Bundles what browsers get of the office. The server reads it there from its sources, and has a copy when it is built. */
export function bundleOffice() {
  rmSync(OFFICE_FOLDER, { recursive: true, force: true });
  bundleBrowser(OFFICE_FOLDER);
  copyFileSync(join(dirname(OFFICE_FOLDER), 'page.html'), join(OFFICE_FOLDER, 'page.html'));
  copyFileSync('http/pages/browser/icon.svg', join(OFFICE_FOLDER, 'icon.svg'));
}

/** Bundles the script and the style that lie beside a folder into it; parts that are loaded later are files of their own. */
export function bundleBrowser(folder) {
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  const entryPoints = ['main.ts', 'main.tsx', 'page.css'].map((name) => join(dirname(folder), name));

  buildSync({
    entryPoints: entryPoints.filter((path) => existsSync(path)),
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
}

/** Bundles the threads and other programs for tests of the sources, which each would have to learn to read TypeScript. */
export function bundlePrograms() {
  removeOldFiles(PROGRAMS_FOLDER);
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  buildSync({ ...readJson('build/bundle.json'), entryPoints: PROGRAMS, outbase: '.', outdir: PROGRAMS_FOLDER });
  // Node reads them as modules by this.
  writeFileSync(join(PROGRAMS_FOLDER, 'package.json'), JSON.stringify({ type: 'module' }));
}
