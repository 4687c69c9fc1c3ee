// Numbers and amounts: read from what people type, written to be typed over, and summed without losing a cent.
import type { Booking, Invoice } from 'boekstaaf';

/**
 * The number that was typed, with or without `€`. Three digits after the last comma or dot are thousands: no amount has three
 * decimals. The service gets any other text as it is, and refuses it beside its field.
 */
export function numberIn(text: string): number {
  const plain = text.replace(/[\s\u20ac]/g, '').replace(/[.,](?=\d{3}$|.*[.,])/g, '');
  const typed = plain === '' ? Number.NaN : Number(plain.replace(',', '.'));
  const value: unknown = Number.isNaN(typed) ? text : typed;
  return value as number;
}

/** An amount as one types it: `605.00`, in Dutch `605,00`. */
export function formatForTyping(euros: number, language: 'en' | 'nl'): string {
  return euros.toFixed(2).replace('.', language === 'nl' ? ',' : '.');
}

/** The sum of amounts, to the cent. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100;
}

type Payments = readonly { readonly bedrag: number }[];

/** The amount that was paid on an invoice; settlements with a credit invoice count as payments. */
export function paidAmountOf(
  invoice: Pick<Invoice, 'Betalingen'>,
  payments: Payments = invoice.Betalingen ?? [],
): number {
  return sumOf(payments.map(({ bedrag }) => bedrag));
}

/** The embed of an invoice or a booking that has its open amount, as the service counts it. */
export const OPEN_AMOUNT = '_openstaand_bedrag' as const;

/** The open amount of an invoice or a booking; below zero the customer gets it back. */
export function openAmountOf({ [OPEN_AMOUNT]: open = 0 }: Pick<Invoice | Booking, typeof OPEN_AMOUNT>): number {
  return open;
}
