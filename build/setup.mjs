// Takes a fresh clone to work with Node's own modules alone: installs and builds what is missing, then runs the command.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants as fileModes,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertNode, refuse } from './requirements.mjs';

assertNode();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...rest] = process.argv.slice(2);
process.chdir(root);

const DAY = 86_400_000;

const commands = {
  start: async () => {
    await buildAll();
    await runBuilt();
  },
  test: async () => {
    await buildSdk();
    await buildOffice();
    await buildReference();
    await buildChecks();
    await buildPrograms();
    await typescript('test/run.ts');
  },
  nightly: async () => {
    await buildAll();
    await typescript('test/nightly.ts');
  },
  build: async () => {
    await buildAll();
    await buildLanguages();
  },
  ...Object.fromEntries(['backup', 'restore', 'rescue', 'sandbox'].map((name) => [name, operate])),
  check: async () => {
    if (rest.includes('--contract')) return checkContract();
    await buildSdk();
    await check();
  },
  demo: async () => {
    await buildAll();
    await typescript(rest.includes('--shop') ? 'demo/shop.ts' : 'demo/main.ts');
  },
  report: async () => {
    await buildAll();
    await typescript('demo/report/main.ts');
  },
  // Users of the client, tests among them, see the new one.
  generate: async () => {
    await typescript('spec/generator/generate.ts');
    await node(['--import', 'tsx', 'config/page.ts']);
    await buildSdk();
    await node(['--import', 'tsx', 'demo/make-fixtures.ts', '--outdated']);
  },
  release: () => typescript('spec/generator/release.ts'),
  new: () => typescript('spec/generator/new-resource.ts'),
  remove: () => typescript('spec/generator/remove-resource.ts'),
  bench: async () => {
    await buildAll();
    await typescript('bench/run.ts');
  },
};

const REFERENCE_SOURCES = [
  'package-lock.json',
  'openapitools.json',
  'generated/openapi.json',
  'generated/examples.json',
  'generated/sandbox.json',
  'spec/errors.yaml',
  'spec/conformance',
  'spec/released',
  'generated/changelog.json',
  'spec/generator',
  'http/pages/reference-page',
  'docs/guides',
  'docs/glossary.md',
];
const SERVER_SOURCES = [
  'build',
  'package.json',
  'package-lock.json',
  'config',
  'server.ts',
  'cli.ts',
  'contract',
  'http',
  'handlers',
  'domain',
  'db',
  'jobs',
  'print',
  'generated',
  'demo/fixtures',
  // The office uses the client.
  'sdk',
  ...REFERENCE_SOURCES,
];
// Its mock checks requests as the door does.
const SDK_SOURCES = ['sdk', 'generated', 'contract', 'http', 'domain', 'spec/generator'];
/** Packages of packages that the service never calls: they compile schemas, read other documents and decode other texts than UTF-8. */
const LEFT_OUT = ['ajv', 'openapi-schema-validator', '@apidevtools/json-schema-ref-parser', 'iconv-lite'];
/** The pages for staff. */
const OFFICE = 'http/pages/kantoor/dist';
const OFFICE_SOURCES = [
  'package-lock.json',
  'http/pages/browser',
  'http/pages/kantoor',
  'domain/values',
  'sdk',
  'generated',
];
const REFERENCE = 'http/pages/reference-page/dist';
/** The threads of the service, and what it runs in processes of their own. */
const PROGRAMS = [
  'db/engine/sqlite/worker-process.ts',
  'db/engine/sqlite/check-process.ts',
  'print/printer-thread.ts',
  'jobs/announcements/mail-reader-thread.ts',
  'jobs/catalogue/picture-thread.ts',
];
const PROGRAMS_BUILT = '.cache/programs';
// Tests take them from here too: test/support/worker.ts.
const CHECKS = '.cache/checks';
const CHECKS_SOURCES = [
  'package-lock.json',
  'contract',
  'domain/values',
  ...['openapi', 'sandbox', 'examples'].map((name) => `generated/${name}.json`),
  'spec/generator',
];
/** The clients in other languages, and where they have what is made of the contract: spec/generator/languages/make.ts. */
const LANGUAGES = { python: 'sdk/python/boekstaaf/_generated', php: 'sdk/php/src/Generated' };
const LANGUAGE_SOURCES = [
  'sdk/package.json',
  ...['openapi', 'sandbox'].map((name) => `generated/${name}.json`),
  'spec/errors.yaml',
  'spec/generator',
];
const STAMP = '.made-of';
/** Clients in other languages lie in sdk/ too, and nothing here is made of them. */
const NO_SOURCES = ['node_modules', 'dist', 'python', 'php'];

