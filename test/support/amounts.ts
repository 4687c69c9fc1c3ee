// Inside amounts for tests of domain/, from plain integers.
import type { BasisPoints, TenThousandths } from '../../generated/types.ts';

/** Basis points: 21 % is 2100. */
export const toBasisPoints = (value: number): BasisPoints => value as BasisPoints;

/** Ten-thousandths of a euro: 12.50 is 125000. */
export const toTenThousandths = (value: number): TenThousandths => value as TenThousandths;
