// Unpacks a WOFF font once: the font library would inflate the same tables again for every letter.
import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

interface TableEntry {
  readonly tag: number;
  readonly checksum: number;
  readonly data: Buffer;
}

/** The plain TrueType font inside a WOFF file. Throws when it is no such file. */
export function unpack(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER.woff + index * ENTRY.woff));
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  let offset = head.length;
  const parts = tables.map(({ tag, checksum, data }, index) => {
    const entry = HEADER.sfnt + index * ENTRY.sfnt;
    [tag, checksum, offset, data.length].forEach((value, at) => head.writeUInt32BE(value, entry + 4 * at));
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...parts]);
}

function tableAt(woff: Buffer, entry: number): TableEntry {
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 1, 2, 3, 4].map((at) =>
    woff.readUInt32BE(entry + 4 * at),
  );
  const bytes = woff.subarray(offset, offset + packed);
  return { tag, checksum, data: packed < length ? inflateSync(bytes) : bytes };
}
