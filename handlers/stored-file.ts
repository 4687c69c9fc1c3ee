// Serves uploaded files so that they cannot run anything: browsers show images only, in a sandbox, and save all others.
import type { Reader } from '../db/engine/session/reader.ts';
import { bytesOf, type StoredFile } from '../db/house/files.ts';
import { isImage, type FileType } from '../domain/house/file.ts';
import { Media } from './media.ts';

/** Returns a stored file as a response. */
export async function readStoredFile(db: Reader, file: StoredFile): Promise<Media<FileType>> {
  const disposition = isImage(file.media_type) ? 'inline' : 'attachment';
  return new Media(file.media_type, await bytesOf(db, file.id), file.filename, { disposition, isForeign: true });
}
