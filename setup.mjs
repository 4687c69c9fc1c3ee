// Takes a fresh clone to work with Node's own modules alone: installs and builds what is missing, then runs the command.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const [command = 'start', ...rest] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`boekstaaf needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
process.chdir(root);

const commands = {
  start: () => {
    build('server', SERVER_SOURCES, buildServer);
    // docs/decisions/060-memory.md tells what each of these saves.
    const { options, environment } = settings('start.json');
    for (const [name, value] of Object.entries(environment)) process.env[name] ??= value;
    node([...options, 'dist/server.js', ...rest]);
  },
  test: () => {
    buildSdk();
    node(['--import', 'tsx', 'test/run.ts', ...rest]);
  },
  build: () => {
    build('server', SERVER_SOURCES, buildServer);
    buildSdk();
  },
  check: () => {
    buildSdk();
    check();
  },
  demo: () => {
    build('server', SERVER_SOURCES, buildServer);
    buildSdk();
    node(['--import', 'tsx', 'demo/main.ts', ...rest]);
  },
  report: () => {
    build('server', SERVER_SOURCES, buildServer);
    buildSdk();
    node(['--import', 'tsx', 'demo/report.ts', ...rest]);
  },
  generate: () => node(['--import', 'tsx', 'spec/generator/generate.ts', ...rest]),
  bench: () => {
    build('server', SERVER_SOURCES, buildServer);
    buildSdk();
    node(['--import', 'tsx', 'bench/run.ts', ...rest]);
  },
};

const SERVER_SOURCES = [
  'bundle.json',
  'package-lock.json',
  'config.ts',
  'server.ts',
  'http',
  'handlers',
  'domain',
  'db',
  'jobs',
  'print',
  'generated',
];
const SDK_SOURCES = ['sdk', 'generated'];

if (!(command in commands)) {
  console.error(`Unknown command ${command}: use ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
install();
commands[command]();

/** Installs when the lock file is not the one that was installed last. */
function install() {
  const lock = hash(['package-lock.json', 'package.json', 'sdk/package.json']);
  if (stamp('install') === lock && existsSync('node_modules')) return;
  console.log('Installing packages (once) ...');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  setStamp('install', lock);
}

function buildServer() {
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  const entryPoints = ['server.ts', 'db/engine/worker-thread.ts', 'print/printer-thread.ts'];
  // docs/decisions/072-the-speed-of-the-database.md tells why packages are in it; pdfkit and the docs page read files of their own.
  // What is loaded later are files of their own, named by what is in them: those of the build before would stay.
  rmSync('dist', { recursive: true, force: true });
  buildSync({ ...settings('bundle.json'), entryPoints, outbase: '.', outdir: 'dist' });
}

function settings(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function buildSdk() {
  build('sdk', SDK_SOURCES, () => run('npm', ['run', '--silent', 'build', '--workspace=sdk']));
}

/** Builds when a source changed since the last build. */
function build(name, sources, work) {
  const now = hash(sources.flatMap((source) => filesBelow(source)));
  const output = name === 'sdk' ? 'sdk/dist' : 'dist';
  if (stamp(name) === now && existsSync(output)) return;
  work();
  setStamp(name, now);
}

function check() {
  node(['--import', 'tsx', 'spec/generator/generate.ts', '--check']);
  for (const [tool, ...args] of [
    ['tsc', '--noEmit', '-p', '.'],
    ['eslint', '.', '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
    ['prettier', '--check', '--log-level=warn', '.'],
  ]) {
    run(join('node_modules', '.bin', tool), args);
  }
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => filesBelow(join(path, name)));
}

function hash(files) {
  const sum = createHash('sha256').update(process.versions.modules);
  for (const file of files.sort()) sum.update(file).update('\0').update(readFileSync(file)).update('\0');
  return sum.digest('hex');
}

function stamp(name) {
  const file = join('node_modules', `.boekstaaf-${name}`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function setStamp(name, value) {
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(join('node_modules', `.boekstaaf-${name}`), value);
}

function node(args) {
  run(process.execPath, args);
}

/** Runs to its end in this terminal; a failure ends this process with the same status. Signals reach the child by themselves. */
function run(program, args) {
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  const { status, signal, error } = spawnSync(program, args, { stdio: 'inherit' });
  process.off('SIGINT', ignore);
  if (error !== undefined) {
    console.error(`${program} could not be run: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
