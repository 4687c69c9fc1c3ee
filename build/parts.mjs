// The parts that are built: the sources of each, and how it is made when one of them changed.
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  bundleBrowser,
  bundleOffice,
  bundlePrograms,
  bundleServer,
  OFFICE_FOLDER,
  PROGRAMS_FOLDER,
  REFERENCE_FOLDER,
} from './bundle.mjs';
import { removeOldFiles } from './files.mjs';
import { readCommit, isChanged } from './git.mjs';
import { runNode, run } from './run.mjs';
import { buildWhenChanged } from './stamps.mjs';

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

const OFFICE_SOURCES = [
  'package-lock.json',
  'http/pages/browser',
  'http/pages/kantoor',
  'domain/values',
  'sdk',
  'generated',
];

// Tests take them from here too: test/support/worker.ts.
const CHECKS_FOLDER = '.cache/checks';

const CHECKS_SOURCES = [
  'package-lock.json',
  'contract',
  'domain/values',
  ...['openapi', 'sandbox', 'examples'].map((name) => `generated/${name}.json`),
  'spec/generator',
];

/** The clients in other languages, and where they have what is made of the contract: spec/generator/languages/make.ts. */
const LANGUAGE_FOLDERS = { python: 'sdk/python/boekstaaf/_generated', php: 'sdk/php/src/Generated' };

const LANGUAGE_SOURCES = [
  'sdk/package.json',
  ...['openapi', 'sandbox'].map((name) => `generated/${name}.json`),
  'spec/errors.yaml',
  'spec/generator',
];

/** Builds all that the service needs. */
export async function buildAll() {
  await buildSdk();
  await buildOffice();
  await buildReference();
  await buildServer();
}

function buildServer() {
  const commit = readCommit();
  const bundle = async () => {
    await buildChecks();
    bundleServer(commit + (isChanged(SERVER_SOURCES) ? '+changes' : ''));
    for (const name of ['contract.json', 'contract-sandbox.json', 'openapi.json', 'sandbox.json', 'validators'])
      cpSync(join(CHECKS_FOLDER, name), join('dist', name), { recursive: true });
  };
  return buildWhenChanged('dist', SERVER_SOURCES, bundle, { commit });
}

/** Compiles the checks of the contract. */
export function buildChecks() {
  return buildWhenChanged(CHECKS_FOLDER, CHECKS_SOURCES, async () => {
    removeOldFiles(CHECKS_FOLDER);
    await runNode(['--import', 'tsx', 'spec/generator/validators.ts', CHECKS_FOLDER]);
  });
}

/** Builds the client. */
export function buildSdk() {
  return buildWhenChanged('sdk/dist', SDK_SOURCES, () => run('npm', ['run', '--silent', 'build', '--workspace=sdk']));
}

/** Builds what browsers get of the office. */
export function buildOffice() {
  return buildWhenChanged(OFFICE_FOLDER, OFFICE_SOURCES, bundleOffice);
}

/** Builds the pages of /docs. */
export function buildReference() {
  return buildWhenChanged(REFERENCE_FOLDER, REFERENCE_SOURCES, makeReference);
}

/** Makes the pages of /docs and what they need. Pages of what is not there any more would stay. */
async function makeReference() {
  rmSync(REFERENCE_FOLDER, { recursive: true, force: true });
  bundleBrowser(REFERENCE_FOLDER);
  copyFileSync(join(dirname(REFERENCE_FOLDER), 'icon.svg'), join(REFERENCE_FOLDER, 'icon.svg'));
  await runNode(['--import', 'tsx', 'spec/generator/reference/make.ts', REFERENCE_FOLDER]);
}

/** Builds the threads and other programs for tests of the sources. */
export function buildPrograms() {
  const sources = ['package-lock.json', 'build/bundle.json', 'db', 'domain', 'generated', 'handlers', 'jobs', 'print'];
  return buildWhenChanged(PROGRAMS_FOLDER, sources, bundlePrograms);
}

/** Makes what the clients in other languages have of the contract. */
export async function buildLanguages() {
  for (const [language, folder] of Object.entries(LANGUAGE_FOLDERS))
    await buildWhenChanged(folder, LANGUAGE_SOURCES, () =>
      runNode(['--import', 'tsx', 'spec/generator/languages/make.ts', language]),
    );
}
