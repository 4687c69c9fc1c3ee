// The operations on attachments: files of products.
import * as attachments from '../../db/catalogue/attachments.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { requireAcceptedType, type FileType } from '../../domain/house/file.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { declarePrepared, type Handler } from '../handler.ts';
import { create, get, list, removeUnused, update } from '../resource.ts';
import { readStoredFile } from '../stored-file.ts';

export const listAttachments: Handler<'listAttachments'> = list(attachments.select, attachments.read);
export const createAttachment: Handler<'createAttachment'> = create(attachments.insert, attachments.read);
export const getAttachment: Handler<'getAttachment'> = get(attachments.read);
export const updateAttachment: Handler<'updateAttachment'> = update(attachments.update, attachments.read);
export const deleteAttachment: Handler<'deleteAttachment'> = removeUnused(
  'attachments',
  attachments.read,
  attachments.remove,
);

export const getAttachmentFile: Handler<'getAttachmentFile'> = async ({ path }, { db }) => {
  const { bestand } = await readOne(attachments.read, db, path.id);
  if (bestand === null) throw createNotFoundProblem();
  return readStoredFile(db, bestand);
};

export const replaceAttachmentFile = declarePrepared<'replaceAttachmentFile', FileType>(
  ({ body }) => requireAcceptedType(body),
  async ({ path, body }, { db, now }, type) => {
    await attachments.putFile(db, await readOne(attachments.read, db, path.id), { type, bytes: body }, now);
    return readOne(attachments.read, db, path.id);
  },
);
