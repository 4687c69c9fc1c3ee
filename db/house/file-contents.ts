// The bytes of stored files and images, once however many have them. The clock removes those that nothing has any more.
import { sha256Of } from '../engine/sha256.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { command, inList, quoted, statement } from '../engine/session/sql.ts';

declareConstraints('file_contents', { unique: { file_contents_sha256_unique: 'never' } });

/** Bytes that are kept: their id, which what has them refers to, and their hash. */
export interface Contents {
  readonly content_id: number;
  readonly sha256: string;
}

/** The columns that refer to contents. */
const REFERRING: readonly (readonly [table: string, column: string])[] = [
  ['files', 'content_id'],
  ['pictures', 'content_id'],
];

// An update that changes nothing holds the row: the clock passes it over until this transaction has ended.
const insert = command<{ id: number }>(
  () => `insert into file_contents (sha256, bytes) values (?, ?)
    on conflict (sha256) do update set sha256 = excluded.sha256 returning id`,
);
const select = statement<{ bytes: Uint8Array }>(() => 'select bytes from file_contents where id = ?');

const UNUSED = REFERRING.map(
  ([table, column]) => `not exists (select 1 from ${quoted(table)} where ${quoted(column)} = file_contents.id)`,
).join(' and ');
const holdUnused = statement<{ id: number }>((dialect) => {
  const rows = `select id from file_contents where ${UNUSED} limit ?`;
  return dialect === 'postgres' ? `${rows} for update skip locked` : rows;
});
const remove = command((dialect) => `delete from file_contents where ${inList(dialect, 'id')} and ${UNUSED}`);

/** Keeps bytes, once for all who have the same. Refer to them in the same transaction. */
export async function keepContents(db: Writer, bytes: Uint8Array): Promise<Contents> {
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

/** Removes at most so many contents that nothing refers to; answers how many it found. */
export async function forgetContents(db: Writer, limit: number): Promise<number> {
  const unused = await holdUnused(db, limit);
  // Somebody may have taken one again before it was held: a statement of its own sees that.
  await remove(
    db,
    unused.map(({ id }) => id),
  );
  return unused.length;
}
