// Positions (LSN) in PostgreSQL's write-ahead log, in the form that clients get: the greater of two texts is the later one.

/** The position before all others. */
export const FIRST_POSITION = '0'.repeat(16);

/** Returns the position of an LSN such as `16/B374D848` with 16 digits: `00000016B374D848`. */
export function positionOf(lsn: string): string {
  return lsn
    .split('/')
    .map((part) => part.padStart(8, '0'))
    .join('');
}

/** Returns the length of the log between two positions, in bytes; 0 where the second is not later. */
export function countBytesBetween(from: string, to: string): number {
  return from >= to ? 0 : Number(BigInt(`0x${to}`) - BigInt(`0x${from}`));
}
