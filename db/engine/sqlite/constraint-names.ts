// The names of violated constraints on SQLite, equal to those of PostgreSQL: its errors name the columns of a unique index.
import Driver, { type Database } from 'better-sqlite3';

const UNIQUE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Returns the error, with the name of the violated constraint in `constraint` where SQLite reveals it. */
export function attachConstraint(connection: Database, error: unknown): unknown {
  if (!(error instanceof Driver.SqliteError)) return error;
  const constraint = UNIQUE_CODES.has(error.code) ? findUniqueName(connection, error.message) : checkName(error);
  return constraint === undefined ? error : Object.assign(error, { constraint });
}

// A trigger can raise the message of a check, for a constraint that no check can express.
const CHECK_CODES = new Set(['SQLITE_CONSTRAINT_CHECK', 'SQLITE_CONSTRAINT_TRIGGER']);

function checkName({ code, message }: { code: string; message: string }): string | undefined {
  return CHECK_CODES.has(code) ? /CHECK constraint failed: (\w+)/.exec(message)?.[1] : undefined;
}

// `UNIQUE constraint failed: t.a, t.b`, or for an index on an expression `index 't_a_unique'`.
function findUniqueName(connection: Database, message: string): string | undefined {
  const [, index, columns = ''] = /UNIQUE constraint failed: (?:index '([^']+)'|(.+))$/.exec(message) ?? [];
  if (index !== undefined) return index;
  const names = columns.split(', ').map((each) => each.split('.'));
  const table = names[0]?.[0];
  const columnList = names.map(([, column]) => column).join();
  const indexes = connection.prepare(INDEX_QUERY).all(table) as { name: string; origin: string; columns: string }[];
  const uniqueIndex = indexes.find((each) => each.columns === columnList);
  return uniqueIndex === undefined || uniqueIndex.origin === 'pk' ? `${String(table)}_pkey` : uniqueIndex.name;
}

const INDEX_QUERY = `select i.name, i.origin, (select group_concat(c.name, ',') from pragma_index_info(i.name) c) as columns
  from pragma_index_list(?) i where i."unique"`;
