// The constraints, foreign keys and numbered tables of the database, by its own catalogue.
import type { Reader } from '../../db/engine/session/reader.ts';

/** A constraint that a write to its table can violate. */
export interface CatalogueConstraint {
  readonly table: string;
  readonly kind: 'unique' | 'checks' | 'references';
  /** The name in PostgreSQL; for a reference its column. */
  readonly name: string;
}

// No write violates a key that the database numbers itself. A row that is deleted with its parent leaves nothing to refuse.
const CONSTRAINT_QUERIES = {
  postgres: `
    select tables.relname as "table", 'unique' as kind, indexes.relname as name
    from pg_index ind join pg_class indexes on indexes.oid = ind.indexrelid join pg_class tables on tables.oid = ind.indrelid
    where ind.indisunique and tables.relnamespace = current_schema()::regnamespace
      and not (ind.indisprimary and exists (
        select 1 from pg_attribute att where att.attrelid = tables.oid and att.attnum = any(ind.indkey) and att.atthasdef))
    union all
    select con.conrelid::regclass::text, 'checks', con.conname from pg_constraint con
    where con.contype in ('c', 'x') and con.connamespace = current_schema()::regnamespace
    union all
    select con.conrelid::regclass::text, 'references', att.attname
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confdeltype <> 'c' and con.connamespace = current_schema()::regnamespace`,
  sqlite: `
    select tables.name as "table", 'unique' as kind, iif(ind.origin = 'pk', tables.name || '_pkey', ind.name) as name
    from sqlite_master tables, pragma_index_list(tables.name) ind where tables.type = 'table' and ind."unique"
    union all
    select tables.name, 'unique', tables.name || '_pkey' from sqlite_master tables, pragma_table_info(tables.name) col
    where tables.type = 'table' and col.pk = 1 and upper(col.type) = 'INTEGER' and tables.sql not like '%autoincrement%'
      and not exists (select 1 from pragma_index_list(tables.name) ind where ind.origin = 'pk')
    union all
    select tables.name, 'references', con."from" from sqlite_master tables, pragma_foreign_key_list(tables.name) con
    where tables.type = 'table' and con.on_delete <> 'CASCADE'`,
} as const;

/** Returns the constraints that a write can violate, without those of the tables of Knex. */
export async function readConstraints(db: Reader): Promise<CatalogueConstraint[]> {
  const constraints = await db.query<CatalogueConstraint>(CONSTRAINT_QUERIES[db.dialect]);
  if (db.dialect === 'sqlite') constraints.push(...(await readSqliteChecks(db)));
  return constraints.filter(({ table }) => !table.startsWith('knex_') && !table.startsWith('sqlite_'));
}

/** SQLite has checks only in the text of a table. Our triggers refuse as checks do, where a check cannot express the rule. */
async function readSqliteChecks(db: Reader): Promise<CatalogueConstraint[]> {
  const schemaRows: { type: string; name: string; tbl_name: string; sql: string }[] = await db.query(
    db.build('sqlite_master').whereIn('type', ['table', 'trigger']).select('type', 'name', 'tbl_name', 'sql'),
  );
  const triggerChecks = schemaRows.flatMap(({ type, tbl_name: table, sql }) => {
    const name = type === 'trigger' ? /CHECK constraint failed: (\w+)/.exec(sql)?.[1] : undefined;
    return name === undefined ? [] : [{ table, kind: 'checks' as const, name }];
  });
  const tables = schemaRows.filter(({ type }) => type === 'table');
  const tableChecks = tables.flatMap(({ name: table, sql }) =>
    [...sql.matchAll(/(?:constraint\s+[`"]?(\w+)[`"]?\s+)?check\s*\(/gi)].map(
      ([, name = '(a check without a name)']) => ({
        table,
        kind: 'checks' as const,
        name,
      }),
    ),
  );

  return [...tableChecks, ...triggerChecks];
}

/** A foreign key by which the database itself removes or changes rows when others are deleted. */
export interface ActingKey {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly action: 'CASCADE' | 'SET NULL' | 'SET DEFAULT';
}

const ACTING_KEY_QUERIES = {
  postgres: `
    select con.conrelid::regclass::text as "table", att.attname as "column", con.confrelid::regclass::text as parent,
      case con.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'SET DEFAULT' end as action
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confdeltype in ('c', 'n', 'd') and con.connamespace = current_schema()::regnamespace`,
  sqlite: `
    select tables.name as "table", con."from" as "column", con."table" as parent, con.on_delete as action
    from sqlite_master tables, pragma_foreign_key_list(tables.name) con
    where tables.type = 'table' and con.on_delete not in ('NO ACTION', 'RESTRICT')`,
} as const;

/** Returns all foreign keys with an action. */
export function findActingKeys(db: Reader): Promise<ActingKey[]> {
  return db.query<ActingKey>(ACTING_KEY_QUERIES[db.dialect]);
}

const NUMBERED_TABLE_QUERIES = {
  postgres: `
    select tables.relname as name
    from pg_class tables join pg_attribute att on att.attrelid = tables.oid and att.attname = 'id'
    where tables.relkind = 'r' and att.atthasdef and tables.relnamespace = current_schema()::regnamespace`,
  sqlite: `select name from sqlite_master where type = 'table' and sql like '%autoincrement%'`,
} as const;

/** Returns the tables whose database never gives an id twice, even after the newest row was deleted. */
export async function listNumberedTables(db: Reader): Promise<string[]> {
  const rows = await db.query<{ name: string }>(NUMBERED_TABLE_QUERIES[db.dialect]);
  return rows.map(({ name }) => name);
}

// A partial index does not help with the other rows.
const UNINDEXED_KEY_QUERIES = {
  postgres: `
    select con.conrelid::regclass::text as "table", att.attname as "column"
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.connamespace = current_schema()::regnamespace and not exists (
      select 1 from pg_index ind
      where ind.indrelid = con.conrelid and ind.indkey[0] = con.conkey[1] and ind.indpred is null)`,
  sqlite: `
    select tables.name as "table", con."from" as "column"
    from sqlite_master tables, pragma_foreign_key_list(tables.name) con
    where tables.type = 'table'
      and not exists (select 1 from pragma_table_info(tables.name) col where col.name = con."from" and col.pk = 1)
      and not exists (
        select 1 from pragma_index_list(tables.name) ind, pragma_index_info(ind.name) col
        where col.seqno = 0 and col.name = con."from" and not ind.partial)`,
} as const;

/** Returns the foreign keys that no index begins with, each as `table.column`. */
export async function findUnindexedKeys(db: Reader): Promise<string[]> {
  const rows = await db.query<{ table: string; column: string }>(UNINDEXED_KEY_QUERIES[db.dialect]);
  return rows.map(({ table, column }) => `${table}.${column}`);
}
