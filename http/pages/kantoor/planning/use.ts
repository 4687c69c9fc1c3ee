// How much of a location or a material is in use: what is told of it, and how full that is.
import { fillWords } from '../../browser/words.ts';
import type { CapacityUse } from './board.ts';
import { locale, words } from './words.ts';

/** `32 of 40`, or `32` where there is no limit. */
export function formatUse({ inUse, most }: Pick<CapacityUse, 'inUse' | 'most'>): string {
  return most === null
    ? formatQuantity(inUse)
    : fillWords(words.usedOf, { used: formatQuantity(inUse), most: formatQuantity(most) });
}

/** The stretch of some that leaves least; undefined where nothing is in use. */
export function findBusiest(use: readonly CapacityUse[]): CapacityUse | undefined {
  const weighUse = ({ inUse, most, over }: CapacityUse): number =>
    (over ? 1e15 : 0) + (most === null ? inUse / 1e9 : inUse / Math.max(most, 1e-9));
  return use.toSorted((a, b) => weighUse(b) - weighUse(a))[0];
}

/** How full it is: from 0 to 1; what has no limit is shown as nearly empty. */
export function calculateShare({ inUse, most }: CapacityUse): number {
  if (most === null) return 0.1;
  return most === 0 ? 1 : Math.min(1, inUse / most);
}

/** The class of a stretch: `over`, `full` or `some`. */
export function classifyUse(use: CapacityUse): string {
  if (use.over) return 'over';
  return calculateShare(use) >= 1 ? 'full' : 'some';
}

/** A quantity with at most two decimals. */
export function formatQuantity(value: number): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 2 });
}
