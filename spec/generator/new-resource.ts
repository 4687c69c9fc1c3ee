// Begins a new resource: npm run new -- "voucher template" catalogue /bontemplates. Writes its files, with blanks, and lists them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { BLANK, newFiles, type ResourceNames } from './resource-files.ts';
import { PROJECT_FOLDER } from './sources.ts';

const HELP = `npm run new -- <noun> <area> <path> [--plural <nouns>] [--event <object>]

  <noun>    in English and in the singular: "voucher template"
  <area>    one of x-areas in spec/openapi.yaml
  <path>    as the interface has it: /bontemplates
  --plural  where it is not the noun with an s
  --event   the object that events tell of, as the interface names it: VoucherTemplate

Writes contract, migration, queries, handlers and test of a resource with five operations, and adds them to the lists.
Nothing compiles until each ${BLANK} is filled in: npm run generate, then npm run check, name those that are left.`;

/** A mistake of whoever asks, to be told without a stack. */
export class Misuse extends Error {}

/** Reads a file of the project; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

/** What a resource is called everywhere. Throws Misuse. */
export function namesOf(
  given: readonly string[],
  areas: readonly string[],
  migrations: readonly string[],
): ResourceNames {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { plural: { type: 'string' }, event: { type: 'string' } },
  });
  const [noun = '', area = '', path = '', ...more] = positionals;
  if (path === '' || more.length > 0) throw new Misuse(HELP);
  const nouns = values.plural ?? pluralOf(noun);
  for (const words of [noun, nouns])
    if (!/^[a-z]+( [a-z]+)*$/.test(words))
      throw new Misuse(`"${words}": write lower-case English words with spaces between.`);
  if (noun === nouns) throw new Misuse(`The plural of ${noun} must differ from it.`);
  if (!areas.includes(area)) throw new Misuse(`There is no area ${area}: choose one of ${areas.join(', ')}.`);
  if (!/^\/[a-z0-9_-]+$/.test(path)) throw new Misuse(`${path}: write the path of the list, such as /bontemplates.`);
  const numbers = migrations.flatMap((name) => /^(\d{3})-/.exec(name)?.[1] ?? []).map(Number);
  const next = String(Math.max(0, ...numbers) + 1).padStart(3, '0');
  const file = nouns.replaceAll(' ', '-');
  return {
    area,
    path,
    noun,
    nouns,
    title: capital(nouns),
    schema: capital(camel(noun)),
    schemas: capital(camel(nouns)),
    one: camel(noun),
    many: camel(nouns),
    table: nouns.replaceAll(' ', '_'),
    file,
    event: values.event,
    migration: `${next}-${file}`,
  };
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function camel(words: string): string {
  return words.replace(/ (\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** All files that a new resource writes or changes, by path. Throws Misuse when it exists already. */
export function filesOf(names: ResourceNames, read: ReadFile): ReadonlyMap<string, string> {
  const { area, file, many, one, path, table, migration, event } = names;
  const made = newFiles(names);
  for (const each of made.keys())
    if (read(each) !== undefined) throw new Misuse(`${each} exists: nothing was written.`);
  const changed = new Map<string, string>();
  const add = (where: string, ...additions: readonly (readonly [after: RegExp, text: string])[]): void => {
    let text = read(where) ?? '';
    for (const [after, line] of additions) text = withLine(where, text, after, line);
    changed.set(where, text);
  };
  const target = `paths/${area}/${file}.yaml#`;
  add(
    'spec/openapi.yaml',
    [/^ {2}- \{ name: \w+, description: .*\}$/gm, `  - { name: ${many}, description: '${BLANK} what they are.' }`],
    [
      /^ {2}\/.*: \{ \$ref: paths\/.*$/gm,
      `  ${path}: { $ref: ${target}/${many} }\n  ${path}/{id}: { $ref: ${target}/${one} }`,
    ],
  );
  add(
    'handlers/index.ts',
    [/^import \* as .*$/gm, `import * as ${many} from './${area}/${file}.ts';`],
    [/^ {2}\.\.\.\w+,$/gm, `  ...${many},`],
  );
  add(
    'db/migrations/index.ts',
    [/^import \* as .*$/gm, `import * as ${many} from './${migration}.ts';`],
    [/^ {2}\{ name: .*$/gm, `  { name: '${migration}', ...${many} },`],
  );
  if (event !== undefined)
    add(
      'db/objects.ts',
      [/^import \* as .*$/gm, `import * as ${many} from './${area}/${file}.ts';`],
      [/^ {2}\.\.\.\w+\.announced,$/gm, `  ...${many}.announced,`],
    );
  add('test/support/roots.ts', [
    /^ {2}\w+: .*given\.\w+.*,$/gm,
    `  ${table}: async () =>\n    (await raw('POST', '/api2${path}', { body: ${BLANK}.body('what a new one needs') })).body as { id: number },`,
  ]);
  return new Map([...made, ...changed]);
}

/** A text with a line after the last one that fits. Throws when none does: the file has another form by now. */
function withLine(where: string, text: string, after: RegExp, line: string): string {
  const last = [...text.matchAll(after)].at(-1);
  if (last === undefined)
    throw new Misuse(`${where} has no line like ${String(after)}: mend spec/generator/new-resource.ts.`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

async function write(path: string, text: string): Promise<void> {
  const file = join(PROJECT_FOLDER, path);
  const options = await resolveConfig(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...options, filepath: file }));
  console.log(path);
}

async function main(given: readonly string[]): Promise<void> {
  if (given.includes('--help')) {
    console.log(HELP);
    return;
  }
  const read: ReadFile = (path) =>
    existsSync(join(PROJECT_FOLDER, path)) ? readFileSync(join(PROJECT_FOLDER, path), 'utf8') : undefined;
  const { 'x-areas': areas } = parse(read('spec/openapi.yaml') ?? '') as { readonly 'x-areas': readonly string[] };
  const names = namesOf(given, areas, readdirSync(join(PROJECT_FOLDER, 'db/migrations')));
  for (const [path, text] of filesOf(names, read)) await write(path, text);
  console.log(`Now fill in each ${BLANK}, run npm run generate, and npm test -- ${names.area}/${names.file}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Misuse || error instanceof TypeError ? error.message : error);
    process.exitCode = 1;
  });
