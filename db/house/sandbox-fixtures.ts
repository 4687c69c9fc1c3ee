// The fixtures of a sandbox: saved states to which it can be reset. Some are part of the service, others are saved in a folder.
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

/** Tables that are never part of a state: migrations, the keys of the installation, and its clock. */
const EXCLUDED_TABLES = ['knex_migrations', 'knex_migrations_lock', 'link_keys', 'sandbox'];
/** Tables that are empty in a state: those with real time, and the counts of processes. */
const TRANSIENT_TABLES = [
  'api_key_uses',
  'clock_marks',
  'idempotency_keys',
  'recent_writers',
  'shared_counts',
  'user_logins',
  'visitor_counts',
];
/** Tables of the past: the events and messages from the creation of a state. */
export const ANNOUNCEMENT_TABLES = ['events', 'feed_starts', 'jobs', 'mails', 'webhook_deliveries', 'webhook_payloads'];
/** Jobs of the requests to the sandbox itself, which are no part of a state. */
const SANDBOX_JOBS: ReadonlySet<unknown> = new Set(['clock', 'move-clock', 'reset-sandbox']);
/**
 * The transaction number of all events of a state: a sandbox runs one transaction at a time, so the ids order the
 * events.
 */
const FIRST_TRANSACTION = 0;

// The build has the fixtures in its own folder.
const FIXTURE_FOLDER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../demo/fixtures/' : './fixtures/', import.meta.url),
);
const FIXTURE_SUFFIX = '.json.br';

/** A state with the moment of its clock. */
export interface Fixture extends DatabaseState {
  readonly moment: Instant;
}

/** Returns the state of a sandbox; the tables in `empty` are empty in it. */
export async function fixtureOf(db: Reader, empty: readonly string[] = []): Promise<Fixture> {
  const moment = await momentOf(db);
  if (moment === null) throw new Error('Only a sandbox has a state to be saved.');
  const state = await stateOf(db, [...EXCLUDED_TABLES, ...TRANSIENT_TABLES, ...empty]);
  return { moment, ...state, tables: settleTables(state.tables) };
}

const selectMovingJobs = defineStatement<{ id: number }>(
  () => "select id from jobs where kind in ('move-clock', 'reset-sandbox') and dead_at is null limit 1",
);

/**
 * Returns the state of a sandbox at rest. Throws UnusableDatabase while its clock advances, and where there is no
 * sandbox.
 */
export async function readRestingFixture(db: Reader): Promise<Fixture> {
  if ((await momentOf(db)) === null)
    throw new UnusableDatabase('This database is no sandbox: name one that was used with SANDBOX=yes in DATABASE_URL.');
  if ((await selectMovingJobs(db)).length > 0)
    throw new UnusableDatabase('The clock of the sandbox moves: save its state when the request has been answered.');
  return fixtureOf(db);
}

/**
 * Returns tables without the jobs of a request, and with one transaction number for all events, since they come from
 * another database.
 */
function settleTables({ events, feed_starts, jobs, ...tables }: DatabaseState['tables']): DatabaseState['tables'] {
  const firstPosition = { xact: FIRST_TRANSACTION };
  return {
    ...tables,
    ...(events && { events: setColumns(events, firstPosition) }),
    ...(feed_starts && { feed_starts: setColumns(feed_starts, firstPosition) }),
    ...(jobs && { jobs: dropSandboxJobs(setColumns(jobs, { leased_by: null })) }),
  };
}

type StateTable = DatabaseState['tables'][string];

function setColumns(table: StateTable, values: Readonly<Record<string, null | number>>): StateTable {
  const rows = table.rows.map((row) =>
    row.map((cell, at) => {
      const value = values[table.columns[at] ?? ''];
      return value === undefined ? cell : value;
    }),
  );
  return { ...table, rows };
}

function dropSandboxJobs(jobs: StateTable): StateTable {
  const kind = jobs.columns.indexOf('kind');
  return { ...jobs, rows: jobs.rows.filter((row) => !SANDBOX_JOBS.has(row[kind])) };
}

/** Returns the names of all fixtures: those of the service, and those that were saved in a folder. */
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

/** Reads a fixture by a name of `listFixtureNames`. */
export async function readFixture(name: string, folder: string): Promise<Fixture> {
  const packed = await readFile(fileOf(name, folder));
  return JSON.parse((await promisify(brotliDecompress)(packed)).toString('utf8')) as Fixture;
}

/** Saves a fixture under a name, replacing an older one; returns its size in bytes. */
export async function storeFixture(name: string, fixture: Fixture, folder: string): Promise<number> {
  const packed = await promisify(brotliCompress)(JSON.stringify(fixture));
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}${FIXTURE_SUFFIX}`);
  // Renamed at the end, so that no incomplete file is read.
  await writeFile(`${file}.new`, packed);
  await rename(`${file}.new`, file);
  return packed.length;
}

/** Returns whether a fixture has the migrations of this database. */
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
 * Resets the database to the state of a fixture, with the clock at its moment; returns the seed of chance. Name,
 * password and rights of the first administrator are preserved. Throws when the fixture has other tables than the
 * database.
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
  // The seed is derived, so that it repeats no value that is in the state.
  return beginSeed(db, createHash('sha256').update(JSON.stringify(fixture)).digest('hex'));
}
