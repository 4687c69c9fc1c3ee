// References between objects: whether the ones in a body exist, and what still refers to an object that is to be deleted.
import { problem, refuseIfAny, type ProblemDetail } from '../../../domain/values/problem.ts';
import type { Knex } from 'knex';
import type { Writer } from '../session/database.ts';
import type { Dialect, Reader } from '../session/reader.ts';
import { among, held } from '../session/dialect.ts';
import { notDeleted, turnOf } from './declaration.ts';
import { statement } from '../session/sql.ts';
import { grouped } from '../grouped.ts';

export interface Reference {
  /** Where the id stands in the body: `bedrijf_id`, `regels[0].product_id`. */
  readonly field: string;
  readonly table: string;
  /** Empty ones refer to nothing and are not looked for. */
  readonly id: number | null | undefined;
  /** Narrows what counts, for example to contacts that are customers. */
  readonly where?: Readonly<Record<string, Knex.Value>>;
}

/**
 * Throws ERR_UNKNOWN_REFERENCE for every reference whose row does not exist or was deleted; one query for each table. What is
 * only marked when it is deleted stays as it is until the transaction ends.
 */
export async function assertReferences(db: Writer, references: readonly Reference[]): Promise<void> {
  refuseIfAny(await unknownReferences(db, references));
}

/**
 * What a list of ids names anew: what it held before may have been removed since, and stays. `member` is where the list
 * stands in the body, `of` the member of its items that has the id, where they are objects.
 */
export function newReferences(
  member: string,
  table: string,
  sent: readonly number[] = [],
  stored: readonly number[] = [],
  of = '',
): Reference[] {
  const known = new Set(stored);
  const references = sent.map((id, index) => ({ field: `${member}[${String(index)}]${of}`, table, id }));
  return references.filter(({ id }) => !known.has(id));
}

/** What an id names anew: the one that it was before may have been removed since, and stays. */
export function newId(id: number | null | undefined, stored: number | null | undefined): number | null | undefined {
  return id === stored ? null : id;
}

/** What `assertReferences` would throw, to be thrown together with other problems. */
export async function unknownReferences(db: Writer, references: readonly Reference[]): Promise<ProblemDetail[]> {
  const given = references.filter((each): each is Reference & { id: number } => each.id != null);
  const problems: ProblemDetail[] = [];
  const byTable = [...given].sort((a, b) => (turnOf(a.table) ?? 0) - (turnOf(b.table) ?? 0));
  for (const group of grouped(byTable, ({ table, where }) => JSON.stringify([table, where])).values()) {
    const [{ table, where = {} } = { table: '' }] = group;
    const ids = [...new Set(group.map(({ id }) => id))];
    const query = db
      .build(table)
      .where(among(db, `${table}.id`, ids))
      .where({ ...where, ...notDeleted(table) });
    void query.select(`${table}.id`);
    const rows = await db.query<{ id: number }>(turnOf(table) !== undefined ? held(db, query, table) : query);
    const known = new Set(rows.map(({ id }) => id));
    problems.push(...group.filter(({ id }) => !known.has(id)).map(unknown));
  }
  return references.flatMap(({ field }) => problems.filter((each) => each.field === field).slice(0, 1));
}

function unknown({ field, id }: Reference & { id: number }): ProblemDetail {
  const message = `${field} refers to ${String(id)}, which does not exist: send an existing id.`;
  return { code: 'ERR_UNKNOWN_REFERENCE', message, field };
}

/** The tables with rows that refer to this one, its own parts aside, in alphabetical order. Asks the schema. */
export async function referrers(db: Reader, table: string, id: number): Promise<string[]> {
  const columns = await referringColumns(db, table);
  if (columns.length === 0) return [];
  const questions = columns.map(([name, column]) =>
    db.build.select(db.build.raw('? as name', [name])).whereExists(db.build(name).where(column, id)),
  );
  const found = await db.query<{ name: string }>(db.build.unionAll(questions));
  return [...new Set(found.map(({ name }) => name))].sort();
}

/** Throws ERR_IN_USE, with the words for what refers to it in `params.references`, unless nothing does. */
export async function refuseInUse(db: Reader, table: string, id: number): Promise<void> {
  const references = await referrers(db, table, id);
  if (references.length === 0) return;
  throw problem('ERR_IN_USE', `Still used by ${references.join(', ')}: delete or change those first.`, {
    params: { references },
  });
}

const FOREIGN_KEYS: Readonly<Record<Dialect, string>> = {
  sqlite: `select child.name as name, k."from" as column_name
    from sqlite_master child, pragma_foreign_key_list(child.name) k
    where child.type = 'table' and k."table" = ? and k.on_delete <> 'CASCADE'`,
  postgres: `select child.relname as name, a.attname as column_name
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = to_regclass(quote_ident(?)) and k.confdeltype <> 'c'`,
};

const foreignKeys = statement<{ name: string; column_name: string }>((dialect) => FOREIGN_KEYS[dialect]);

/** The columns that refer to a table, its own parts aside. Asks the schema. */
export async function referringColumns(
  db: Reader,
  table: string,
): Promise<(readonly [table: string, column: string])[]> {
  const rows = await foreignKeys(db, table);
  return rows.map(({ name, column_name: column }) => [name, column]);
}
