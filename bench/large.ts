// Starts, lists, figures and backups of a million bookings: npm run bench -- large [--parts=start,beside,pages,figures,backup].
import { start, type Child } from './children.ts';
import { chosenDialects, fileChecked, openStore, option, type Filled, type Store } from './growth-databases.ts';
import { makeKnown } from './growth-venue.ts';
import { measureBackup } from './large-backup.ts';
import { measureBeside } from './large-beside.ts';
import { measureFigures } from './large-figures.ts';
import { measurePages } from './large-pages.ts';
import { makeCustomer } from './large-served.ts';
import { mostRow, type Row, type Section } from './report.ts';
import type { Dialect } from './world.ts';

const BOOKINGS = 1_000_000;
/** In milliseconds; longer than is good, so that it can be told. */
const PATIENCE = 300_000;
const WRITES = 500;

/** Uses the databases of `npm run bench -- growth`, and fills what is not filled. */
export async function measureLarge(): Promise<Section> {
  const bookings = Number(option('bookings') ?? BOOKINGS);
  const store = openStore();
  const rows: Row[] = [];
  try {
    for (const dialect of chosenDialects()) rows.push(...(await measure(store, dialect, bookings)));
  } finally {
    await store.close();
  }
  return {
    title: `A database of ${String(bookings)} bookings`,
    sides: [
      'the built product on a database that was filled by `bench/growth-databases.ts`, whose pages the system has in memory',
      `start: from the start of the process to its first answer; it was killed after ${String(WRITES)} writes`,
      'beside a list: a customer is read each 20 ms while the list is asked for, one after the other; the longest hold is that of the event loop meanwhile, other work of the machine included. The first answer of each list comes before: it loads the check of its items',
      'pages: 25 items of a period and how many there are in all, one request after the other',
      'figures: the first byte, all of it, and the memory that the server and its processes took more meanwhile; the goal is all within 2 s, or the first byte within 1 s and at most 64 MB',
      'backup and restore: `dist/cli.js`, with the memory of its processes; ten customers a second are made meanwhile',
    ],
    rows,
  };
}

async function measure(store: Store, dialect: Dialect, bookings: number): Promise<Row[]> {
  const filled = await store.filled(dialect, bookings);
  const parts = (option('parts') ?? 'start,beside,pages,figures,backup').split(',');
  const rows: Row[] = [
    { what: `size, ${dialect}`, measured: `${filled.size.toFixed(0)} MB`, aim: '', met: null },
    ...(parts.includes('start') ? await starts(filled, dialect) : []),
  ];
  const child = await serve(filled);
  await fileChecked(child.url);
  const served = { filled, child, known: await makeKnown(filled, child.url), dialect };
  if (parts.includes('beside')) rows.push(...(await measureBeside(served)));
  if (parts.includes('pages')) rows.push(...(await measurePages(served)));
  if (parts.includes('figures')) rows.push(...(await measureFigures(served)));
  if (parts.includes('backup')) rows.push(...(await measureBackup(served, store)));
  await child.stop('SIGTERM');
  return rows;
}

function serve({ url }: Filled): Promise<Child> {
  return start({ name: 'product', environment: { DATABASE_URL: url }, patience: PATIENCE });
}

async function starts(filled: Filled, dialect: Dialect): Promise<Row[]> {
  await (await serve(filled)).stop('SIGTERM');
  const inOrder = await serve(filled);
  for (let nth = 0; nth < WRITES; nth += 1) await makeCustomer(inOrder.url, filled.token);
  await inOrder.stop('SIGKILL');
  const killed = await serve(filled);
  await killed.stop('SIGTERM');
  return [
    mostRow(`start after an orderly end, ${dialect}`, inOrder.started / 1000, 's', 5),
    mostRow(`start after a kill, ${dialect}`, killed.started / 1000, 's', 20),
  ];
}
