// The bytes of stored files and images, once however many have them. The clock removes those that nothing has any more.
import { sha256Of } from '../engine/sha256.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { defineCommand, defineCountedCommand, isInList, quoteName, defineStatement } from '../engine/session/sql.ts';

declareConstraints('file_contents', { unique: { file_contents_sha256_unique: 'never' } });
declareConstraints('loose_contents', { unique: { loose_contents_pkey: 'never' } });

/** Bytes that are kept: their id, which what has them refers to, and their hash. */
export interface StoredContents {
  readonly content_id: number;
  readonly sha256: string;
}

/** The columns that refer to contents. */
const REFERRING_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['files', 'content_id'],
  ['pictures', 'content_id'],
];

// An update that changes nothing holds the row: the clock passes it over until this transaction has ended.
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
// Another request that lets go of the same contents waits for the clock, and then notes them anew.
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

/** Keeps bytes, once for all who have the same. Refer to them in the same transaction. */
export async function storeContents(db: Writer, bytes: Uint8Array): Promise<StoredContents> {
  const sha256 = sha256Of(bytes);
  const [row] = await insert(db, sha256, Buffer.from(bytes));
  if (row === undefined) throw new Error('The insert of contents returned no id.');
  return { content_id: row.id, sha256 };
}

/** The bytes of this id. Throws when there are none, which no reference allows. */
export async function contentsOf(db: Reader, id: number): Promise<Uint8Array> {
  const [row] = await select(db, id);
  if (row === undefined) throw new Error(`No contents are kept under ${String(id)}.`);
  return row.bytes;
}

/** Notes that something let go of contents: the clock looks whether anything else has them. */
export async function releaseContents(db: Writer, contents: readonly number[]): Promise<void> {
  if (contents.length > 0) await note(db, contents);
}

/**
 * Looks at most at so many contents that something let go of, and removes those that nothing refers to. Returns how
 * many are settled: those that somebody else holds stay for the next round.
 */
export async function purgeContents(db: Writer, limit: number): Promise<number> {
  const ids = (await lockLoose(db, limit)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const unused = (await lockUnused(db, ids)).map(({ id }) => id);
  // Somebody may have taken one again before it was held: a statement of its own sees that.
  await remove(db, unused);
  return deleteSettled(db, ids);
}
