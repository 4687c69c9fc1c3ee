// Answers that are found or made while they are sent: what takes long is answered at once, and holds little.
import type { Reader } from '../db/engine/session/reader.ts';
import { defineStatement } from '../db/engine/session/sql.ts';
import { Walk } from '../db/engine/walk.ts';
import type { CsvTable } from './csv-table.ts';

/** Rows that are found while they are sent; with `table` they can be one as well. */
export interface RowWalk<Item> {
  readonly walk: Walk<Item>;
  readonly table?: CsvTable<Item>;
}

/** A file that is made while it is sent: its media type, the name that it is saved as, and its text. */
export interface FileWalk {
  readonly type: string;
  readonly filename: string;
  readonly walk: Walk<string>;
}

const answers = defineStatement(() => 'select 1 as answers');

/** The answer that an operation of statistics may give in place of its body. */
export type WalkOf<Kind, Body> = Kind extends 'statistic'
  ? Body extends readonly (infer Item)[]
    ? RowWalk<Item>
    : Body extends { readonly bytes: Uint8Array }
      ? FileWalk
      : never
  : never;

/** Whether an answer is made while it is sent. */
export function isWalk(output: unknown): output is RowWalk<unknown> | FileWalk {
  return typeof output === 'object' && output !== null && 'walk' in output;
}

/**
 * Rows that are all found at one moment, after the answer has begun. Where the database answers nothing at all it does not
 * begin: that is told by its status.
 */
export function walkAtOnce<Item>(find: (db: Reader) => Promise<readonly Item[]>): RowWalk<Item> {
  return {
    walk: new Walk(async function* (db: Reader) {
      await answers(db);
      db = yield [];
      yield await find(db);
    }),
  };
}
