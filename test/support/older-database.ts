// A database as an older version left it: its tables and rows as text, and what that version answered (test/older-databases).
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Driver from 'better-sqlite3';
import { Client } from 'pg';
import { emptyDatabase } from './index.ts';

const FOLDER = resolve(import.meta.dirname, '../older-databases');

/** The administrator of all of them. */
export const ADMINISTRATOR_THEN = { username: 'admin', password: 'het wachtwoord van toen' };

/** Their names, from the oldest. */
export const OLDER: readonly string[] = readdirSync(FOLDER)
  .flatMap((file) => /^(.*)\.sqlite\.json\.br$/.exec(file)?.[1] ?? [])
  .sort();

/** Makes one; answers its address. */
export async function olderDatabase(name: string): Promise<string> {
  const url = await emptyDatabase(name);
  if (url.startsWith('sqlite:')) {
    const file = new Driver(url.slice('sqlite:'.length));
    file.exec(read(`${name}.sqlite.sql.br`));
    file.close();
    return url;
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(read(`${name}.postgres.sql.br`));
  await client.end();
  return url;
}

/** The answers of the version that made the database at this address, by path. */
export function answersOf(name: string, url: string): Readonly<Record<string, unknown>> {
  const kind = url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  return JSON.parse(read(`${name}.${kind}.json.br`)) as Readonly<Record<string, unknown>>;
}

function read(file: string): string {
  return brotliDecompressSync(readFileSync(join(FOLDER, file))).toString();
}

/** Where a value of today differs from one of then, in members that both have. Things are compared by their ids, in any order. */
export function differences(then: unknown, today: unknown, at: string): string[] {
  if (Array.isArray(then) && Array.isArray(today)) {
    if (then.length !== today.length) return [`${at}: ${String(then.length)}, now ${String(today.length)}`];
    const [before, after] = [byId(then), byId(today)];
    return before.flatMap((each, index) => differences(each, after[index], `${at}[${String(index)}]`));
  }
  if (isObject(then) && isObject(today))
    return (
      Object.keys(then)
        // Links lead to where things are read now.
        .filter((name) => name in today && name !== '_links')
        .flatMap((name) => differences(then[name], today[name], `${at}.${name}`))
    );
  return then === today ? [] : [`${at}: ${JSON.stringify(then)}, now ${JSON.stringify(today)}`];
}

function byId(list: readonly unknown[]): unknown[] {
  const id = (each: unknown): number => (isObject(each) && typeof each['id'] === 'number' ? each['id'] : 0);
  return [...list].sort((a, b) => id(a) - id(b));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