/** The program that runs at this moment: it gets the signals that this process gets. */
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running === undefined) process.exit(128 + constants.signals[signal]);
    running.kill(signal);
  });
}

if (command === '--version' || command === '-v') {
  console.log(`boekstaaf ${settings('package.json').version}`);
} else if (command === '--help' || command === '-h') {
  console.log(`Commands: ${Object.keys(commands).join(', ')}. "npm start -- --help" names the settings of the server.`);
} else if (isRelease() || (commands[command] === operate && existsSync('dist/cli.js'))) {
  await runBuilt();
} else if (Object.hasOwn(commands, command)) {
  await install();
  await commands[command]();
} else {
  refuse(`Unknown command ${command}: use ${Object.keys(commands).join(', ')}.`);
}

/** Makes what the clients in other languages have of the contract. */
async function buildLanguages() {
  for (const [language, folder] of Object.entries(LANGUAGES))
    await build(folder, LANGUAGE_SOURCES, '', () =>
      node(['--import', 'tsx', 'spec/generator/languages/make.ts', language]),
    );
}

/** Installs unless everything is there, whoever installed it. */
async function install() {
  if (isInstalled()) return;
  assertWritable();
  console.log('Installing packages (once) ...');
  // NODE_ENV=production would leave out what builds.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  setStamp('node_modules', process.versions.modules);
}

/** Whether all packages of the lock file are there in their versions, and built for this version of Node as far as is known. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed) || (stamp('node_modules') ?? process.versions.modules) !== process.versions.modules)
    return false;
  const { packages: wanted } = settings('package-lock.json');
  const { packages: found } = settings(installed);
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version }]) => path in found && found[path].version === version);
}

async function buildAll() {
  await buildSdk();
  await buildOffice();
  await buildReference();
  await buildServer();
}

/** Runs a command of operators where nothing was built yet. */
async function operate() {
  await buildAll();
  await runBuilt();
}

/**
 * Whether this folder is a release: it was built, and the packages that build are gone (npm prune --omit=dev). A server runs
 * from it, so nothing in it is installed or built: docs/decisions/180-what-is-shipped.md.
 */
function isRelease() {
  return existsSync('dist/server.js') && !existsSync('node_modules/esbuild');
}

/** Runs the server or a command of operators as it was built. */
async function runBuilt() {
  if (commands[command] === operate) return node(['dist/cli.js', command, ...rest]);
  if (command !== 'start')
    refuse(
      `This folder is a release, and npm run ${command} needs the packages that build: npm ci installs them, while no server runs from here.`,
    );
  // docs/decisions/060-memory.md tells what each of these saves.
  const { options, environment } = settings('build/start.json');
  for (const [name, value] of Object.entries(environment)) process.env[name] ??= value;
  await node([...options, 'dist/server.js', ...rest]);
}

function buildServer() {
  const built = commit();
  return build('dist', SERVER_SOURCES, built, async () => {
    await buildChecks();
    bundleServer(built);
    for (const name of ['contract.json', 'contract-sandbox.json', 'openapi.json', 'sandbox.json', 'validators'])
      cpSync(join(CHECKS, name), join('dist', name), { recursive: true });
  });
}

