// One server per SQLite file: a lock that the operating system releases when the process ends, however it ends.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Driver from 'better-sqlite3';
import { toUnreachableError, UnusableDatabase } from '../session/unusable.ts';

/**
 * Only the account of the server may read and write its files. SQLite creates its companion files with the mode of the
 * database.
 */
const FILE_MODE = 0o600;

function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', FILE_MODE));
  } catch {
    // SQLite cannot open it either, and reports why.
  }
}

function keepPrivate(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, FILE_MODE);
  } catch (error) {
    // The file belongs to another account, which decides over its mode.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Creates a folder and its parents. Node's `recursive` option never returns where no folder can be created, such as in
 * /proc.
 */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server may have created it since.
    if (!isFolder(folder)) throw error;
  }
}

/**
 * Locks the database file, in a folder that it creates; returns a function that releases the lock. The lock is an open
 * exclusive transaction on an empty database beside the file, so nothing stale can be left behind by a crash. Throws
 * UnusableDatabase when another server has the lock, or when the folder is not writable.
 */
export function lockFile(file: string): () => void {
  let lock: Driver.Database | undefined;
  try {
    makeFolder(dirname(file));
    for (const each of [file, `${file}.lock`]) makePrivate(each);
    for (const end of ['', '.lock', '.key', '-wal', '-shm']) keepPrivate(`${file}${end}`);
    lock = new Driver(`${file}.lock`, { timeout: 0 });
    // Nothing is ever written: a journal would be a needless file.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const isHeld = error instanceof Driver.SqliteError && error.code.startsWith('SQLITE_BUSY');
    if (!isHeld) throw toUnreachableError(`sqlite:${file}`, error);
    const remedy = 'stop it first, or give this one a DATABASE_URL of its own.';
    throw new UnusableDatabase(`Another server is using ${file}: ${remedy}`, { cause: error });
  }

  const heldLock = lock;
  return () => heldLock.close();
}
