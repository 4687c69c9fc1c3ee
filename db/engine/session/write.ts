// The write functions of a transaction.
import type { Bindable } from './bindable.ts';
import type { Reader } from './reader.ts';

/** The result of a statement that writes: its rows where it returns any, and the number of changed rows. */
export interface WriteOutcome<Row> {
  readonly rows: Row[];
  readonly count: number;
}

/** Runs a statement that writes, with a value for each of its `?`. */
export type Write = <Row>(
  text: string,
  values?: readonly Bindable[],
  settings?: { readonly name?: string | undefined; readonly isNoted?: boolean | undefined },
) => Promise<WriteOutcome<Row>>;

/** A transaction in which statements can write. */
export interface StatementWriter extends Reader {
  /** Writes. Tables of the API are written through db/engine/changes/table.ts instead, which records the changes. */
  readonly write: Write;
}
