// Backups of SQLite: a copy that is made while a server runs, and that replaces a database atomically.
import { chmodSync, closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { COMPANION_SUFFIXES, createDamagedError, finishRestore, flush, openExisting, readyFileOf } from './file.ts';
import { seal, unseal } from './seal.ts';
import { toUnusableError, UnusableDatabase } from '../session/unusable.ts';

// All pages in one step, in one snapshot; in several steps, each write of the server would restart the copy.
const ALL_PAGES = 0x7fffffff;
const OWNER_ONLY_MODE = 0o600;

/** Copies the database `file` into the new file `to`, readable for this account alone. Throws UnusableDatabase. */
export async function copyDatabase(file: string, to: string): Promise<void> {
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });

  closeSync(openSync(partial, 'wx', OWNER_ONLY_MODE));
  try {
    const source = openExisting(file, { readonly: true });
    try {
      await source.backup(partial, { progress: () => ALL_PAGES });
    } finally {
      source.close();
    }
    assertSound(partial, 'quick_check(1)');
    seal(partial);
    flush(partial);
    renameSync(partial, to);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** A backup in the folder of the database that it will replace. */
export interface PreparedBackup {
  readonly copy: string;
  /** Whether its checksum was verified: backups of older versions have none. */
  readonly isSealed: boolean;
}

/**
 * Copies the backup into the folder of the database `file`, where it can be changed before it replaces the database.
 * Throws UnusableDatabase when the backup is damaged.
 */
export function prepareRestore(backup: string, file: string): PreparedBackup {
  const copy = preparedFileOf(file);
  removeFiles(copy);
  // The backup itself may have been served: its last changes are then in its -wal file.
  for (const end of ['', '-wal'])
    if (existsSync(`${backup}${end}`)) {
      copyFileSync(`${backup}${end}`, `${copy}${end}`);
      chmodSync(`${copy}${end}`, OWNER_ONLY_MODE);
    }
  const isSealed = existsSync(copy) && unseal(copy, backup);
  assertSound(copy, 'integrity_check(1)', backup);
  assertOurs(copy, backup);
  return { copy, isSealed };
}

/** Replaces the database with the prepared copy. Call it under the lock of the database. */
export function replaceDatabase(file: string): void {
  flush(preparedFileOf(file));
  renameSync(preparedFileOf(file), readyFileOf(file));
  flush(dirname(file));
  finishRestore(file);
}

/** Removes the copy of `prepareRestore`. */
export function abandonRestore(file: string): void {
  removeFiles(preparedFileOf(file));
}

function preparedFileOf(file: string): string {
  return `${file}.restoring`;
}

function removeFiles(file: string): void {
  for (const end of ['', ...COMPANION_SUFFIXES, '.lock']) rmSync(`${file}${end}`, { force: true });
}

/** Throws when the copy has no database of this service, or one with dangling references. */
function assertOurs(file: string, displayPath: string): void {
  const copy = openExisting(file, { readonly: true }, displayPath);
  try {
    const tables = copy.prepare("select name from sqlite_master where name = 'knex_migrations'").all();
    if (tables.length === 0)
      throw new UnusableDatabase(`The file ${displayPath} is no backup of boekstaaf: name another one.`);
    const [orphan] = copy.pragma('foreign_key_check') as { table: string }[];
    if (orphan !== undefined) throw createDamagedError(displayPath, `a row of ${orphan.table} refers to nothing`);
  } finally {
    copy.close();
  }
}

/** Throws when the copy is damaged. Afterwards it is a single file, without a -wal file. */
function assertSound(file: string, check: string, displayPath = file): void {
  const copy = openExisting(file, {}, displayPath);
  try {
    copy.pragma('journal_mode = DELETE');
    const finding = copy.pragma(check, { simple: true });
    if (finding !== 'ok') throw createDamagedError(displayPath, String(finding));
  } catch (error) {
    throw toUnusableError(`sqlite:${displayPath}`, error);
  } finally {
    copy.close();
  }
}
