// Measures the cost of each request with a hundred times as many rows: npm run bench -- growth [--bookings=N] [--on=sqlite|postgres].
import { start, type ServerProcess } from './children.ts';
import { waitForFileCheck, openStore, type FilledDatabase, type Store } from './growth-databases.ts';
import { createReadRequests, createWriteRequests, type GrowthRequest } from './growth-requests.ts';
import { makeVenueFixture, type VenueFixture } from './growth-venue.ts';
import { calculateMedian } from './load.ts';
import { listChosenDialects, isAsked, findOption, chooseCount } from './options.ts';
import { sell } from './reserving.ts';
import { createPlainRow, type ResultRow, type Section } from './report.ts';
import { ADMINISTRATOR_HEADER, type Dialect } from './world.ts';

const LARGE_BOOKINGS = chooseCount(1_000_000, 10_000);
const GROWTH_FACTOR = 100;
const ROUND_COUNT = chooseCount(5);
const WARM_UP_REQUESTS = 3;
/** Requests before the first that counts: a server compiles and connects on its first ones. */
const FIRST_REQUESTS = chooseCount(300);
const MAX_ROUND_REQUESTS = chooseCount(20, 2);
/** The length of a round, in milliseconds. */
const ROUND_MS = 300;
const REQUEST_TIMEOUT_MS = 60_000;
/** How many of the requests that exceed their limit are named. */
const WORST_ROWS = 10;
/** The requests that people and programs send most. */
const NAMED_REQUESTS =
  /^(?:getCustomer|listCustomers|create customer|create booking|reserve online|change booking|finalised invoice|payment|getPlanning|getBooking|listBookings|listBookings (?:periode|bevat_product_id|locatie|Klant).*|listInvoices|listInvoices context=invoice|listPayments|listAuditEntries|listAuditEntries address.*|listEvents|listEvents the tail|getVatReturn|getRevenue|getSalesStatistics)$/;

/** One of the two databases, served by the product. */
interface GrowthSide {
  readonly database: FilledDatabase;
  readonly child: ServerProcess;
  readonly fixture: VenueFixture;
  /** Bodies of reservations, each used once. */
  readonly reservations: readonly string[];
  /** How many writes were sent. */
  writeCount: number;
}

/** The highest allowed ratio of the lengths of two responses: figures of a large venue have more digits. */
const MAX_LENGTH_RATIO = 1.2;

/** Fills both databases where needed and measures them alternately; returns a section of the report. */
export async function measureGrowth(): Promise<Section> {
  const large = Number(findOption('bookings') ?? LARGE_BOOKINGS);
  const store = openStore();
  const rows: ResultRow[] = [];

  try {
    for (const dialect of listChosenDialects()) rows.push(...(await measure(store, dialect, large)));
  } finally {
    await store.close();
  }

  return {
    title: `Processor time with ${String(large)} bookings over that with ${String(large / GROWTH_FACTOR)}`,
    sides: [
      'the built product, one request after the other, on two databases that were filled by `bench/growth-databases.ts`',
      `processor time of the server with its processes and of PostgreSQL, the median of ${String(ROUND_COUNT)} rounds of up to ${String(MAX_ROUND_REQUESTS)} requests, both databases in turn`,
      'the limit is 1.2 for single reads and writes, 1.5 for lists; only frequent requests and the worst are here',
    ],
    rows,
  };
}

/** The comparison of one request. */
interface ComparedRequest extends ResultRow {
  readonly request: GrowthRequest;
  readonly ratio: number;
}

async function measure(store: Store, dialect: Dialect, bookings: number): Promise<ResultRow[]> {
  const small = await open(await store.openFilled(dialect, bookings / GROWTH_FACTOR));
  const large = await open(await store.openFilled(dialect, bookings));

  const requestsOf = ({ fixture, reservations }: GrowthSide): readonly GrowthRequest[] => [
    ...createReadRequests(fixture),
    ...createWriteRequests(fixture, reservations),
  ];

  const bySmall = new Map(requestsOf(small).map((each) => [each.label, each]));
  const all: ComparedRequest[] = [];
  for (const request of requestsOf(large)) {
    const other = bySmall.get(request.label);
    if (other === undefined || !isAsked(request.label)) continue;
    const row = await compareRequest(store, dialect, [small, other], [large, request]);
    printOne(row);
    all.push(row);
  }

  await Promise.all([small.child.stop(), large.child.stop()]);
  return summariseRows(dialect, all, [small, large]);
}

/**
 * Returns the rows of the report: the sizes, how many requests are within their limit, the frequent ones, and the
 * worst.
 */
