// Recognises an image by its first bytes: format and size, without reading the picture itself.
import { disableTypes, imageSize as sizeOf, types } from 'image-size';
import { problem, type Problem } from '../values/problem.ts';

export type ImageType = 'image/png' | 'image/jpeg';

/** An image that was looked at; width and height in pixels. */
export interface ImageSize {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

/** The longest side that a logo may have, in pixels: reading one takes four bytes of memory for each pixel. */
const LONGEST_SIDE = 3000;

const TYPES: Readonly<Record<string, ImageType>> = { png: 'image/png', jpg: 'image/jpeg' };

// What is refused anyway is not worth a parser that a stranger could keep busy.
disableTypes(types.filter((type) => !(type in TYPES)));

/** Kind and size of a PNG or JPEG, told by its content alone. Throws ERR_IMAGE for anything else, and over LONGEST_SIDE. */
export function imageSize(bytes: Uint8Array): ImageSize {
  const found = read(bytes);
  const type = TYPES[found.type ?? ''];
  if (type === undefined || found.width === 0 || found.height === 0) throw unreadable();
  if (Math.max(found.width, found.height) > LONGEST_SIDE) {
    const most = String(LONGEST_SIDE);
    throw problem('ERR_IMAGE', `The image is larger than ${most} by ${most} pixels: make it smaller.`);
  }
  return { type, width: found.width, height: found.height };
}

/** The refusal of what is no image, or a broken one. */
export function unreadable(): Problem {
  return problem(
    'ERR_IMAGE',
    'This is not a readable PNG or JPEG: export the image again and send the file unchanged.',
  );
}

// What the library throws says nothing to who sent the file.
function read(bytes: Uint8Array): ReturnType<typeof sizeOf> {
  try {
    return sizeOf(bytes);
  } catch {
    throw unreadable();
  }
}
