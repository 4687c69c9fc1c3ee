// A list of 100,000 customers: what it adds to the memory, how long it holds up others, and how fast it goes.
import { type Child, start } from './children.ts';
import { settled } from './start.ts';
import { mostRow, type Row, type Section } from './report.ts';
import { addCustomers, type Copy, type Dialect, type World } from './world.ts';

const CUSTOMERS = 100_000;
const FIRST_CUSTOMER = 2_000_000;
const PATH = '/api2/klanten';
const MEGABYTE = 1e6;

/** Reads the whole list once on each database, after a first read of a small one. */
export async function measureListing(world: World): Promise<Section> {
  return {
    title: 'A list of 100,000 customers',
    sides: [
      `the built product, \`GET ${PATH}\` without a page, each customer with a contact person, read to its end by one client`,
      'growth: the highest memory of the process while it answers, above what it had at rest; delay: of the event loop, 99th percentile',
    ],
    rows: [...(await measure(world, 'sqlite')), ...(await measure(world, 'postgres'))],
  };
}

async function measure(world: World, dialect: Dialect): Promise<Row[]> {
  const copy = await world.copy(dialect);
  await addCustomers(copy.url, CUSTOMERS, FIRST_CUSTOMER);
  const child = await start({ name: 'product', environment: { DATABASE_URL: copy.url } });
  await read(child, copy, `${PATH}?page_size=100`);
  const memory = (await settled(child)) * MEGABYTE;
  await child.ask('watch');
  const began = performance.now();
  const bytes = await read(child, copy, PATH);
  const seconds = (performance.now() - began) / 1000;
  const { peak, delay } = await child.ask('watched');
  await child.stop();
  const speed = `${(CUSTOMERS / seconds).toFixed(0)} customers per second, ${(bytes / MEGABYTE).toFixed(0)} MB`;
  return [
    mostRow(
      `growth of memory, ${dialect}`,
      (peak - memory) / MEGABYTE,
      'MB',
      60,
      `from ${(memory / MEGABYTE).toFixed(0)} MB`,
    ),
    mostRow(`delay of the event loop, ${dialect}`, delay, 'ms', 50),
    { what: `the whole list, ${dialect}`, measured: `${seconds.toFixed(1)} s`, aim: '', met: null, note: speed },
  ];
}

/** Reads an answer to its end; the number of its bytes. */
async function read({ url }: Child, { token }: Copy, path: string): Promise<number> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200 || response.body === null) throw new Error(await response.text());
  let bytes = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) bytes += part.length;
  return bytes;
}
