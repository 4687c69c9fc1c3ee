// Measures listing 100,000 customers, by its added memory, its speed and the delays of other requests; and searches among them.
import { type ServerProcess, start } from './children.ts';
import { calculateMedian } from './load.ts';
import { chooseCount } from './options.ts';
import { waitForSettledMemory } from './start.ts';
import { createLimitRow, createPlainRow, type ResultRow, type Section } from './report.ts';
import { addCustomers, type VenueCopy, type Dialect, type BenchWorld } from './world.ts';

const CUSTOMER_COUNT = chooseCount(100_000, 1_000);
const FIRST_CUSTOMER_ID = 2_000_000;
const CUSTOMERS_PATH = '/api2/klanten';
const MEGABYTE_BYTES = 1e6;
/** Words that match all customers, few, one and none. */
const SEARCHES = ['be', 'de vr', 'utrecht vries anna9999', 'anna99', '1234 ab', 'zzz be'];
const SEARCH_ROUNDS = chooseCount(9);

/** Reads the whole list once on each database, after a first read of a small one; returns a section of the report. */
export async function measureListing(world: BenchWorld): Promise<Section> {
  return {
    title: 'A list of 100,000 customers',
    sides: [
      `the built product, \`GET ${CUSTOMERS_PATH}\` without a page, each customer with a contact person, read to its end by one client`,
      'growth: the highest memory of the process while it answers, above what it had at rest; delay: of the event loop, 99th percentile',
      `searches: the median of ${String(SEARCH_ROUNDS)} requests, one after the other`,
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: BenchWorld, dialect: Dialect): Promise<ResultRow[]> {
  const copy = await world.copy(dialect);
  await addCustomers(copy.url, CUSTOMER_COUNT, FIRST_CUSTOMER_ID);

  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  await read(child, copy, `${CUSTOMERS_PATH}?page_size=100`);

  const memory = (await waitForSettledMemory(child)) * MEGABYTE_BYTES;
  await child.ask('watch');

  const began = performance.now();
  const bytes = await read(child, copy, CUSTOMERS_PATH);
  const seconds = (performance.now() - began) / 1000;
  const { peak, delay } = await child.ask('watched');
  const searches = await measureSearches(child, copy);

  await child.stop();
  const speed = `${(CUSTOMER_COUNT / seconds).toFixed(0)} customers per second, ${(bytes / MEGABYTE_BYTES).toFixed(0)} MB`;
  return [
    createLimitRow(
      `growth of memory, ${dialect}`,
      (peak - memory) / MEGABYTE_BYTES,
      'MB',
      60,
      `from ${(memory / MEGABYTE_BYTES).toFixed(0)} MB`,
    ),
    createLimitRow(`delay of the event loop, ${dialect}`, delay, 'ms', 50),
    createLimitRow(`the slowest search, ${dialect}`, searches.slowest, 'ms', 50, searches.note),
    createPlainRow(`the whole list, ${dialect}`, `${seconds.toFixed(1)} s`, speed),
  ];
}

/** Returns the slowest median of several searches, in milliseconds, and a note with all of them. */
async function measureSearches(child: ServerProcess, copy: VenueCopy): Promise<{ slowest: number; note: string }> {
  const medians: (readonly [string, number])[] = [];
  for (const q of SEARCHES) {
    const times: number[] = [];
    for (let round = 0; round < SEARCH_ROUNDS; round++) {
      const began = performance.now();
      await read(child, copy, `/api2/zoeken?q=${encodeURIComponent(q)}`);
      times.push(performance.now() - began);
    }
    medians.push([q, calculateMedian(times)]);
  }
  const note = medians.map(([q, each]) => `${q}: ${each.toFixed(1)} ms`).join(', ');
  return { slowest: Math.max(...medians.map(([, each]) => each)), note };
}

/** Reads a response to its end; returns its length in bytes. */
async function read({ url }: ServerProcess, { token }: VenueCopy, path: string): Promise<number> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200 || response.body === null) throw new Error(await response.text());
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) bytes += part.length;
  return bytes;
}
