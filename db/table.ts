// Plain rows: read by ids, insert, update, remove. Every write to a table that the API shows goes through here and is noted.
import type { Knex } from 'knex';
import { notFound } from '../domain/problem.ts';
import type { RootRef } from './changes.ts';
import type { Reader, Writer } from './connection.ts';
import { among } from './dialect.ts';
import { declareTable } from './errors.ts';
import { grouped } from './grouped.ts';
import type { Selection } from './listing.ts';
import { declareNoted, NOTED } from './statement.ts';

/** Reads things by their ids, in the order of the ids, leaving out what does not exist; a fixed number of queries. */
export type Read<T> = (db: Reader, ids: readonly number[]) => Promise<Map<number, T>>;

/** The thing with this id. Throws ERR_NOT_FOUND. */
export async function one<T>(read: Read<T>, db: Reader, id: number): Promise<T> {
  const found = (await read(db, [id])).get(id);
  if (found === undefined) throw notFound();
  return found;
}

/** The thing with this id, or undefined. */
export async function find<T>(read: Read<T>, db: Reader, id: number): Promise<T | undefined> {
  return (await read(db, [id])).get(id);
}

/** All rows of a table by id: the selection of a list without filters. */
export function select(_db: Reader, name: string): Selection {
  return { from: (db) => db.knex(name), order: [{ column: `${name}.id`, direction: 'asc' }] };
}

/** A new row: columns that are left out get the default of the table. */
export type NewRow<Row> = { readonly [Column in Exclude<keyof Row, 'id'>]?: Row[Column] | undefined };

export interface Table<Row extends { readonly id: number }> {
  readonly name: string;
  readonly read: Read<Row>;
  /** Answers the new row's id. */
  insert(db: Writer, values: NewRow<Row>): Promise<number>;
  /** Inserts rows that name the same columns; answers their ids in the same order. One statement for each 400. */
  insertMany(db: Writer, rows: readonly NewRow<Row>[]): Promise<number[]>;
  /** Changes a row that was read. What is no different is left alone: no write, no version, no event. */
  update(db: Writer, before: Row, changes: NewRow<Row>): Promise<void>;
  /** The same for many rows; rows whose changes are equal take one statement. */
  updateMany(db: Writer, changes: readonly (readonly [before: Row, changes: NewRow<Row>])[]): Promise<void>;
  remove(db: Writer, before: Row): Promise<void>;
  removeMany(db: Writer, rows: readonly Row[]): Promise<void>;
  /** Rows by the value of a column that refers to another table; by `order`, else by id. Every id has an entry. */
  ofParent(
    db: Reader,
    column: keyof Row & string,
    ids: readonly number[],
    order?: keyof Row & string,
  ): Promise<Map<number, Row[]>>;
}

export interface TableOptions<Row> {
  /** For a part of an aggregate: the root that it belongs to. Without it the table is a root and has a version. */
  readonly root?: (row: Row) => RootRef;
}

const ROWS_PER_INSERT = 400;

