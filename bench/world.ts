// Sets the measured venue up: customers in a fresh database, copied for every side, on SQLite and on PostgreSQL.
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Boekstaaf } from 'boekstaaf';
import { readConfig } from '../config/config.ts';
import { setUp } from '../demo/set-up.ts';
import { startServer } from '../server.ts';
import { startPostgres, type Postgres } from '../test/support/postgres.ts';
import { SECRETS_KEY } from './children.ts';
import { listCustomerStatements } from './customers.ts';
import { readPostgresPid, HAS_PROCESSOR_TIME, readFamilyTime } from './processor.ts';
import { openRaw } from './raw.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A separate database, and what is known to be in it. */
export interface VenueCopy {
  readonly url: string;
  readonly token: string;
  /** Ids of a few customers. */
  readonly customers: readonly number[];
}

export interface BenchWorld {
  readonly folder: string;
  copy(dialect: Dialect): Promise<VenueCopy>;
  /** Returns the address of an empty database. */
  createEmpty(dialect: Dialect): Promise<string>;
  /** Returns the id of the process of PostgreSQL that starts the others. */
  readDatabasePid(): number;
  /**
   * Returns the processor time of PostgreSQL with all its backends, in milliseconds; 0 for SQLite, which runs in the
   * server.
   */
  readDatabaseTime(dialect: Dialect): number;
  close(): Promise<void>;
}

export const ADMINISTRATOR_PASSWORD = 'een lang genoeg wachtwoord';
/** The header of the first administrator: only people may read some lists. */
export const ADMINISTRATOR_HEADER = `Basic ${Buffer.from(`admin:${ADMINISTRATOR_PASSWORD}`).toString('base64')}`;
// As on the server of an operator. Without it, a connection keeps scanning a table that was empty when it first looked.
const POSTGRES_SETTINGS = { autovacuum: 'on', autovacuum_naptime: '5s' };
const CUSTOMER_COUNT = 1_000;
const FIRST_CUSTOMER_ID = 1_000_000;

/** Makes the world; PostgreSQL is started when first needed. */
export function makeWorld(): BenchWorld {
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-bench-'));
  // PostgreSQL runs as another account where the benchmark runs as root.
  chmodSync(folder, 0o755);

  const templates = new Map<Dialect, VenueCopy>();
  let postgres: Postgres | undefined;
  let copies = 0;

  const serverOf = async (): Promise<Postgres> => {
    if (postgres !== undefined) return postgres;
    const serverFolder = join(folder, 'server');
    mkdirSync(serverFolder, { mode: 0o755 });
    postgres = await startPostgres(serverFolder, { settings: POSTGRES_SETTINGS });
    return postgres;
  };

  const createDatabase = async (dialect: Dialect, template: string | null, name: string): Promise<string> => {
    if (dialect === 'postgres') {
      const server = await serverOf();
      await run(
        server.urlOf('postgres'),
        `create database ${name}${template === null ? '' : ` template template_of_bench`}`,
      );
      return server.urlOf(name);
    }
    const file = join(folder, `${name}.db`);
    if (template !== null) copyFileSync(template.slice('sqlite:'.length), file);
    return `sqlite:${file}`;
  };

  const readDatabasePid = (): number => readPostgresPid(join(folder, 'server'));
  return {
    folder,
    async copy(dialect) {
      const template = templates.get(dialect) ?? (await fill(await createDatabase(dialect, null, 'template_of_bench')));
      templates.set(dialect, template);
      return { ...template, url: await createDatabase(dialect, template.url, `copy${String(++copies)}`) };
    },
    createEmpty: (dialect) => createDatabase(dialect, null, `empty${String(++copies)}`),
    readDatabasePid,
    readDatabaseTime: (dialect) =>
      dialect === 'sqlite' || postgres === undefined || !HAS_PROCESSOR_TIME ? 0 : readFamilyTime(readDatabasePid()),
    async close() {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sets a venue up through the SDK, as an integrator would, and adds customers. */
async function fill(url: string): Promise<VenueCopy> {
  const config = readConfig({
    SECRETS_KEY,
    DATABASE_URL: url,
    PORT: '0',
    LOG_LEVEL: 'warn',
    BOOTSTRAP_PASSWORD: ADMINISTRATOR_PASSWORD,
  });
  const server = await startServer({ config, grace: 0 });
  const basic = new Boekstaaf({
    baseUrl: server.url,
    username: config.bootstrapUsername,
    password: ADMINISTRATOR_PASSWORD,
  });

  const { token } = await basic.apiKeys.createApiKey({
    body: { user_id: server.firstLogin?.id ?? 0, description: 'Benchmark' },
  });
  const client = new Boekstaaf({ baseUrl: server.url, apiKey: token });
  const venue = await setUp(client);
  const product_id = venue.packages[0]?.regels[0]?.product_id ?? 0;

  for (const { id } of venue.customers.slice(0, 10))
    await client.bookings.createBooking({
      body: { klant_id: id, product_id, begin: venue.momentAt(30, '10:00'), personen: 20 },
    });

  await server.close();
  await addCustomers(url, CUSTOMER_COUNT, FIRST_CUSTOMER_ID);
  return { url, token, customers: venue.customers.slice(0, 10).map(({ id }) => id) };
}

/** Adds customers with one contact person each, by SQL and without the service. */
export async function addCustomers(url: string, count: number, first: number): Promise<void> {
  for (const statement of listCustomerStatements(count, first)) await run(url, statement);
  // As autovacuum would. On SQLite the service never does, and old counts would mislead its planner as the tables grow.
  if (!url.startsWith('sqlite:')) await run(url, 'analyze contacts, contact_persons, contact_links, customer_words');
}

/** Runs one statement on a database that no server has open. */
export async function run(url: string, statement: string): Promise<void> {
  const raw = await openRaw(url);
  await raw.run(statement);
  await raw.close();
}
