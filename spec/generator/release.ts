// Cuts a release: `npm run release -- 0.10.0` sets the version everywhere, freezes its contract and dates CHANGELOG.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addSandboxPart, type SandboxPart } from '../../contract/sandbox-part.ts';
import { freeze, isFrozen } from './compare/frozen.ts';
import { readStoredChanges, RELEASED_FOLDER, listReleasedVersions } from './compare/released.ts';
import { LintErrors } from './document.ts';
import { PROJECT_FOLDER } from './sources.ts';

const HELP_TEXT = `Usage: npm run release -- <version> [--date 2026-03-28]

Sets the version of the contract, the server, the clients and docs/operating, makes generated/ again (Java makes the client,
Go compares), keeps the contract in spec/released with its hash, and dates the first section of CHANGELOG.md. Look at it, commit
it, and tag the commit. A version is released once: a change after it is part of the next.`;

/** The files that contain the version, with the text before it. */
export const VERSION_PATTERNS: Readonly<Record<string, RegExp>> = {
  'spec/openapi.yaml': /^( {2}version: ).*$/m,
  'package.json': /^( {2}"version": ").*(?=",$)/m,
  'sdk/package.json': /^( {2}"version": ").*(?=",$)/m,
  'sdk/php/composer.json': /^( {2}"version": ").*(?=",$)/m,
  'sdk/python/pyproject.toml': /^(version = ").*(?="$)/m,
  'docs/operating/README.md': /^(These pages are about version )\d+\.\d+\.\d+(?=\.)/m,
  'docs/operating/install.md': /(\/opt\/boekstaaf\/releases\/)\d+\.\d+\.\d+/g,
  'docs/guides/conformance.md': /(held against contract )\d+\.\d+\.\d+/,
};

function runRelease(): void {
  const { values, positionals } = parseArgs({
    options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [version = ''] = positionals;
  if (values.help === true || version === '') {
    console.log(HELP_TEXT);
    return;
  }
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new LintErrors([`${version} is no version: write it as 1.2.3.`]);
  if (isFrozen(RELEASED_FOLDER, version))
    throw new LintErrors([`${version} is released, and stays as it is: choose a higher version.`]);

  const [last] = listReleasedVersions().filter((each) => each !== version);
  if (last !== undefined && version.localeCompare(last, 'en', { numeric: true }) < 0)
    throw new LintErrors([`${version} is older than ${last}, which is released.`]);

  setVersion(version);
  // A release that was begun and not finished is made again, and compared with the previous release, not with its own
  // rest.
  rmSync(join(RELEASED_FOLDER, `${version}.json`), { force: true });
  generate();

  // The operations of a sandbox cannot break either.
  const contract = addSandboxPart(readMade('openapi.json') as object, readMade('sandbox.json') as SandboxPart);
  mkdirSync(RELEASED_FOLDER, { recursive: true });
  write(`spec/released/${version}.changes.json`, `${JSON.stringify(readStoredChanges().changes, null, 2)}\n`);
  write(`spec/released/${version}.json`, `${JSON.stringify(contract)}\n`);
  freeze(RELEASED_FOLDER, version);

  // The comparison must be empty now that the contract is stored as released.
  generate();
  write('CHANGELOG.md', dateSection(read('CHANGELOG.md'), version, values.date));
  console.log(`Release ${version} is ready: look at git diff, commit, and tag the commit v${version}.`);
}

function readMade(name: string): unknown {
  return JSON.parse(read(join('generated', name)));
}

function setVersion(version: string): void {
  for (const [file, pattern] of Object.entries(VERSION_PATTERNS))
    write(
      file,
      read(file).replace(pattern, (_whole, before: string) => before + version),
    );
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  lock.version = version;
  for (const name of ['', 'sdk']) Object.assign(lock.packages[name] ?? {}, { version });
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

function generate(): void {
  const command = ['--import', 'tsx', join('spec', 'generator', 'main.ts')];
  const { status } = spawnSync(process.execPath, command, { cwd: PROJECT_FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new LintErrors(['generated/ could not be made: mend that first.']);
}

/** The text of CHANGELOG.md with version and date as the heading of what was not released; unchanged where nothing waits. */
export function dateSection(changelog: string, version: string, date: string): string {
  return changelog.replace(/^## Not released yet$/m, `## ${version} (${date})`);
}

function read(file: string): string {
  return readFileSync(join(PROJECT_FOLDER, file), 'utf8');
}

function write(file: string, text: string): void {
  writeFileSync(join(PROJECT_FOLDER, file), text);
}

if (process.argv[1] === import.meta.filename)
  try {
    runRelease();
  } catch (error) {
    if (!(error instanceof LintErrors)) throw error;
    for (const each of error.list) console.error(each);
    process.exitCode = 1;
  }
