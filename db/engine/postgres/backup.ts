// Backups of PostgreSQL: writes the rows of all tables in one snapshot to a file, and loads them into an empty database.
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { BackupScript, SCRIPT_END, ROWS_END } from './backup-script.ts';
import { MIGRATION_LOCK_ID, UNFINISHED_RESTORE_TABLE } from '../migrate.ts';
import { toUnreachableError, UnusableDatabase } from '../session/unusable.ts';
import { formatLocalSettings } from './local-settings.ts';

// Without the time limits of the account, and with fixed formats of values.
const SETTINGS = `${formatLocalSettings({ statementTimeout: 0, lockTimeout: 0 }, 0)}; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;
const FORMAT = 'boekstaaf backup 1';
// The first line names the migrations of the backup, which create the tables again.
const LEFT_OUT_TABLES = ['knex_migrations', 'knex_migrations_lock', UNFINISHED_RESTORE_TABLE];

/** The facts in the first line of a backup. */
export interface BackupHead {
  readonly format: string;
  readonly migrations: readonly string[];
}

/** Writes the database into the new file `to`, readable for this account alone. Throws UnusableDatabase. */
export async function dumpDatabase(url: string, to: string): Promise<void> {
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  try {
    await runConnected(url, async (client) => {
      const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(Readable.from(writeScript(client)), createGzip({ level: 4 }), file);
    });
    renameSync(partial, to);
  } finally {
    rmSync(partial, { force: true });
  }
}

async function* writeScript(client: pg.Client): AsyncGenerator<string | Buffer> {
  const lockedTables = await tablesOf(client);
  await client.query(`begin isolation level repeatable read read only; ${SETTINGS}`);

  // Before the snapshot: a table that a migration rewrites would look empty in it.
  if (lockedTables.length > 0)
    await client.query(`lock table ${lockedTables.map(quoteName).join()} in access share mode`);

  const tables = await tablesOf(client);
  if (!tables.includes('knex_migrations'))
    throw new UnusableDatabase('This database has nothing of boekstaaf in it: correct DATABASE_URL.');
  if (tables.join() !== lockedTables.join())
    throw new UnusableDatabase('A new version migrated the database during the backup: make the backup again.');

  const { rows } = await client.query<{ name: string }>('select name from knex_migrations order by id');
  const head: BackupHead = { format: FORMAT, migrations: rows.map(({ name }) => name) };
  yield `-- ${JSON.stringify(head)}\n`;
  for (const table of tables.filter((name) => !LEFT_OUT_TABLES.includes(name))) {
    const columns = await columnsOf(client, table);
    yield `copy ${quoteName(table)} (${columns.map(quoteName).join()}) from stdin;\n`;
    yield* client.query(copyTo(`copy ${quoteName(table)} (${columns.map(quoteName).join()}) to stdout`));
    yield ROWS_END;
  }

  // Sequences only rise, so that reading them after the snapshot is safe.
  for (const { name, value } of await sequencesOf(client)) yield `select setval('${quoteName(name)}', ${value});\n`;
  yield SCRIPT_END;
  await client.query('commit');
}

/** Returns the first line of a complete backup. Throws UnusableDatabase. */
export async function readBackup(file: string): Promise<BackupHead> {
  if (!existsSync(file)) throw new UnusableDatabase(`There is no file ${file}: correct its name.`);
  try {
    const script = new BackupScript(chunksOf(file));
    const first = (await script.readLine()) ?? '';
    const head = JSON.parse(first.slice(3)) as BackupHead;
    if (head.format !== FORMAT) throw new Error('another format');
    await script.end();
    return head;
  } catch (error) {
    const message = `The file ${file} is no backup of PostgreSQL by boekstaaf, or not all of it: use another one.`;
    throw new UnusableDatabase(message, { cause: error });
  }
}

function chunksOf(file: string): AsyncIterable<Buffer> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  return source.pipe(unpacked);
}

/** Claims an empty database for a restore: no server uses it until `endRestore`. Throws UnusableDatabase when it is not empty. */
export function beginRestore(url: string): Promise<void> {
  return runConnected(url, async (client) => {
    await client.query(`begin; ${SETTINGS}`);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK_ID]);
    if ((await tablesOf(client)).length > 0) {
      const remedy = 'stop the servers, make a new one (createdb), and name that in DATABASE_URL.';
      throw new UnusableDatabase(`A backup is restored into an empty database, and this one is not: ${remedy}`);
    }
    await client.query(`create table ${UNFINISHED_RESTORE_TABLE} ()`);
    await client.query('commit');
  });
}

/** Ends the claim of `beginRestore`, so that servers can use the database. */
export function endRestore(url: string): Promise<void> {
  return runConnected(url, async (client) => {
    await client.query(`begin; ${SETTINGS}`);
    await client.query(`drop table ${UNFINISHED_RESTORE_TABLE}`);
    await client.query('commit');
  });
}

/**
 * Loads the rows of a backup into the tables of its migrations. Returns the tables of the backup that these did not
 * create.
 */
export function loadDatabase(url: string, file: string): Promise<readonly string[]> {
  return runConnected(url, async (client) => {
    await client.query(`begin; ${SETTINGS}`);
    const tables = (await tablesOf(client)).filter((name) => !LEFT_OUT_TABLES.includes(name));

    // Rows are loaded table by table, so foreign keys are checked at the end. Append-only tables refuse to be emptied.
    const { rows: references } = await client.query<{ place: string; name: string; definition: string }>(
      `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
    );

    for (const { place, name } of references) await client.query(`alter table ${place} drop constraint ${name}`);
    for (const table of tables) await client.query(`alter table ${quoteName(table)} disable trigger user`);
    await client.query(`truncate ${tables.map(quoteName).join()}`);

    const unknown = await loadRows(client, file, tables);
    await client.query('set constraints all immediate');
    for (const table of tables) await client.query(`alter table ${quoteName(table)} enable trigger user`);
    for (const { place, name, definition } of references)
      await client.query(`alter table ${place} add constraint ${name} ${definition}`);
    await client.query('analyze');
    await client.query('commit');

    return unknown;
  });
}

