// Has PostgreSQL count the rows of its tables, as it does by itself where operators run it; SQLite never does.
import type { Database } from '../../db/engine/session/database.ts';

/** Afterwards PostgreSQL makes its plans anew: those for tables that were empty read all of them. */
export async function countRows(database: Database): Promise<void> {
  if (database.dialect === 'postgres') await database.write(({ write }) => write('analyze'));
}
