// Stored files: what they are called, what they are, and whose they are. Their bytes lie in file-contents.ts.
import type { components, Instant } from '../../generated/types.ts';
import { fitFileName, type FileType } from '../../domain/house/file.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { readOne, defineTable } from '../engine/changes/table.ts';
import { contentsOf, storeContents, releaseContents, type StoredContents } from './file-contents.ts';

/** A stored file as events tell of it. Its row also has the id of its contents. */
export type StoredFile = components['schemas']['StoredFile'];
type FileRow = StoredFile & StoredContents;

/** The owner of a file. */
export type FileOwner = Pick<StoredFile, 'soort' | 'object_id'>;

/** A file to store; `type` is what `fileType` of domain/house/file.ts says of its bytes. */
export interface NewFile {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

/** The tables of what has files. */
const OWNER_TABLES: Readonly<Record<StoredFile['soort'], string>> = {
  standaardbijlage: 'attachments',
  boekingsmail: 'booking_mails',
  incoming_mail: 'incoming_mails',
};

const rows = defineTable<FileRow>('files', {
  rootOf: ({ soort, object_id }) => ({ root: OWNER_TABLES[soort], id: object_id }),
  references: { content_id: null },
});

export const read: ReadByIds<StoredFile> = rows.read;

/** The files of each of these owners, by id; every owner has an entry. One statement. */
export async function filesOf(
  db: Reader,
  soort: StoredFile['soort'],
  ids: readonly number[],
): Promise<Map<number, StoredFile[]>> {
  const found = await rows.readByParent(db, 'object_id', ids);
  return new Map([...found].map(([id, files]) => [id, files.filter((file) => file.soort === soort)]));
}

/** Stores a file of an owner that exists, under a name that fits what it is; returns its id. */
export async function addFile(db: Writer, owner: FileOwner, file: NewFile, now: Instant): Promise<number> {
  return rows.insert(db, { ...owner, ...(await storeBytes(db, file)), created_at: now });
}

/** Gives a file of one owner to another one as well: a row, and no second copy of the bytes. */
export async function copyFile(db: Writer, id: number, { soort, object_id }: FileOwner, now: Instant): Promise<number> {
  const { filename, media_type, size, sha256, content_id } = await readOne(rows.read, db, id);
  return rows.insert(db, { soort, object_id, filename, media_type, size, sha256, content_id, created_at: now });
}

/** Puts another file in the place of a stored one. */
export async function replaceFile(db: Writer, id: number, file: NewFile): Promise<void> {
  const before = await readOne(rows.read, db, id);
  await rows.update(db, before, await storeBytes(db, file));
  await releaseContents(db, [before.content_id]);
}

/** Renames a file, as far as the name fits what it is. */
export async function renameFile(db: Writer, id: number, name: string): Promise<void> {
  const before = await readOne(rows.read, db, id);
  await rows.update(db, before, { filename: fitFileName(name, before.media_type) });
}

/** Removes files by their ids. The clock removes their bytes when nothing else has them. */
export async function removeFiles(db: Writer, ids: readonly number[]): Promise<void> {
  const removed = [...(await rows.read(db, ids)).values()];
  await rows.removeMany(db, removed);
  await releaseContents(
    db,
    removed.map(({ content_id }) => content_id),
  );
}

/** The bytes of a stored file. Throws ERR_NOT_FOUND. */
export async function bytesOf(db: Reader, id: number): Promise<Uint8Array> {
  return contentsOf(db, (await readOne(rows.read, db, id)).content_id);
}

async function storeBytes(db: Writer, { name, type, bytes }: NewFile) {
  const contents = await storeContents(db, bytes);
  return { filename: fitFileName(name, type), media_type: type, size: bytes.length, ...contents };
}

/** The objects that events announce. */
export const announced = {
  Attachment: createEventObject({ table: 'files', read, schema: 'StoredFile' }),
};
