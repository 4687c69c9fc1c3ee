// Begins a new resource: npm run new -- "voucher template" catalogue /bontemplates. Writes its files, with blanks, and lists them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { roots } from '../../generated/operations.ts';
import { BLANK, writeNewFiles, type ResourceNames } from './resource-files.ts';
import { membersOf, writeMemberTexts, Misuse, listReferenceLines, tablesOf } from './resource-members.ts';
import { PROJECT_FOLDER } from './sources.ts';

const HELP_TEXT = `npm run new -- <noun> <area> <path> [<member>:<type>[:unique] ...] [--plural <nouns>] [--event <object>] [--permission <name>] [--rule <code>]

  <noun>        in English and in the singular: "voucher template"
  <area>        one of x-areas in spec/openapi.yaml
  <path>        as the interface has it: /bontemplates
  <member>      as the interface has it; the types are text, integer, money, boolean, date and id: naam:text:unique prijs:money
                an id refers to what x-references says, or to what you write: locatie_id:id kast_id:id=lockers
  --plural      where it is not the noun with an s
  --event       the object that events tell of, as the interface names it: VoucherTemplate
  --permission  who may write: editProducten
  --rule        the error code of spec/errors.yaml for a change that is refused: ERR_RANGE. domain/ gets a file and a test for it

Writes contract, migration, queries, handlers and tests of a resource with five operations; apart from new files it changes
spec/openapi.yaml alone. Nothing compiles until each ${BLANK} is filled in: npm run generate names those that are left.`;

/** Reads a file of the project; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

const COMMAND_OPTIONS = {
  plural: { type: 'string' },
  event: { type: 'string' },
  permission: { type: 'string' },
  rule: { type: 'string' },
} as const;

/** The words about members among those that were given. */
export function parseMemberWords(args: readonly string[]): string[] {
  return parseArgs({ args: [...args], allowPositionals: true, options: COMMAND_OPTIONS }).positionals.slice(3);
}

/** The names of a resource everywhere. Throws Misuse. */
export function namesOf(
  args: readonly string[],
  areas: readonly string[],
  migrations: readonly string[],
): ResourceNames {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: COMMAND_OPTIONS });
  const [noun = '', area = '', path = ''] = positionals;
  if (path === '') throw new Misuse(HELP_TEXT);

  const nouns = values.plural ?? pluralOf(noun);
  for (const words of [noun, nouns])
    if (!/^[a-z]+( [a-z]+)*$/.test(words))
      throw new Misuse(`"${words}": write lower-case English words with spaces between.`);

  if (noun === nouns) throw new Misuse(`The plural of ${noun} must differ from it.`);
  if (!areas.includes(area)) throw new Misuse(`There is no area ${area}: choose one of ${areas.join(', ')}.`);
  if (!/^\/[a-z0-9_-]+$/.test(path)) throw new Misuse(`${path}: write the path of the list, such as /bontemplates.`);

  const file = nouns.replaceAll(' ', '-');
  return {
    area,
    path,
    noun,
    nouns,
    title: capitalise(nouns),
    schema: capitalise(toCamelCase(noun)),
    schemas: capitalise(toCamelCase(nouns)),
    one: toCamelCase(noun),
    many: toCamelCase(nouns),
    table: nouns.replaceAll(' ', '_'),
    file,
    event: values.event,
    migration: formatNextMigration(migrations, file),
    article: /^(?!uni|use|uti|eu|one)[aeiou]/.test(noun) ? 'an' : 'a',
    permission: values.permission ?? `${BLANK} a permission`,
    rule: values.rule,
  };
}

