// Images by the hash of their bytes: never changed and never deleted, since a finalised invoice may print them.
import { sha256Of } from '../engine/sha256.ts';
import type { ImageType } from '../../domain/house/image.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineStatement } from '../engine/session/sql.ts';

declareConstraints('images', { unique: { images_sha256_unique: 'never' } });

export interface StoredImage {
  readonly media_type: ImageType;
  readonly bytes: Uint8Array;
}

/** Stores an image; returns the SHA-256 of its bytes in hex, the key of `findImage`. */
export async function storeImage(db: Writer, { media_type, bytes }: StoredImage): Promise<string> {
  const sha256 = sha256Of(bytes);
  const row = { sha256, media_type, bytes: Buffer.from(bytes) };
  await insertRows(db, 'images', [row], { conflict: 'on conflict (sha256) do nothing' });
  return sha256;
}

const selectByHash = defineStatement<StoredImage>(() => 'select media_type, bytes from images where sha256 = ?');

/** Returns the image with this hash, or undefined. */
export async function findImage(db: Reader, sha256: string): Promise<StoredImage | undefined> {
  return (await selectByHash(db, sha256))[0];
}
