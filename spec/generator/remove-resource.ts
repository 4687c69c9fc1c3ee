// Removes a resource: npm run remove -- "voucher template". Names what goes; the compiler and the linter of the contract name the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNextMigration, pluralOf, type ReadFile } from './new-resource.ts';
import { placesOf } from './resource-files.ts';
import { Misuse } from './resource-members.ts';
import { PROJECT_FOLDER } from './sources.ts';

const HELP_TEXT = `npm run remove -- <noun> [--plural <nouns>]

Removes the files of a resource and its lines in spec/openapi.yaml. Its migration goes while nobody can have run it, which is
until it is committed; after that a new migration drops its tables.`;

/** The changes to files: their new texts, null for those that go. */
export type Removal = ReadonlyMap<string, string | null>;

interface Project {
  readonly areas: readonly string[];
  /** The files in db/migrations. */
  readonly migrations: readonly string[];
  readonly readFile: ReadFile;
  /** Whether an installation can have run it. */
  readonly isCommitted: (path: string) => boolean;
}

/** The changes that remove a resource. Throws Misuse where there is none of this name. */
export function removalOf(args: readonly string[], { areas, migrations, readFile, isCommitted }: Project): Removal {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { plural: { type: 'string' } },
  });
  const [noun = '', ...more] = positionals;
  if (noun === '' || more.length > 0) throw new Misuse(HELP_TEXT);

  const file = (values.plural ?? pluralOf(noun)).replaceAll(' ', '-');
  const area = areas.find((each) => readFile(placesOf({ area: each, file, noun }).paths) !== undefined);
  if (area === undefined)
    throw new Misuse(`No area has spec/paths/<area>/${file}.yaml: say its --plural if it has one of its own.`);

  const filePaths = placesOf({ area, file, noun });
  const deletedPaths = Object.values(filePaths).filter((path) => readFile(path) !== undefined);
  return new Map<string, string | null>([
    ...deletedPaths.map((path) => [path, null] as const),
    ['spec/openapi.yaml', removeLines(readFile('spec/openapi.yaml') ?? '', { area, file }, readFile)],
    ...listMigrationChanges(file, readFile(filePaths.queries) ?? '', { migrations, isCommitted }),
  ]);
}

/** Without the paths of the resource, and without the tags that only they have. */
function removeLines(text: string, { area, file }: { area: string; file: string }, read: ReadFile): string {
  const tags = [...(read(`spec/paths/${area}/${file}.yaml`) ?? '').matchAll(/^ {4}tags: \[(\w+)\]$/gm)].map(
    ([, tag = '']) => tag,
  );
  const others = [...text.matchAll(/\$ref: (paths\/[^#]+)#/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== `paths/${area}/${file}.yaml`);
  const usedTags = new Set(
    [...new Set(others)].flatMap((path) =>
      [...(read(`spec/${path}`) ?? '').matchAll(/tags: \[(\w+)\]/g)].map(([, tag]) => tag),
    ),
  );

  const isGone = (line: string): boolean =>
    line.includes(`$ref: paths/${area}/${file}.yaml#`) ||
    tags.some((tag) => !usedTags.has(tag) && line.startsWith(`  - { name: ${tag},`));

  return text
    .split('\n')
    .filter((line) => !isGone(line))
    .join('\n');
}

/** `queries` is the text of the resource's file in db/, which declares its tables. */
function listMigrationChanges(
  file: string,
  queries: string,
  { migrations, isCommitted }: Pick<Project, 'migrations' | 'isCommitted'>,
): [string, string | null][] {
  const name = migrations.find((each) => new RegExp(`^\\d{4}-${file}\\.ts$`).test(each));
  if (name !== undefined && !isCommitted(`db/migrations/${name}`)) return [[`db/migrations/${name}`, null]];
  const tables = [...queries.matchAll(/= \w+(?:<.*>)?\('(\w+)'/g)].map(([, table = '']) => table);
  if (tables.length === 0) return [];
  return [[`db/migrations/${formatNextMigration(migrations, `without-${file}`)}.ts`, writeDropMigration(file, tables)]];
}

function writeDropMigration(file: string, tables: readonly string[]): string {
  const drops = tables.toReversed().map((table) => `  await knex.schema.dropTable('${table}');`);
  const textByWord: Readonly<Record<string, string>> = { nouns: file.replaceAll('-', ' '), drops: drops.join('\n') };
  const template = readFileSync(join(import.meta.dirname, 'resource', 'dropped.ts.txt'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_whole, word: string) => textByWord[word] ?? '');
}

function runRemove(args: readonly string[]): void {
  if (args.includes('--help')) {
    console.log(HELP_TEXT);
    return;
  }

  const resolvePath = (path: string): string => join(PROJECT_FOLDER, path);
  const removal = removalOf(args, {
    areas: readdirSync(resolvePath('spec/paths')),
    migrations: readdirSync(resolvePath('db/migrations')),
    readFile: (path) => (existsSync(resolvePath(path)) ? readFileSync(resolvePath(path), 'utf8') : undefined),
    isCommitted: (path) =>
      spawnSync('git', ['cat-file', '-e', `HEAD:${path}`], { cwd: PROJECT_FOLDER, stdio: 'ignore' }).status === 0,
  });

  for (const [path, text] of removal) {
    if (text === null) rmSync(resolvePath(path));
    else writeFileSync(resolvePath(path), text);
    console.log(text === null ? `removed  ${path}` : `written  ${path}`);
  }

  console.log('Now run npm run generate and npm run check: they name what the contract and the code still say of it.');
}

if (process.argv[1] === import.meta.filename)
  try {
    runRemove(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Misuse || error instanceof TypeError ? error.message : error);
    process.exitCode = 1;
  }
