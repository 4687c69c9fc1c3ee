// Images for tests that send one: as small as they come, or of any size.
import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

/** A PNG of one colour. */
export const SMALLEST_PNG = decodeBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAAWSURBVBiVYzxj',
  'bPyfAQ9gwic5fBQAAEYnAkGGjHY5AAAAAElFTkSuQmCC',
);

/** A JPEG of one colour. */
export const SMALLEST_JPEG = decodeBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh',
  'Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB',
  'UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA',
  'AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y',
  'WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM',
  'ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcg',
  'LikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P',
  'T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/',
  'xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIR',
  'AxEAPwCYAAq3/9k=',
);

/** Returns an image of this size, in pixels. */
export function imageOf(type: 'png' | 'jpeg' | 'webp', width: number, height: number): Promise<Buffer> {
  const pixels = new Uint8Array(width * height * 4).fill(200);
  return Transformer.fromRgbaPixels(pixels, width, height)[type]();
}

/** A PNG of RGBA pixels that says it has this size, whatever it inflates to: `pixels` is compressed. */
export function createPng(
  [width, height]: readonly [number, number],
  pixels: Uint8Array,
  {
    depth = 8,
    more = [],
  }: { readonly depth?: number; readonly more?: readonly (readonly [string, Uint8Array])[] } = {},
): Buffer {
  const header = Buffer.from([...toBigEndian(width), ...toBigEndian(height), depth, 6, 0, 0, 0]);
  const parts = [['IHDR', header], ...more, ['IDAT', pixels], ['IEND', Buffer.alloc(0)]] as const;
  return Buffer.concat([SMALLEST_PNG.subarray(0, 8), ...parts.map(([type, data]) => createPngChunk(type, data))]);
}

function createPngChunk(type: string, data: Uint8Array): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([toBigEndian(data.length), typeAndData, toBigEndian(crc32(typeAndData))]);
}

function toBigEndian(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** Zeros, compressed: a thousandth of their size. */
export function compressZeros(size: number): Buffer {
  return deflateSync(Buffer.alloc(size), { level: 9 });
}

/** A JPEG as a camera that lay on its side writes it, with the words of a place. */
export function markRotated(jpeg: Buffer): Buffer {
  const exif = Buffer.from('45786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  const data = Buffer.concat([exif, Buffer.from('52.3676 N 4.9041 E')]);
  const segment = Buffer.from([0xff, 0xe1, 0, data.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, data, jpeg.subarray(2)]);
}

function decodeBase64(...lines: string[]): Buffer {
  return Buffer.from(lines.join(''), 'base64');
}
