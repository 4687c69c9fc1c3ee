// Resizes the image of a logo. Loaded for the first large logo: the library uses 9 MB of memory.
import { Transformer } from '@napi-rs/image';
import type { ImageType } from '../../domain/house/image.ts';

/** The image in these pixels, or in its own for null, as few bytes as its type allows. */
export async function encodeImage(
  bytes: Uint8Array,
  type: ImageType,
  size: { readonly width: number; readonly height: number } | null,
): Promise<Uint8Array> {
  const image = new Transformer(bytes);
  if (size !== null) image.resize(size.width, size.height);
  return type === 'image/png' ? image.png() : image.jpeg(85);
}
