// Measures starts and backups with a million bookings: npm run bench -- large [--bookings=N] [--on=DATABASE].
import { start, type ServerProcess } from './children.ts';
import { waitForFileCheck, openStore, type FilledDatabase, type Store } from './growth-databases.ts';
import { makeCustomer, measureBackup } from './large-backup.ts';
import { listChosenDialects, findOption, chooseCount } from './options.ts';
import { createLimitRow, createPlainRow, type ResultRow, type Section } from './report.ts';
import type { Dialect } from './world.ts';

const BOOKING_COUNT = chooseCount(1_000_000, 10_000);
/** In milliseconds; longer than acceptable, so that a slow start is measured and reported. */
const START_TIMEOUT_MS = 300_000;
const WRITE_COUNT = chooseCount(500, 5);

/** Measures the databases of `npm run bench -- growth`, which are filled on first use. */
export async function measureLarge(): Promise<Section> {
  const bookings = Number(findOption('bookings') ?? BOOKING_COUNT);
  const store = openStore();
  const rows: ResultRow[] = [];

  try {
    for (const dialect of listChosenDialects()) rows.push(...(await measure(store, dialect, bookings)));
  } finally {
    await store.close();
  }

  return {
    title: `A database of ${String(bookings)} bookings`,
    sides: [
      'the built product on a database that was filled by `bench/growth-databases.ts`, whose pages the system has in memory',
      `start: from the start of the process to its first answer; it was killed after ${String(WRITE_COUNT)} writes`,
      'backup and restore: `dist/cli.js`, with the memory of its processes; ten customers a second are made during it',
    ],
    rows,
  };
}

async function measure(store: Store, dialect: Dialect, bookings: number): Promise<ResultRow[]> {
  const database = await store.openFilled(dialect, bookings);
  const size = createPlainRow(`size, ${dialect}`, `${database.size.toFixed(0)} MB`);
  const started = await measureStarts(database, dialect);
  const child = await serve(database);
  await waitForFileCheck(child.url);
  const backup = await measureBackup(child, database, dialect, store);
  await child.stop('SIGTERM');
  return [size, ...started, ...backup];
}

function serve({ url }: FilledDatabase): Promise<ServerProcess> {
  return start({ name: 'product', environment: { DATABASE_URL: url }, startTimeoutMs: START_TIMEOUT_MS });
}

async function measureStarts(database: FilledDatabase, dialect: Dialect): Promise<ResultRow[]> {
  await (await serve(database)).stop('SIGTERM');
  const inOrder = await serve(database);
  for (let nth = 0; nth < WRITE_COUNT; nth += 1) await makeCustomer(inOrder.url, database.token);
  await inOrder.stop('SIGKILL');
  const killed = await serve(database);
  await killed.stop('SIGTERM');
  return [
    createLimitRow(`start after an orderly end, ${dialect}`, inOrder.started / 1000, 's', 5),
    createLimitRow(`start after a kill, ${dialect}`, killed.started / 1000, 's', 20),
  ];
}
