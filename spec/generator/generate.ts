// Makes generated/ from spec/: npx tsx spec/generator/generate.ts [--check] [--client | --no-client] [--partial].
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeOmissions } from './announced.ts';
import { generateApiPage } from './api-page.ts';
import { bundle } from './bundle.ts';
import { createClientContract, isClientStale, makeClient } from './client.ts';
import { applyConventions } from './conventions.ts';
import { findChangedReleases } from './compare/frozen.ts';
import {
  describeBreakingChanges,
  readStoredChanges,
  RELEASED_FOLDER,
  textOf,
  findUnreleasedChanges,
} from './compare/released.ts';
import { LintErrors, type ContractDocument } from './document.ts';
import { readGivenExamples } from './given-examples.ts';
import { generateTypes } from './inside.ts';
import { addLinks } from './links.ts';
import { lint } from './lint.ts';
import { generateLists } from './lists.ts';
import { createNamedExamples } from './named-examples.ts';
import { NULL_IS_ABSENT } from './nouns.ts';
import { splitContract } from './only-sandbox.ts';
import { addPayloads } from './payloads.ts';
import { prune } from './prune.ts';
import { generateReferences } from './references-source.ts';
import { addRefusalExamples } from './refusal-examples.ts';
import { generatePermissionsPage } from './permissions-page.ts';
import { generateOperations } from './rules.ts';
import { PROJECT_FOLDER, Sources, SPEC_FOLDER } from './sources.ts';
import { runWithLock } from './lock.ts';
import type { GeneratorResult } from './generated.ts';
import { applyViews } from './views.ts';
import { generateViews } from './views-source.ts';
import { generateWire } from './wire.ts';
import { generateWriters } from './writers-source.ts';

/**
 * Returns the texts of all files of generated/, except the client.
 * @throws LintErrors when the contract cannot be bundled.
 */
export async function generate(folder: string, partial = false): Promise<GeneratorResult> {
  const contractBundle = bundle(folder, partial);
  const { document, places, errors, receive } = contractBundle;
  const wrong = applyViews(document, places);
  wrong.push(...applyConventions(document, places, errors));
  wrong.push(...addRefusalExamples(document, places, errors));
  addLinks(document, places);
  describeOmissions(document.components.schemas);

  const fullDocument = addPayloads(document, receive);
  prune(document);
  prune(fullDocument);

  const wire = generateWire(document, places);
  const writers = generateWriters(document, places);
  wrong.push(...new Set([...wire.lintErrors, ...writers.lintErrors]));
  if (wrong.length > 0) throw new LintErrors(wrong);

  const published = JSON.parse(
    JSON.stringify(fullDocument, (key, value: unknown) => (key === NULL_IS_ABSENT ? undefined : value)),
  ) as ContractDocument;
  const { examples, lintErrors } = createNamedExamples(
    published,
    places,
    errors,
    readGivenExamples(new Sources(folder)),
  );
  if (lintErrors.length > 0) throw new LintErrors(lintErrors);

  const { served, sandbox } = splitContract(published);
  const files = new Map([
    ['openapi.json', `${JSON.stringify(served, null, 2)}\n`],
    ['sandbox.json', `${JSON.stringify(sandbox, null, 2)}\n`],
    ['examples.json', `${JSON.stringify(examples, null, 2)}\n`],
    ['types.ts', await generateTypes(document)],
    ['operations.ts', generateOperations(document, places, errors)],
    ['references.ts', generateReferences(document, places)],
    ['wire.ts', wire.source],
    ['writers.ts', writers.source],
    ['api.md', generateApiPage(published)],
    ['views.ts', generateViews(document, places)],
    ['../docs/permissions.md', generatePermissionsPage(document, places)],
  ]);

  return { bundle: contractBundle, document: published, files };
}

/** All of them, with the lists that are made of the files of the project. */
function filesOf(result: GeneratorResult): ReadonlyMap<string, string> {
  const ids = new Set(result.bundle.places.map(({ operation }) => operation.operationId));
  const lists = [...generateLists(PROJECT_FOLDER, ids)];
  return new Map([...result.files, ...lists.map(([path, text]) => [join('..', path), text] as const)]);
}

const GENERATED_FOLDER = join(PROJECT_FOLDER, 'generated');

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
  const files = filesOf(result);
  for (const [name, text] of files) {
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

/** Compared again where oasdiff can be had; else the committed comparison must be of this contract. */
function lintChanges({ document }: GeneratorResult): string[] {
  const changes = findUnreleasedChanges(document, true) ?? findUnreleasedChanges(document);
  if (changes === null)
    return [
      'generated/changelog.json is of another contract: install Go, which brings oasdiff, and run npm run generate.',
    ];
  const isKept = textOf(readStoredChanges()) === textOf(changes);
  const stale = isKept
    ? []
    : ['generated/changelog.json is not what npm run generate makes: run it, and commit the file.'];
  return [...stale, ...describeBreakingChanges(changes, String(document.info['version']))];
}

/** The changes since the last release, as the last of the files; nothing where they cannot be compared. */
function changelogOf({ document }: GeneratorResult): [string, string][] {
  const changes = findUnreleasedChanges(document);
  if (changes === null)
    console.log('generated/changelog.json is older than the contract now: install Go, and generate again.');
  return changes === null ? [] : [['changelog.json', textOf(changes)]];
}

async function make(options: ReadonlySet<string>): Promise<void> {
  const result = await generate(SPEC_FOLDER, options.has('--partial'));
  const changedNames = writeChanged(
    new Map([...filesOf(result), ...(options.has('--partial') ? [] : changelogOf(result))]),
  );
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
  else await runWithLock(join(PROJECT_FOLDER, '.cache', 'generate.lock'), () => make(options));
}

if (process.argv[1] === import.meta.filename) {
  runGenerate().catch((error: unknown) => {
    const list =
      error instanceof LintErrors
        ? error.list
        : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    for (const each of list) console.error(each);
    console.error(`${String(list.length)} to mend${process.argv.includes('--check') ? '' : '; nothing was written'}.`);
    process.exitCode = 1;
  });
}
