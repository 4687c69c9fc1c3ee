// Reads pictures and makes them smaller, in the threads of its library. Loaded with the first one: it takes 10 MB.
import { ResizeFilterType, Transformer } from '@napi-rs/image';
import type { PictureSize, PictureType } from '../../domain/house/image.ts';

/** The quality of what is lossy, as most pages have their pictures. */
const QUALITY = 82;
/** Making a picture this wide reads it whole, and is the least work. */
const TRIED = 80;

/** Whether the whole picture can be read, and its own decoder finds no more pixels than its first bytes say. */
export async function canBeRead(bytes: Uint8Array, { type, width, height }: PictureSize): Promise<boolean> {
  try {
    const found = await new Transformer(bytes).metadata();
    if (found.width * found.height !== width * height) return false;
    await resized(bytes, type, Math.min(TRIED, width));
    return true;
  } catch {
    return false;
  }
}

/** The picture in this width, turned the way that it is looked at, with nothing but its pixels. */
export function resized(bytes: Uint8Array, type: PictureType, width: number): Promise<Uint8Array> {
  const turned = new Transformer(bytes).rotate().resize({ width, filter: ResizeFilterType.CatmullRom });
  if (type === 'image/png') return turned.png();
  return type === 'image/webp' ? turned.webp(QUALITY) : turned.jpeg(QUALITY);
}
