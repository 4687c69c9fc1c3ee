// Parses typed numbers and amounts, formats amounts for fields, and sums amounts to the cent.
import type { Booking, Invoice } from 'boekstaaf';

/**
 * Returns the typed number, with or without `€`. Three digits after the last comma or dot are thousands: no amount has three
 * decimals. Any other text is returned unchanged, and the service refuses it by its field.
 */
export function numberIn(text: string): number {
  const plain = text.replace(/[\s\u20ac]/g, '').replace(/[.,](?=\d{3}$|.*[.,])/g, '');
  const typed = plain === '' ? Number.NaN : Number(plain.replace(',', '.'));
  const value: unknown = Number.isNaN(typed) ? text : typed;
  return value as number;
}

/** Returns the typed amount of a payment; that of a refund is below zero, with or without a typed minus sign. */
export function paymentIn(text: string, direction: 'in' | 'out'): number {
  return direction === 'out' ? -Math.abs(numberIn(text)) : numberIn(text);
}

/** Returns an amount as people type it: `605.00`, in Dutch `605,00`. */
export function formatForTyping(euros: number, language: 'en' | 'nl'): string {
  return euros.toFixed(2).replace('.', language === 'nl' ? ',' : '.');
}

/** Returns the sum of amounts in euros, exact to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100;
}

type Payments = readonly { readonly bedrag: number }[];

/** Returns the amount that was paid on an invoice; settlements with a credit invoice count as payments. */
export function paidAmountOf(
  invoice: Pick<Invoice, 'Betalingen'>,
  payments: Payments = invoice.Betalingen ?? [],
): number {
  return sumOf(payments.map(({ bedrag }) => bedrag));
}

/** The embed with the open amount of an invoice or a booking, which the service calculates. */
export const OPEN_AMOUNT = '_openstaand_bedrag' as const;

/** Returns the open amount of an invoice or a booking; below zero, the amount to refund. */
export function openAmountOf({ [OPEN_AMOUNT]: open = 0 }: Pick<Invoice | Booking, typeof OPEN_AMOUNT>): number {
  return open;
}
