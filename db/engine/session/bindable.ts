// The two databases, and the values that their statements take.

export type Dialect = 'sqlite' | 'postgres';

/** A value of a column. */
export type Value = string | number | bigint | boolean | Date | Uint8Array | null | undefined;

/** A value for a `?`; a list stands for the values that `inList` compares with. */
export type Bindable = Value | readonly (number | string)[];

/** A question as text with a value for each `?`. */
export interface Question {
  readonly text: string;
  readonly values: readonly Bindable[];
}