function summariseRows(
  dialect: Dialect,
  all: readonly ComparedRequest[],
  sides: readonly [GrowthSide, GrowthSide],
): ResultRow[] {
  const sizes = sides.map(({ database }) => `${database.size.toFixed(0)} MB`).join(' and ');
  const judged = all.filter(({ met }) => met !== null);
  const good = judged.filter(({ met }) => met === true);
  const typical = calculateMedian(judged.map(({ ratio }) => ratio).filter((ratio) => !Number.isNaN(ratio)));
  const missed = judged.filter(({ met }) => met === false).toSorted((one, other) => other.ratio - one.ratio);
  const worst = missed.slice(0, WORST_ROWS);
  const namedRows = all.filter((row) => NAMED_REQUESTS.test(row.request.label) && !worst.includes(row));
  const metShare = `${String(good.length)} of ${String(judged.length)}`;

  return [
    createPlainRow(`size, ${dialect}`, sizes),
    { label: `requests within their limit, ${dialect}`, measured: metShare, aim: 'all', met: missed.length === 0 },
    createPlainRow(`the ratio in the middle, ${dialect}`, typical.toFixed(2)),
    ...namedRows,
    ...worst,
  ];
}

/** Prints a row at once, since the whole measurement lasts an hour. */
function printOne(row: ResultRow): void {
  console.log(`  ${row.label}  ${row.measured}  ${row.met === false ? 'MISSED' : ''} ${row.note ?? ''}`);
}

async function open(database: FilledDatabase): Promise<GrowthSide> {
  const reservations = await sell(database);
  const child = await start({ name: 'product', environment: { DATABASE_URL: database.url } });
  await waitForFileCheck(child.url);
  const side = { database, child, fixture: await makeVenueFixture(database, child.url), reservations, writeCount: 0 };
  const plain = { label: 'warming up', method: 'GET', path: '/api2/productgroepen', most: Infinity };
  for (let nth = 0; nth < FIRST_REQUESTS; nth += 1) await ask(side, plain);
  return side;
}

type SideRequest = readonly [GrowthSide, GrowthRequest];

async function compareRequest(
  store: Store,
  dialect: Dialect,
  small: SideRequest,
  large: SideRequest,
): Promise<ComparedRequest> {
  const [, request] = large;
  const { label, most } = request;
  const rowHead = { label: `${label}, ${dialect}`, aim: `at most ${String(most)}`, request };
  const costs: [number, number][] = [];
  const lengths: number[] = [];

  try {
    for (const [side, warmUpRequest] of [small, large]) {
      for (let nth = 1; nth < WARM_UP_REQUESTS; nth += 1) await ask(side, warmUpRequest);
      lengths.push(await ask(side, warmUpRequest));
    }
    for (let round = 0; round < ROUND_COUNT; round += 1)
      costs.push([await costOf(store, ...small), await costOf(store, ...large)]);
  } catch (error) {
    return {
      ...rowHead,
      measured: 'failed',
      met: false,
      ratio: Infinity,
      note: (error as Error).message.slice(0, 200),
    };
  }

  const [one, other] = [0, 1].map((side) => calculateMedian(costs.map((each) => each[side] ?? NaN))) as [
    number,
    number,
  ];
  const ratio = other / one;
  const [short = 1, long = 1] = lengths;
  const times = `${one.toFixed(2)} and ${other.toFixed(2)} ms`;
  const note =
    long > short * MAX_LENGTH_RATIO ? `${times}; the answer is ${(long / short).toFixed(1)} times as long` : times;

  return {
    ...rowHead,
    measured: ratio.toFixed(2),
    met: long > short * MAX_LENGTH_RATIO ? null : ratio <= most,
    ratio,
    note,
  };
}

/** Returns the processor time of one request, in milliseconds. */
async function costOf(store: Store, side: GrowthSide, request: GrowthRequest): Promise<number> {
  const readUsedTime = async (): Promise<number> =>
    (await side.child.ask('usage')).processor + store.readProcessorTime();
  const before = await readUsedTime();
  const began = performance.now();
  let requests = 0;
  while (requests < MAX_ROUND_REQUESTS && (requests < 2 || performance.now() - began < ROUND_MS)) {
    await ask(side, request);
    requests += 1;
  }
  return ((await readUsedTime()) - before) / requests;
}

async function ask(
  side: GrowthSide,
  { method, path, bodyOf, label, basicOnly = false }: GrowthRequest,
): Promise<number> {
  const nth = ++side.writeCount;
  const response = await fetch(side.child.url + (typeof path === 'string' ? path : path(nth)), {
    method,
    headers: {
      authorization: basicOnly ? ADMINISTRATOR_HEADER : `Bearer ${side.database.token}`,
      'content-type': 'application/json',
    },
    ...(bodyOf === undefined ? {} : { body: JSON.stringify(bodyOf(nth)) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${label}: ${String(response.status)} ${text}`);

  return text.length;
}
