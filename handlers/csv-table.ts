// Lists that are also available as tables: text/csv.
import type { Listing } from '../db/engine/listing.ts';

/** How a list is written as a table, for clients that ask for text/csv. */
export interface CsvTable<Item> {
  /** The file name. */
  readonly filename: string;
  readonly columns: readonly string[];
  /** The columns of amounts and percentages, as numbers or texts with a decimal point: clients may ask for a comma. */
  readonly decimals: readonly string[];
  /** The rows of one item, in inside values; null is an empty cell. */
  readonly toRows: (item: Item) => readonly (readonly (string | number | null)[])[];
}

/** A list that is also available as a table. */
export interface Tabular<Item> extends Listing<Item> {
  readonly table: CsvTable<Item>;
}

/** Rows that are all in memory, also available as a table. */
export interface TabularRows<Item> {
  readonly items: readonly Item[];
  readonly table: CsvTable<Item>;
}
