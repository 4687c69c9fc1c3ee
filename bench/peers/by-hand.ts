// The built product against the same operations by hand: customers, a booking, and reserving online, on both databases.
import { type Child, sideOf, start } from '../children.ts';
import { type Call, inTurn } from '../load.ts';
import { openRaw } from '../raw.ts';
import { type Row, versionOf } from '../report.ts';
import { RESERVE, sell } from '../reserving.ts';
import { assertAllReferences, assertSame, type Asked } from '../same.ts';
import type { Copy, Dialect, World } from '../world.ts';
import { contentOf, PERSONS } from './customer.ts';
import { comparedRow, type Part, ROUNDS } from './rounds.ts';

export const NAMES = ['product', 'hand'] as const;
export type Name = (typeof NAMES)[number];

/** A copy of the measured venue with what its requests are made of. */
export interface Venue extends Copy {
  readonly wishes: readonly string[];
}

/** An operation that is measured on both databases. */
export interface Operation {
  readonly what: string;
  /** How many requests a round has, and the least ratio that is aimed at. */
  readonly requests: Readonly<Record<Dialect, number>>;
  readonly aims: Readonly<Record<Dialect, number>> | null;
  readonly callOf: (venue: Venue) => Omit<Call, 'token'>;
}

const bookingOf = ({ customers, packages }: Venue, lines: number, nth: number): string =>
  JSON.stringify({
    klant_id: customers[nth % customers.length],
    arrangement_id: packages.get(lines),
    begin: '2027-06-01T10:00:00',
    personen: 20,
  });
const customerOf = (name: string): string => JSON.stringify(contentOf(name));

export const OPERATIONS: readonly Operation[] = [
  {
    what: 'read one',
    requests: { sqlite: 6000, postgres: 1500 },
    aims: { sqlite: 0.6, postgres: 0.9 },
    callOf: ({ customers: [id] }) => ({ path: `/api2/klanten/${String(id)}` }),
  },
  {
    what: 'list of 100',
    requests: { sqlite: 500, postgres: 300 },
    aims: { sqlite: 1.2, postgres: 1 },
    callOf: () => ({ path: '/api2/klanten?page_size=100' }),
  },
  {
    what: `create with ${String(PERSONS)} contacts`,
    requests: { sqlite: 400, postgres: 200 },
    aims: { sqlite: 0.6, postgres: 0.6 },
    callOf: () => ({ path: '/api2/klanten', bodyOf: (nth) => customerOf(`Jansen ${String(nth)}`) }),
  },
  {
    what: 'booking from a package of 10 lines',
    requests: { sqlite: 300, postgres: 150 },
    aims: null,
    callOf: (venue) => ({ path: '/api2/boekingen', bodyOf: (nth) => bookingOf(venue, 10, nth) }),
  },
  {
    what: 'reserving online',
    requests: { sqlite: 200, postgres: 100 },
    aims: { sqlite: 1, postgres: 1 },
    callOf: ({ wishes }) => ({ path: RESERVE, bodyOf: (nth) => wishes[nth % wishes.length] ?? '' }),
  },
];

/** Checks that both sides answer and store the same, then measures each operation. */
export async function measureByHand(world: World): Promise<Part> {
  const rows = [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))];
  return { rows, versions: ['fastify', 'better-sqlite3', 'pg'].map((name) => `${name} ${versionOf(name)}`) };
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const { venues, children } = await startSides(world, dialect);
  const database = (): number => world.databaseTime(dialect);
  const sides = { product: sideOf(children.product, database), hand: sideOf(children.hand, database) };
  const rows: Row[] = [];
  for (const { what, requests, aims, callOf } of OPERATIONS) {
    const call = (name: Name): Call => ({ ...callOf(venues[name]), token: venues[name].token });
    const { of, ...warmUp } = await inTurn(sides, call, { rounds: ROUNDS, requests: requests[dialect] });
    const compared = { what: `${what}, ${dialect}: by hand`, least: aims?.[dialect] ?? null, ...warmUp };
    rows.push(comparedRow(of.product, of.hand, { ...compared, apart: dialect === 'postgres' }));
  }
  for (const name of NAMES) await children[name].stop();
  return rows;
}

/** Both servers at work, each on its copy of the measured venue, checked to answer and store the same. */
export interface Sides {
  readonly venues: Readonly<Record<Name, Venue>>;
  readonly children: Readonly<Record<Name, Child>>;
}

/** Starts both sides and checks them. */
export async function startSides(world: World, dialect: Dialect): Promise<Sides> {
  const venues = { product: await venueOf(world, dialect), hand: await venueOf(world, dialect) };
  const children = {
    product: await start({ name: 'product', environment: { DATABASE_URL: venues.product.url } }),
    hand: await start({ name: 'by-hand/main', given: (port) => [port, venues.hand.url] }),
  };
  await check(venues, children);
  return { venues, children };
}

/** A copy of the measured venue that sells online. */
async function venueOf(world: World, dialect: Dialect): Promise<Venue> {
  const copy = await world.copy(dialect);
  return { ...copy, wishes: await sell(copy) };
}

/** Sends both sides the measured requests and their like, and compares whole answers and all rows that they stored. */
async function check(venues: Sides['venues'], children: Sides['children']): Promise<void> {
  const { customers, wishes } = venues.product;
  const again = {
    path: '/api2/klanten',
    body: customerOf('Tweemaal'),
    headers: { 'idempotency-key': 'eenmaal-en-niet-vaker' },
  };
  const requests: Asked[] = [
    ...customers.map((id) => ({ path: `/api2/klanten/${String(id)}` })),
    { path: '/api2/klanten/1000001' },
    ...['page_size=100', 'page_size=100&page=3'].map((query) => ({ path: `/api2/klanten?${query}` })),
    ...['Een', 'Twee', 'Een'].map((name) => ({ path: '/api2/klanten', body: customerOf(name) })),
    again,
    again,
    ...[1, 10].map((lines) => ({ path: '/api2/boekingen', body: bookingOf(venues.product, lines, 0) })),
    ...[11, 12].map((nth) => ({ path: RESERVE, body: wishes[nth] ?? '' })),
    // Refusals: no such key, no such customer, no such member of the query, of a type and missing.
    { path: '/api2/klanten', headers: { authorization: 'Bearer nobody' } },
    { path: '/api2/klanten/2000000' },
    { path: '/api2/klanten?nobody=1' },
    { path: '/api2/klanten', body: JSON.stringify({ ...contentOf('Drie'), naam: 3 }) },
    { path: '/api2/klanten', body: JSON.stringify({ naam: 'Vier' }) },
    { ...again, body: customerOf('Anders') },
  ];
  const [ours, theirs] = await Promise.all(
    NAMES.map(async (name) => ({
      ...{ url: children[name].url, token: venues[name].token },
      raw: await openRaw(venues[name].url),
    })),
  );
  if (ours === undefined || theirs === undefined) return;
  try {
    await assertAllReferences(theirs.raw);
    await assertSame(ours, theirs, requests);
  } finally {
    await ours.raw.close();
    await theirs.raw.close();
  }
}
