// Lists that are also available as tables, in text/csv.
import type { Listing } from '../db/engine/listing.ts';

/** How a list is written as a table, for clients that ask for text/csv. */
export interface CsvTable<Item> {
  /** The name of the download: `facturen.csv`. */
  readonly filename: string;
  readonly columns: readonly string[];
  /** The columns with a decimal point, as numbers or texts: clients may ask for a comma. */
  readonly decimals: readonly string[];
  /** The rows of one item, in inside values; null is an empty cell. */
  readonly toRows: (item: Item) => readonly (readonly (string | number | null)[])[];
}

/** A list that is also available as a table. */
export interface TabularListing<Item> extends Listing<Item> {
  readonly table: CsvTable<Item>;
}

/** Rows that are all in memory, also available as a table. */
export interface TabularRows<Item> {
  readonly items: readonly Item[];
  readonly table: CsvTable<Item>;
}
