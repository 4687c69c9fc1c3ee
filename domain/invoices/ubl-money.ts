// Amounts in electronic invoices: decimals without a currency symbol, and unit prices that multiply out.
import type { Cents } from '../../generated/types.ts';
import { divideRounded } from '../values/money.ts';

const PRICE_DECIMALS = 12;
const PRICE_UNIT = 10n ** BigInt(PRICE_DECIMALS);

/** An amount in euros with two decimals. */
export function formatAmount(amount: Cents): string {
  return formatDecimal(BigInt(amount), 2);
}

/**
 * Returns amount / count in euros, with enough decimals to multiply out to the amount to the cent. Neither is negative.
 */
export function formatPrice(amount: Cents, count: number): string {
  return trimZeros(formatDecimal(divideRounded(BigInt(amount) * PRICE_UNIT, 100n * BigInt(count)), PRICE_DECIMALS));
}

function formatDecimal(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function trimZeros(text: string): string {
  return text.replace(/\.?0+$/, '');
}
