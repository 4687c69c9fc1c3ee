// Formats the use of a location or a material, and calculates how full it is.
import { fillWords } from '../../browser/words.ts';
import type { CapacityUse } from './board.ts';
import { locale, words } from './words.ts';

/** Returns a use as `32 of 40`, or as `32` without a limit. */
export function formatUse({ inUse, most }: Pick<CapacityUse, 'inUse' | 'most'>): string {
  return most === null
    ? formatQuantity(inUse)
    : fillWords(words.usedOf, { used: formatQuantity(inUse), most: formatQuantity(most) });
}

/** Returns the use that leaves the least capacity; undefined for none. */
export function findBusiest(use: readonly CapacityUse[]): CapacityUse | undefined {
  const weighUse = ({ inUse, most, over }: CapacityUse): number =>
    (over ? 1e15 : 0) + (most === null ? inUse / 1e9 : inUse / Math.max(most, 1e-9));
  return use.toSorted((a, b) => weighUse(b) - weighUse(a))[0];
}

/** Returns how full it is, from 0 to 1; 0.1, nearly empty, without a limit. */
export function calculateShare({ inUse, most }: CapacityUse): number {
  if (most === null) return 0.1;
  return most === 0 ? 1 : Math.min(1, inUse / most);
}

/** Returns the CSS class of a use: `over`, `full` or `some`. */
export function classifyUse(use: CapacityUse): string {
  if (use.over) return 'over';
  return calculateShare(use) >= 1 ? 'full' : 'some';
}

/** Returns a quantity with at most two decimals. */
export function formatQuantity(value: number): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 2 });
}
