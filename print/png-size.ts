// Checks that a PNG inflates to the size in its header, with a part of it in memory at a time.
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { readPngData, readPngPixels } from '../domain/house/png.ts';

/** Rejects a PNG that inflates to more than its header says: two megabytes can become two gigabytes in a decoder. */
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
