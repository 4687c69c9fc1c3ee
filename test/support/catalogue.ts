// The constraints of the database, by its own catalogue: those that a write to a table can violate.
import type { Reader } from '../../db/engine/session/reader.ts';

export interface FoundConstraint {
  readonly table: string;
  readonly kind: 'unique' | 'checks' | 'references';
  /** As PostgreSQL names it; of a reference the column. */
  readonly name: string;
}

// Keys that the database numbers itself cannot be violated, and what goes with its whole belongs to it.
const CONSTRAINT_QUERIES = {
  postgres: `
    select c.relname as "table", 'unique' as kind, i.relname as name
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where x.indisunique and c.relnamespace = current_schema()::regnamespace and not (x.indisprimary and exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey) and a.atthasdef))
    union all
    select k.conrelid::regclass::text, 'checks', k.conname from pg_constraint k
    where k.contype in ('c', 'x') and k.connamespace = current_schema()::regnamespace
    union all
    select k.conrelid::regclass::text, 'references', a.attname
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confdeltype <> 'c' and k.connamespace = current_schema()::regnamespace`,
  sqlite: `
    select t.name as "table", 'unique' as kind, iif(i.origin = 'pk', t.name || '_pkey', i.name) as name
    from sqlite_master t, pragma_index_list(t.name) i where t.type = 'table' and i."unique"
    union all
    select t.name, 'unique', t.name || '_pkey' from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and c.pk = 1 and upper(c.type) = 'INTEGER' and t.sql not like '%autoincrement%'
      and not exists (select 1 from pragma_index_list(t.name) i where i.origin = 'pk')
    union all
    select t.name, 'references', k."from" from sqlite_master t, pragma_foreign_key_list(t.name) k
    where t.type = 'table' and k.on_delete <> 'CASCADE'`,
} as const;

/** All constraints of this database, but for the tables in which Knex notes its migrations. */
export async function constraintsOf(db: Reader): Promise<FoundConstraint[]> {
  const constraints = await db.query<FoundConstraint>(CONSTRAINT_QUERIES[db.dialect]);
  const all = [...constraints, ...(db.dialect === 'sqlite' ? await readSqliteChecks(db) : [])];
  return all.filter(({ table }) => !table.startsWith('knex_') && !table.startsWith('sqlite_'));
}

// SQLite has checks in the text of the table only; constraints that are no checks are triggers, which refuse alike.
async function readSqliteChecks(db: Reader): Promise<FoundConstraint[]> {
  const schemaRows: { type: string; name: string; tbl_name: string; sql: string }[] = await db.query(
    db.build('sqlite_master').whereIn('type', ['table', 'trigger']).select('type', 'name', 'tbl_name', 'sql'),
  );
  const refusing = schemaRows.flatMap(({ type, tbl_name: table, sql }) => {
    const name = type === 'trigger' ? /CHECK constraint failed: (\w+)/.exec(sql)?.[1] : undefined;
    return name === undefined ? [] : [{ table, kind: 'checks' as const, name }];
  });
  const tables = schemaRows.filter(({ type }) => type === 'table');
  const checks = tables.flatMap(({ name: table, sql }) =>
    [...sql.matchAll(/(?:constraint\s+[`"]?(\w+)[`"]?\s+)?check\s*\(/gi)].map(
      ([, name = '(a check without a name)']) => ({
        table,
        kind: 'checks' as const,
        name,
      }),
    ),
  );

  return [...checks, ...refusing];
}

/** A foreign key by which the database itself removes or changes rows when others are deleted. */
export interface ActingKey {
  readonly table: string;
  readonly column: string;
  readonly whole: string;
  readonly action: 'CASCADE' | 'SET NULL' | 'SET DEFAULT';
}

const ACTING_KEY_QUERIES = {
  postgres: `
    select k.conrelid::regclass::text as "table", a.attname as "column", k.confrelid::regclass::text as whole,
      case k.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'SET DEFAULT' end as action
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confdeltype in ('c', 'n', 'd') and k.connamespace = current_schema()::regnamespace`,
  sqlite: `
    select t.name as "table", k."from" as "column", k."table" as whole, k.on_delete as action
    from sqlite_master t, pragma_foreign_key_list(t.name) k
    where t.type = 'table' and k.on_delete not in ('NO ACTION', 'RESTRICT')`,
} as const;

/** All foreign keys with an action. */
export function findActingKeys(db: Reader): Promise<ActingKey[]> {
  return db.query<ActingKey>(ACTING_KEY_QUERIES[db.dialect]);
}

const NUMBERED_TABLE_QUERIES = {
  postgres: `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
    where c.relkind = 'r' and a.atthasdef and c.relnamespace = current_schema()::regnamespace`,
  sqlite: `select name from sqlite_master where type = 'table' and sql like '%autoincrement%'`,
} as const;

/** The tables whose ids are given out once, also after the newest row was deleted. */
export async function listNumberedTables(db: Reader): Promise<string[]> {
  const rows = await db.query<{ name: string }>(NUMBERED_TABLE_QUERIES[db.dialect]);
  return rows.map(({ name }) => name);
}

// An index of a part of the rows finds no others.
const UNINDEXED_KEY_QUERIES = {
  postgres: `
    select k.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and not exists (
      select 1 from pg_index x where x.indrelid = k.conrelid and x.indkey[0] = k.conkey[1] and x.indpred is null)`,
  sqlite: `
    select t.name as "table", k."from" as "column" from sqlite_master t, pragma_foreign_key_list(t.name) k
    where t.type = 'table'
      and not exists (select 1 from pragma_table_info(t.name) c where c.name = k."from" and c.pk = 1)
      and not exists (
        select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = k."from" and not i.partial)`,
} as const;

/** The foreign keys that no index begins with, each as `table.column`. */
export async function findUnindexedKeys(db: Reader): Promise<string[]> {
  const rows = await db.query<{ table: string; column: string }>(UNINDEXED_KEY_QUERIES[db.dialect]);
  return rows.map(({ table, column }) => `${table}.${column}`);
}
