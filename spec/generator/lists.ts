// Makes the lists of files that a build cannot find: handlers, objects with events, migrations. Each is in the folder of its files.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LintErrors } from './document.ts';

interface ListedFile {
  /** As in `startTimes`. */
  readonly name: string;
  /** From the list: `./planning/start-times.ts`. */
  readonly from: string;
}

const MADE_COMMENT = 'Made by npm run generate from the files of this folder. Never edit.';

/**
 * Returns the lists by their paths in the project.
 * @throws LintErrors when two migrations have one number: numbers are their order.
 */
export function generateLists(project: string, operationIds: ReadonlySet<string>): ReadonlyMap<string, string> {
  const hasOperation = (text: string): boolean => exportsOf(text).some((name) => operationIds.has(name));
  return new Map([
    ['handlers/index.ts', generateHandlers(findListed(project, 'handlers', hasOperation))],
    ['db/objects.ts', generateObjects(findListed(project, 'db', (text) => exportsOf(text).includes('announced')))],
    ['db/migrations/index.ts', generateMigrations(readdirSync(join(project, 'db/migrations')).sort())],
  ]);
}

// An exported function is not listed.
function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}

/** The files in the areas of a folder whose text belongs in its list, sorted. */
function findListed(project: string, folder: string, belongs: (text: string) => boolean): ListedFile[] {
  const files = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\/[\w-]+\.ts$/.test(path) && belongs(readFileSync(join(project, folder, path), 'utf8')))
    .sort();
  return files.map((path) => {
    const isAlone = files.filter((other) => basename(other) === basename(path)).length === 1;
    const words = isAlone ? basename(path, '.ts') : `${dirname(path)}-${basename(path, '.ts')}`;
    return { name: toCamelCase(words), from: `./${path}` };
  });
}

/** points-of-sale -> pointsOfSale */
function toCamelCase(words: string): string {
  return words.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

function generateImports(files: readonly ListedFile[]): string {
  return files.map(({ name, from }) => `import * as ${name} from '${from}';`).join('\n');
}

function generateHandlers(files: readonly ListedFile[]): string {
  return `// ${MADE_COMMENT} Every operation of the contract and its handler; a missing or misnamed one does not compile.
import type { OperationId } from '../generated/operations.ts';
import type { Handlers } from './handler.ts';
${generateImports(files)}

const all = {
${files.map(({ name }) => `  ...${name},`).join('\n')}
};

/** By operationId. */
export const handlers: Handlers = all;

type Nothing<T extends never> = T;
/** Nothing is exported from a resource's file that is no operation. */
export type Strays = Nothing<Exclude<keyof typeof all, OperationId>>;
`;
}

function generateObjects(files: readonly ListedFile[]): string {
  return `// ${MADE_COMMENT} The objects that events tell of: what each noun announces, by the names of the contract.
import type { EVENT_NOUNS } from '../generated/operations.ts';
import type { EventObject, NounObject } from './engine/changes/changes.ts';
${generateImports(files)}

const collected = {
${files.map(({ name }) => `  ...${name}.announced,`).join('\n')}
};

type Nouns = typeof EVENT_NOUNS;
type Nothing<T extends never> = T;
type Export<Name extends string> =
  \`export const announced = { \${Name}: createEventObject({ … }) } from the file of the noun, and run npm run generate\`;
type Schema<Name extends string> =
  \`write x-announced-as: [\${Name}] in the schema of the noun, and run npm run generate\`;
/** Where this does not compile, an object of the contract is missing here: the error says what to write. */
export type Forgotten = Nothing<Export<Exclude<keyof Nouns, keyof typeof collected>>>;
/** Where this does not compile, the contract has no payload for what a noun announces: the error says what to write. */
export type Unannounced = Nothing<Schema<Exclude<keyof typeof collected, keyof Nouns>>>;

/** By the object's name in the interface, section Events. */
export const objects: Readonly<Record<string, EventObject>> = collected satisfies {
  readonly [Name in keyof Nouns]: NounObject<Nouns[Name]>;
};
`;
}

function generateMigrations(files: readonly string[]): string {
  const names = files.filter((file) => /^\d+-[\w-]+\.ts$/.test(file)).map((file) => basename(file, '.ts'));
  const numbers = names.map((name) => name.split('-')[0]);
  const twice = names.filter((_name, index) => numbers.indexOf(numbers[index]) !== index);
  if (twice.length > 0)
    throw new LintErrors(twice.map((name) => `db/migrations/${name}.ts has the number of another one: take the next.`));

  const toIdentifier = (name: string): string => toCamelCase(name.replace(/^(\d+)-(.*)$/, '$2-$1'));
  const imports = names.map((name) => ({ name: toIdentifier(name), from: `./${name}.ts` }));
  return `// ${MADE_COMMENT} All migrations, in the order of their numbers: a list of imports, so that the build holds them.
import type { Migration } from '../engine/migrate.ts';
${generateImports(imports)}

export const migrations: readonly Migration[] = [
${names.map((name) => `  { name: '${name}', ...${toIdentifier(name)} },`).join('\n')}
];
`;
}
