// The bytes of stored files and images, stored once for equal contents. A scheduled job deletes unreferenced contents.
import { sha256Of } from '../engine/sha256.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { defineCommand, defineCountedCommand, isInList, quoteName, defineStatement } from '../engine/session/sql.ts';

declareConstraints('file_contents', { unique: { file_contents_sha256_unique: 'never' } });
declareConstraints('loose_contents', { unique: { loose_contents_pkey: 'never' } });

/** Stored bytes: their id, for references, and their hash. */
export interface StoredContents {
  readonly content_id: number;
  readonly sha256: string;
}

/** The columns that refer to contents. */
const REFERRING_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['files', 'content_id'],
  ['pictures', 'content_id'],
];

// An update without a change locks the row: the scheduled job skips it until this transaction has ended.
const insert = defineCommand<{ id: number }>(
  () => `insert into file_contents (sha256, bytes) values (?, ?)
    on conflict (sha256) do update set sha256 = excluded.sha256 returning id`,
);
const select = defineStatement<{ bytes: Uint8Array }>(() => 'select bytes from file_contents where id = ?');

const usedAs = (id: string): string =>
  REFERRING_COLUMNS.map(
    ([table, column]) => `exists (select 1 from ${quoteName(table)} where ${quoteName(column)} = ${id})`,
  ).join(' or ');
const IS_UNUSED = `not (${usedAs('file_contents.id')})`;
const buildLock = (dialect: Dialect, rows: string): string =>
  dialect === 'postgres' ? `${rows} for update skip locked` : rows;
// Another request that releases the same contents waits for the scheduled job, and then records them again.
const note = defineCommand(
  (dialect) => `insert into loose_contents (content_id)
    select id from file_contents where ${isInList(dialect, 'id')} order by id
    on conflict (content_id) do update set content_id = excluded.content_id`,
);
const lockLoose = defineStatement<{ id: number }>((dialect) =>
  buildLock(dialect, 'select content_id as id from loose_contents order by content_id limit ?'),
);
const lockUnused = defineStatement<{ id: number }>((dialect) =>
  buildLock(dialect, `select id from file_contents where ${isInList(dialect, 'id')} and ${IS_UNUSED}`),
);
const remove = defineCountedCommand(
  (dialect) => `delete from file_contents where ${isInList(dialect, 'id')} and ${IS_UNUSED}`,
);
const IS_GONE = 'not exists (select 1 from file_contents where file_contents.id = loose_contents.content_id)';
const deleteSettled = defineCountedCommand(
  (dialect) => `delete from loose_contents
    where ${isInList(dialect, 'content_id')} and (${IS_GONE} or ${usedAs('loose_contents.content_id')})`,
);

/** Stores bytes, or finds equal stored ones. Refer to the contents in the same transaction. */
export async function storeContents(db: Writer, bytes: Uint8Array): Promise<StoredContents> {
  const sha256 = sha256Of(bytes);
  const [row] = await insert(db, sha256, Buffer.from(bytes));
  if (row === undefined) throw new Error('The insert of contents returned no id.');
  return { content_id: row.id, sha256 };
}

/** Returns the bytes with this id. Throws when there are none, which no reference allows. */
export async function contentsOf(db: Reader, id: number): Promise<Uint8Array> {
  const [row] = await select(db, id);
  if (row === undefined) throw new Error(`No contents are kept under ${String(id)}.`);
  return row.bytes;
}

/** Records that a reference to contents was removed: a scheduled job checks for others. */
export async function releaseContents(db: Writer, contents: readonly number[]): Promise<void> {
  if (contents.length > 0) await note(db, contents);
}

/**
 * Checks up to `limit` released contents, and deletes unreferenced ones. Returns how many were handled: locked ones
 * remain for the next run.
 */
export async function purgeContents(db: Writer, limit: number): Promise<number> {
  const ids = (await lockLoose(db, limit)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const unused = (await lockUnused(db, ids)).map(({ id }) => id);
  // A second statement, since contents may have been referred to again before they were locked.
  await remove(db, unused);
  return deleteSettled(db, ids);
}
