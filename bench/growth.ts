// The cost of each request with a hundred times as much in the database: npm run bench -- growth [--bookings=N] [--on=sqlite|postgres].
import { start, type Child } from './children.ts';
import { openStore, type Filled, type Store } from './growth-databases.ts';
import { slowestPlan } from './growth-plans.ts';
import { reads, writes, type GrowthRequest } from './growth-requests.ts';
import { makeKnown, type Known } from './growth-venue.ts';
import { median } from './load.ts';
import type { Row, Section } from './report.ts';
import type { Dialect } from './world.ts';

const LARGE = 1_000_000;
const TIMES = 100;
const ROUNDS = 5;
const WARM = 3;
const AT_MOST = 20;
/** A round ends after so many milliseconds. */
const ROUND = 300;
const PATIENCE = 60_000;

/** One of the two databases, served by the product. */
interface Side {
  readonly filled: Filled;
  readonly child: Child;
  readonly known: Known;
  /** The writes that were sent. */
  sent: number;
}

/** Fills what is not filled yet, and asks both databases in turn. */
export async function measureGrowth(): Promise<Section> {
  const large = Number(option('bookings') ?? LARGE);
  const on = option('on');
  const dialects = (['sqlite', 'postgres'] as const).filter((dialect) => on === undefined || on === dialect);
  const store = openStore();
  const rows: Row[] = [];
  try {
    for (const dialect of dialects) rows.push(...(await measure(store, dialect, large)));
  } finally {
    await store.close();
  }
  return {
    title: `Processor time with ${String(large)} bookings over that with ${String(large / TIMES)}`,
    sides: [
      'the built product, one request after the other, on two databases that were filled by `bench/growth-databases.ts`',
      `processor time of the server and of PostgreSQL, the median of ${String(ROUNDS)} rounds of up to ${String(AT_MOST)} requests, both databases in turn`,
    ],
    rows,
  };
}

function option(name: string): string | undefined {
  return process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
}

async function measure(store: Store, dialect: Dialect, bookings: number): Promise<Row[]> {
  const small = await open(await store.filled(dialect, bookings / TIMES));
  const large = await open(await store.filled(dialect, bookings));
  const sizes = [small, large].map(({ filled }) => `${filled.size.toFixed(0)} MB`).join(' and ');
  const rows: Row[] = [{ what: `size, ${dialect}`, measured: sizes, aim: '', met: null }];
  const listed = [reads(small.known), reads(large.known)];
  const made = [writes(small.known), writes(large.known)];
  const [few = [], many = []] = [0, 1].map((side) => [...(listed[side] ?? []), ...(made[side] ?? [])]);
  const bySmall = new Map(few.map((each) => [each.what, each]));
  for (const request of many) {
    const other = bySmall.get(request.what);
    if (other === undefined) continue;
    rows.push(await compared(store, dialect, [small, other], [large, request]));
    print(rows.at(-1));
  }
  await Promise.all([small.child.stop(), large.child.stop()]);
  for (const [index, row] of rows.entries()) if (row.met === false) rows[index] = await withPlan(row, large, many);
  return rows;
}

/** As it goes: an hour is long. */
function print(row: Row | undefined): void {
  if (row !== undefined)
    console.log(`  ${row.what}  ${row.measured}  ${row.met === false ? 'MISSED' : ''} ${row.note ?? ''}`);
}

async function open(filled: Filled): Promise<Side> {
  const child = await start({ name: 'product', environment: { DATABASE_URL: filled.url } });
  return { filled, child, known: await makeKnown(filled, child.url), sent: 0 };
}

type Asking = readonly [Side, GrowthRequest];

async function compared(store: Store, dialect: Dialect, small: Asking, large: Asking): Promise<Row> {
  const [, { what, most }] = large;
  const named = { what: `${what}, ${dialect}`, aim: `at most ${String(most)}` };
  const costs: [number, number][] = [];
  try {
    for (const [side, request] of [small, large]) for (let nth = 0; nth < WARM; nth += 1) await ask(side, request);
    for (let round = 0; round < ROUNDS; round += 1)
      costs.push([await costOf(store, ...small), await costOf(store, ...large)]);
  } catch (error) {
    return { ...named, measured: 'failed', met: false, note: (error as Error).message.slice(0, 200) };
  }
  const [one, other] = [0, 1].map((side) => median(costs.map((each) => each[side] ?? NaN))) as [number, number];
  const note = `${one.toFixed(2)} and ${other.toFixed(2)} ms`;
  return { ...named, measured: (other / one).toFixed(2), met: other / one <= most, note };
}

/** The processor time of one request, in milliseconds. */
async function costOf(store: Store, side: Side, request: GrowthRequest): Promise<number> {
  const used = async (): Promise<number> => (await side.child.ask('usage')).processor + store.used();
  const [before, began] = [await used(), performance.now()];
  let requests = 0;
  while (requests < AT_MOST && (requests < 2 || performance.now() - began < ROUND)) {
    await ask(side, request);
    requests += 1;
  }
  return ((await used()) - before) / requests;
}

async function ask(side: Side, { method, path, bodyOf, what }: GrowthRequest): Promise<void> {
  const nth = (side.sent += 1);
  const response = await fetch(side.child.url + (typeof path === 'string' ? path : path(nth)), {
    method,
    headers: { authorization: `Bearer ${side.filled.token}`, 'content-type': 'application/json' },
    ...(bodyOf === undefined ? {} : { body: JSON.stringify(bodyOf(nth)) }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${what}: ${String(response.status)} ${text}`);
}

async function withPlan(row: Row, { filled }: Side, requests: readonly GrowthRequest[]): Promise<Row> {
  const request = requests.find(({ what }) => row.what.startsWith(`${what}, `));
  if (request?.method !== 'GET') return row;
  const plan = await slowestPlan(filled, String(request.path));
  return { ...row, note: `${row.note ?? ''}: ${plan}` };
}
