// Reads pictures and makes them smaller, in the threads of its library. Loaded with the first one: it takes 10 MB.
import { ResizeFilterType, Transformer } from '@napi-rs/image';
import type { WebImageSize, WebImageType } from '../../domain/house/image.ts';
import { requireItsSize } from '../../print/png-size.ts';

/** The quality of what is lossy, as most pages have their pictures. */
const QUALITY_PERCENT = 82;

/**
 * Whether the whole picture can be read, and its own decoder finds no more pixels than its first bytes say. Decodes it once, and not
 * what holds more than that: making it smaller as well would take twice the memory.
 */
export async function canBeRead(bytes: Uint8Array, { width, height }: WebImageSize): Promise<boolean> {
  try {
    await requireItsSize(bytes);
    const found = await new Transformer(bytes).metadata();
    return found.width * found.height === width * height;
  } catch {
    // An image that cannot be read was not made whole.
    return false;
  }
}

/** The picture in this width, turned the way that it is looked at, with nothing but its pixels. */
export function resizeToWidth(bytes: Uint8Array, type: WebImageType, width: number): Promise<Uint8Array> {
  const turned = new Transformer(bytes).rotate().resize({ width, filter: ResizeFilterType.CatmullRom });
  if (type === 'image/png') return turned.png();
  return type === 'image/webp' ? turned.webp(QUALITY_PERCENT) : turned.jpeg(QUALITY_PERCENT);
}
