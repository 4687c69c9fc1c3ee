// Adding and removing a resource by npm run new: the written and removed files, and blanks that must be filled in.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { bundle } from '../../spec/generator/bundle.ts';
import { BLANK } from '../../spec/generator/resource-files.ts';
import { Misuse, tablesOf } from '../../spec/generator/resource-members.ts';
import { filesOf, parseMemberWords, namesOf, type ReadFile } from '../../spec/generator/new-resource.ts';
import { removalOf, type Removal } from '../../spec/generator/remove-resource.ts';
import { NounSchemas } from '../../spec/generator/nouns.ts';
import { resolveRootTable } from '../../db/engine/changes/declaration.ts';
import '../../handlers/index.ts';
import { roots } from '../../generated/operations.ts';
import { listImports } from '../support/imports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const AREAS = ['people', 'house'];
const NAME_ARGUMENTS = ['fictional policy', 'people', '/verzinsels', '--event', 'Verzinsel'];
const MEMBER_ARGUMENTS = [
  'naam:text:unique',
  'aantal:integer',
  'locatie_id:id',
  'kast_id:id=locations',
  'pos_id:id=customers',
];
const ARGUMENTS = [...NAME_ARGUMENTS, ...MEMBER_ARGUMENTS, '--permission', 'editLocaties', '--rule', 'ERR_RANGE'];

const read: ReadFile = (path) => {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
};

const TABLES = tablesOf(
  readdirSync(join(ROOT, 'db'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(ROOT, 'db', path), 'utf8')),
);

const generateFiles = (words: readonly string[]): ReadonlyMap<string, string> =>
  filesOf(
    namesOf(words, AREAS, ['0009-invoices.ts', '0111-last.ts', 'index.ts']),
    parseMemberWords(words),
    read,
    TABLES,
  );

