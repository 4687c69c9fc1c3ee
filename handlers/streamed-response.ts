// Responses that are sent while they are produced.
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

/** The streamed response of an operation of statistics, in place of its body. */
export type WalkOf<Kind, Body> = Kind extends 'statistic'
  ? Body extends readonly (infer Item)[]
    ? RowWalk<Item>
    : Body extends { readonly bytes: Uint8Array }
      ? FileWalk
      : never
  : never;

/** Returns whether a response is produced while it is sent. */
export function isWalk(output: unknown): output is RowWalk<unknown> | FileWalk {
  return typeof output === 'object' && output !== null && 'walk' in output;
}

const checkReachable = defineStatement(() => 'select 1 as reachable');

/**
 * Returns rows that one query finds after the response has begun. A first step only asks whether the database answers:
 * if not, the status can still be 503.
 */
export function streamAfterStart<Item>(find: (db: Reader) => Promise<readonly Item[]>): RowWalk<Item> {
  return {
    walk: new Walk(async function* (db: Reader) {
      await checkReachable(db);
      const later: Reader = yield [];
      yield await find(later);
    }),
  };
}
