// Backups: one file with everything in the database, made while servers run, and put back before one starts.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Zone } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { giveUpWaiting, type GivenUp } from './announcements/waiting.ts';
import { conclude } from './conclude.ts';
import type { Database } from './engine/session/database.ts';
import { findKeyInUse } from './engine/keys.ts';
import { toCurrentNames } from './engine/migrate.ts';
import { beginRestore, dumpDatabase, endRestore, loadDatabase, readBackup } from './engine/postgres/backup.ts';
import { abandonRestore, copyDatabase, prepareRestore, replaceDatabase } from './engine/sqlite/backup.ts';
import { lockFile } from './engine/sqlite/lock.ts';
import { toUnusableError, UnusableDatabase } from './engine/session/unusable.ts';
import { migrations } from './migrations/index.ts';
import { findNewestMoment } from './dated-moments.ts';
import { beginMark } from './queue/clock-marks.ts';
import { openDatabase } from './open.ts';

/** Writes everything in the database into the new file `to`. Throws UnusableDatabase, and then there is no such file. */
export async function backUp(url: string, to: string): Promise<void> {
  if (existsSync(to)) throw new UnusableDatabase(`The file ${to} exists: name another one for the backup.`);
  const file = parseSqliteFile(url);
  try {
    await (file === null ? dumpDatabase(url, to) : copyDatabase(file, to));
  } catch (error) {
    throw toUnwritableError(to, error) ?? toUnusableError(url, error);
  }
}

/**
 * Returns the URL of a database that can be read while a server runs. On SQLite that is a copy, because the file itself
 * is locked.
 */
export async function createReadableCopy(url: string): Promise<{ readonly url: string; readonly discard: () => void }> {
  if (parseSqliteFile(url) === null) return { url, discard: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-copy-'));
  const file = join(folder, 'copy.db');

  const discard = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await backUp(url, file);
  } catch (error) {
    discard();
    throw error;
  }

  return { url: `sqlite:${file}`, discard };
}

// Errors of the file system, and of a copy that SQLite writes.
const UNWRITABLE_CODES = [
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EISDIR',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'SQLITE_FULL',
];

function toUnwritableError(to: string, error: unknown): UnusableDatabase | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = UNWRITABLE_CODES.find((each) => each === error.code);
  if (code === undefined) return undefined;
  const remedy = 'name one in a folder where this account may write and there is room.';
  return new UnusableDatabase(`The backup ${to} cannot be written (${code}): ${remedy}`, { cause: error });
}

export interface RestoreOptions {
  readonly from: string;
  /** Whether an existing SQLite file may be overwritten. */
  readonly replace: boolean;
  /** Whether the unsent mails and webhooks of the backup are sent: they may have been sent since it was made. */
  readonly sendWaiting: boolean;
  readonly zone: Zone;
  readonly now: Instant;
}

/** The result of a restore. */
export interface RestoreResult {
  /** The messages that will not be sent; null when they will. */
  readonly givenUp: GivenUp | null;
  /** The short name of the key of its secrets; null when there are none. */
  readonly key: string | null;
  /** Tables of the backup that are unknown to this version, and were left out. */
  readonly leftOut: readonly string[];
  /** Whether its checksum was compared: SQLite backups of older versions have none. */
  readonly isSealed: boolean;
}

/**
 * Replaces the database with a backup, atomically, and migrates it to the schema of this version. Throws
 * UnusableDatabase when a server uses the database, or the backup cannot be used.
 */
export async function restore(url: string, options: RestoreOptions): Promise<RestoreResult> {
  const file = parseSqliteFile(url);
  try {
    return await (file === null ? restoreRows(url, options) : restoreFile(file, options));
  } catch (error) {
    throw toUnusableError(url, error);
  }
}

async function restoreFile(file: string, options: RestoreOptions): Promise<RestoreResult> {
  const unlock = lockFile(file);
  try {
    // The lock creates an empty database file.
    if (statSync(file).size > 0 && !options.replace)
      throw new UnusableDatabase(`The file ${file} exists: say --replace to lose what is in it.`);
    const { copy, isSealed } = prepareRestore(options.from, file);
    const restored = await prepareRestored(`sqlite:${copy}`, options);
    replaceDatabase(file);
    return { ...restored, leftOut: [], isSealed };
  } finally {
    abandonRestore(file);
    if (statSync(file).size === 0) rmSync(file);
    unlock();
  }
}

async function restoreRows(url: string, options: RestoreOptions): Promise<RestoreResult> {
  const names = toCurrentNames((await readBackup(options.from)).migrations, migrations);
  const backupMigrations = migrations.filter(({ name }) => names.includes(name));
  if (backupMigrations.length < names.length)
    throw new UnusableDatabase('A newer version of the service made this backup: restore it with that version.');
  await beginRestore(url);
  const then = await openDatabase(url, { zone: options.zone, migrations: backupMigrations, restoring: true });
  await then.migrate().finally(() => then.close());
  const leftOut = await loadDatabase(url, options.from);
  const restored = await prepareRestored(url, options);
  await endRestore(url);
  // gzip has verified its own checksum.
  return { ...restored, leftOut, isSealed: true };
}

/**
 * Migrates a restored database to the schema of this version, and gives up unsent messages unless they are to be sent.
 */
async function prepareRestored(
  url: string,
  { zone, now, sendWaiting }: RestoreOptions,
): Promise<Pick<RestoreResult, 'givenUp' | 'key'>> {
  const database = await openDatabase(url, { zone, restoring: true });
  try {
    await database.migrate();
    // Checked before anything is written with an unverified clock.
    await database.write((db) => beginMark(db, now, findNewestMoment));
    const givenUp = sendWaiting ? null : await giveUp(database, { zone, now });
    return { givenUp, key: await database.read(findKeyInUse) };
  } finally {
    await database.close();
  }
}

function giveUp(database: Database, { zone, now }: Pick<RestoreOptions, 'zone' | 'now'>): Promise<GivenUp> {
  return database.write(async (db) => {
    const givenUp = await giveUpWaiting(db);
    await conclude(db, { now, zone, actor: { type: 'system', id: null }, requestId: null });
    return givenUp;
  });
}

function parseSqliteFile(url: string): string | null {
  return url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;
}
