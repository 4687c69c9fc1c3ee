// Fills the databases of `npm run bench -- growth`, of a small and of a large venue, and stores them for later runs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type Postgres } from '../test/support/postgres.ts';
import { ROOT_FOLDER } from './children.ts';
import { findOption } from './options.ts';
import { writeDaysAgo, multiply, CUSTOMER_TABLES } from './multiply.ts';
import { readPostgresPid, readFamilyTime } from './processor.ts';
import { openRaw, type RawDatabase } from './raw.ts';
import { makeTemplate } from './template.ts';
import { run, type Dialect } from './world.ts';

/** A filled database, and the key that its server accepts. */
export interface FilledDatabase {
  readonly url: string;
  readonly token: string;
  readonly bookings: number;
  /** Megabytes on disk. */
  readonly size: number;
}

/** Opens the filled databases. */
export interface Store {
  /** Returns the database with this many bookings; the first call fills it. */
  openFilled(dialect: Dialect, bookings: number): Promise<FilledDatabase>;
  /** Returns the address of an empty database. */
  createEmpty(dialect: Dialect): Promise<string>;
  /** The processor time of PostgreSQL since its start, in milliseconds. */
  readProcessorTime(): number;
  close(): Promise<void>;
}

const POLL_INTERVAL_MS = 1_000;
/** The venue that is copied until the wanted number of bookings is reached. */
const TEMPLATE_SIZES = { bookings: 100, lines: 5, booking: 10 };
const STORE_FOLDER = join(ROOT_FOLDER, '.cache/growth');
const POSTGRES_SETTINGS = { shared_buffers: '512MB', max_wal_size: '4GB', autovacuum: 'on', timezone: 'UTC' };
const MEGABYTE_BYTES = 1e6;

/** Waits until a server has checked its file, so that the check is no part of the measured processor time. */
export async function waitForFileCheck(url: string): Promise<void> {
  for (;;) {
    // One connection per request: the server may close an idle one just as the next request uses it.
    const response = await fetch(`${url}/ready`, { headers: { connection: 'close' } });
    const { file_check: state } = (await response.json()) as { readonly file_check?: string };
    if (state !== 'waiting' && state !== 'running') return;
    await pause(POLL_INTERVAL_MS);
  }
}

/** Opens the store in the folder of `--in`, or in the default one; PostgreSQL starts on first use. */
export function openStore(folder = findOption('in') ?? STORE_FOLDER): Store {
  mkdirSync(folder, { recursive: true });
  let postgres: Promise<Postgres> | undefined;
  const startServer = (): Promise<Postgres> => (postgres ??= startPostgres(folder, { settings: POSTGRES_SETTINGS }));
  const addressOf = async (dialect: Dialect, name: string): Promise<string> =>
    dialect === 'sqlite' ? `sqlite:${join(folder, `${name}.db`)}` : (await startServer()).urlOf(name);

  return {
    async openFilled(dialect, bookings) {
      const name = `growth_${String(bookings)}`;
      const url = await addressOf(dialect, name);
      // The note is written last: a database without one was left half full, and is filled again.
      const note = join(folder, `${dialect}-${String(bookings)}.json`);
      if (!existsSync(note)) {
        await clear(dialect, folder, name, (await postgres)?.urlOf('postgres'));
        writeFileSync(note, JSON.stringify({ token: await fill(url, bookings) }));
      }
      const { token } = JSON.parse(readFileSync(note, 'utf8')) as { token: string };
      return { url, token, bookings, size: await sizeOf(url) };
    },
    async createEmpty(dialect) {
      const name = 'growth_restored';
      const url = await addressOf(dialect, name);
      await clear(dialect, folder, name, (await postgres)?.urlOf('postgres'));
      return url;
    },
    readProcessorTime() {
      return existsSync(join(folder, 'postgres/postmaster.pid')) ? readFamilyTime(readPostgresPid(folder)) : 0;
    },
    async close() {
      const started = await postgres;
      if (started === undefined) return;
      await run(started.urlOf('postgres'), 'checkpoint');
      await started.stop();
    },
  };
}

async function clear(dialect: Dialect, folder: string, name: string, server = ''): Promise<void> {
  if (dialect === 'sqlite') {
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `${name}.db${end}`), { force: true });
    return;
  }
  await run(server, `drop database if exists ${name}`);
  await run(server, `create database ${name}`);
}

/** Fills an empty database; returns a key with all rights. */
async function fill(url: string, bookings: number): Promise<string> {
  const token = await makeTemplate(url, TEMPLATE_SIZES);
  // In a venue that works, the scheduler has moved these bookings long ago.
  const status = `case when id % 20 = 0 then 'geannuleerd' else 'voltooid' end`;
  await run(url, `update bookings set status = ${status}, moves_at = null`);
  await multiply(url, bookings / TEMPLATE_SIZES.bookings, CUSTOMER_TABLES);

  const raw = await openRaw(url);
  try {
    await raw.run(writeMailInsert(raw));
    // The service never collects statistics on SQLite; on PostgreSQL they are automatic.
    await raw.run(raw.dialect === 'sqlite' ? 'delete from sqlite_stat1' : 'vacuum analyze');
  } finally {
    await raw.close();
  }

  return token;
}

/** Returns SQL that adds a mail for each paid invoice, spread over the two years after which mails are purged. */
function writeMailInsert({ dialect }: RawDatabase): string {
  const days = '700.0 * (last.id - invoices.id) / last.id';
  return `insert into mails (version, kind, status, bedrijf_id, contactpersoon_id, from_name, from_address, "to", cc,
      delivered_to, unknown_tags, subject, body, message_id, attempts, created_at, sent_at, subject_kind, subject_id, files)
    select 1, 'invoice', 'sent', bedrijf_id, null, 'Uitje', 'post@uitje.example', '[]', '[]', '[]', '[]', 'Uw factuur',
      'Geachte heer, mevrouw, hierbij uw factuur.', '<' || invoices.id || '@uitje.example>', 1,
      ${writeDaysAgo(dialect, days)}, ${writeDaysAgo(dialect, days)}, 'invoice', invoices.id, '[]'
    from invoices cross join (select max(id) as id from invoices) as last
    where exists (select 1 from invoice_payments where factuur_id = invoices.id)`;
}

async function sizeOf(url: string): Promise<number> {
  const raw = await openRaw(url);
  const question =
    raw.dialect === 'sqlite'
      ? 'select page_count * page_size as size from pragma_page_count, pragma_page_size'
      : 'select pg_database_size(current_database()) as size';
  const [row] = await raw.readRows(question);
  await raw.close();
  return Number(row?.['size']) / MEGABYTE_BYTES;
}
