// The rows that a transaction made or holds: nobody else changes them, so what it knows of them it does not read again.

/** A transaction that writes, as far as its rows go. */
interface WritingTransaction {
  readonly changes: { readonly own: OwnRows };
}

interface IdentifiedRow {
  readonly id: number;
}

const valueOf = (row: IdentifiedRow, column: string): unknown =>
  (row as IdentifiedRow & Readonly<Record<string, unknown>>)[column];

/** The knowledge of a transaction about its own rows. docs/decisions/288-statements-and-rows.md. */
export class OwnRows {
  /** Whole rows, as they are now. */
  readonly #known = new Map<string, Map<number, IdentifiedRow>>();
  /** The ids of all rows that it made, known or not. */
  readonly #made = new Map<string, Set<number>>();
  /** Columns that it changed in rows of others, as `table column`: such a row may refer to one of its own since. */
  readonly #moved = new Set<string>();

  /** Notes rows that it made. */
  noteMade(table: string, ids: readonly number[]): void {
    const made = this.#made.get(table) ?? new Set();
    for (const id of ids) made.add(id);
    this.#made.set(table, made);
  }

  #isMade(table: string, id: number): boolean {
    return this.#made.get(table)?.has(id) ?? false;
  }

  /** Keeps rows as they are now: it made or changed them, or they are locked until it ends. */
  remember(table: string, rows: readonly IdentifiedRow[]): void {
    const known = this.#known.get(table) ?? new Map<number, IdentifiedRow>();
    for (const row of rows) known.set(row.id, row);
    this.#known.set(table, known);
  }

  /** Deletes rows of which these columns are about to change. */
  dropChanging(table: string, ids: readonly number[], columns: readonly string[]): void {
    for (const id of ids) this.#known.get(table)?.delete(id);
    if (ids.every((id) => this.#isMade(table, id))) return;
    for (const column of columns) this.#moved.add(`${table} ${column}`);
  }

  /** Notes the new version of a row. */
  noteVersion(table: string, id: number, version: number): void {
    const row = this.findRow(table, id);
    if (row !== undefined) this.remember(table, [Object.assign({}, row, { version })]);
  }

  /** Deletes everything: where a row goes, rows of any table may go with it or refer to nothing. */
  clear(): void {
    this.#known.clear();
    this.#made.clear();
    this.#moved.clear();
  }

  /** A row as it is now; undefined where that is not known. */
  findRow(table: string, id: number): IdentifiedRow | undefined {
    return this.#known.get(table)?.get(id);
  }

  /**
   * All rows that refer by a column to some of another table, where it made those. Undefined where others may refer to
   * them too, or not all are known.
   */
  findReferring(
    table: string,
    column: string,
    target: string,
    ids: readonly number[],
  ): readonly IdentifiedRow[] | undefined {
    if (this.#moved.has(`${table} ${column}`) || !ids.every((id) => this.#isMade(target, id))) return undefined;
    const wanted = new Set<unknown>(ids);
    const found: IdentifiedRow[] = [];
    for (const id of this.#made.get(table) ?? []) {
      const row = this.findRow(table, id);
      if (row === undefined) return undefined;
      if (wanted.has(valueOf(row, column))) found.push(row);
    }
    return found;
  }

  /** The ids among these that such rows refer to. */
  findReferred(table: string, column: string, target: string, ids: readonly number[]): readonly number[] | undefined {
    const rows = this.findReferring(table, column, target, ids);
    return rows?.map((row) => Number(valueOf(row, column)));
  }
}

/** The rows that a transaction has for itself; none where it only reads. */
export function ownRowsOf(db: object | WritingTransaction): OwnRows | undefined {
  return 'changes' in db ? db.changes.own : undefined;
}

/** Rows by a column and then by id, as the databases sort: nothing comes last. */
export function sortRows(rows: readonly IdentifiedRow[], column: string): readonly IdentifiedRow[] {
  const order = (one: IdentifiedRow, other: IdentifiedRow): number => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    if (a === b) return one.id - other.id;
    if (a === null || b === null) return a === null ? 1 : -1;
    return (a as number | string) < (b as number | string) ? -1 : 1;
  };
  return rows.toSorted(order);
}
