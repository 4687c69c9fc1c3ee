// Serves what somebody uploaded so that nothing in it runs: browsers show images only, in a sandbox, and save all else.
import type { Reader } from '../db/engine/session/reader.ts';
import { bytesOf, type StoredFile } from '../db/house/files.ts';
import { isImage, type FileType } from '../domain/house/file.ts';
import { Media } from './handler.ts';

/** A stored file as an answer. */
export async function readStoredFile(db: Reader, file: StoredFile): Promise<Media<FileType>> {
  const disposition = isImage(file.media_type) ? 'inline' : 'attachment';
  return new Media(file.media_type, await bytesOf(db, file.id), file.filename, { disposition, foreign: true });
}
