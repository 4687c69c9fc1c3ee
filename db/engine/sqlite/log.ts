// The numbers of the pages in the write-ahead log of an SQLite file. https://www.sqlite.org/fileformat2.html#the_write_ahead_log
import { closeSync, openSync, readSync, statSync } from 'node:fs';

const HEADER_BYTES = 32;
/** The offset of the two salts in a header, which each frame of the log repeats. */
const SALTS_OFFSET = 16;
const FRAME_HEADER_BYTES = 24;
const FRAME_SALTS_OFFSET = 8;
const SALTS_BYTES = 8;

/**
 * Returns the numbers of the pages in a log; none where there is no log. Frames of an earlier log at its end are
 * ignored.
 */
export function readPagesInLog(log: string, pageSize: number): Set<number> {
  const pages = new Set<number>();
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < HEADER_BYTES) return pages;

  const file = openSync(log, 'r');
  try {
    const header = bytesAt(file, 0, HEADER_BYTES);
    const salts = header.subarray(SALTS_OFFSET, SALTS_OFFSET + SALTS_BYTES);
    for (let at = HEADER_BYTES; at + FRAME_HEADER_BYTES + pageSize <= size; at += FRAME_HEADER_BYTES + pageSize) {
      const frame = bytesAt(file, at, FRAME_HEADER_BYTES);
      if (!frame.subarray(FRAME_SALTS_OFFSET, FRAME_SALTS_OFFSET + SALTS_BYTES).equals(salts)) break;
      pages.add(frame.readUInt32BE(0));
    }
  } finally {
    closeSync(file);
  }

  return pages;
}

function bytesAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, position);
  return bytes;
}
