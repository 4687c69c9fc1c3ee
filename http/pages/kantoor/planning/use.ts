// How much of a location or a material is in use: what is told of it, and how full that is.
import { filled } from '../../browser/words.ts';
import type { CapacityUse } from './board.ts';
import { locale, words } from './words.ts';

/** `32 of 40`, or `32` where there is no limit. */
export function useText({ used, most }: Pick<CapacityUse, 'used' | 'most'>): string {
  return most === null ? amount(used) : filled(words.usedOf, { used: amount(used), most: amount(most) });
}

/** The stretch of some that leaves least; undefined where nothing is in use. */
export function busiest(use: readonly CapacityUse[]): CapacityUse | undefined {
  const weight = ({ used, most, over }: CapacityUse): number =>
    (over ? 1e15 : 0) + (most === null ? used / 1e9 : used / Math.max(most, 1e-9));
  return use.toSorted((a, b) => weight(b) - weight(a))[0];
}

/** How full it is: from 0 to 1; what has no limit is shown as nearly empty. */
export function share({ used, most }: CapacityUse): number {
  if (most === null) return 0.1;
  return most === 0 ? 1 : Math.min(1, used / most);
}

/** The class of a stretch: `over`, `full` or `some`. */
export function level(use: CapacityUse): string {
  if (use.over) return 'over';
  return share(use) >= 1 ? 'full' : 'some';
}

/** A quantity with at most two decimals. */
export function amount(value: number): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 2 });
}
