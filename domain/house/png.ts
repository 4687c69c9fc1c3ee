// Reads the chunks of a PNG without decoding it: the size of its pixels in memory, and their compressed bytes.

/** The size of the pixels of a PNG in bytes: decoded, and the most that they may inflate to. */
export interface PngPixels {
  readonly raw: number;
  readonly inflated: number;
}

const SIGNATURE_BYTES = 8;
/** The length and the type before the contents of a chunk, and the checksum after them. */
const CHUNK_HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The chunks that decide the colour of pixels. All others describe the image, and some are compressed. */
const NEEDED_PARTS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Returns the size of the pixels, from the header alone; undefined without a valid header. */
export function readPngPixels(bytes: Uint8Array): PngPixels | undefined {
  const [header] = partsOf(bytes);
  if (header?.type !== 'IHDR' || header.data.length !== 13) return undefined;
  const view = Buffer.from(header.data);
  const width = view.readUInt32BE(0);
  const height = view.readUInt32BE(4);
  const [depth = 0, colour = 0, , , interlaced = 0] = view.subarray(8);
  const channels = CHANNELS[colour];
  if (channels === undefined) return undefined;
  const row = Math.ceil((width * channels * depth) / 8);
  // Each row begins with its filter. An interlaced image consists of seven small ones, each with its own rows.
  const rows = interlaced === 0 ? height : 2 * height + 7;
  return { raw: width * height * channels * Math.max(1, depth / 8), inflated: (row + 1) * rows };
}

/** The compressed pixels, in their chunks. */
export function readPngData(bytes: Uint8Array): Uint8Array[] {
  return [...partsOf(bytes)].filter(({ type }) => type === 'IDAT').map(({ data }) => data);
}

/** Returns the image without chunks that are no pixels, such as a colour profile that inflates without end. */
export function stripPng(bytes: Uint8Array): Buffer {
  const parts = [...partsOf(bytes)].filter(({ type }) => NEEDED_PARTS.has(type));
  return Buffer.concat([bytes.subarray(0, SIGNATURE_BYTES), ...parts.map(({ bytes: whole }) => whole)]);
}

interface PngPart {
  readonly type: string;
  readonly data: Uint8Array;
  readonly bytes: Uint8Array;
}

/** The chunks up to the end, or up to a truncated one. */
function* partsOf(bytes: Uint8Array): Generator<PngPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE_BYTES; at + CHUNK_HEAD_BYTES + CHECKSUM_BYTES <= bytes.length;) {
    const begin = at + CHUNK_HEAD_BYTES;
    const end = begin + view.getUint32(at);
    if (end + CHECKSUM_BYTES > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, begin));
    yield { type, data: bytes.subarray(begin, end), bytes: bytes.subarray(at, end + CHECKSUM_BYTES) };
    at = end + CHECKSUM_BYTES;
  }
}
