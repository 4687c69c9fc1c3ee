// Plain rows: read by ids, insert, update, remove. Every write to a table of the API passes through this file and is recorded.
import type { Instant } from '../../../generated/types.ts';
import { createNotFoundProblem } from '../../../domain/values/problem.ts';
import type { NotedRow, RootRef } from './changes.ts';
import { ownRowsOf, sortRows, type OwnRows } from './own-rows.ts';
import type { Writer } from '../session/database.ts';
import { markOneStatement } from '../session/one-statement.ts';
import type { Dialect, ReadByIds, Reader } from '../session/reader.ts';
import { declareConstraints, type Constraints } from './constraints.ts';
import { declareTable, type Declaration } from './declaration.ts';
import { selectionOf, type Selection } from '../selection.ts';
import { indexByIds } from '../group-by.ts';
import { declareGoing, removeParts } from './companions.ts';
import { invalidateAround, touchAll } from './invalidation.ts';
import { findChangedColumns, hasJson, toInsertable } from './row-values.ts';
import { insertRows } from '../session/insert.ts';
import {
  defineByValues,
  isInList,
  quoteName,
  defineRowsStatement,
  type Bindable,
  type StatementBuilder,
} from '../session/sql.ts';
import { updateEach } from './update-many.ts';
import { declareNoted, NOTED_OPTIONS } from '../session/watch.ts';

/** Returns the object with this id. Throws ERR_NOT_FOUND. */
export async function readOne<T>(read: ReadByIds<T>, db: Reader, id: number): Promise<T> {
  const item = (await read(db, [id])).get(id);
  if (item === undefined) throw createNotFoundProblem();
  return item;
}

/** Returns the object with this id, or undefined. */
export async function find<T>(read: ReadByIds<T>, db: Reader, id: number): Promise<T | undefined> {
  return (await read(db, [id])).get(id);
}

/** Selects all rows of a table by id, for a list without filters. */
export function select(_db: Reader, name: string): Selection {
  return selectionOf(name, []);
}

/** A new row; missing columns get the default of the table. */
export type NewRow<Row> = { readonly [Column in Exclude<keyof Row, 'id'>]?: Row[Column] | undefined };

export interface Table<Row extends { readonly id: number }> {
  readonly name: string;
  readonly read: ReadByIds<Row>;
  /**
   * Returns a reader of the rows with more columns, such as their parts, in one statement. The columns are SQL in which
   * a row has the name of its table. `make` defines the statement: `defineStatement` where SQL creates JSON.
   */
  extendWith<More extends object>(
    columns: (dialect: Dialect) => string,
    make?: StatementBuilder,
  ): ReadByIds<Row & More>;
  /** Returns the new row's id. */
  insert(db: Writer, values: NewRow<Row>): Promise<number>;
  /** Inserts rows that name the same columns; returns their ids in the same order. One statement for each 400 rows. */
  insertMany(db: Writer, rows: readonly NewRow<Row>[]): Promise<number[]>;
  /** Changes a row that was read. Without a difference there is no write, no version and no event. */
  update(db: Writer, before: Row, changes: NewRow<Row>): Promise<void>;
  /** Changes many rows that were read, each with its own changes, in one statement. */
  updateMany(db: Writer, changes: readonly (readonly [before: Row, changes: NewRow<Row>])[]): Promise<void>;
  remove(db: Writer, before: Row): Promise<void>;
  removeMany(db: Writer, rows: readonly Row[]): Promise<void>;
  /**
   * Returns rows by the value of a column that refers to another table; each list by `order`, else by id. Every id has
   * a list.
   */
  readByParent(
    db: Reader,
    column: keyof Row & string,
    ids: readonly number[],
    order?: keyof Row & string,
  ): Promise<Map<number, Row[]>>;
}

export interface TableOptions<Row> extends Constraints, Declaration {
  /** For a part of an aggregate: returns its root. Without it the table is a root and has a version. */
  readonly rootOf?: (row: Row) => RootRef;
  /**
   * For a root that other aggregates include, such as a person of several customers: returns those roots. They get a
   * new version, and an event when their response changed.
   */
  readonly findShowingRoots?: (db: Reader, rows: readonly Row[]) => Promise<readonly RootRef[]>;
  /** Columns with the local date of a moment: the column of the moment, by their names. They are no members of Row. */
  readonly dates?: Readonly<Record<string, keyof Row & string>>;
}

/** The most rows of one insert or update that a transaction caches as its own. */
const MAX_STORED_ROWS = 100;

const NOBODY_ID = -1;

type RowSelection<Row> = (db: Reader, ids: readonly number[]) => Promise<Row[]>;

/**
 * Declares a table whose columns are named as the API names the members. Its functions are bound and can be passed as
 * values.
 */
export function defineTable<Row extends { readonly id: number }>(
  name: string,
  options: TableOptions<Row> = {},
): Table<Row> {
  declareTable(name, options);
  declareConstraints(name, options);
  declareNoted(name);
  const table = new NotedTable(name, options);
  for (const [parentTable, column] of Object.entries(options.goesWith ?? {}))
    declareGoing(parentTable, (db, ids) => table.removeOf(db, column, ids));
  return table;
}