// A restore executes no other statement of a backup.
const COPY_STATEMENT = /^copy "([^"]+)" \((?:"[^"]+",?)+\) from stdin;$/;
const SETVAL_STATEMENT = /^select setval\('"[^"']+"', \d+\);$/;

async function loadRows(client: pg.Client, file: string, tables: readonly string[]): Promise<readonly string[]> {
  const script = new BackupScript(chunksOf(file));
  const unknown: string[] = [];
  for (let line = await script.readLine(); line !== undefined; line = await script.readLine()) {
    const table = COPY_STATEMENT.exec(line)?.[1];
    if (table === undefined) {
      if (SETVAL_STATEMENT.test(line)) await client.query(line);
    } else if (tables.includes(table)) {
      await pipeline(Readable.from(script.readRows()), client.query(copyFrom(line)));
    } else {
      unknown.push(table);
      await script.skip();
    }
  }

  return unknown;
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`,
  );
  return rows.map(({ name }) => name);
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass
     and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoteName(table)],
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return rows.filter(({ name }) => !LEFT_OUT_TABLES.some((table) => name.startsWith(`${table}_`)));
}

function quoteName(name: string): string {
  return pg.escapeIdentifier(name);
}

/** Runs `work` on a connection. Its transactions set their own settings, since a pooler preserves none. */
async function runConnected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'boekstaaf backup',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });

  // The caller of a query gets the error there; without a listener a lost connection would end the process.
  client.on('error', () => undefined);

  try {
    await client.connect();
  } catch (error) {
    throw toUnreachableError(url, error);
  }

  try {
    return await work(client);
  } finally {
    // The result or error of the work counts; an error at the end of the connection does not.
    await client.end().catch(() => undefined);
  }
}
