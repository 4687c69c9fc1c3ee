// Positions in the log of PostgreSQL, as clients get them: of two, the greater text is the later one.

/** How PostgreSQL writes the position from before all others. */
export const FIRST_POSITION = '0'.repeat(16);

/** The position that PostgreSQL writes as `16/B374D848`: two numbers in hexadecimal digits. */
export function positionOf(lsn: string): string {
  return lsn
    .split('/')
    .map((part) => part.padStart(8, '0'))
    .join('');
}

/** The length of the log between two positions, in bytes; 0 where the second is not later. */
export function countBytesBetween(from: string, to: string): number {
  return from >= to ? 0 : Number(BigInt(`0x${to}`) - BigInt(`0x${from}`));
}
