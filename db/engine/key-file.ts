// The secrets key beside an SQLite database, which the first start makes where SECRETS_KEY is not set.
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { flush } from './sqlite/file.ts';
import { UnusableDatabase } from './session/unusable.ts';

const OWNER_ONLY_MODE = 0o600;
// A shorter one was cut off, or is something else.
const MIN_KEY_CHARACTERS = 32;

/** The file that has the key of the database at this address; null on PostgreSQL, which may be on another machine. */
export function keyFileOf(databaseUrl: string): string | null {
  return databaseUrl.startsWith('sqlite:') ? `${databaseUrl.slice('sqlite:'.length)}.key` : null;
}

/** The key in this file; null where there is no such file. Throws UnusableDatabase when it cannot be read, or there is no key in it. */
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

/** Makes a key, which is on the disk when this returns, and readable for this account alone. To be called with the lock of the database. */
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
