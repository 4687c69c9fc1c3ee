// Lists that can be tables as well: text/csv.
import type { Listing } from '../db/engine/listing.ts';

/** How a list is written as a table, for clients that ask for text/csv. */
export interface CsvTable<Item> {
  /** The name it is saved as. */
  readonly filename: string;
  readonly columns: readonly string[];
  /** The columns of amounts and percentages, as numbers or texts with a decimal point: some readers want a comma. */
  readonly decimals: readonly string[];
  /** The rows of one item, in inside values; null is an empty cell. */
  readonly toRows: (item: Item) => readonly (readonly (string | number | null)[])[];
}

/** A list that can be a table as well. */
export interface Tabular<Item> extends Listing<Item> {
  readonly table: CsvTable<Item>;
}

/** Rows that were all found at once, and can be a table as well. */
export interface TabularRows<Item> {
  readonly items: readonly Item[];
  readonly table: CsvTable<Item>;
}
