// The areas of the code: no imports in a circle, no noun in the engine, and uses of other areas only as listed here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { files, ours, product, ROOT, type SourceFile } from '../support/sources.ts';

/**
 * The areas that the files of an area may use in their own layer and in those below. Add another area here to use it:
 * the tests below report circles and lines that are not needed.
 */
const ALLOWED_USES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domain: {
    access: ['people'],
    announcements: ['access'],
    bookings: ['announcements', 'catalogue'],
    books: ['invoices'],
    catalogue: [],
    house: ['bookings'],
    invoices: ['announcements', 'bookings', 'catalogue'],
    online: ['announcements', 'bookings', 'catalogue', 'planning'],
    people: [],
    planning: ['access', 'bookings'],
  },
  db: {
    access: ['people'],
    announcements: ['access', 'house', 'people'],
    bookings: ['announcements', 'catalogue', 'house', 'people'],
    books: ['house', 'invoices', 'people'],
    catalogue: ['house', 'people'],
    house: ['bookings', 'books', 'people'],
    invoices: ['announcements', 'bookings', 'house', 'online', 'people'],
    online: ['announcements', 'catalogue', 'house', 'people', 'planning'],
    people: [],
    planning: ['access', 'bookings', 'house', 'people'],
  },
  handlers: {
    access: ['people'],
    announcements: ['house', 'people'],
    bookings: ['announcements', 'catalogue', 'house', 'invoices', 'online', 'people', 'planning'],
    books: ['house'],
    catalogue: ['house'],
    house: ['access', 'announcements', 'bookings', 'catalogue', 'invoices', 'people', 'planning'],
    invoices: ['announcements', 'bookings', 'books', 'house', 'people'],
    online: ['announcements', 'bookings', 'catalogue', 'house', 'invoices', 'people', 'planning'],
    people: ['announcements', 'bookings', 'catalogue', 'house', 'invoices', 'online'],
    planning: ['house', 'people'],
  },
  jobs: {
    announcements: ['house', 'people'],
    bookings: ['announcements', 'house', 'planning'],
    catalogue: ['house'],
    invoices: ['announcements', 'bookings', 'house'],
    online: ['announcements', 'bookings', 'house', 'invoices'],
  },
};

const AREAS = Object.keys({ ...ALLOWED_USES['domain'], ...ALLOWED_USES['db'] });

/** The code of the machinery, which names no noun. */
const MACHINERY = /^(?:db\/(?:engine|queue)|http\/(?:request|perform|response)|contract)\//;

/** Files of the machinery that name nouns all the same, with the reason. */
const NAMING_FILES: Readonly<Record<string, string>> = {
  'db/queue/job-kinds.ts': 'is the closed list of job kinds, with the payload of each',
  'http/request/authenticate.ts': 'finds the caller in the tables of access',
  'http/request/first-user.ts': 'makes the first account',
  'http/request/session-callers.ts': 'finds the caller of a session',
};

/** How often our English prose may quote a Dutch word. */
const MAX_QUOTES = 10;

/** English words of members that our prose hardly uses, most of HTTP, SQL and JSON Schema. */
const ENGLISH_WORDS =
  `actor apikey asc contents csrf deprecated desc device email expires filename gone host href interval max meta
  milliseconds min modified moved occurred outcome params percentage port prefix prev previous ref scopes self
  sequence success title username`.split(/\s+/);

