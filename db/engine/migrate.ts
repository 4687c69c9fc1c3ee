// Migrates a database to the schema of this version: all migrations in one transaction, one process at a time.
import type { Knex } from 'knex';
import type { Dialect, Reader } from './session/reader.ts';
import { formatLocalSettings } from './postgres/local-settings.ts';
import { UnusableDatabase } from './session/unusable.ts';

// An arbitrary key of an advisory lock, used by nothing else in the database.
export const MIGRATION_LOCK_ID = 7_264_001;

/** How long a migration waits for another program that writes to the file, in milliseconds. */
const LOCK_TIMEOUT_MS = 60_000;

/** A table that exists in a PostgreSQL database while a backup is restored into it. */
export const UNFINISHED_RESTORE_TABLE = 'boekstaaf_unfinished_restore';

/** The migrations of a release that one migration replaces: their number, and the last of them. */
export interface Replaced {
  readonly version: string;
  readonly count: number;
  readonly last: string;
}

export interface Migration {
  /** Never changes, because databases store it. Migrations run in the order of their names. */
  readonly name: string;
  /** The migrations that this one replaces: a database with all of them counts as having this one. */
  readonly replaces?: Replaced;
  /** Has no `down`: only a backup leads back. */
  up(knex: Knex): Promise<void>;
}

/**
 * Runs the missing migrations. Other processes that start at the same time wait, and then find none missing. Throws
 * UnusableDatabase when the database has migrations that are unknown to this version. It also throws while the database
 * is being restored, unless `restoring` is set by the restore itself.
 */
export async function migrate(
  knex: Knex,
  dialect: Dialect,
  migrations: readonly Migration[],
  { restoring = false }: { readonly restoring?: boolean | undefined } = {},
): Promise<void> {
  const failures: unknown[] = [];
  knex.on('query-error', (error: unknown) => failures.push(error));
  try {
    // Altering an SQLite table rebuilds it: with foreign keys on, dropping the old table would cascade to others.
    await knex.transaction((trx) => migrateInside(trx, dialect, migrations, restoring), {
      enforceForeignCheck: false,
    });
  } catch (error) {
    throw causeOf(error, failures);
  }
}

/**
 * The errors of statements after one that rolled the transaction back, as a full disk does. In the first migration the
 * lock table of Knex was rolled back too.
 */
const AFTERMATH_ERRORS =
  /no such savepoint|no transaction is active|current transaction is aborted|no such table: knex_migrations/;

function causeOf(error: unknown, failures: readonly unknown[]): unknown {
  if (!isAftermath(error)) return error;
  return failures.findLast((each) => !isAftermath(each)) ?? error;
}

function isAftermath(error: unknown): boolean {
  return error instanceof Error && AFTERMATH_ERRORS.test(error.message);
}

/** A migration has no time limit. Set per transaction, because a pooler preserves no session settings. */
const NO_TIMEOUTS = { statementTimeout: 0, lockTimeout: 0 };

// Knex begins an SQLite transaction without the write lock: an upgrade later could fail after a write of another
// process.
async function acquireLock(knex: Knex.Transaction, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await knex.raw(formatLocalSettings(NO_TIMEOUTS));
    await knex.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK_ID]);
    return;
  }
  const { attemptFor: patiently } = await import('./sqlite/attempt-for.ts');
  // A statement that takes the write lock and changes nothing of meaning.
  await patiently(LOCK_TIMEOUT_MS, async () => {
    await knex.raw('pragma user_version = 0');
  });
}

async function migrateInside(
  knex: Knex.Transaction,
  dialect: Dialect,
  migrations: readonly Migration[],
  restoring: boolean,
): Promise<void> {
  await acquireLock(knex, dialect);
  if (!restoring) await refuseUnfinished(knex);
  await takeOver(knex, migrations);
  await knex.migrate.latest({ migrationSource: sourceOf(migrations) });
  if (dialect === 'postgres') await compareTextByCodePoint(knex);
  if (dialect === 'postgres') await adoptEvents(knex);
  // PostgreSQL responds to COMMIT of a failed transaction with ROLLBACK, which Knex takes for success.
  await knex.raw('select 1');
}

