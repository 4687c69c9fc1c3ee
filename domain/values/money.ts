// Exact arithmetic on amounts: rounding to the nearest, line totals, and dividing an amount without losing a cent.
import type { BasisPoints, Cents, TenThousandths } from '../../generated/types.ts';
import { createProblem } from './problem.ts';

/** The largest magnitude of an amount: a thousand million euros, in cents. */
export const MAX_AMOUNT_CENTS = 100_000_000_000;

/** 100 % in basis points. */
export const HUNDRED_PERCENT = 10_000 as BasisPoints;

/** An amount in cents from a whole number of them. Throws ERR_AMOUNT_TOO_LARGE beyond ten to the ninth euros. */
export function asCents(value: number | bigint): Cents {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > MAX_AMOUNT_CENTS)
    throw createProblem('ERR_AMOUNT_TOO_LARGE', 'The total exceeds a thousand million: lower a price or a quantity.');
  return amount as Cents;
}

/**
 * numerator / denominator, half-up on the absolute value; the denominator is positive. All rounding of money to the
 * nearest goes through here. `apportion` rounds the parts of an amount down, and then adds the missing cents.
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/**
 * The largest whole number that is not above the exact quotient (also for negative ones); the denominator is positive.
 */
function divideFloored(numerator: bigint, denominator: bigint): bigint {
  const truncated = numerator / denominator;
  return numerator < 0n && truncated * denominator !== numerator ? truncated - 1n : truncated;
}

/** The total, in cents. Throws ERR_AMOUNT_TOO_LARGE. */
export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0n;
  for (const amount of amounts) total += BigInt(amount);
  return asCents(total);
}

/** Returns an amount in cents as a price of one unit, in ten-thousandths of a euro. */
export function asTenThousandths(amount: Cents): TenThousandths {
  return (amount * 100) as TenThousandths;
}

/** The amount with the opposite sign; never minus zero. */
export function negate(amount: Cents): Cents {
  return (0 - amount) as Cents;
}

/**
 * The gross of a line in cents: aantal x bedrag, less each discount, rounded once. Discounts are in basis points: its
 * own, and those of the groups around it. Throws ERR_AMOUNT_TOO_LARGE. docs/decisions/022-money.md, rule 1.
 */
export function calculateLineGross(aantal: number, bedrag: TenThousandths, discounts: readonly BasisPoints[]): Cents {
  let numerator = BigInt(aantal) * BigInt(bedrag);
  let denominator = 100n; // ten-thousandths in a cent
  for (const discount of discounts) {
    if (discount === 0) continue;
    numerator *= BigInt(HUNDRED_PERCENT - discount);
    denominator *= BigInt(HUNDRED_PERCENT);
  }
  return asCents(divideRounded(numerator, denominator));
}

/** amount x numerator / denominator in cents, rounded; 0 for a denominator of 0. The denominator may be negative. */
export function calculateProportion(amount: Cents, numerator: number, denominator: number): Cents {
  if (denominator === 0) return asCents(0);
  const sign = denominator < 0 ? -1n : 1n;
  return asCents(divideRounded(sign * BigInt(amount) * BigInt(numerator), sign * BigInt(denominator)));
}

/**
 * Divides an amount over weights by largest remainder. Each part is its exact share rounded down. The missing cents are
 * added one each to the largest remainders, ties in the order given. A negative amount mirrors the positive one. The
 * parts add up to the amount, a weight of 0 gets 0, and the weights themselves are returned when the amount is their
 * sum. The weights' sum must not be 0, unless the amount is.
 *
 * Example: 1.00 over the weights 1, 2 and 4. The exact shares are 14.28, 28.57 and 57.14 cents.
 * Rounded down they are 14, 28 and 57: a cent is missing. The largest remainder is .57: the parts are 14, 29 and 57.
 * Over three equal weights 10.00 becomes 3.34, 3.33 and 3.33: all remainders are equal, and the first gets the cent.
 */
export function apportion(amount: Cents, weights: readonly number[]): Cents[] {
  return calculateShares(amount, weights).map(asCents);
}

/** Divides a unit price as `apportion` divides an amount. */
export function apportionPrice(price: TenThousandths, weights: readonly number[]): TenThousandths[] {
  return calculateShares(price, weights).map((share) => Number(share) as TenThousandths);
}

function calculateShares(amount: number, weights: readonly number[]): bigint[] {
  if (amount === 0) return weights.map(() => 0n);
  const totalWeight = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  const sign = totalWeight < 0n ? -1n : 1n;
  const magnitude = BigInt(Math.abs(amount));
  // If the weights add up to less than 0, numerators and denominator change sign: the denominator stays positive.
  const numerators = weights.map((weight) => sign * magnitude * BigInt(weight));
  const parts = distributeWhole(numerators, sign * totalWeight, magnitude);
  return amount < 0 ? parts.map((part) => -part) : parts;
}

/** Returns the result of `distributeWhole`, in cents. Throws ERR_AMOUNT_TOO_LARGE. */
export function distributeRoundedDown(numerators: readonly bigint[], denominator: bigint, total: bigint): Cents[] {
  return distributeWhole(numerators, denominator, total).map(asCents);
}

/**
 * Returns whole numbers near numerators[i] / denominator that add up to `total`: rounded down, then one more for the
 * largest remainders, ties in order. The rest beyond one each (or short of none) goes to the first entry largest in
 * magnitude. `calculateShares` never has a rest; `calculateNetPerLine` does, where cumulative VAT leaves the range.
 */
function distributeWhole(numerators: readonly bigint[], denominator: bigint, total: bigint): bigint[] {
  const count = BigInt(numerators.length);
  const parts = numerators.map((numerator) => divideFloored(numerator, denominator));
  const remainders = numerators.map((numerator, index) => numerator - (parts[index] ?? 0n) * denominator);
  const missing = total - parts.reduce((all, part) => all + part, 0n);
  const extras = missing < 0n ? 0 : Number(missing < count ? missing : count);

  const raised = new Set(rankIndexes(remainders).slice(0, extras));
  const largest = rankIndexes(numerators.map((numerator) => (numerator < 0n ? -numerator : numerator)))[0];
  const rest = missing - BigInt(extras);
  return parts.map((part, index) => part + (raised.has(index) ? 1n : 0n) + (index === largest ? rest : 0n));
}

/** The indexes of the values from the largest to the smallest, equal values in their order. */
function rankIndexes(values: readonly bigint[]): number[] {
  const compareDescending = (a: bigint, b: bigint) => (a === b ? 0 : a > b ? -1 : 1);
  return values
    .map((value, index) => ({ value, index }))
    .sort((a, b) => compareDescending(a.value, b.value) || a.index - b.index)
    .map(({ index }) => index);
}
