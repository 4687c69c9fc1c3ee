// Responses that are produced while they are sent: they begin at once, and use little memory.
import type { Reader } from '../db/engine/session/reader.ts';
import { defineStatement } from '../db/engine/session/sql.ts';
import { Walk } from '../db/engine/walk.ts';
import type { CsvTable } from './csv-table.ts';

/** Rows that are found while they are sent; with `table` also available as a table. */
export interface RowWalk<Item> {
  readonly walk: Walk<Item>;
  readonly table?: CsvTable<Item>;
}

/** A file that is written while it is sent: its media type, its file name, and its text. */
export interface FileWalk {
  readonly type: string;
  readonly filename: string;
  readonly walk: Walk<string>;
}

const answers = defineStatement(() => 'select 1 as answers');

/** The streamed response of an operation of statistics, in place of its body. */
export type WalkOf<Kind, Body> = Kind extends 'statistic'
  ? Body extends readonly (infer Item)[]
    ? RowWalk<Item>
    : Body extends { readonly bytes: Uint8Array }
      ? FileWalk
      : never
  : never;

/** Whether a response is produced while it is sent. */
export function isWalk(output: unknown): output is RowWalk<unknown> | FileWalk {
  return typeof output === 'object' && output !== null && 'walk' in output;
}

/**
 * Returns rows that are all found at one moment, after the response has begun. It does not begin while the database is
 * unreachable, so that the status can say so.
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
