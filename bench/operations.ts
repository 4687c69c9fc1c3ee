// Reading one, listing 100 and creating one: the built product against the same by hand, and against Fastify.
import { type Child, start } from './children.ts';
import { type Call, inTurn, median, ratio, type Speed } from './load.ts';
import { ratioRow, type Row, type Section } from './report.ts';
import type { Copy, Dialect, World } from './world.ts';

const ROUNDS = { rounds: 5, round: 1.5 };
// In the time in which 5,000 customers are read, 200 bookings are made: too few for V8 to have compiled what makes them.
const WARM = { 'read one': 2, 'list 100': 4, 'create one': 15 } as const;
const AIMS = { sqlite: 0.3, postgres: 0.8 } as const;
const FASTIFY = 1;
const NAMES = ['product', 'hand', 'fastify'] as const;

type Sides<T> = Record<(typeof NAMES)[number], T>;

const CALLS: Readonly<Record<keyof typeof WARM, (copy: Copy) => Call>> = {
  'read one': ({ token, customers: [id] }) => ({ path: `/api2/klanten/${String(id)}`, token }),
  'list 100': ({ token }) => ({ path: '/api2/klanten?page_size=100', token }),
  'create one': ({ token, customers, packages }) => ({
    path: '/api2/boekingen',
    token,
    bodies: customers.map((klant_id) =>
      JSON.stringify({ klant_id, arrangement_id: packages.get(10), begin: '2027-06-01T10:00:00', personen: 20 }),
    ),
  }),
};

/** Measures on both databases; each side has a copy of its own. */
export async function measureOperations(world: World): Promise<Section> {
  return {
    title: 'Read one, list 100, create one',
    sides: [
      'ours: the built product; a customer, 100 customers, and a booking from a package of 10 lines',
      'by hand: node:http and the driver (better-sqlite3 with statements prepared once; a pool of 10 of pg), the same statements within the same transactions, and JSON.stringify; no routing table, no validation, no conversion of amounts and zones',
      'Fastify: its routing, validation and serialisation by the schemas of the contract; the same key, handlers, statements, events and ETag',
      'PostgreSQL runs with fsync off, as it does in the tests: no side waits for the disk there; SQLite waits for it at each commit',
      'ratios by the clock, in brackets by processor time of the server; 10 connections',
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const copies: Sides<Copy> = {
    product: await world.copy(dialect),
    hand: await world.copy(dialect),
    fastify: await world.copy(dialect),
  };
  const servers: Sides<Child> = {
    product: await start({ name: 'product', environment: { DATABASE_URL: copies.product.url } }),
    hand: await start({ name: 'by-hand/main', given: (port) => [port, copies.hand.url] }),
    fastify: await start({ name: 'fastify', given: (port) => [port, copies.fastify.url, world.contract] }),
  };
  const rows: Row[] = [];
  for (const what of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
    const speeds = await inTurn(servers, (name) => CALLS[what](copies[name]), { ...ROUNDS, warm: WARM[what] });
    rows.push(
      ratioRow(`${what}, ${dialect}, against by hand`, ...compared(speeds.product, speeds.hand, AIMS[dialect])),
      ratioRow(`${what}, ${dialect}, against Fastify`, ...compared(speeds.product, speeds.fastify, FASTIFY)),
    );
  }
  for (const name of NAMES) await servers[name].stop();
  return rows;
}

function compared(ours: readonly Speed[], theirs: readonly Speed[], aim: number): [number, number, string] {
  const [our, their] = [ours, theirs].map((all) => median(all.map(({ clock }) => clock)).toFixed(0));
  const note = `(${ratio(ours, theirs, 'processor').toFixed(2)}) ${our ?? ''} against ${their ?? ''} per second`;
  return [ratio(ours, theirs, 'clock'), aim, note];
}
