// Whether a PNG inflates to what its header says, found out without ever having more than a part of it.
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { readPngData, readPngPixels } from '../domain/house/png.ts';

/** Rejects a PNG with more in it than its header says: two megabytes can inflate to two gigabytes, and whoever decodes it takes them all. */
export async function requireItsSize(bytes: Uint8Array): Promise<void> {
  const pixels = readPngPixels(bytes);
  if (pixels === undefined) return;
  let size = 0;
  const inflated = Readable.from(readPngData(bytes)).pipe(createInflate());
  for await (const chunk of inflated) {
    size += (chunk as Buffer).length;
    if (size > pixels.inflated) throw new Error('The image inflates to more than its size.');
  }
}
