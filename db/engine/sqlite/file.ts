// The file of an SQLite database before it is used: whether it is sound, and what a restore left beside it.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Driver from 'better-sqlite3';
import { unusable, UnusableDatabase } from '../session/unusable.ts';

/** Files that SQLite keeps beside a database: it would replay them into another database at that place. */
export const BESIDE = ['-wal', '-shm', '-journal'];

/** Where a restore puts what only has to take the place of the database. */
export function readyFor(file: string): string {
  return `${file}.restored`;
}

/** Ends a restore that its process did not live to end; to be called with the lock of the database, before it is opened. */
export function finishRestore(file: string): void {
  if (!existsSync(readyFor(file))) return;
  for (const end of BESIDE) rmSync(`${file}${end}`, { force: true });
  renameSync(readyFor(file), file);
  flush(dirname(file));
}

// A check reads the file, 400 MB in a second: an orderly end is believed of larger ones, whose copies are checked.
const CHECKED_AT_MOST = 100e6;

/**
 * Throws UnusableDatabase when the database is damaged. A large one is looked at only when its last server did not end in
 * order, or something was copied over it: then there is a write-ahead log beside it.
 */
export function assertUndamaged(file: string): void {
  // Anything but a file is refused when it is opened.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return;
  if (sizeOf(file) > CHECKED_AT_MOST && sizeOf(`${file}-wal`) === 0) return;
  // A reader leaves the log alone: the log of another database is not put into this one.
  const connection = opened(file, { readonly: true });
  try {
    const found = connection.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw damaged(file, String(found));
  } catch (error) {
    throw unusable(`sqlite:${file}`, error);
  } finally {
    connection.close();
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Opens a file that exists. Throws UnusableDatabase, with the name `shown`. */
export function opened(file: string, options: Driver.Options, shown = file): Driver.Database {
  if (!existsSync(file)) throw new UnusableDatabase(`There is no file ${shown}: correct its name.`);
  try {
    const connection = new Driver(file, options);
    connection.pragma('schema_version');
    return connection;
  } catch (error) {
    throw unusable(`sqlite:${shown}`, error);
  }
}

/** The message about a damaged file. */
export function damaged(file: string, found: string): UnusableDatabase {
  return new UnusableDatabase(`The file ${file} is damaged (${found.replace(/\s+/g, ' ')}): restore a backup.`);
}

/** Has the disk keep a file, or what a folder names: what was renamed before a power cut would else be empty after it. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
