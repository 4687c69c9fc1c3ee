// Nested discounts, such as a line's own and those of the groups around it.
import type { BasisPoints } from '../../generated/types.ts';
import { HUNDRED_PERCENT } from './money.ts';

/** Returns the part of a price that is left after all of these discounts, from 0 to 1: 0.855 after 10 % and 5 %. */
export function calculateDiscountFactor(discounts: readonly BasisPoints[]): number {
  const numerator = discounts.reduce((product, discount) => product * BigInt(HUNDRED_PERCENT - discount), 1n);
  // A single division of whole numbers, so that 0.9 x 0.9 is exactly 0.81.
  return Number(numerator) / HUNDRED_PERCENT ** discounts.length;
}
