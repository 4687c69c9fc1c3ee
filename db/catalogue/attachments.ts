// Attachments: the files of products, their table and queries.
import type { components, Instant } from '../../generated/types.ts';
import { fitFileName } from '../../domain/house/file.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import * as files from '../house/files.ts';

export type Attachment = components['schemas']['Attachment'];

const FILE_KIND = 'standaardbijlage';

const rows = defineTable<Omit<Attachment, 'bestand'>>('attachments');

/** Reads attachments by id, each with the name and type of its file. Two queries. */
export const read: ReadByIds<Attachment> = async (db, ids) => {
  const attachmentRows = await rows.read(db, ids);
  const filesByAttachment = await files.filesOf(db, FILE_KIND, [...attachmentRows.keys()]);
  return new Map(
    [...attachmentRows].map(([id, row]) => [id, { ...row, bestand: filesByAttachment.get(id)?.[0] ?? null }]),
  );
};

/** An attachment in the response of a product. */
type AttachmentSummary = Pick<Attachment, 'id' | 'naam' | 'filename'>;

const selectAttachments = defineStatement<AttachmentSummary & { product_id: number }>(
  (dialect) => `select goes.product_id, attachments.id, attachments.naam, attachments.filename
    from product_attachments goes join attachments on attachments.id = goes.attachment_id
    where ${isInList(dialect, 'goes.product_id')} order by goes.position, goes.id`,
);

/** Returns the attachments of these products, in their order. One statement. */
export async function readByProducts(db: Reader, ids: readonly number[]): Promise<Map<number, AttachmentSummary[]>> {
  const rows = ids.length === 0 ? [] : await selectAttachments(db, ids);
  const attachmentsByProduct = groupBy(rows, ({ product_id }) => product_id);
  return new Map(
    [...attachmentsByProduct].map(([of, list]) => [of, list.map(({ id, naam, filename }) => ({ id, naam, filename }))]),
  );
}

export function select(db: Reader): Selection {
  return selectAll(db, rows.name);
}

export function insert(db: Writer, body: components['schemas']['NewAttachment']): Promise<number> {
  const { naam, filename = naam } = body;
  return rows.insert(db, { naam, filename: fitFileName(filename, 'application/octet-stream') });
}

/** Changes an attachment and the name of its file, with the extension of the file's type. */
export async function update(
  db: Writer,
  before: Attachment,
  { naam, filename }: components['schemas']['AttachmentPut'],
): Promise<void> {
  const { bestand } = before;
  const fitting = filename && fitFileName(filename, bestand?.media_type ?? 'application/octet-stream');
  await rows.update(db, before, { naam, filename: fitting });
  if (bestand !== null && fitting !== undefined) await files.renameFile(db, bestand.id, fitting);
}

export async function remove(db: Writer, before: Attachment): Promise<void> {
  if (before.bestand !== null) await files.removeFiles(db, [before.bestand.id]);
  await rows.remove(db, before);
}

/** Stores or replaces the file of an attachment. */
export async function putFile(
  db: Writer,
  before: Attachment,
  { type, bytes }: Pick<files.NewFile, 'type' | 'bytes'>,
  now: Instant,
): Promise<void> {
  const { id, bestand } = before;
  const name = fitFileName(before.filename, type);
  await rows.update(db, before, { filename: name });
  if (bestand === null) await files.addFile(db, { soort: FILE_KIND, object_id: id }, { name, type, bytes }, now);
  else await files.replaceFile(db, bestand.id, { name, type, bytes });
}

/** The objects that events announce. */
export const announced = {
  Standaardbijlage: createEventObject({ table: 'attachments', read, schema: 'Attachment' }),
};
