// A statement on its way to PostgreSQL: `pg` sends it, and the rows of its answer are made here.
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Answer } from '../session/connection.ts';
import { rowMaker, type RowMaker } from '../session/row-maker.ts';
import { types } from './values.ts';

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** The answer, and the command that was carried out: PostgreSQL tells of a COMMIT that it was a ROLLBACK. */
export interface Told extends Answer {
  readonly command: string;
}

type Settled = (error: Error | null, told: Told) => void;

/** The columns of an answer, which `pg` hears of before the rows. */
interface Description {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: TypeId }[];
}

/** How rows with some columns are made. */
interface Columns {
  readonly described: Description['fields'];
  readonly parsers: readonly ((text: string) => unknown)[];
  readonly toRow: RowMaker;
}

/** By the text of the statement, which may answer other columns after a migration. */
const known = new LRUCache<string, Columns>({ max: 500 });

const TAG = /^([A-Z]+)\b.*?(?: (\d+))?$/;

/**
 * The class of `pg` builds an object of the columns for each answer, and copies what it is asked with. That took 7 % of a
 * write: docs/decisions/376-rows-of-postgresql.md. Sending is left to it.
 */
export class RowsQuery extends pg.Query {
  declare readonly text: string;
  declare readonly callback: Settled;
  declare readonly values: readonly unknown[];
  declare readonly name: string | undefined;
  #columns: Columns | undefined;
  #rows: object[] = [];
  #failure: Error | undefined;
  // Several statements in one text answer one after the other: the last one counts.
  #told: Told = { rows: [], count: 0, command: '' };

  constructor(
    text: string,
    { values, name }: { readonly values: readonly unknown[]; readonly name: string | undefined },
    settled: Settled,
  ) {
    super(text);
    this.values = values;
    this.name = name;
    this.callback = settled;
  }

  handleRowDescription({ fields }: Description): void {
    this.#columns = columnsOf(this.text, fields);
  }

  handleDataRow({ fields }: { readonly fields: unknown[] }): void {
    if (this.#columns === undefined || this.#failure !== undefined) return;
    const { parsers, toRow } = this.#columns;
    try {
      for (let at = 0; at < fields.length; at += 1)
        if (fields[at] !== null) fields[at] = parsers[at]?.(fields[at] as string);
      this.#rows.push(toRow(fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const [, command = '', count] = TAG.exec(text) ?? [];
    this.#told = { rows: this.#rows, count: Number(count ?? 0), command };
    this.#rows = [];
  }

  handleError(error: Error): void {
    this.callback(this.#failure ?? error, this.#told);
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure ?? null, this.#told);
  }
}

function columnsOf(text: string, described: Description['fields']): Columns {
  const before = known.get(text);
  if (before !== undefined && isSame(before.described, described)) return before;
  const parsers = described.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
  const columns = { described, parsers, toRow: rowMaker(described.map(({ name }) => name)) };
  known.set(text, columns);
  return columns;
}

function isSame(some: Description['fields'], others: Description['fields']): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, dataTypeID }, at) => name === others[at]?.name && dataTypeID === others[at].dataTypeID)
  );
}
