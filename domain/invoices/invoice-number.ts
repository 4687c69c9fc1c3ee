// The numbers of finalised invoices: how one is printed, and the order of their dates.
import { createProblem } from '../values/problem.ts';

/** A number in the series of a company and a year, and the seal of the previous invoice; null for the first one. */
export interface ReservedNumber {
  readonly jaar: number;
  readonly volgnummer: number;
  readonly last: string | null;
}

/** The number as it is printed: BG-2026-00001. `prefix` is that of the company. */
export function formatInvoiceNumber(
  prefix: string,
  { jaar, volgnummer }: Pick<ReservedNumber, 'jaar' | 'volgnummer'>,
): string {
  return `${prefix}${String(jaar)}-${String(volgnummer).padStart(5, '0')}`;
}

/**
 * Returns the number of an invoice of this local date. Throws ERR_INVOICE_DATE_BEFORE_LAST for undefined: the series
 * has a later date. docs/decisions/021-invoices-and-payments.md.
 */
export function requireDateOrder(reservedNumber: ReservedNumber | undefined, datum: string): ReservedNumber {
  if (reservedNumber !== undefined) return reservedNumber;
  throw createProblem(
    'ERR_INVOICE_DATE_BEFORE_LAST',
    `The last invoice of this company is dated after ${datum}: wait until that day, or correct the clock of the server.`,
  );
}