/** Compiles the checks of the contract. */
function buildChecks() {
  return build(CHECKS, CHECKS_SOURCES, '', async () => {
    tidy(CHECKS);
    await node(['--import', 'tsx', 'spec/generator/validators.ts', CHECKS]);
  });
}

function buildSdk() {
  return build('sdk/dist', SDK_SOURCES, '', () => run('npm', ['run', '--silent', 'build', '--workspace=sdk']));
}

function buildOffice() {
  return build(OFFICE, OFFICE_SOURCES, '', bundleOffice);
}

function buildReference() {
  return build(REFERENCE, REFERENCE_SOURCES, '', makeReference);
}

/** Makes the pages of /docs and what they need. Pages of what is not there any more would stay. */
async function makeReference() {
  rmSync(REFERENCE, { recursive: true, force: true });
  bundleBrowser(REFERENCE);
  copyFileSync(join(dirname(REFERENCE), 'icon.svg'), join(REFERENCE, 'icon.svg'));
  await node(['--import', 'tsx', 'spec/generator/reference/make.ts', REFERENCE]);
}

/** Bundles what browsers get of the office. The server reads it there from its sources, and has a copy when it is built. */
function bundleOffice() {
  rmSync(OFFICE, { recursive: true, force: true });
  bundleBrowser(OFFICE);
  copyFileSync(join(dirname(OFFICE), 'page.html'), join(OFFICE, 'page.html'));
  copyFileSync('http/pages/browser/icon.svg', join(OFFICE, 'icon.svg'));
}

