// The areas of the house: nothing goes round in circles, the engine knows no noun, and one area uses another only as written here.
import { expect } from 'chai';
import { product, type Source } from '../support/sources.ts';

/**
 * The areas that the files of an area may use in their own layer and in those below. To use another one, add it here;
 * the
 * tests below say where that would make a circle, and when a line is no longer needed.
 */
const MAY_USE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domain: {
    access: ['people'],
    announcements: ['access'],
    bookings: ['announcements', 'catalogue'],
    books: [],
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
    invoices: ['announcements', 'bookings', 'house', 'people'],
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
    online: ['announcements', 'bookings', 'house'],
  },
};

const AREAS = Object.keys({ ...MAY_USE['domain'], ...MAY_USE['db'] });

describe('the areas of the house', () => {
  it('lets no two files depend on each other, directly or by way of others', () => {
    expect(circlesOf(new Map(product.map(({ path, uses }) => [path, uses])))).to.deep.equal([]);
  });

  it('keeps the database engine free of nouns: only db/open.ts, db/objects.ts and db/conclude.ts know both', () => {
    const wrong = product
      .filter(({ path }) => /^db\/(engine|queue)\//.test(path))
      .flatMap(({ path, uses }) => uses.filter((used) => !isEngine(used)).map((used) => `${path} imports ${used}`));
    expect(wrong).to.deep.equal([]);
  });

  it('lets an area use only those that the table names', () => {
    const wrong = uses().filter(({ layer, area, other }) => MAY_USE[layer]?.[area]?.includes(other) !== true);
    expect(wrong.map(({ path, used }) => `${path} imports ${used}`)).to.deep.equal([]);
  });

  it('has no line in the table that nothing needs', () => {
    const needed = new Set(uses().map(({ layer, area, other }) => `${layer}/${area} uses ${other}`));
    const lines = Object.entries(MAY_USE).flatMap(([layer, areas]) =>
      Object.entries(areas).flatMap(([area, others]) => others.map((other) => `${layer}/${area} uses ${other}`)),
    );
    expect(lines.filter((line) => !needed.has(line))).to.deep.equal([]);
    expect(lines.length).to.be.greaterThan(10);
  });

  it('lets areas of one layer use each other in one direction', () => {
    for (const layer of Object.keys(MAY_USE)) {
      const within = uses().filter((use) => use.layer === layer && use.used.startsWith(`${layer}/`));
      const graph = new Map(
        AREAS.map((area) => [area, within.filter((use) => use.area === area).map(({ other }) => other)]),
      );
      expect(circlesOf(graph), layer).to.deep.equal([]);
    }
  });
});

interface Use {
  readonly path: string;
  readonly used: string;
  readonly layer: string;
  readonly area: string;
  readonly other: string;
}

/** Every import by which a file of one area uses a file of another. */
function uses(): Use[] {
  return product.flatMap(({ path, uses }: Source) => {
    const [layer = '', area = ''] = path.split('/');
    if (MAY_USE[layer]?.[area] === undefined) return [];
    return uses.flatMap((used) => {
      const [below = '', other = ''] = used.split('/');
      return below in MAY_USE && AREAS.includes(other) && other !== area ? [{ path, used, layer, area, other }] : [];
    });
  });
}

function isEngine(path: string): boolean {
  return /^(db\/(engine|queue)|domain\/values|generated)\//.test(path);
}

/** The circles of a graph, each as the names on it; every name is on one circle at most. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (name: string, way: readonly string[]): void => {
    if (state.get(name) === 'done') return;
    if (state.get(name) === 'open') {
      circles.push([...way.slice(way.indexOf(name)), name].join(' -> '));
      return;
    }
    state.set(name, 'open');
    for (const next of graph.get(name) ?? []) visit(next, [...way, name]);
    state.set(name, 'done');
  };
  for (const name of graph.keys()) visit(name, []);
  return circles;
}