describe('the areas of the code', () => {
  it('lets no two files depend on each other, directly or through others', () => {
    const sources = ours.filter(({ path }) => !/^(test|bench|demo)\//.test(path));
    expect(circlesOf(new Map(sources.map(({ path, uses }) => [path, uses])))).to.deep.equal([]);
  });

  it('has machinery that names no table of a noun, no area and no Dutch member', () => {
    const tables = listTables();
    const members = findDutchMembers();
    expect(tables.length).to.be.above(100);
    expect([...members]).to.include.members(['datum', 'jaar', 'maand', 'factuur_id', 'klant_id']);

    const wrong = product
      .filter(({ path }) => MACHINERY.test(path))
      .flatMap(({ path, text }) => {
        const code = text.replace(
          /^(?:import|export)\b[^;{]*(?:\{[^}]*\})?\s*from [^;]*;|\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm,
          '',
        );
        const words = [
          ...tables.filter((table) => new RegExp(table.includes('_') ? `\\b${table}\\b` : sqlOf(table)).test(code)),
          ...AREAS.filter((area) => code.includes(`'${area}'`)),
          ...(code.match(/\w+/g) ?? []).filter((word) => members.has(word)),
        ];
        return [...new Set(words)].map((word) => ({ path, word }));
      });
    const unknown = wrong.filter(({ path }) => NAMING_FILES[path] === undefined);
    expect(unknown.map(({ path, word }) => `${path} names ${word}`)).to.deep.equal([]);

    const naming = new Set(wrong.map(({ path }) => path));
    expect([...naming].toSorted()).to.deep.equal(Object.keys(NAMING_FILES).toSorted());
  });

  it('keeps nouns out of the database engine, which imports no area', () => {
    const wrong = product
      .filter(({ path }) => /^db\/(engine|queue)\//.test(path))
      .flatMap(({ path, uses }) =>
        uses.filter((target) => !isEngine(target)).map((target) => `${path} imports ${target}`),
      );
    expect(wrong).to.deep.equal([]);
  });

  it('lets an area use only the areas in its line of the table', () => {
    const wrong = listUses().filter(({ layer, area, other }) => ALLOWED_USES[layer]?.[area]?.includes(other) !== true);
    expect(wrong.map(({ path, importedPath }) => `${path} imports ${importedPath}`)).to.deep.equal([]);
  });

  it('needs every line of the table', () => {
    const neededUses = new Set(listUses().map(({ layer, area, other }) => `${layer}/${area} uses ${other}`));
    const lines = Object.entries(ALLOWED_USES).flatMap(([layer, areas]) =>
      Object.entries(areas).flatMap(([area, others]) => others.map((other) => `${layer}/${area} uses ${other}`)),
    );
    expect(lines.filter((line) => !neededUses.has(line))).to.deep.equal([]);
    expect(lines.length).to.be.greaterThan(10);
  });

  it('lets areas of one layer use each other in one direction', () => {
    for (const layer of Object.keys(ALLOWED_USES)) {
      const within = listUses().filter((use) => use.layer === layer && use.importedPath.startsWith(`${layer}/`));
      const graph = new Map(
        AREAS.map((area) => [area, within.filter((use) => use.area === area).map(({ other }) => other)]),
      );
      expect(circlesOf(graph), layer).to.deep.equal([]);
    }
  });
});

interface AreaUse {
  readonly path: string;
  readonly importedPath: string;
  readonly layer: string;
  readonly area: string;
  readonly other: string;
}

/** Returns every import by which a file of one area uses a file of another. */
function listUses(): AreaUse[] {
  return product.flatMap(({ path, uses }: SourceFile) => {
    const [layer = '', area = ''] = path.split('/');
    if (ALLOWED_USES[layer]?.[area] === undefined) return [];
    return uses.flatMap((target) => {
      const [below = '', other = ''] = target.split('/');
      return below in ALLOWED_USES && AREAS.includes(other) && other !== area
        ? [{ path, importedPath: target, layer, area, other }]
        : [];
    });
  });
}

function isEngine(path: string): boolean {
  return /^(db\/(engine|queue)|domain\/values|generated)\//.test(path);
}

/** Returns the tables that files of areas declare. */
function listTables(): string[] {
  const pattern = /\b(?:defineTable(?:<[^(]*>)?|declareLinkedIds|declareConstraints)\(\s*'(\w+)'/g;
  const ofNouns = product.filter(({ path }) => /^db\/\w+\//.test(path) && !isEngine(path) && !/migrations/.test(path));
  return ofNouns.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** Returns a pattern for a table named in SQL. */
function sqlOf(table: string): string {
  return `\\b(?:from|into|update|join) "?${table}\\b`;
}

/** Returns the members and values of the contract that contain a word outside our English prose. */
function findDutchMembers(): ReadonlySet<string> {
  const names: string[] = [];
  const pages = files.filter((path) => /^(docs\/|README|CONTRIBUTING).*\.md$/.test(path) && !path.includes('glossary'));
  const prose = pages.map((path) => readFileSync(join(ROOT, path), 'utf8'));

  JSON.parse(readFileSync(join(ROOT, 'generated/openapi.json'), 'utf8'), (key, value: unknown) => {
    if (key === 'properties') names.push(...Object.keys(value as object));
    if (key === 'enum') names.push(...(value as unknown[]).map(String));
    if (key === 'description' && typeof value === 'string') prose.push(value);
    return value;
  });

  const plain = prose.map((text) => text.replace(/```[^]*?```|`[^`\n]*`|^ {4}.*$/gm, '')).join('\n');
  const uses = new Map<string, number>();
  for (const word of plain.toLowerCase().match(/[a-z]+/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);

  const isEnglish = (word: string): boolean => ENGLISH_WORDS.includes(word) || (uses.get(word) ?? 0) > MAX_QUOTES;
  const isDutch = (name: string): boolean => !name.split('_').every(isEnglish);
  return new Set(names.filter((name) => /^[a-z_]+$/.test(name) && isDutch(name)));
}

/** Returns the circles of a graph, each as its names; every name is on at most one circle. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];

  const visit = (name: string, route: readonly string[]): void => {
    if (state.get(name) === 'done') return;
    if (state.get(name) === 'open') {
      circles.push([...route.slice(route.indexOf(name)), name].join(' -> '));
      return;
    }
    state.set(name, 'open');
    for (const next of graph.get(name) ?? []) visit(next, [...route, name]);
    state.set(name, 'done');
  };

  for (const name of graph.keys()) visit(name, []);
  return circles;
}