class NotedTable<Row extends { readonly id: number }> implements Table<Row> {
  readonly name: string;
  readonly read: ReadByIds<Row>;
  readonly #options: TableOptions<Row>;
  /** The selections of `readByParent`, by column and order. */
  readonly #selectionsByParent = new Map<string, RowSelection<Row>>();

  constructor(name: string, options: TableOptions<Row>) {
    this.name = name;
    this.#options = options;
    this.read = this.#createReader(this.#createSelection('id'), ownRowsOf);
  }

  extendWith<More extends object>(
    columns: (dialect: Dialect) => string,
    make: StatementBuilder = defineRowsStatement,
  ): ReadByIds<Row & More> {
    return this.#createReader(
      this.#createSelection<Row & More>('id', undefined, { buildColumns: columns, make }),
      () => undefined,
    );
  }

  #createReader<Found extends Row>(
    select: RowSelection<Found>,
    ownRowsIn: (db: Reader) => OwnRows | undefined,
  ): ReadByIds<Found> {
    return markOneStatement(async (db, ids) => {
      if (ids.length === 0) return new Map();
      const ownRows = ids.flatMap((id) => (ownRowsIn(db)?.findRow(this.name, id) as Found | undefined) ?? []);
      const rows = ownRows.length === ids.length ? ownRows : await select(db, ids);
      if (rows.length === 1) this.#remember(db, rows);
      return indexByIds(ids, rows);
    });
  }

  // The version of a row that is read alone is likely to be read next.
  #remember(db: Reader, [row]: readonly (Row & { readonly version?: number })[]): void {
    if (row?.version !== undefined) db.versions?.set(`${this.name} ${String(row.id)}`, row.version);
  }

  readonly readByParent: Table<Row>['readByParent'] = async (db, column, ids, order = 'id') => {
    const groups = new Map<number, Row[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return groups;

    const ownRows = this.#findOwnRows(db, column, ids, order);
    if (ownRows !== undefined) {
      for (const row of ownRows) groups.get(Number(row[column]))?.push(row);
      return groups;
    }

    const key = `${column} ${order}`;
    let select = this.#selectionsByParent.get(key);
    if (select === undefined) {
      select = this.#createSelection(column, order);
      this.#selectionsByParent.set(key, select);
    }

    for (const row of await select(db, ids)) groups.get(Number(row[column]))?.push(row);
    return groups;
  };

  /** Returns the rows of `readByParent` from the transaction's own rows; undefined where they must be read. */
  #findOwnRows(
    db: Reader,
    column: keyof Row & string,
    ids: readonly number[],
    order: keyof Row & string,
  ): readonly Row[] | undefined {
    const target = this.#targetOf(column);
    const rows = target === undefined ? undefined : ownRowsOf(db)?.findReferring(this.name, column, target, ids);
    return rows && (sortRows(rows, order) as readonly Row[]);
  }

  /** Returns the table that a column refers to: that of the root, or a declared one. */
  #targetOf(column: string): string | undefined {
    const probe: object = { [column]: NOBODY_ID };
    const root = this.#options.rootOf?.(probe as Row);
    return root?.id === NOBODY_ID ? root.root : this.#options.parents?.[column];
  }

  #createSelection<Found extends Row = Row>(
    column: string,
    order?: string,
    more?: { readonly buildColumns: (dialect: Dialect) => string; readonly make: StatementBuilder },
  ): RowSelection<Found> {
    const buildFrom = (dialect: Dialect): string => {
      const columns = more === undefined ? '*' : `${quoteName(this.name)}.*, ${more.buildColumns(dialect)}`;
      return `select ${columns} from ${quoteName(this.name)} where`;
    };
    const first = order === undefined || order === 'id' ? '' : `${quoteName(order)} nulls last, `;
    const sorted = order === undefined ? '' : ` order by ${first}"id"`;
    const write = (condition: string, dialect: Dialect): string => `${buildFrom(dialect)} ${condition}${sorted}`;
    return defineByValues<Found>(quoteName(column), write, more?.make);
  }

  readonly insert: Table<Row>['insert'] = async (db, values) => {
    const [id] = await this.insertMany(db, [values]);
    if (id === undefined) throw new Error(`The insert into ${this.name} returned no id.`);
    return id;
  };

  readonly insertMany: Table<Row>['insertMany'] = async (db, rows) => {
    // A part names its root in a column: `rootOf` does not read the id, which does not exist yet.
    await touchAll(db, this.#parents(rows as readonly Row[]));
    const values = toInsertable(
      this.name,
      rows.map((row) => this.#addDates(db, row)),
    );
    const isKept = rows.length <= MAX_STORED_ROWS;
    const inserted = await insertRows<Row>(db, this.name, values, {
      ...NOTED_OPTIONS,
      returning: isKept ? '*' : 'id',
      hasJson: rows.some(hasJson),
    });

    // Ids follow the order of the rows. Neither database promises to return them in it, so they are sorted.
    const ids = inserted.map(({ id }) => id).sort((a, b) => a - b);
    db.changes.ownRows.noteInserted(this.name, ids);
    if (isKept) db.changes.ownRows.remember(this.name, inserted);
    ids.forEach((id, index) => {
      const row = { ...rows[index], id } as Row & { readonly version?: number };
      db.changes.noteInsert(this.name, id, this.#rootOf(row), row.version);
    });

    return ids;
  };

  readonly update: Table<Row>['update'] = (db, before, changes) => this.updateMany(db, [[before, changes]]);

  readonly updateMany: Table<Row>['updateMany'] = async (db, pairs) => {
    const rowChanges = pairs.flatMap(([before, changes]) => {
      const values = findChangedColumns(before, changes);
      return values === undefined
        ? []
        : [{ before, after: { ...before, ...changes }, values: this.#addDates(db, values) }];
    });
    const rows = rowChanges.map(({ before }) => before);
    await this.#touch(db, rows);
    await touchAll(db, this.#parents(rowChanges.map(({ after }) => after)));

    const [first] = rowChanges;
    if (first === undefined) return;

    // Equal changes, such as a single one, need no records.
    const same = JSON.stringify(first.values);
    if (rowChanges.every(({ values }) => JSON.stringify(values) === same)) {
      const columns = Object.keys(first.values);
      const set = columns.map((column) => `${quoteName(column)} = ?`);
      const ids = rows.map(({ id }) => id);
      const update = `update ${quoteName(this.name)} set ${set.join(', ')}`;
      const { ownRows: own } = db.changes;
      const isKept = ids.length <= MAX_STORED_ROWS && ids.every((id) => own.findRow(this.name, id) !== undefined);
      const writing = this.#write(db, update, [...Object.values(first.values), ids], isKept ? ' returning *' : '');
      const after = await invalidateAround(db, writing, (ownRows) => {
        ownRows.dropChanging(this.name, ids, columns);
      });
      own.remember(this.name, after);
    } else {
      const each = rowChanges.map(({ before, values }) => ({ id: before.id, values }));
      await invalidateAround(db, updateEach(db, this.name, each), (ownRows) => {
        for (const { id, values } of each) ownRows.dropChanging(this.name, [id], Object.keys(values));
      });
    }
  };

  readonly remove: Table<Row>['remove'] = (db, before) => this.removeMany(db, [before]);

  readonly removeMany: Table<Row>['removeMany'] = async (db, rows) => {
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await removeParts(db, this.name, ids);
    await this.#touch(db, rows);
    await db.changes.noteRemoval(db, this.name, rows.map(this.#toNotedRow));
    // The removal may cascade to rows of any table.
    await invalidateAround(db, this.#write(db, `delete from ${quoteName(this.name)}`, [ids]), (ownRows) => {
      ownRows.clear();
    });
  };

  /** Removes the rows whose column has one of these ids. */
  async removeOf(db: Writer, column: string, ids: readonly number[]): Promise<void> {
    const rowsByParent = await this.readByParent(db, column as keyof Row & string, ids);
    await this.removeMany(db, [...rowsByParent.values()].flat());
  }

  async #write(db: Writer, statement: string, values: readonly Bindable[], returning = ''): Promise<Row[]> {
    const text = `${statement} where ${isInList(db.dialect, '"id"')}${returning}`;
    return (await db.write<Row>(text, values, NOTED_OPTIONS)).rows;
  }

  /** Returns values with the local dates of their moments: statistics group by date without time zones. */
  #addDates<Values extends object>(db: Writer, values: Values): Values {
    const moments = values as Readonly<Record<string, unknown>>;
    const dates = Object.entries(this.#options.dates ?? {}).flatMap(([date, column]) => {
      const moment = moments[column];
      return typeof moment === 'string' ? [[date, db.zone.toLocalDate(moment as Instant)]] : [];
    });
    return { ...values, ...(Object.fromEntries(dates) as object) };
  }

  #rootOf(row: Row): RootRef {
    return this.#options.rootOf?.(row) ?? { root: this.name, id: row.id };
  }

  readonly #toNotedRow = (row: Row): NotedRow => ({ id: row.id, root: this.#rootOf(row) });

  #parents(rows: readonly Row[]): readonly RootRef[] {
    return this.#options.rootOf === undefined ? [] : rows.map(this.#options.rootOf);
  }

  // Records existing rows, and the roots that include them, before any of them changes.
  async #touch(db: Writer, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const others = (await this.#options.findShowingRoots?.(db, rows)) ?? [];
    await touchAll(db, [...this.#parents(rows), ...others]);
    const knownRows = { read: this.read, rows: new Map(rows.map((row) => [row.id, row])) };
    await db.changes.noteUpdate(db, this.name, rows.map(this.#toNotedRow), knownRows);
  }
}
