// The fixtures of a sandbox: states that it is put back into, the same each time. Some come with the service, others are saved.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { BUILT_IN_FIXTURES, isFixtureName } from '../../domain/house/sandbox.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { UnusableDatabase } from '../engine/session/unusable.ts';
import { migrationsOf, putState, stateOf, type DatabaseState } from '../engine/state.ts';
import { beginSeed, momentOf } from './sandbox.ts';

/** Never part of a state: what the tables are, the keys of the installation, and its clock. */
const EXCLUDED_TABLES = ['knex_migrations', 'knex_migrations_lock', 'link_keys', 'sandbox'];
/** Empty in a state: what goes by the real clock, and what a process counts. */
const TRANSIENT_TABLES = [
  'api_key_uses',
  'clock_marks',
  'idempotency_keys',
  'recent_writers',
  'shared_counts',
  'user_logins',
  'visitor_counts',
];
/** The past: what was told while a state was made. */
export const ANNOUNCEMENT_TABLES = ['events', 'feed_starts', 'jobs', 'mails', 'webhook_deliveries', 'webhook_payloads'];
/** Jobs of the request that puts the state back: they are no part of it. */
const SANDBOX_JOBS: ReadonlySet<unknown> = new Set(['clock', 'move-clock', 'reset-sandbox']);
/** A number of PostgreSQL alone: the order is that of the ids, for a sandbox does one thing at a time. */
const FIRST_TRANSACTION = 0;

// The build has them beside itself.
const FIXTURE_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../demo/fixtures/' : './fixtures/', import.meta.url),
);
const FIXTURE_SUFFIX = '.json.br';

/** A state with the moment at which the clock stood. */
export interface Fixture extends DatabaseState {
  readonly moment: Instant;
}

/** The state of a sandbox; some more tables may be empty in it. */
export async function fixtureOf(db: Reader, empty: readonly string[] = []): Promise<Fixture> {
  const moment = await momentOf(db);
  if (moment === null) throw new Error('Only a sandbox has a state to be saved.');
  const state = await stateOf(db, [...EXCLUDED_TABLES, ...TRANSIENT_TABLES, ...empty]);
  return { moment, ...state, tables: settleTables(state.tables) };
}

const selectMovingJobs = defineStatement<{ id: number }>(
  () => "select id from jobs where kind in ('move-clock', 'reset-sandbox') and dead_at is null limit 1",
);

/** The state of a sandbox whose clock stands. Throws UnusableDatabase where it moves, and where there is no sandbox. */
export async function readRestingFixture(db: Reader): Promise<Fixture> {
  if ((await momentOf(db)) === null)
    throw new UnusableDatabase('This database is no sandbox: name one that was used with SANDBOX=yes in DATABASE_URL.');
  if ((await selectMovingJobs(db)).length > 0)
    throw new UnusableDatabase('The clock of the sandbox moves: save its state when the request has been answered.');
  return fixtureOf(db);
}

/** Nobody runs the jobs of a state, and its events come from no transaction of the database that they are put into. */
function settleTables({ events, feed_starts, jobs, ...tables }: DatabaseState['tables']): DatabaseState['tables'] {
  const place = { xact: FIRST_TRANSACTION };
  return {
    ...tables,
    ...(events && { events: setColumns(events, place) }),
    ...(feed_starts && { feed_starts: setColumns(feed_starts, place) }),
    ...(jobs && { jobs: dropSandboxJobs(setColumns(jobs, { leased_by: null })) }),
  };
}

type StateTable = DatabaseState['tables'][string];

function setColumns(table: StateTable, values: Readonly<Record<string, null | number>>): StateTable {
  const rows = table.rows.map((row) =>
    row.map((cell, at) => {
      const given = values[table.columns[at] ?? ''];
      return given === undefined ? cell : given;
    }),
  );
  return { ...table, rows };
}

function dropSandboxJobs(jobs: StateTable): StateTable {
  const kind = jobs.columns.indexOf('kind');
  return { ...jobs, rows: jobs.rows.filter((row) => !SANDBOX_JOBS.has(row[kind])) };
}

/** The names of all fixtures: those of the service, and those that were saved in a folder. */
export async function listFixtureNames(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const saved = files
    .filter((name) => name.endsWith(FIXTURE_SUFFIX))
    .map((name) => name.slice(0, -FIXTURE_SUFFIX.length));
  return [...BUILT_IN_FIXTURES, ...saved.filter((name) => isFixtureName(name) && !isBuiltIn(name)).sort()];
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isBuiltIn(name: string): boolean {
  return (BUILT_IN_FIXTURES as readonly string[]).includes(name);
}

function fileOf(name: string, folder: string): string {
  return join(isBuiltIn(name) ? FIXTURE_FOLDER : folder, `${name}${FIXTURE_SUFFIX}`);
}

/** Reads a fixture by a name that listFixtureNames has. */
export async function readFixture(name: string, folder: string): Promise<Fixture> {
  const packed = await readFile(fileOf(name, folder));
  return JSON.parse((await promisify(brotliDecompress)(packed)).toString('utf8')) as Fixture;
}

/** Keeps a fixture under a name, in the place of one that has it; returns how many bytes it takes. */
export async function storeFixture(name: string, fixture: Fixture, folder: string): Promise<number> {
  const packed = await promisify(brotliCompress)(JSON.stringify(fixture));
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}${FIXTURE_SUFFIX}`);
  // Nobody reads half of it.
  await writeFile(`${file}.new`, packed);
  await rename(`${file}.new`, file);
  return packed.length;
}

/** Whether a fixture was made for the tables of this database. */
export async function isForTables(db: Reader, { migrations }: DatabaseState): Promise<boolean> {
  return (await migrationsOf(db)).join() === migrations.join();
}

interface Administrator {
  readonly id: number;
  readonly gebruikersnaam: string;
  readonly login_name: string;
  readonly password_hash: string;
  readonly permissies: unknown;
}

const selectFirstUser = defineStatement<Administrator>(
  () => 'select id, gebruikersnaam, login_name, password_hash, permissies from users order by id limit 1',
);
const keepUser = defineCommand(
  () => `update users set gebruikersnaam = ?, login_name = ?, password_hash = ?, permissies = ?, actief = true
    where id = (select min(id) from users)`,
);
const setBack = defineCommand(() => 'update sandbox set moment = ?, fixture = ?, outcome = null');

/**
 * Puts the database into the state of a fixture, with the clock at its moment; returns the seed of chance. The first
 * administrator keeps name, password and rights. Throws when the fixture has other tables than the database.
 */
export async function putBack(db: Writer, name: string, fixture: Fixture): Promise<string> {
  const [administrator] = await selectFirstUser(db);
  if (!(await isForTables(db, fixture))) throw new Error(`The fixture ${name} was made for other tables.`);
  await putState(db, fixture, EXCLUDED_TABLES);
  if (administrator !== undefined) {
    const { gebruikersnaam, login_name, password_hash, permissies } = administrator;
    await keepUser(db, gebruikersnaam, login_name, password_hash, JSON.stringify(permissies));
  }
  await setBack(db, fixture.moment, name);
  // A state has nothing in it that was drawn by its own seed.
  return beginSeed(db, createHash('sha256').update(JSON.stringify(fixture)).digest('hex'));
}
