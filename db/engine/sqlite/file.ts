// The file of an SQLite database before it is used: whether it is whole and ours, and what a restore left beside it.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Driver from 'better-sqlite3';
import { toUnusableError, UnusableDatabase } from '../session/unusable.ts';
import { readPagesInLog } from './log.ts';

/** Files that SQLite keeps beside a database: it would replay them into another database at that place. */
export const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal'];

/** Where a restore puts what only has to take the place of the database. */
export function readyFileOf(file: string): string {
  return `${file}.restored`;
}

/** Ends a restore that its process did not live to end; to be called with the lock of the database, before it is opened. */
export function finishRestore(file: string): void {
  if (!existsSync(readyFileOf(file))) return;
  for (const beside of [...COMPANION_SUFFIXES.map((end) => `${file}${end}`), markOf(file)])
    rmSync(beside, { force: true });
  renameSync(readyFileOf(file), file);
  flush(dirname(file));
}

/** Where a server that found damage says so, for those that start after it. */
export function markOf(file: string): string {
  return `${file}.damaged`;
}

/**
 * Throws UnusableDatabase when the file cannot be our database: it was found damaged, was cut off, or is another program's. It
 * reads a few pages, however large the file is: db/engine/sqlite/check.ts reads the others, beside the service.
 */
export function assertUsable(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isFile()) throw new UnusableDatabase(`${file} is no file: set DATABASE_URL to one.`);
  if (existsSync(markOf(file))) throw createFoundDamagedError(file);
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) === 0) return;

  // SQLite takes an empty file for a new database, and throws its log away.
  if (sizeOf(file) === 0) throw createDamagedError(file, `it is empty, and ${file}-wal is not`);

  // A reader leaves the log alone.
  const connection = openExisting(file, { readonly: true });
  try {
    if (!isWhole(file, connection)) throw createDamagedError(file, 'it was cut off');
    if (!isOurs(connection))
      throw new UnusableDatabase(
        `The file ${file} is a database of another program: name another one in DATABASE_URL.`,
      );
  } catch (error) {
    throw toUnusableError(`sqlite:${file}`, error);
  } finally {
    connection.close();
  }
}

function createFoundDamagedError(file: string): UnusableDatabase {
  const found = readFileSync(markOf(file), 'utf8').trim();
  const remedy = `restore a backup, or remove ${markOf(file)} when it is mended`;
  return new UnusableDatabase(`The file ${file} was found damaged (${found}): ${remedy}.`);
}

/** Whether each page that the database has is in its file or in its log. */
function isWhole(file: string, connection: Driver.Database): boolean {
  const pages = Number(connection.pragma('page_count', { simple: true }));
  const pageSize = Number(connection.pragma('page_size', { simple: true }));
  const stored = Math.floor(sizeOf(file) / pageSize);
  if (stored >= pages) return true;
  const logged = readPagesInLog(`${file}-wal`, pageSize);
  for (let page = stored + 1; page <= pages; page++) if (!logged.has(page)) return false;
  return true;
}

/** Whether it has our tables, or none yet. */
function isOurs(connection: Driver.Database): boolean {
  const tables = connection.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  return tables.length === 0 || tables.includes('knex_migrations');
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Opens a file that exists. Throws UnusableDatabase, with the name `shown`. */
export function openExisting(file: string, options: Driver.Options, shown = file): Driver.Database {
  if (!existsSync(file)) throw new UnusableDatabase(`There is no file ${shown}: correct its name.`);
  try {
    const connection = new Driver(file, options);
    connection.pragma('schema_version');
    return connection;
  } catch (error) {
    throw toUnusableError(`sqlite:${shown}`, error);
  }
}

/** The message about a damaged file. */
export function createDamagedError(file: string, found: string): UnusableDatabase {
  return new UnusableDatabase(`The file ${file} is damaged (${found.replace(/\s+/g, ' ')}): restore a backup.`);
}

/** Has the disk keep a file, or what a folder names: what was renamed before a power cut would else be empty after it. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
