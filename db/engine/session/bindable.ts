// The two databases, and the values for their statements.

export type Dialect = 'sqlite' | 'postgres';

/** A value of a column. */
export type ColumnValue = string | number | bigint | boolean | Date | Uint8Array | null | undefined;

/** A value for a `?`; a list has the values for `isInList`. */
export type Bindable = ColumnValue | readonly (number | string)[];

/** A statement as text with a value for each `?`. */
export interface BoundStatement {
  readonly text: string;
  readonly values: readonly Bindable[];
}
