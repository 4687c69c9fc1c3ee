// Makes PostgreSQL count the rows of its tables, as autovacuum does in production; SQLite never does.
import type { Database } from '../../db/engine/session/database.ts';

/** Afterwards PostgreSQL plans statements again: plans for empty tables read them whole. */
export async function countRows(database: Database): Promise<void> {
  if (database.dialect === 'postgres') await database.write(({ write }) => write('analyze'));
}
