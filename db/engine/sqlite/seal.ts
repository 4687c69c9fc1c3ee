// The seal at the end of an SQLite backup: a line with the SHA-256 of all bytes before it.
import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { createDamagedError } from './file.ts';

const SEAL_WORDS = 'boekstaaf backup sha256 ';
const SEAL_PATTERN = new RegExp(`^${SEAL_WORDS}[0-9a-f]{64}\n$`);
const SEAL_BYTES = SEAL_WORDS.length + 65;
const CHUNK_BYTES = 1_048_576;
const MAGIC = 'SQLite format 3\0';
/** The offset of the page size in the header of an SQLite file: https://www.sqlite.org/fileformat2.html#page_size. */
const PAGE_SIZE_OFFSET = 16;

/** Appends the seal to a backup. */
export function seal(file: string): void {
  appendFileSync(file, sealOf(file, Infinity));
}

/**
 * Removes the seal from the copy of a backup; returns whether it had one, which older versions did not write. Throws
 * UnusableDatabase, with the name in `displayPath`, when the backup was changed since it was made.
 */
export function unseal(copy: string, displayPath: string): boolean {
  const file = openSync(copy, 'r+');
  try {
    const { size } = fstatSync(file);
    const sealText = textAt(file, size - SEAL_BYTES, SEAL_BYTES);
    if (!SEAL_PATTERN.test(sealText)) {
      if (!isWhole(file, size)) throw createDamagedError(displayPath, 'it was cut off, or something was added');
      return false;
    }
    if (sealText !== sealOf(copy, size - SEAL_BYTES))
      throw createDamagedError(displayPath, 'its checksum is another one');
    ftruncateSync(file, size - SEAL_BYTES);
    return true;
  } finally {
    closeSync(file);
  }
}

/** Returns whether a file without a seal has whole pages. SQLite itself refuses files of other kinds. */
function isWhole(file: number, size: number): boolean {
  if (textAt(file, 0, MAGIC.length) !== MAGIC) return true;
  const [high = 0, low = 0] = Buffer.from(textAt(file, PAGE_SIZE_OFFSET, 2), 'latin1');
  // A page of 65,536 bytes is written as 1.
  const page = high * 256 + low === 1 ? 65_536 : high * 256 + low;
  return size % page === 0;
}

function textAt(file: number, position: number, length: number): string {
  const bytes = Buffer.alloc(length);
  return bytes.toString('latin1', 0, readSync(file, bytes, 0, length, Math.max(position, 0)));
}

/** Returns the seal of the first `length` bytes of a file. */
function sealOf(path: string, length: number): string {
  const sum = createHash('sha256');
  const bytes = Buffer.alloc(CHUNK_BYTES);
  const file = openSync(path, 'r');
  try {
    for (let offset = 0, bytesRead = -1; bytesRead !== 0; offset += bytesRead) {
      bytesRead = readSync(file, bytes, 0, Math.min(CHUNK_BYTES, length - offset), offset);
      sum.update(bytes.subarray(0, bytesRead));
    }
  } finally {
    closeSync(file);
  }
  return `${SEAL_WORDS}${sum.digest('hex')}\n`;
}
