// The file with the secrets key beside an SQLite database, which the first start creates where SECRETS_KEY is not set.
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { flush } from './sqlite/file.ts';
import { UnusableDatabase } from './session/unusable.ts';

const OWNER_ONLY_MODE = 0o600;
// A shorter key is truncated or invalid.
const MIN_KEY_CHARACTERS = 32;

/**
 * Returns the path of the key file of the database at this URL; null on PostgreSQL, which may be on another machine.
 */
export function keyFileOf(databaseUrl: string): string | null {
  return databaseUrl.startsWith('sqlite:') ? `${databaseUrl.slice('sqlite:'.length)}.key` : null;
}

/**
 * Returns the key in this file; null where there is no such file. Throws UnusableDatabase when it cannot be read, or
 * has no key.
 */
export function readKeyFile(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (key.length >= MIN_KEY_CHARACTERS) return key;
  } catch (error) {
    throw new UnusableDatabase(`The key in ${file} cannot be read: let this account read it.`, { cause: error });
  }
  throw new UnusableDatabase(`There is no key in ${file}: put the file back from where you keep a copy of it.`);
}

/**
 * Creates a key, flushed to the disk and readable for this account alone; returns it. Call it under the lock of the
 * database.
 */
export function makeKeyFile(file: string): string {
  const key = randomBytes(32).toString('base64');
  const partial = `${file}.partial`;
  writeFileSync(partial, `${key}\n`, { mode: OWNER_ONLY_MODE });
  chmodSync(partial, OWNER_ONLY_MODE);
  flush(partial);
  renameSync(partial, file);
  flush(dirname(file));
  return key;
}
