// Writes generated/, or compares it: npx tsx spec/generator/main.ts [--check] [--client | --no-client] [--partial].
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createClientContract, isClientStale, makeClient } from './client.ts';
import { findChangedReleases } from './compare/frozen.ts';
import {
  describeBreakingChanges,
  readStoredChanges,
  RELEASED_FOLDER,
  textOf,
  findUnreleasedChanges,
} from './compare/released.ts';
import { LintErrors } from './document.ts';
import { generate } from './generate.ts';
import type { GeneratorResult } from './generated.ts';
import { lint } from './lint.ts';
import { generateLists } from './lists.ts';
import { runWithLock } from './lock.ts';
import { PROJECT_FOLDER, SPEC_FOLDER } from './sources.ts';

const GENERATED_FOLDER = join(PROJECT_FOLDER, 'generated');

/** Returns all files to write: those of the contract, and the lists of the project's own files. */
function listFilesToWrite(result: GeneratorResult): ReadonlyMap<string, string> {
  const ids = new Set(result.bundle.places.map(({ operation }) => operation.operationId));
  const lists = [...generateLists(PROJECT_FOLDER, ids)];
  return new Map([...result.files, ...lists.map(([path, text]) => [join('..', path), text] as const)]);
}

/** Writes the files that changed, each atomically; returns their names. */
function writeChanged(files: ReadonlyMap<string, string>): string[] {
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  const changedFiles = [...files].filter(([name, text]) => readCurrent(name) !== text);
  for (const [name, text] of changedFiles) {
    const target = join(GENERATED_FOLDER, name);
    mkdirSync(dirname(target), { recursive: true });
    const temporary = join(dirname(target), `.${basename(target)}.${String(process.pid)}`);
    writeFileSync(temporary, text);
    renameSync(temporary, target);
  }
  return changedFiles.map(([name]) => name);
}

function readCurrent(name: string): string | undefined {
  const file = join(GENERATED_FOLDER, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function check(): Promise<void> {
  const result = await generate(SPEC_FOLDER);
  const wrong = await lint(result);
  for (const [name, text] of listFilesToWrite(result)) {
    if (readCurrent(name) !== text)
      wrong.push(`${join('generated', name)} is not what npm run generate makes: run it, and commit the file.`);
  }

  if (isClientStale(createClientContract(result.document))) {
    wrong.push('generated/client was made from another contract: run npm run generate and commit it.');
  }
  wrong.push(...findChangedReleases(RELEASED_FOLDER), ...lintChanges(result));
  if (wrong.length > 0) throw new LintErrors(wrong);

  console.log(`The contract is sound: ${String(result.bundle.places.length)} operations.`);
}

/**
 * Returns what is wrong with generated/changelog.json. It is compared again if oasdiff is here; else the stored comparison
 * has to be of this contract.
 */
function lintChanges({ document }: GeneratorResult): string[] {
  const changes = findUnreleasedChanges(document, { again: true }) ?? findUnreleasedChanges(document);
  if (changes === null)
    return [
      'generated/changelog.json is of another contract: install Go, which brings oasdiff, and run npm run generate.',
    ];

  const isCurrent = textOf(readStoredChanges()) === textOf(changes);
  const stale = isCurrent
    ? []
    : ['generated/changelog.json is not what npm run generate makes: run it, and commit the file.'];
  return [...stale, ...describeBreakingChanges(changes, String(document.info['version']))];
}

async function writeGenerated(options: ReadonlySet<string>): Promise<void> {
  const isPartial = options.has('--partial');
  const result = await generate(SPEC_FOLDER, isPartial);
  const files = new Map(listFilesToWrite(result));
  const changes = isPartial ? undefined : findUnreleasedChanges(result.document);
  if (changes === null)
    console.log('generated/changelog.json is older than the contract now: install Go, and generate again.');
  else if (changes !== undefined) files.set('changelog.json', textOf(changes));
  const changedNames = writeChanged(files);

  const contract = createClientContract(result.document);
  const stale = isClientStale(contract);
  if (options.has('--client') || (stale && !options.has('--no-client'))) {
    await makeClient(contract);
    changedNames.push('client/');
  } else if (stale)
    console.log('generated/client is older than the contract now; run without --no-client to renew it.');

  const count = `${String(result.bundle.places.length)} operations`;
  console.log(changedNames.length > 0 ? `${count}; written: ${changedNames.join(', ')}` : `${count}; nothing changed.`);
  for (const each of await lint(result)) console.log(`npm run check will refuse: ${each}`);
  for (const path of result.bundle.leftOut) console.log(`Left out, because it does not bundle yet: ${path}`);
}

const KNOWN_OPTIONS = ['--check', '--client', '--no-client', '--partial'];

async function runGenerate(): Promise<void> {
  const options = new Set(process.argv.slice(2));
  const unknown = [...options].filter((each) => !KNOWN_OPTIONS.includes(each));
  if (unknown.length > 0)
    throw new LintErrors([`Unknown option ${unknown.join(', ')}. There are: ${KNOWN_OPTIONS.join(', ')}.`]);
  if (options.has('--check')) await check();
  else await runWithLock(join(PROJECT_FOLDER, '.cache', 'generate.lock'), () => writeGenerated(options));
}

runGenerate().catch((error: unknown) => {
  const list =
    error instanceof LintErrors
      ? error.list
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  for (const each of list) console.error(each);
  console.error(`${String(list.length)} to mend${process.argv.includes('--check') ? '' : '; nothing was written'}.`);
  process.exitCode = 1;
});
