// Decodes and resizes images, in the threads of its library. Loaded for the first image: the library uses 10 MB.
import { ResizeFilterType, Transformer } from '@napi-rs/image';
import type { WebImageSize, WebImageType } from '../../domain/house/image.ts';
import { requireItsSize } from '../../print/png-size.ts';

/** The quality of lossy formats, usual for web pages. */
const QUALITY_PERCENT = 82;

/**
 * Whether the whole image can be decoded, with no more pixels than its first bytes say. Decodes it once, and never one with
 * more pixels. Resizing in the same step would use twice the memory.
 */
export async function canBeRead(bytes: Uint8Array, { width, height }: WebImageSize): Promise<boolean> {
  try {
    await requireItsSize(bytes);
    const metadata = await new Transformer(bytes).metadata();
    return metadata.width * metadata.height === width * height;
  } catch {
    // The library throws for a truncated or damaged image.
    return false;
  }
}

/** Returns the image in this width, rotated as its metadata says, without metadata. */
export function resizeToWidth(bytes: Uint8Array, type: WebImageType, width: number): Promise<Uint8Array> {
  const turned = new Transformer(bytes).rotate().resize({ width, filter: ResizeFilterType.CatmullRom });
  if (type === 'image/png') return turned.png();
  return type === 'image/webp' ? turned.webp(QUALITY_PERCENT) : turned.jpeg(QUALITY_PERCENT);
}