/** Declares a table whose columns are named as the API names the members. */
export function table<Row extends { readonly id: number }>(name: string, options: TableOptions<Row> = {}): Table<Row> {
  declareTable(name);
  declareNoted(name);
  const rootOf = (row: Row): RootRef => options.root?.(row) ?? { root: name, id: row.id };
  const noted = (row: Row): { id: number; root: RootRef } => ({ id: row.id, root: rootOf(row) });
  const isPart = options.root !== undefined;

  const touchRoots = async (db: Writer, rows: readonly Row[]): Promise<void> => {
    if (!isPart) return;
    const roots = grouped(rows.map(rootOf), ({ root }) => root);
    for (const [root, refs] of roots)
      await db.changes.touching(
        db,
        root,
        refs.map((ref) => ({ id: ref.id, root: ref })),
      );
  };

  const insertMany = async (db: Writer, rows: readonly NewRow<Row>[]): Promise<number[]> => {
    if (rows.length === 0) return [];
    // A part names its root in a column of its own, so the id that is not known yet is not asked for.
    await touchRoots(db, rows as readonly Row[]);
    const values = sameColumns(name, rows.map(stored));
    const ids: number[] = [];
    for (let start = 0; start < values.length; start += ROWS_PER_INSERT) {
      const chunk = values.slice(start, start + ROWS_PER_INSERT);
      const made: { id: number }[] = await db.knex(name).queryContext(NOTED).insert(chunk).returning('id');
      // Ids are given out in the order of the rows; that they are also returned so, neither database promises.
      ids.push(...made.map(({ id }) => id).sort((a, b) => a - b));
    }
    rows.forEach((row, index) => {
      const id = ids[index];
      if (id !== undefined) db.changes.inserted(name, id, rootOf({ ...row, id } as Row));
    });
    return ids;
  };

  const updateMany = async (db: Writer, pairs: readonly (readonly [Row, NewRow<Row>])[]): Promise<void> => {
    const changed = pairs.flatMap(([before, changes]) => {
      const values = difference(before, changes);
      return values === undefined ? [] : [{ before, after: { ...before, ...changes } as Row, values }];
    });
    if (changed.length === 0) return;
    await touchRoots(
      db,
      changed.flatMap(({ before, after }) => [before, after]),
    );
    await db.changes.touching(
      db,
      name,
      changed.map(({ before }) => noted(before)),
    );
    for (const alike of grouped(changed, ({ values }) => JSON.stringify(values)).values()) {
      const ids = alike.map(({ before }) => before.id);
      await db
        .knex(name)
        .queryContext(NOTED)
        .where(among(db, 'id', ids))
        .update(alike[0]?.values ?? {});
    }
  };

  const removeMany = async (db: Writer, rows: readonly Row[]): Promise<void> => {
    if (rows.length === 0) return;
    await touchRoots(db, rows);
    await db.changes.removing(db, name, rows.map(noted));
    await db
      .knex(name)
      .queryContext(NOTED)
      .where(
        among(
          db,
          'id',
          rows.map(({ id }) => id),
        ),
      )
      .delete();
  };

  return {
    name,
    read: async (db, ids) => {
      if (ids.length === 0) return new Map();
      const rows = await all<Row>(db.knex(name).where(among(db, 'id', ids)));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return new Map(
        ids.flatMap((id) => {
          const row = byId.get(id);
          return row === undefined ? [] : [[id, row] as const];
        }),
      );
    },
    insert: async (db, values) => {
      const [id] = await insertMany(db, [values]);
      if (id === undefined) throw new Error(`The insert into ${name} returned no id.`);
      return id;
    },
    insertMany,
    update: (db, before, changes) => updateMany(db, [[before, changes]]),
    updateMany,
    remove: (db, before) => removeMany(db, [before]),
    removeMany,
    ofParent: async (db, column, ids, order) => {
      const groups = new Map<number, Row[]>(ids.map((id) => [id, []]));
      if (ids.length === 0) return groups;
      const query = db.knex(name).where(among(db, column, ids));
      // eslint
      const rows = await all<Row>(sorted(query, order === undefined ? ['id'] : [order, 'id']));
      for (const row of rows) groups.get(Number(row[column]))?.push(row);
      return groups;
    },
  };
}

async function all<Row>(query: PromiseLike<Row[]>): Promise<Row[]> {
  return query;
}

function sorted(query: Knex.QueryBuilder, columns: readonly string[]): Knex.QueryBuilder {
  return query.orderBy(columns.map((column) => ({ column, order: 'asc' })));
}

type Values = Readonly<Record<string, Knex.Value>>;

// Objects and lists are stored as JSON text; pg would make an SQL array of a list.
function storedValue(value: unknown): Knex.Value {
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
  return (isJson ? JSON.stringify(value) : value) as Knex.Value;
}

function stored(row: object): Values {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([column, value]) => [column, storedValue(value)]));
}

// Knex writes null on SQLite, not the column's default, where one row of many leaves a column out.
function sameColumns(table: string, rows: readonly Values[]): readonly Values[] {
  const columns = Object.keys(rows[0] ?? {})
    .sort()
    .join();
  if (rows.some((row) => Object.keys(row).sort().join() !== columns)) {
    throw new Error(`Rows inserted together into ${table} must name the same columns.`);
  }
  return rows;
}

function difference(before: object, changes: object): Values | undefined {
  const was = stored(before);
  const changed = Object.entries(stored(changes)).filter(([column, value]) => was[column] !== value);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