/** Throws UnusableDatabase unless the database has the schema of this version. Changes nothing. */
export async function assertMigrated(db: Reader, migrations: readonly Migration[]): Promise<void> {
  const migrationRows = await db.query<{ name: string }>('select name from knex_migrations');
  const names = new Set(migrationRows.map(({ name }) => name));
  if (names.size === migrations.length && migrations.every(({ name }) => names.has(name))) return;
  throw new UnusableDatabase(
    'Another version of the service migrated this database: use that version, or start this one first.',
  );
}

async function refuseUnfinished(knex: Knex.Transaction): Promise<void> {
  if (!(await knex.schema.hasTable(UNFINISHED_RESTORE_TABLE))) return;
  const remedy = 'wait until that has ended; if it was broken off, restore into a new, empty database.';
  throw new UnusableDatabase(`A backup is being restored into this database: ${remedy}`);
}

/**
 * Returns the names of the migrations that a database or a backup has, as this version knows them. All migrations of a
 * release count as the one that replaces them. Throws UnusableDatabase when only some of them are there.
 */
export function toCurrentNames(names: readonly string[], migrations: readonly Migration[]): readonly string[] {
  const first = migrations.find(({ replaces }) => replaces !== undefined);
  if (first?.replaces === undefined || names.length === 0 || names.includes(first.name)) return names;
  const { version, count, last } = first.replaces;
  const later = names.filter((name) => name > last);
  if (names.includes(last) && names.length - later.length === count) return [first.name, ...later];
  const remedy = `start ${version} on the database first, or restore the backup with it; then start this version.`;
  throw new UnusableDatabase(`The tables are those of a version before ${version}: ${remedy}`);
}

// Refuses what this version does not know. Where the migrations of the release ran, the first migration does not: its
// name replaces theirs.
async function takeOver(knex: Knex.Transaction, migrations: readonly Migration[]): Promise<void> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return;
  const migrationRows: { name: string }[] = await knex('knex_migrations').select('name');
  const before = migrationRows.map(({ name }) => name);
  const current = toCurrentNames(before, migrations);
  const unknown = current.filter((name) => !migrations.some((each) => each.name === name)).join(', ');
  if (unknown !== '')
    throw new UnusableDatabase(
      `A newer version of the service migrated this database (${unknown}): start that version.`,
    );

  const [last, ...older] = before
    .filter((name) => !current.includes(name))
    .sort()
    .reverse();
  if (last === undefined) return;

  await knex('knex_migrations').where({ name: last }).update({ name: current[0] });
  await knex('knex_migrations').whereIn('name', older).delete();
}

/** Returns the migrations as a source for Knex. */
function sourceOf(migrations: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: () => Promise.resolve([...migrations]),
    getMigrationName: ({ name }) => name,
    getMigration: (each) =>
      // Knex requires `down`, which is never called.
      Promise.resolve({ up: (knex) => each.up(knex), down: () => Promise.resolve() }),
  };
}

// Transaction numbers restart in a restored dump: events with higher ones would never appear in the feed.
async function adoptEvents(knex: Knex.Transaction): Promise<void> {
  for (const table of ['events', 'feed_starts'])
    if (await knex.schema.hasTable(table))
      await knex.raw(`update ${table} set xact = '0' where xact >= pg_snapshot_xmax(pg_current_snapshot())`);
}

// SQLite compares text by code point; PostgreSQL would use the language of its installation, and order lists
// differently.
async function compareTextByCodePoint(knex: Knex.Transaction): Promise<void> {
  const { rows }: { rows: { statement: string }[] } = await knex.raw(`
    select format('alter table %I ', c.relname) || string_agg(
      format('alter column %I type %s collate "C"', a.attname, format_type(a.atttypid, a.atttypmod)), ', ') as statement
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    where a.attnum > 0 and not a.attisdropped and a.attcollation = 'pg_catalog."default"'::regcollation
    group by c.relname`);
  for (const { statement } of rows) await knex.raw(statement);
}
