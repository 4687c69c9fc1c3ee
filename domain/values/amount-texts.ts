// Plain texts of amounts and percentages, with a decimal point: for files, messages and other programs.
import type { BasisPoints, Cents } from '../../generated/types.ts';

/** Returns an amount as a decimal number of two places: `1210.00`. */
export function formatEuros(amount: Cents): string {
  return (amount / 100).toFixed(2);
}

/** Returns a percentage without trailing zeros: `21`, `5.5`, `0`. */
export function formatPercentage(percentage: BasisPoints): string {
  return String(percentage / 100);
}
