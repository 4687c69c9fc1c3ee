// Compares the built product with the same operations written by hand: one customer, a list and a new one, on both databases.
import { type ServerProcess, sideOf, start } from '../children.ts';
import { type LoadRequest, loadAlternately } from '../load.ts';
import { openRaw } from '../raw.ts';
import { type ResultRow, type Section, versionOf } from '../report.ts';
import { assertAllReferences, assertSame, type ComparisonRequest } from '../same.ts';
import type { VenueCopy, Dialect, BenchWorld } from '../world.ts';
import { contentOf, PERSON_COUNT } from './customer.ts';
import { createComparisonRow, createSection, ROUND_COUNT } from './rounds.ts';

const SIDE_NAMES = ['product', 'hand'] as const;
type HandSideName = (typeof SIDE_NAMES)[number];

/** An operation that is measured on both databases. */
interface HandOperation {
  readonly label: string;
  /** The requests of a round, and the least ratio to reach. */
  readonly requests: Readonly<Record<Dialect, number>>;
  readonly aims: Readonly<Record<Dialect, number>>;
  readonly callOf: (venue: VenueCopy) => Omit<LoadRequest, 'token'>;
}

const customerOf = (name: string): string => JSON.stringify(contentOf(name));

const OPERATIONS: readonly HandOperation[] = [
  {
    label: 'read one',
    requests: { sqlite: 6000, postgres: 1500 },
    aims: { sqlite: 0.6, postgres: 0.9 },
    callOf: ({ customers: [id] }) => ({ path: `/api2/klanten/${String(id)}` }),
  },
  {
    label: 'list of 100',
    requests: { sqlite: 500, postgres: 300 },
    aims: { sqlite: 1.2, postgres: 1 },
    callOf: () => ({ path: '/api2/klanten?page_size=100' }),
  },
  {
    label: `create with ${String(PERSON_COUNT)} contacts`,
    requests: { sqlite: 400, postgres: 200 },
    aims: { sqlite: 0.6, postgres: 0.6 },
    callOf: () => ({ path: '/api2/klanten', bodyOf: (nth) => customerOf(`Jansen ${String(nth)}`) }),
  },
];

/** Checks that both sides respond and store the same, then measures each operation; returns a section of the report. */
export async function measureByHand(world: BenchWorld): Promise<Section> {
  const rows = [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))];
  const versions = ['fastify', 'better-sqlite3', 'pg'].map((name) => `${name} ${versionOf(name)}`);
  return createSection('Beside a server by hand', rows, [
    ...versions,
    'PostgreSQL with fsync off: neither side waits for its disk',
  ]);
}

async function measure(world: BenchWorld, dialect: Dialect): Promise<ResultRow[]> {
  const { venues, children } = await startSides(world, dialect);
  const readDatabaseTime = (): number => world.readDatabaseTime(dialect);
  const sides = { product: sideOf(children.product, readDatabaseTime), hand: sideOf(children.hand, readDatabaseTime) };
  const rows: ResultRow[] = [];
  for (const { label, requests, aims, callOf } of OPERATIONS) {
    const call = (name: HandSideName): LoadRequest => ({ ...callOf(venues[name]), token: venues[name].token });
    const { of, ...warmUp } = await loadAlternately(sides, call, { rounds: ROUND_COUNT, requests: requests[dialect] });
    const compared = { label: `${label}, ${dialect}: by hand`, least: aims[dialect], ...warmUp };
    rows.push(createComparisonRow(of.product, of.hand, { ...compared, apart: dialect === 'postgres' }));
  }
  for (const name of SIDE_NAMES) await children[name].stop();
  return rows;
}

/** Both servers, each on its copy of the measured venue, checked to respond and store the same. */
interface Sides {
  readonly venues: Readonly<Record<HandSideName, VenueCopy>>;
  readonly children: Readonly<Record<HandSideName, ServerProcess>>;
}

/** Starts both sides and checks them. */
async function startSides(world: BenchWorld, dialect: Dialect): Promise<Sides> {
  const venues = { product: await world.copy(dialect), hand: await world.copy(dialect) };
  const children = {
    product: await start({ name: 'product', environment: { DATABASE_URL: venues.product.url } }),
    hand: await start({ name: 'by-hand/main', listArguments: (port) => [port, venues.hand.url] }),
  };
  await check(venues, children);
  return { venues, children };
}

/** Sends both sides the measured requests and similar ones; throws where a response or a stored row differs. */
async function check(venues: Sides['venues'], children: Sides['children']): Promise<void> {
  const { customers } = venues.product;
  const again = {
    path: '/api2/klanten',
    body: customerOf('Tweemaal'),
    headers: { 'idempotency-key': 'eenmaal-en-niet-vaker' },
  };

  const requests: ComparisonRequest[] = [
    ...customers.map((id) => ({ path: `/api2/klanten/${String(id)}` })),
    { path: '/api2/klanten/1000001' },
    ...['page_size=100', 'page_size=100&page=3'].map((query) => ({ path: `/api2/klanten?${query}` })),
    ...['Een', 'Twee', 'Een'].map((name) => ({ path: '/api2/klanten', body: customerOf(name) })),
    again,
    again,
    // Refusals: an unknown key, an unknown customer, and members of the query that are unknown, of a wrong type or
    // missing.
    { path: '/api2/klanten', headers: { authorization: 'Bearer nobody' } },
    { path: '/api2/klanten/2000000' },
    { path: '/api2/klanten?nobody=1' },
    { path: '/api2/klanten', body: JSON.stringify({ ...contentOf('Drie'), naam: 3 }) },
    { path: '/api2/klanten', body: JSON.stringify({ naam: 'Vier' }) },
    { ...again, body: customerOf('Anders') },
  ];

  const [ours, theirs] = await Promise.all(
    SIDE_NAMES.map(async (name) => ({
      url: children[name].url,
      token: venues[name].token,
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
