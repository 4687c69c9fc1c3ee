// The structured reference in a customer's payment of an invoice.
import { calculateModulo97 } from '../values/party-codes.ts';

/**
 * The reference of an invoice that is paid to this account: the Belgian one for a Belgian IBAN, otherwise a creditor reference.
 * docs/decisions/021-invoices-and-payments.md.
 */
export function createPaymentReference(invoiceId: number, iban: string | null): string {
  const country = (iban ?? '').trim().slice(0, 2).toUpperCase();
  return country === 'BE' ? createStructuredReference(invoiceId) : createCreditorReference(String(invoiceId));
}

/**
 * `+++123/4567/89012+++`: ten digits, the invoice's id, and two that are those ten modulo 97 (97 for 0), so that a bank
 * sees a mistyped one. docs/decisions/021-invoices-and-payments.md.
 */
export function createStructuredReference(invoiceId: number): string {
  const digits = String(invoiceId).padStart(10, '0');
  const check = String(Number(digits) % 97 || 97).padStart(2, '0');
  const all = digits + check;
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`;
}

/** ISO 11649: `RF`, two check digits over the whole by ISO 7064, and at most 21 letters and digits. */
export function createCreditorReference(text: string): string {
  return `RF${String(98 - calculateModulo97(`${text}RF00`)).padStart(2, '0')}${text}`;
}

/** For people: a creditor reference in groups of four, the Belgian one unchanged. */
export function formatReference(reference: string): string {
  return reference.startsWith('RF') ? reference.replace(/(.{4})(?=.)/g, '$1 ') : reference;
}