describe('a new resource', () => {
  const names = namesOf(ARGUMENTS, AREAS, ['0009-invoices.ts', '0111-last.ts', 'index.ts']);
  const files = generateFiles(ARGUMENTS);

  it('has one name in every layer', () => {
    expect(names).to.deep.include({ schema: 'FictionalPolicy', one: 'fictionalPolicy', many: 'fictionalPolicies' });
    expect(names).to.deep.include({ table: 'fictional_policies', file: 'fictional-policies' });
    expect(names.migration).to.equal('0112-fictional-policies');
  });

  it('takes eight files, of at most 290 lines together, and changes the list of paths alone', () => {
    const fresh = [...files].filter(([path]) => read(path) === undefined);
    expect(fresh.map(([path]) => path)).to.deep.equal([
      'spec/paths/people/fictional-policies.yaml',
      'spec/schemas/people/fictional-policies.yaml',
      'db/migrations/0112-fictional-policies.ts',
      'db/people/fictional-policies.ts',
      'handlers/people/fictional-policies.ts',
      'test/people/fictional-policies.test.ts',
      'domain/people/fictional-policy.ts',
      'test/domain/people/fictional-policy.test.ts',
    ]);
    expect(fresh.reduce((sum, [, text]) => sum + text.split('\n').length, 0)).to.be.lessThan(290);

    const changedPaths = [...files.keys()].filter((path) => read(path) !== undefined);
    expect(changedPaths).to.deep.equal(['spec/openapi.yaml']);
  });

  it('imports only existing exports, by their names', () => {
    for (const [path, text] of files)
      for (const { name } of path.endsWith('.ts') ? listImports(text) : []) {
        const target = join(dirname(path), name);
        if (name.startsWith('.') && !files.has(target)) expect(existsSync(join(ROOT, target)), target).to.equal(true);
      }
    const [, imported = ''] =
      /import \{ (.*) \} from '\.\/columns\.ts'/.exec(files.get('db/migrations/0112-fictional-policies.ts') ?? '') ??
      [];
    expect(imported).to.equal('id, reference, version');
  });

  it('bundles once its blanks are filled in, whatever its members are', () => {
    const kinds = ['prijs:money', 'actief:boolean', 'datum:date'];
    const spec = [...generateFiles([...ARGUMENTS, ...kinds])].filter(([path]) => path.startsWith('spec/'));
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-new-'));

    try {
      cpSync(join(ROOT, 'spec'), folder, { recursive: true });
      for (const [path, text] of spec)
        writeFileSync(join(folder, relative('spec', path)), text.replaceAll(BLANK, 'Says'));
      const { components } = bundle(folder, false).document;
      expect(Object.keys(components.schemas['FictionalPolicyPut']?.properties ?? {})).to.include.members([
        'locatie_id',
        'prijs',
        'actief',
        'datum',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has no unfilled name in its files', () => {
    for (const [path, text] of files) if (read(path) === undefined) expect(text, path).to.not.match(/\{\{|undefined/);
    const silent = [...generateFiles(NAME_ARGUMENTS.slice(0, 3))].filter(([path]) => /fictional/.test(path));
    expect(silent.filter(([, text]) => /announced|createEventObject|ERR_TAKEN|createKit/.test(text))).to.deep.equal([]);
    expect(files.get('db/people/fictional-policies.ts')).to.include('Verzinsel: createEventObject(');
  });

  it('has its tag and its paths among those of its area, and declares the targets of its ids', () => {
    const before = (read('spec/openapi.yaml') ?? '').split('\n');
    const after = (files.get('spec/openapi.yaml') ?? '').split('\n');
    const addedLines = after.filter((line) => !before.includes(line));
    expect(after.filter((line) => !addedLines.includes(line))).to.deep.equal(before);

    const readLineAbove = (line: string): string => after[after.indexOf(line) - 1] ?? '';
    const tag = addedLines.find((line) => line.includes('name: fictionalPolicies')) ?? '';
    expect(readLineAbove(tag)).to.match(/name: (customers|contacts|suppliers|staff|qualifications|notes|newsletters)/);

    const path = addedLines.find((line) => line.startsWith('  /verzinsels:')) ?? '';
    expect(readLineAbove(path)).to.include('paths/people/');

    // Elsewhere pos_id refers to a point of sale.
    expect(addedLines.filter((line) => /_id: /.test(line))).to.deep.equal([
      '  kast_id: locations',
      '  NewFictionalPolicy.pos_id: customers',
      '  FictionalPolicyPut.pos_id: customers',
    ]);
  });

  it('declares its members in every layer', () => {
    expect(files.get('db/migrations/0112-fictional-policies.ts'))
      .to.include("t.string('naam', 255).notNullable().unique();")
      .and.include("reference(t, 'locatie_id', 'locations').notNullable();");
    expect(files.get('db/people/fictional-policies.ts'))
      .to.include("fictional_policies_naam_unique: { field: 'naam' }")
      .and.include("locatie_id: 'locatie_id'");

    const schema = parse(files.get('spec/schemas/people/fictional-policies.yaml') ?? '') as {
      FictionalPolicy: { required: string[]; properties: object };
    };
    expect(schema.FictionalPolicy.required).to.deep.equal(['id', 'naam', 'aantal', 'locatie_id', 'kast_id', 'pos_id']);
    expect(Object.keys(schema.FictionalPolicy.properties)).to.deep.equal(schema.FictionalPolicy.required);
    expect(files.get('test/people/fictional-policies.test.ts'))
      .to.include("locatie_id: await kit.createThing('locations')")
      .and.include(
        "{ naam: 'Een', aantal: 1, locatie_id: 2147483647, kast_id: await kit.createThing('locations'), pos_id:",
      );
  });

  it('refers to the table of the rows, by its own name for it elsewhere', () => {
    for (const root of roots) expect(TABLES.get(root) ?? root).to.equal(resolveRootTable(root).table);
    expect(files.get('db/migrations/0112-fictional-policies.ts')).to.include(
      "reference(t, 'pos_id', 'contacts').notNullable();",
    );
    expect(files.get('test/people/fictional-policies.test.ts')).to.include(
      "pos_id: await kit.createThing('customers')",
    );
  });

  it('declares its writers in one place, and blanks only where the developer must write', () => {
    const paths = files.get('spec/paths/people/fictional-policies.yaml') ?? '';
    expect(paths.match(/editLocaties/g)).to.have.length(1);

    const pathItem = (parse(paths) as Record<string, Record<string, { 'x-permission': string }>>)['fictionalPolicy'];
    expect(pathItem?.['delete']?.['x-permission']).to.equal('editLocaties');

    const blank = [...files].filter(([, text]) => text.includes(BLANK)).map(([path]) => path);
    expect(blank).to.deep.equal([
      'spec/paths/people/fictional-policies.yaml',
      'spec/schemas/people/fictional-policies.yaml',
      'test/people/fictional-policies.test.ts',
      'domain/people/fictional-policy.ts',
      'test/domain/people/fictional-policy.test.ts',
      'spec/openapi.yaml',
    ]);
  });

  for (const [noun, article] of [
    ['equipment locker', 'an'],
    ['uniform', 'a'],
    ['locker', 'a'],
  ] as const)
    it(`is named with its article: ${article} ${noun}`, () => {
      expect(namesOf([noun, 'house', '/kluisjes'], AREAS, []).article).to.equal(article);
    });

  for (const [words, why] of [
    [['newsletter', 'nowhere', '/x'], /no area nowhere: choose one of people, house/],
    [['Newsletter', 'people', '/x'], /lower-case English words/],
    [['newsletter', 'people', 'x/{id}'], /write the path of the list/],
    [['newsletter', 'people'], /npm run new/],
    [
      ['badge', 'people', '/x', '--permission', 'editLocatie'],
      /no permission editLocatie: choose one of .*editLocaties/,
    ],
    [['badge', 'people', '/x', '--rule', 'ERR_NONE'], /no error code ERR_NONE/],
    [['badge', 'people', '/x', 'naam:word'], /naam:word: write <member>:<type>/],
    [['badge', 'people', '/x', 'kast_id:id'], /kast_id:id: say what it refers to/],
  ] as const) {
    it(`is refused with the remedy: ${words.join(' ')}`, () => {
      expect(() => generateFiles(words)).to.throw(Misuse, why);
    });
  }

  it('is refused where it already exists', () => {
    expect(() => generateFiles(['qualification', 'people', '/kwalificaties'])).to.throw(
      Misuse,
      /qualifications\.yaml exists/,
    );
  });

  it('may begin with New', () => {
    const nouns = new NounSchemas({});
    const derived = ['NewsletterPut', 'NewNewsletter', 'NewLocation', 'Newsletter'].map((name) => nouns.findNoun(name));
    expect(derived).to.deep.equal(['Newsletter', 'Newsletter', 'Location', undefined]);
  });
});

describe('a removed resource', () => {
  const planRemoval = (noun: string, project: Partial<Parameters<typeof removalOf>[1]> = {}): Removal =>
    removalOf([noun], {
      areas: readdirSync(join(ROOT, 'spec/paths')),
      migrations: readdirSync(join(ROOT, 'db/migrations')),
      readFile: read,
      isCommitted: () => true,
      ...project,
    });

  it('loses its files and its lines, and gets a migration that drops its tables', () => {
    const removal = planRemoval('product label');
    const deletedPaths = [...removal].filter(([, text]) => text === null).map(([path]) => path);
    expect(deletedPaths).to.deep.equal([
      'spec/paths/catalogue/product-labels.yaml',
      'spec/schemas/catalogue/product-labels.yaml',
      'db/catalogue/product-labels.ts',
      'handlers/catalogue/product-labels.ts',
      'test/catalogue/product-labels.test.ts',
    ]);

    const before = (read('spec/openapi.yaml') ?? '').split('\n');
    const after = (removal.get('spec/openapi.yaml') ?? '').split('\n');
    const lost = before.filter((line) => !after.includes(line));
    expect(lost).to.have.length(3);
    expect(before.filter((line) => !lost.includes(line))).to.deep.equal(after);

    for (const line of lost) expect(line).to.match(/productLabel/);
    const [path, text] = [...removal].at(-1) ?? [];
    expect(path).to.match(/^db\/migrations\/\d{4}-without-product-labels\.ts$/);
    expect(text).to.match(/dropTable\('labelled_products'\);\n.*dropTable\('product_labels'\);/);
    expect(text).to.not.include('product_attachments');
  });

  it('loses its migration while no database can have run it', () => {
    const removal = planRemoval('product label', { isCommitted: () => false, migrations: ['0122-product-labels.ts'] });
    expect([...removal].at(-1)).to.deep.equal(['db/migrations/0122-product-labels.ts', null]);
  });

  it('takes back all changes of npm run new', () => {
    const files = generateFiles(ARGUMENTS);
    const removal = planRemoval('fictional policy', {
      migrations: ['0112-fictional-policies.ts'],
      readFile: (path) => files.get(path) ?? read(path),
      isCommitted: () => false,
    });
    expect([...removal.keys()].sort()).to.deep.equal([...files.keys()].sort());
    const references = /^ {2}(kast_id|\w+FictionalPolicy\w*\.pos_id|FictionalPolicyPut\.pos_id): .*\n/gm;
    expect(removal.get('spec/openapi.yaml')?.replace(references, '')).to.equal(read('spec/openapi.yaml'));
  });

  it('is refused where no resource has this name', () => {
    expect(() => planRemoval('unicorn')).to.throw(Misuse, /No area has .*unicorns\.yaml/);
  });
});