/** The name of one more migration: numbers are their order. */
export function formatNextMigration(migrations: readonly string[], words: string): string {
  const numbers = migrations.flatMap((name) => /^(\d{4})-/.exec(name)?.[1] ?? []).map(Number);
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${words}`;
}

export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function toCamelCase(words: string): string {
  return words.replace(/ (\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

interface ContractRoot {
  readonly 'x-areas': readonly string[];
  readonly 'x-references': Readonly<Record<string, string | null>>;
}

/**
 * Returns all files of a new resource, and spec/openapi.yaml with its lines, by path. `tables` is the result of tablesOf.
 * @throws Misuse when it exists already, or when its permission does not exist.
 */
export function filesOf(
  names: ResourceNames,
  words: readonly string[],
  read: ReadFile,
  tables: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const { area, file, many, one, path } = names;
  const text = read('spec/openapi.yaml') ?? '';
  const { 'x-references': references } = parse(text) as ContractRoot;

  assertPermission(names.permission, read);
  assertCode(names.rule, read);

  const members = membersOf(words.length > 0 ? words : ['naam:text'], references, roots, tables);
  const newFiles = writeNewFiles(names, writeMemberTexts(members, names));
  for (const each of newFiles.keys())
    if (read(each) !== undefined) throw new Misuse(`${each} exists: nothing was written.`);

  const ofArea = new RegExp(`^ {2}/.*: \\{ \\$ref: paths/${area}/.*$`, 'gm');
  const tags = [...new Set([...text.matchAll(ofArea)].flatMap(([line]) => tagsAt(line, read)))];
  const tagged = new RegExp(`^ {2}- \\{ name: (?:${tags.join('|')}), description: .*\\}$`, 'gm');
  const target = `paths/${area}/${file}.yaml#`;
  const additions: readonly (readonly [after: RegExp, lines: readonly string[]])[] = [
    [/^ {2}[\w.>]+: (?:[a-z_]+|null)$/gm, listReferenceLines(members, references, names.schema)],
    [tagged, [`  - { name: ${many}, description: '${BLANK} what they are.' }`]],
    [ofArea, [`  ${path}: { $ref: ${target}/${many} }`, `  ${path}/{id}: { $ref: ${target}/${one} }`]],
  ];
  const contractText = additions.reduce((result, [after, lines]) => insertLines(result, after, lines), text);

  return new Map([...newFiles, ['spec/openapi.yaml', contractText]]);
}

/** Refuses a permission that the contract does not have; a blank is filled in later. */
function assertPermission(permission: string, read: ReadFile): void {
  const { schemas } = parse(read('spec/common.yaml') ?? '') as { schemas: { Permission: { enum: string[] } } };
  const permissions = schemas.Permission.enum;
  if (permission.startsWith(BLANK) || permissions.includes(permission)) return;
  throw new Misuse(
    `There is no permission ${permission}: choose one of ${permissions.join(', ')}, or add it to spec/common.yaml first.`,
  );
}

/** Refuses a code that spec/errors.yaml does not have. */
function assertCode(code: string | undefined, read: ReadFile): void {
  if (code === undefined || code in (parse(read('spec/errors.yaml') ?? '') as object)) return;
  throw new Misuse(`There is no error code ${code}: choose one of spec/errors.yaml, or add it there first.`);
}

/** The tags of the operations in the file that a path of the contract stands in. */
function tagsAt(line: string, read: ReadFile): string[] {
  const [, file = ''] = /\$ref: (paths\/[^#]+)#/.exec(line) ?? [];
  return [...(read(`spec/${file}`) ?? '').matchAll(/^ {4}tags: \[(\w+)\]$/gm)].map(([, tag = '']) => tag);
}

/** spec/openapi.yaml with lines after the last one that fits. Throws when none does: the file has another form by now. */
function insertLines(text: string, after: RegExp, lines: readonly string[]): string {
  const last = [...text.matchAll(after)].at(-1);
  if (last === undefined)
    throw new Misuse(`spec/openapi.yaml has no line like ${String(after)}: mend spec/generator/new-resource.ts.`);
  const end = last.index + last[0].length;
  return [text.slice(0, end), ...lines].join('\n') + text.slice(end);
}

async function write(path: string, text: string): Promise<void> {
  const file = join(PROJECT_FOLDER, path);
  const options = await resolveConfig(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...options, filepath: file }));
  console.log(path);
}

function readTextsIn(folder: string): string[] {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

async function runNew(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(HELP_TEXT);
    return;
  }

  const read: ReadFile = (path) =>
    existsSync(join(PROJECT_FOLDER, path)) ? readFileSync(join(PROJECT_FOLDER, path), 'utf8') : undefined;
  const { 'x-areas': areas } = parse(read('spec/openapi.yaml') ?? '') as ContractRoot;
  const names = namesOf(args, areas, readdirSync(join(PROJECT_FOLDER, 'db/migrations')));
  const tables = tablesOf(areas.flatMap((area) => readTextsIn(join(PROJECT_FOLDER, 'db', area))));
  for (const [path, text] of filesOf(names, parseMemberWords(args), read, tables)) await write(path, text);

  const tests = names.rule === undefined ? names.file : `${names.file} ${names.noun.replaceAll(' ', '-')}`;
  console.log(
    `Now fill in each ${BLANK}, run npm run generate (Java makes the client, Go compares with the last release), and npm test -- ${tests}.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runNew(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Misuse || error instanceof TypeError ? error.message : error);
    process.exitCode = 1;
  });
