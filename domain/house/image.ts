// Recognises an image by its first bytes: format and size, without reading the picture itself, and what it may be used for.
import { disableTypes, imageSize as sizeOf, types } from 'image-size';
import { readPngPixels } from './png.ts';
import { createProblem, type Problem } from '../values/problem.ts';

/** The images that documents can print. */
export type ImageType = 'image/png' | 'image/jpeg';

/** The images that pages can show. */
export type WebImageType = ImageType | 'image/webp';

/** An image that was looked at; width and height in pixels. */
export interface ImageSize {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

/** The same for a picture, as it stands when it is turned the way that its camera says. */
export interface WebImageSize {
  readonly type: WebImageType;
  readonly width: number;
  readonly height: number;
}

/** The longest side that a logo may have, in pixels: reading one takes four bytes of memory for each pixel. */
const MAX_SIDE_PIXELS = 3000;

/** How many pixels a picture may have: reading it takes four bytes of memory for each, whatever the size of the file. */
const MAX_PIXELS = 25_000_000;
/** How many bytes that are for a pixel of four; deeper colours take more. */
const BYTES_PER_PIXEL = 4;
/** How many times as long as the other a side of a picture may be: the other must not vanish when it is made smaller. */
const MAX_ASPECT_RATIO = 20;

/** The widths that pictures are made in, in pixels: few, so that nobody can make the service keep a thousand of one. */
const WIDTHS = [80, 160, 320, 480, 640, 800, 1000, 1200, 1600, 2000];

const IMAGE_TYPES: Readonly<Record<string, WebImageType>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

// A file that is refused anyway is not worth a parser that a stranger could keep busy.
disableTypes(types.filter((type) => !(type in IMAGE_TYPES)));

/** Kind and size of a PNG or JPEG, told by its content alone. Throws ERR_IMAGE for anything else, and over LONGEST_SIDE. */
export function readImageSize(bytes: Uint8Array): ImageSize {
  const { type, width, height } = measureImage(bytes);
  if (type === 'image/webp') throw createUnreadableImageProblem();
  if (Math.max(width, height) > MAX_SIDE_PIXELS) {
    const most = String(MAX_SIDE_PIXELS);
    throw createProblem('ERR_IMAGE', `The image is larger than ${most} by ${most} pixels: make it smaller.`);
  }
  requireMemory(bytes, MAX_SIDE_PIXELS ** 2);
  return { type, width, height };
}

/**
 * Kind and size of a PNG, JPEG or WebP, told by its content alone. Throws ERR_IMAGE for anything else, and for what would
 * take too much memory to read or cannot be made smaller.
 */
export function readWebImageSize(bytes: Uint8Array): WebImageSize {
  const { type, width, height, orientation = 1 } = measureImage(bytes);
  if (width * height > MAX_PIXELS) {
    const most = String(MAX_PIXELS / 1_000_000);
    throw createProblem('ERR_IMAGE', `The image has more than ${most} million pixels: make it smaller.`);
  }
  requireMemory(bytes, MAX_PIXELS);
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) {
    const most = String(MAX_ASPECT_RATIO);
    throw createProblem('ERR_IMAGE', `One side of the image is more than ${most} times as long as the other: crop it.`);
  }
  // Cameras write a picture as they were held, and say so: from 5 on it lies on its side.
  return orientation >= 5 ? { type, width: height, height: width } : { type, width, height };
}

/** The width that a picture is shown in for who asks for one: the next larger of WIDTHS, never more than its own. */
export function selectWidth(asked: number, own: number): number {
  return Math.min(WIDTHS.find((width) => width >= asked) ?? own, own);
}

/** The refusal of what is no image, or a broken one. */
export function createUnreadableImageProblem(): Problem {
  return createProblem(
    'ERR_IMAGE',
    'This image cannot be read: export it again, as PNG or JPEG, and send the file unchanged.',
  );
}

/** Refuses a PNG that takes more memory than so many pixels of usual colours. */
function requireMemory(bytes: Uint8Array, pixels: number): void {
  if ((readPngPixels(bytes)?.raw ?? 0) > pixels * BYTES_PER_PIXEL)
    throw createProblem('ERR_IMAGE', 'The image has 16 bits for each colour: export it with 8, or make it smaller.');
}

interface MeasuredImage extends WebImageSize {
  readonly orientation?: number;
}

function measureImage(bytes: Uint8Array): MeasuredImage {
  const { type: found = '', width, height, orientation } = read(bytes);
  const type = IMAGE_TYPES[found];
  if (type === undefined || width === 0 || height === 0) throw createUnreadableImageProblem();
  return { type, width, height, ...(orientation !== undefined && { orientation }) };
}

// The library's errors say nothing to the sender of the file.
function read(bytes: Uint8Array): ReturnType<typeof sizeOf> {
  try {
    return sizeOf(bytes);
  } catch {
    throw createUnreadableImageProblem();
  }
}
