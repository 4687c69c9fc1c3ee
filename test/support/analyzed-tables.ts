// Makes PostgreSQL count the rows of its tables, as autovacuum does in production; SQLite never does.
import type { Database } from '../../db/engine/session/database.ts';

/** Afterwards PostgreSQL plans its statements again: its plans for empty tables would read them whole. */
export async function analyzeTables(database: Database): Promise<void> {
  if (database.dialect === 'postgres') await database.write(({ write }) => write('analyze'));
}