/** Bundles the script and the style that lie beside a folder into it; parts that are loaded later are files of their own. */
function bundleBrowser(folder) {
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
function buildPrograms() {
  const sources = ['package-lock.json', 'build/bundle.json', 'db', 'domain', 'generated', 'handlers', 'jobs', 'print'];
  return build(PROGRAMS_BUILT, sources, '', () => {
    tidy(PROGRAMS_BUILT);
    const { buildSync } = createRequire(import.meta.url)('esbuild');
    buildSync({ ...settings('build/bundle.json'), entryPoints: PROGRAMS, outbase: '.', outdir: PROGRAMS_BUILT });
    // Node reads them as modules by this.
    writeFileSync(join(PROGRAMS_BUILT, 'package.json'), JSON.stringify({ type: 'module' }));
  });
}

/**
 * Parts that are loaded later are files of their own, named by their content. A server or a test that runs may load its own
 * yet, so those of earlier builds stay for a day.
 */
function tidy(folder) {
  for (const file of filesBelow(folder)) if (statSync(file).mtimeMs < Date.now() - DAY) rmSync(file);
}

/** Bundles the server. The one before stays until all of the new one is there. */
function bundleServer(built) {
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  const { version } = settings('package.json');
  // docs/decisions/072-the-speed-of-the-database.md tells why packages are in it; pdfkit reads files of its own.
  const { outputFiles } = buildSync({
    ...settings('build/bundle.json'),
    define: { BUILD: JSON.stringify({ version, commit: built + (isChanged() ? '+changes' : '') }), IS_BUILT: 'true' },
    // docs/decisions/287-compiled-checks.md tells why the built service has none of them.
    alias: {
      ...Object.fromEntries(LEFT_OUT.map((name) => [name, './build/left-out.mjs'])),
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
  tidy('dist');
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  // Beside node_modules this is all that the server needs: docs/decisions/180-what-is-shipped.md.
  writeFileSync('dist/package.json', JSON.stringify({ name: 'boekstaaf-server', version, type: 'module' }));
  cpSync('demo/fixtures', 'dist/fixtures', { recursive: true });
  for (const folder of [OFFICE, REFERENCE])
    cpSync(folder, join('dist', basename(dirname(folder))), {
      recursive: true,
      filter: (source) => basename(source) !== STAMP,
    });
}

/** The commit that is checked out; where there is no history, what BUILD_COMMIT says. */
function commit() {
  const head = existsSync('.git') ? git('rev-parse', 'HEAD') : '';
  return head || process.env.BUILD_COMMIT || 'unknown';
}

function isChanged() {
  return existsSync('.git') && git('status', '--porcelain', '--', ...SERVER_SOURCES) !== '';
}

/** The output of git, also where another account made the folder; nothing where it fails or is not there. */
function git(...args) {
  const { stdout } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return stdout?.trim() ?? '';
}

function settings(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Builds when a source changed since the last build, or the commit. */
async function build(output, sources, built, work) {
  const now = hash(sources.flatMap((source) => filesBelow(source))) + built;
  if (stamp(output) === now) return;
  assertWritable();
  await work();
  setStamp(output, now);
}

/** Ends the process with a sentence when this account may not build here: it can run what another one built. */
function assertWritable() {
  try {
    accessSync(root, fileModes.W_OK);
  } catch {
    refuse(
      `This account may not write to ${root}: build there as the account that owns it (npm run build), then start node dist/server.js as this one.`,
    );
  }
}

/** The contract against its rules, generated/ and the last release. */
function checkContract() {
  return node(['--import', 'tsx', 'spec/generator/generate.ts', '--check']);
}

/** Types, lint, format and the contract; with --changed, lint and format of the files that differ from what was pushed. */
async function check() {
  await checkContract();
  // typescript-eslint needs TypeScript 5, and this one takes a fifth of its time.
  for (const project of ['.', ...['browser', 'kantoor', 'reference-page'].map((name) => `http/pages/${name}`)])
    await node(['node_modules/typescript-7/bin/tsc', '--noEmit', ...remembered(project), '-p', project]);
  const changed = rest.includes('--changed') && existsSync('.git') ? changedFiles() : undefined;
  await lint('eslint', changed?.filter((file) => /\.tsx?$/.test(file) || file === 'build/setup.mjs') ?? ['.'], [
    '--max-warnings=0',
    '--no-warn-ignored',
    ...['--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  ]);
  await lint('prettier', changed ?? ['.'], ['--check', '--log-level=warn', '--ignore-unknown']);
}

/** The compiler checks what a change can reach, by what it wrote down about the files when it ran before. */
function remembered(project) {
  return [
    '--incremental',
    '--tsBuildInfoFile',
    join('node_modules', '.cache', 'types', `${basename(resolve(project))}.tsbuildinfo`),
  ];
}

async function lint(tool, files, options) {
  if (files.length > 0) await run(join('node_modules', '.bin', tool), [...options, '--', ...files]);
}

/** The files that differ from the branch that was pushed, or from the last commit where there is none. */
function changedFiles() {
  const base = git('rev-parse', '--verify', '--quiet', '@{upstream}') || 'HEAD';
  const names = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return names.join('\n').split('\n').filter(Boolean);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NO_SOURCES.includes(name))
    .flatMap((name) => filesBelow(join(path, name)));
}

/** The content of files in 64 characters; another version of Node makes other ones. */
function hash(files) {
  const sum = createHash('sha256').update(process.versions.modules);
  for (const file of files.sort()) sum.update(file).update('\0').update(readFileSync(file)).update('\0');
  return sum.digest('hex');
}

/** The stamp of the sources that a folder was made of; null when it was not. */
function stamp(folder) {
  const file = join(folder, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function setStamp(folder, value) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, STAMP), value);
}

function typescript(file) {
  return node(['--import', 'tsx', file, ...rest]);
}

function node(args) {
  return run(process.execPath, args);
}

/** Runs a program to its end in this terminal. When it fails this process ends with its status: 128 and more for a signal. */
async function run(program, args) {
  running = spawn(program, args, { stdio: 'inherit' });
  const status = await new Promise((resolve) => {
    running.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    running.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  running = undefined;
  if (status !== 0) process.exit(status);
}
