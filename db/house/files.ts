// Stored files: their names, types and owners. file-contents.ts has their bytes.
import type { components, Instant } from '../../generated/types.ts';
import { fitFileName, type FileType } from '../../domain/house/file.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { readOne, defineTable } from '../engine/changes/table.ts';
import { contentsOf, storeContents, releaseContents, type StoredContents } from './file-contents.ts';

/** A stored file in the form of events. Its row also has the id of its contents. */
export type StoredFile = components['schemas']['StoredFile'];
type FileRow = StoredFile & StoredContents;

/** The owner of a file. */
export type FileOwner = Pick<StoredFile, 'soort' | 'object_id'>;

/** A file to store; `type` is what `detectFileType` of domain/house/file.ts says of its bytes. */
export interface NewFile {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

/** The tables of the owners of files. */
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

/** Returns the files of each of these owners, by id; every owner has a list. One statement. */
export async function filesOf(
  db: Reader,
  soort: StoredFile['soort'],
  ids: readonly number[],
): Promise<Map<number, StoredFile[]>> {
  const filesByObject = await rows.readByParent(db, 'object_id', ids);
  return new Map([...filesByObject].map(([id, files]) => [id, files.filter((file) => file.soort === soort)]));
}

/** Stores a file of an existing owner, with the extension of its type; returns its id. */
export async function addFile(db: Writer, owner: FileOwner, file: NewFile, now: Instant): Promise<number> {
  return rows.insert(db, { ...owner, ...(await storeBytes(db, file)), created_at: now });
}

/** Copies a file to another owner: a second row, without a copy of the bytes. */
export async function copyFile(db: Writer, id: number, { soort, object_id }: FileOwner, now: Instant): Promise<number> {
  const { filename, media_type, size, sha256, content_id } = await readOne(rows.read, db, id);
  return rows.insert(db, { soort, object_id, filename, media_type, size, sha256, content_id, created_at: now });
}

/** Replaces a stored file. */
export async function replaceFile(db: Writer, id: number, file: NewFile): Promise<void> {
  const before = await readOne(rows.read, db, id);
  await rows.update(db, before, await storeBytes(db, file));
  await releaseContents(db, [before.content_id]);
}

/** Renames a file, with the extension of its type. */
export async function renameFile(db: Writer, id: number, name: string): Promise<void> {
  const before = await readOne(rows.read, db, id);
  await rows.update(db, before, { filename: fitFileName(name, before.media_type) });
}

/** Removes files by their ids. A scheduled job deletes unreferenced bytes. */
export async function removeFiles(db: Writer, ids: readonly number[]): Promise<void> {
  const fileRows = [...(await rows.read(db, ids)).values()];
  await rows.removeMany(db, fileRows);
  await releaseContents(
    db,
    fileRows.map(({ content_id }) => content_id),
  );
}

/** Returns the bytes of a stored file. Throws ERR_NOT_FOUND. */
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
