// The write-ahead log of an SQLite file: which pages it has. https://www.sqlite.org/fileformat2.html#the_write_ahead_log
import { closeSync, openSync, readSync, statSync } from 'node:fs';

const HEADER = 32;
/** Where a header has its two salts, which each frame of the same log repeats. */
const SALTS = 16;
const FRAME_HEADER = 24;
const FRAME_SALTS = 8;
const SALTS_LENGTH = 8;

/** The numbers of the pages in a log; none where there is no log. The rest of an earlier log at its end does not count. */
export function pagesInLog(log: string, pageSize: number): Set<number> {
  const pages = new Set<number>();
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < HEADER) return pages;

  const file = openSync(log, 'r');
  try {
    const header = bytesAt(file, 0, HEADER);
    const salts = header.subarray(SALTS, SALTS + SALTS_LENGTH);
    for (let at = HEADER; at + FRAME_HEADER + pageSize <= size; at += FRAME_HEADER + pageSize) {
      const frame = bytesAt(file, at, FRAME_HEADER);
      if (!frame.subarray(FRAME_SALTS, FRAME_SALTS + SALTS_LENGTH).equals(salts)) break;
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
