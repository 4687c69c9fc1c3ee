// Recognises an image by its first bytes: its format and size, without decoding it, and its possible uses.
import { disableTypes, imageSize as sizeOf, types } from 'image-size';
import { readPngPixels } from './png.ts';
import { createProblem, type Problem } from '../values/problem.ts';

/** The images that documents can print. */
export type ImageType = 'image/png' | 'image/jpeg';

/** The images that pages can show. */
export type WebImageType = ImageType | 'image/webp';

/** The format of an image; width and height in pixels. */
export interface ImageSize {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

/** The format of an image for pages, with width and height after the rotation that its camera recorded. */
export interface WebImageSize {
  readonly type: WebImageType;
  readonly width: number;
  readonly height: number;
}

/** The longest side of a logo, in pixels: decoding needs four bytes of memory a pixel. */
const MAX_SIDE_PIXELS = 3000;

/** The most pixels of an image: decoding needs four bytes of memory for each, whatever the size of the file. */
const MAX_PIXELS = 25_000_000;

/** The memory of a decoded pixel of usual colours; deeper colours need more. */
const BYTES_PER_PIXEL = 4;
/** The largest ratio of the sides of an image: a shorter side would vanish in a reduced image. */
const MAX_ASPECT_RATIO = 20;

/** The widths of reduced images, in pixels. A short list limits the versions that visitors can have stored. */
const WIDTHS = [80, 160, 320, 480, 640, 800, 1000, 1200, 1600, 2000];

const IMAGE_TYPES: Readonly<Record<string, WebImageType>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

// Refused anyway: no parser is needed that a visitor could occupy.
disableTypes(types.filter((type) => !(type in IMAGE_TYPES)));

/**
 * Returns kind and size of a PNG or JPEG, by its content alone. Throws ERR_IMAGE for anything else, and above the
 * longest side of a logo.
 */
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
 * Returns kind and size of a PNG, JPEG or WebP, by its content alone. Throws ERR_IMAGE for anything else, for an image
 * that needs too much memory, and for one too narrow to reduce.
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
  // Orientations from 5 on are rotated by a quarter: width and height swap.
  return orientation >= 5 ? { type, width: height, height: width } : { type, width, height };
}

/**
 * Returns the width in which an image is shown: the smallest of WIDTHS that is not below `requestedWidth`, and at most its own.
 */
export function selectWidth(requestedWidth: number, imageWidth: number): number {
  return Math.min(WIDTHS.find((width) => width >= requestedWidth) ?? imageWidth, imageWidth);
}

/** ERR_IMAGE for a file that is no image, or a broken one. */
export function createUnreadableImageProblem(): Problem {
  return createProblem(
    'ERR_IMAGE',
    'This image cannot be read: export it again, as PNG or JPEG, and send the file unchanged.',
  );
}

/** Throws ERR_IMAGE for a PNG that needs more memory than this number of pixels of usual colours. */
function requireMemory(bytes: Uint8Array, pixels: number): void {
  if ((readPngPixels(bytes)?.raw ?? 0) > pixels * BYTES_PER_PIXEL)
    throw createProblem('ERR_IMAGE', 'The image has 16 bits for each colour: export it with 8, or make it smaller.');
}

interface MeasuredImage extends WebImageSize {
  readonly orientation?: number;
}

function measureImage(bytes: Uint8Array): MeasuredImage {
  const { type: typeName = '', width, height, orientation } = read(bytes);
  const type = IMAGE_TYPES[typeName];
  if (type === undefined || width === 0 || height === 0) throw createUnreadableImageProblem();
  return { type, width, height, ...(orientation !== undefined && { orientation }) };
}

// The library's errors mean nothing to the sender of the file.
function read(bytes: Uint8Array): ReturnType<typeof sizeOf> {
  try {
    return sizeOf(bytes);
  } catch {
    throw createUnreadableImageProblem();
  }
}
