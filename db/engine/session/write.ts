// The way to write that a Reader has not.
import type { Bindable } from './bindable.ts';
import type { Reader } from './reader.ts';

/** The answer to a statement that writes: its rows where it returns any, and the number of changed rows. */
export interface WriteOutcome<Row> {
  readonly rows: Row[];
  readonly count: number;
}

/** Runs a statement that writes, with a value for each of its `?`. */
export type Write = <Row>(
  text: string,
  values?: readonly Bindable[],
  settings?: { readonly name?: string | undefined; readonly noted?: boolean | undefined },
) => Promise<WriteOutcome<Row>>;

/** A transaction that statements can write in. */
export interface StatementWriter extends Reader {
  /** Writes. Rows that the API shows are written through db/engine/changes/table.ts instead, which notes what changed. */
  readonly write: Write;
}
