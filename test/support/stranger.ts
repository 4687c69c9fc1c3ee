// Somebody else at the database: a program that locks what the service wants to write, as backups and administrators do.
import Driver from 'better-sqlite3';
import { Client } from 'pg';

/** Keeps everybody from writing to `table` until the answer is called. */
export async function lockOut(url: string, table: string): Promise<() => Promise<void>> {
  if (url.startsWith('sqlite:')) {
    const stranger = new Driver(url.slice('sqlite:'.length));
    stranger.exec('BEGIN IMMEDIATE');
    return () => Promise.resolve(void stranger.close());
  }
  const stranger = new Client({ connectionString: url });
  await stranger.connect();
  await stranger.query('BEGIN');
  await stranger.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  return () => stranger.end();
}
