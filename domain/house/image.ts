// Recognises an image by its first bytes: format and size, without reading the picture itself.
import { problem, type Problem } from '../values/problem.ts';

export type ImageType = 'image/png' | 'image/jpeg';

/** An image that was looked at; width and height in pixels. */
export interface ImageSize {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

/** The longest side that a logo may have, in pixels: reading one takes four bytes of memory for each pixel. */
export const LONGEST_SIDE = 3000;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Kind and size of a PNG or JPEG, told by its content alone. Throws ERR_IMAGE for anything else, and over LONGEST_SIDE. */
export function imageSize(bytes: Uint8Array): ImageSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = begins(bytes, PNG) ? pngSize(view) : begins(bytes, JPEG) ? jpegSize(view) : null;
  if (found === null || found.width === 0 || found.height === 0) throw unreadable();
  if (Math.max(found.width, found.height) > LONGEST_SIDE) {
    const most = String(LONGEST_SIDE);
    throw problem('ERR_IMAGE', `The image is larger than ${most} by ${most} pixels: make it smaller.`);
  }
  return found;
}

/** The refusal of what is no image, or a broken one. */
export function unreadable(): Problem {
  return problem(
    'ERR_IMAGE',
    'This is not a readable PNG or JPEG: export the image again and send the file unchanged.',
  );
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

// The header chunk comes first: length, "IHDR", width, height.
function pngSize(view: DataView): ImageSize | null {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

// Segments follow each other, each with its length; the one that begins a frame has the size.
function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A marker may be filled up with more of its first byte.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
