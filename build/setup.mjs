// Takes a fresh clone to work with Node's own modules alone: installs and builds what is missing, then runs the command.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, checkContract } from './check.mjs';
import { readJson } from './files.mjs';
import { installHooks } from './git.mjs';
import { install } from './install.mjs';
import {
  buildAll,
  buildChecks,
  buildLanguages,
  buildOffice,
  buildPrograms,
  buildReference,
  buildSdk,
} from './parts.mjs';
import { refuse } from './refuse.mjs';
import { assertNode } from './requirements.mjs';
import { runNode } from './run.mjs';

assertNode();
const [command = 'start', ...rest] = process.argv.slice(2);
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const commands = {
  start: async () => {
    await buildAll();
    await runBuilt();
  },
  test: async () => {
    installHooks();
    await buildSdk();
    await buildOffice();
    await buildReference();
    await buildChecks();
    await buildPrograms();
    await runTypeScript('test/run.ts');
  },
  nightly: async () => {
    await buildAll();
    await runTypeScript('test/nightly.ts');
  },
  build: async () => {
    await buildAll();
    await buildLanguages();
  },
  ...Object.fromEntries(['backup', 'restore', 'rescue', 'sandbox'].map((name) => [name, operate])),
  check: async () => {
    if (rest.includes('--contract')) return checkContract();
    await buildSdk();
    await check({ onlyChanged: rest.includes('--changed') });
  },
  demo: async () => {
    await buildAll();
    await runTypeScript(rest.includes('--shop') ? 'demo/shop.ts' : 'demo/main.ts');
  },
  report: async () => {
    await buildAll();
    await runTypeScript('demo/report/main.ts');
  },
  // Users of the client, tests among them, see the new one.
  generate: async () => {
    await runTypeScript('spec/generator/main.ts');
    await runNode(['--import', 'tsx', 'config/page.ts']);
    await buildSdk();
    await runNode(['--import', 'tsx', 'demo/make-fixtures.ts', '--outdated']);
  },
  release: () => runTypeScript('spec/generator/release.ts'),
  new: () => runTypeScript('spec/generator/new-resource.ts'),
  remove: () => runTypeScript('spec/generator/remove-resource.ts'),
  bench: async () => {
    await buildAll();
    await runTypeScript('bench/run.ts');
  },
};

if (command === '--version' || command === '-v') {
  console.log(`boekstaaf ${readJson('package.json').version}`);
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

/** Runs a command of operators where nothing was built yet. */
async function operate() {
  await buildAll();
  await runBuilt();
}

/**
 * Whether this folder is a release: it was built, and the packages that build are gone (npm prune --omit=dev). A server runs
 * from it, so nothing in it is installed or built: docs/decisions/180-what-the-build-makes-and-ships.md.
 */
function isRelease() {
  return existsSync('dist/server.js') && !existsSync('node_modules/esbuild');
}

/** Runs the server or a command of operators as it was built. */
async function runBuilt() {
  if (commands[command] === operate) return runNode(['dist/cli.js', command, ...rest]);
  if (command !== 'start')
    refuse(
      `This folder is a release, and npm run ${command} needs the packages that build: npm ci installs them, while no server runs from here.`,
    );
  // docs/decisions/060-memory-and-processor-time.md tells what each of these saves.
  const { options, environment } = readJson('build/start.json');
  for (const [name, value] of Object.entries(environment)) process.env[name] ??= value;
  await runNode([...options, 'dist/server.js', ...rest]);
}

function runTypeScript(file) {
  return runNode(['--import', 'tsx', file, ...rest]);
}
