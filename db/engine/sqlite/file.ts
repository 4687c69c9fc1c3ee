// The file of an SQLite database before it is opened: whether it is intact and of this service, and the end of an unfinished restore.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Driver from 'better-sqlite3';
import { toUnusableError, UnusableDatabase } from '../session/unusable.ts';
import { readPagesInLog } from './log.ts';

/** Suffixes of SQLite's companion files, which it would replay into another database at the same path. */
export const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal'];

/** Returns the path of a restored file that is ready to replace the database. */
export function readyFileOf(file: string): string {
  return `${file}.restored`;
}

/**
 * Completes a restore whose process ended before it did. Call it under the lock of the database, before that is opened.
 */
export function finishRestore(file: string): void {
  if (!existsSync(readyFileOf(file))) return;
  for (const beside of [...COMPANION_SUFFIXES.map((end) => `${file}${end}`), markOf(file)])
    rmSync(beside, { force: true });
  renameSync(readyFileOf(file), file);
  flush(dirname(file));
}

/** Returns the path of the mark by which a server reports damage to later starts. */
export function markOf(file: string): string {
  return `${file}.damaged`;
}

/**
 * Throws UnusableDatabase when the file is marked as damaged, truncated, or of another program. Reads a few pages,
 * however large the file is: db/engine/sqlite/check.ts reads the rest while the service runs.
 */
export function assertUsable(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isFile()) throw new UnusableDatabase(`${file} is no file: set DATABASE_URL to one.`);
  if (existsSync(markOf(file))) throw createFoundDamagedError(file);
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) === 0) return;

  // SQLite takes an empty file for a new database, and discards its log.
  if (sizeOf(file) === 0) throw createDamagedError(file, `it is empty, and ${file}-wal is not`);

  // A read-only connection does not change the log.
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
  const finding = readFileSync(markOf(file), 'utf8').trim();
  const remedy = `restore a backup, or remove ${markOf(file)} when it is mended`;
  return new UnusableDatabase(`The file ${file} was found damaged (${finding}): ${remedy}.`);
}

/** Returns whether each page of the database is in its file or in its log. */
function isWhole(file: string, connection: Driver.Database): boolean {
  const pages = Number(connection.pragma('page_count', { simple: true }));
  const pageSize = Number(connection.pragma('page_size', { simple: true }));
  const storedPages = Math.floor(sizeOf(file) / pageSize);
  if (storedPages >= pages) return true;
  const logged = readPagesInLog(`${file}-wal`, pageSize);
  for (let page = storedPages + 1; page <= pages; page++) if (!logged.has(page)) return false;
  return true;
}

/** Returns whether it has our tables, or none yet. */
function isOurs(connection: Driver.Database): boolean {
  const tables = connection.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  return tables.length === 0 || tables.includes('knex_migrations');
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Opens an existing file. Throws UnusableDatabase, with the name `displayPath`. */
export function openExisting(file: string, options: Driver.Options, displayPath = file): Driver.Database {
  if (!existsSync(file)) throw new UnusableDatabase(`There is no file ${displayPath}: correct its name.`);
  try {
    const connection = new Driver(file, options);
    connection.pragma('schema_version');
    return connection;
  } catch (error) {
    throw toUnusableError(`sqlite:${displayPath}`, error);
  }
}

/** Returns the error about a damaged file. */
export function createDamagedError(file: string, finding: string): UnusableDatabase {
  return new UnusableDatabase(`The file ${file} is damaged (${finding.replace(/\s+/g, ' ')}): restore a backup.`);
}

/**
 * Flushes a file, or the entries of a folder, to the disk: otherwise a renamed file could be empty after a power cut.
 */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
