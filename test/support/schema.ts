// The schema of a database as SQL, by its own catalogue: tables in the order of their names, and their first rows.
import { resolve } from 'node:path';
import type { Dialect, Reader } from '../../db/engine/session/reader.ts';
import { openDatabase } from '../../db/open.ts';
import { ZONE } from './clock.ts';

interface SchemaPart {
  readonly owner: string;
  readonly sql: string;
}

// The text is the definition itself: SQLite keeps no other.
const SQLITE = `select tbl_name as owner, sql from sqlite_master where sql is not null and name not like 'sqlite%'
  order by tbl_name, type <> 'table', type, name`;

const CURRENT_SCHEMA = 'current_schema()::regnamespace';
const POSTGRES = `
  with tables as (select oid, relname::text as owner, relpersistence from pg_class where relkind = 'r' and relnamespace = ${CURRENT_SCHEMA})
  select owner, sql from (
    select owner, 0 as kind, owner as name, format('create %stable %I (%s)',
      case relpersistence when 'u' then 'unlogged ' else '' end, owner, (
        select string_agg(line, ', ' order by kind, place, line) from (
          select 0 as kind, attnum as place, concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
            (select format('collate %I', collname) from pg_collation where oid = attcollation and oid <> 950),
            case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid)) as line
          from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where attrelid = t.oid and attnum > 0 and not attisdropped
          union all
          select 1, 0, format('constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint
          where conrelid = t.oid and contype not in ('n', 't')
        ) lines)) as sql from tables t
    union all
    select owner, 1, i.relname, pg_get_indexdef(i.oid) from tables t join pg_index x on x.indrelid = t.oid
      join pg_class i on i.oid = x.indexrelid where not exists (select 1 from pg_constraint where conindid = i.oid)
    union all
    select owner, 2, tgname, pg_get_triggerdef(g.oid) from tables t join pg_trigger g on tgrelid = t.oid where not tgisinternal
    union all
    select owner, 3, stxname, pg_get_statisticsobjdef(s.oid) from tables t join pg_statistic_ext s on stxrelid = t.oid
    union all
    select '', 4, proname, pg_get_functiondef(oid) from pg_proc where pronamespace = ${CURRENT_SCHEMA}
    union all
    select '', 5, extname, format('create extension %I', extname) from pg_extension where extname <> 'plpgsql'
    union all
    select '', 6, relname, format('create sequence %I', relname) from pg_class s where relkind = 'S' and relnamespace = ${CURRENT_SCHEMA}
      and not exists (select 1 from pg_depend where objid = s.oid and deptype = 'a')
    union all
    select '', 7, typname, format('create type %I', typname) from pg_type where typnamespace = ${CURRENT_SCHEMA} and typtype in ('d', 'e')
    union all
    select '', 8, relname, pg_get_viewdef(oid) from pg_class where relkind in ('v', 'm') and relnamespace = ${CURRENT_SCHEMA}
  ) parts order by owner = '', owner collate "C", kind, name collate "C"`;

const NAMES: Readonly<Record<Dialect, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const MIGRATION_TABLES = ['knex_migrations', 'knex_migrations_lock'];

// Without what Knex notes.
async function schemaOf(db: Reader): Promise<string> {
  const parts = await db.query<SchemaPart>(db.dialect === 'sqlite' ? SQLITE : POSTGRES);
  const ownParts = parts.filter(({ owner }) => !MIGRATION_TABLES.includes(owner));
  const rows: string[] = [];
  for (const table of new Set(ownParts.map(({ owner }) => owner).filter((owner) => owner !== '')))
    for (const row of await db.query(db.build(table).select())) rows.push(`-- ${table}: ${JSON.stringify(row)}`);
  return [...ownParts.map(({ sql }) => layOut(sql)), '', ...rows, ''].join('\n');
}

/** A table has a line for each column and constraint. */
function layOut(sql: string): string {
  if (!/^create (?:unlogged )?table/i.test(sql)) return `${sql.trim()};`;
  let depth = 0;
  let isQuoted = false;
  const lines = sql.replace(/[(),']\s*/g, (token) => {
    const sign = token.charAt(0);
    if (sign === "'") isQuoted = !isQuoted;
    if (isQuoted || sign === "'") return token;
    if (sign === '(') return ++depth === 1 ? '(\n  ' : token;
    if (sign === ')') return --depth === 0 ? token.replace(')', '\n)') : token;
    return depth === 1 ? ',\n  ' : token;
  });
  return `\n${lines.replace(/\s+$/gm, '')};`;
}

/** The dumped schema of a database that has nothing in it yet, as its file in the repository says it. */
export async function dumpEmptySchema(url: string): Promise<{ readonly dialect: Dialect; readonly text: string }> {
  const database = await openDatabase(url, { zone: ZONE });
  try {
    await database.migrate();
    const schema = await database.read(schemaOf);
    const text = `-- All that the migrations make on ${NAMES[database.dialect]}. Made by npx tsx test/schema.ts. Never edit.\n${schema}`;
    return { dialect: database.dialect, text };
  } finally {
    await database.close();
  }
}

/** The file of the dumped schema of a database. */
export function schemaFileOf(dialect: Dialect): string {
  return resolve(import.meta.dirname, `../../db/migrations/schema.${dialect}.sql`);
}
