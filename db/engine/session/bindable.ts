// The two databases, and the values that their statements take.

export type Dialect = 'sqlite' | 'postgres';

/** A value of a column. */
export type ColumnValue = string | number | bigint | boolean | Date | Uint8Array | null | undefined;

/** A value for a `?`; a list stands for the values that `inList` compares with. */
export type Bindable = ColumnValue | readonly (number | string)[];

/** A question as text with a value for each `?`. */
export interface BoundStatement {
  readonly text: string;
  readonly values: readonly Bindable[];
}
