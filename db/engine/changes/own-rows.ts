// The rows that a transaction inserted or locked: no other transaction can change them, so they are not read again.

/** A transaction that writes, with its own rows. */
interface WritingTransaction {
  readonly changes: { readonly ownRows: OwnRows };
}

interface IdentifiedRow {
  readonly id: number;
}

const valueOf = (row: IdentifiedRow, column: string): unknown =>
  (row as IdentifiedRow & Readonly<Record<string, unknown>>)[column];

/**
 * A read model of the rows that a transaction inserted or locked. docs/decisions/288-statements-and-rows.md. Example: a
 * transaction inserts booking 40 with lines 71 and 72, and has locked booking 39.
 *
 * - The lines of booking 40 are 71 and 72, without a query: no other transaction can refer to an uncommitted booking.
 * - The lines of booking 39 are unknown: `findReferring` returns undefined, and the caller reads them.
 * - The transaction moves line 60 from booking 39 to 40. A stored row may now refer to 40, so the lines of 40 are read
 *   from then on.
 */
export class OwnRows {
  /** Whole rows in their current state. */
  readonly #rowsByTable = new Map<string, Map<number, IdentifiedRow>>();
  /** The ids of all rows that it inserted, cached or not. */
  readonly #insertedIds = new Map<string, Set<number>>();
  /** Columns that it changed in existing rows, as `table column`: such a row may now refer to an inserted one. */
  readonly #changedColumns = new Set<string>();

  /** Records inserted rows. */
  noteInserted(table: string, ids: readonly number[]): void {
    const insertedIds = this.#insertedIds.get(table) ?? new Set();
    for (const id of ids) insertedIds.add(id);
    this.#insertedIds.set(table, insertedIds);
  }

  #isInserted(table: string, id: number): boolean {
    return this.#insertedIds.get(table)?.has(id) ?? false;
  }

  /** Stores the current state of rows that the transaction inserted, changed or locked. */
  remember(table: string, rows: readonly IdentifiedRow[]): void {
    const rowsById = this.#rowsByTable.get(table) ?? new Map<number, IdentifiedRow>();
    for (const row of rows) rowsById.set(row.id, row);
    this.#rowsByTable.set(table, rowsById);
  }

  /** Drops rows of which these columns are about to change. */
  dropChanging(table: string, ids: readonly number[], columns: readonly string[]): void {
    for (const id of ids) this.#rowsByTable.get(table)?.delete(id);
    if (ids.every((id) => this.#isInserted(table, id))) return;
    for (const column of columns) this.#changedColumns.add(`${table} ${column}`);
  }

  /** Stores the new version of a row. */
  noteVersion(table: string, id: number, version: number): void {
    const row = this.findRow(table, id);
    if (row !== undefined) this.remember(table, [Object.assign({}, row, { version })]);
  }

  /** Drops all rows: a removal may cascade to rows of any table. */
  clear(): void {
    this.#rowsByTable.clear();
    this.#insertedIds.clear();
    this.#changedColumns.clear();
  }

  /** Returns the current state of a row; undefined where it is not stored. */
  findRow(table: string, id: number): IdentifiedRow | undefined {
    return this.#rowsByTable.get(table)?.get(id);
  }

  /**
   * Returns all rows of `table` whose `column` is one of `ids`, which are inserted rows of `target`. Undefined when
   * other rows may refer to them too, or when not all are stored.
   */
  findReferring(
    table: string,
    column: string,
    target: string,
    ids: readonly number[],
  ): readonly IdentifiedRow[] | undefined {
    if (this.#changedColumns.has(`${table} ${column}`) || !ids.every((id) => this.#isInserted(target, id)))
      return undefined;
    const targetIds = new Set<unknown>(ids);
    const referringRows: IdentifiedRow[] = [];
    for (const id of this.#insertedIds.get(table) ?? []) {
      const row = this.findRow(table, id);
      if (row === undefined) return undefined;
      if (targetIds.has(valueOf(row, column))) referringRows.push(row);
    }
    return referringRows;
  }

  /** Returns the values of `column` in the rows of `findReferring`; undefined where that is. */
  findReferred(table: string, column: string, target: string, ids: readonly number[]): readonly number[] | undefined {
    const rows = this.findReferring(table, column, target, ids);
    return rows?.map((row) => Number(valueOf(row, column)));
  }
}

/** Returns the own rows of a transaction; undefined where it only reads. */
export function ownRowsOf(db: object | WritingTransaction): OwnRows | undefined {
  return 'changes' in db ? db.changes.ownRows : undefined;
}

/** Returns rows sorted by a column and then by id, as the databases do: null last. */
export function sortRows(rows: readonly IdentifiedRow[], column: string): readonly IdentifiedRow[] {
  const order = (one: IdentifiedRow, other: IdentifiedRow): number => {
    const a = valueOf(one, column);
    const b = valueOf(other, column);
    if (a === b) return one.id - other.id;
    if (a === null || b === null) return a === null ? 1 : -1;
    return (a as number | string) < (b as number | string) ? -1 : 1;
  };
  return rows.toSorted(order);
}
