// The structured reference that a customer pays an invoice with.

/**
 * `+++123/4567/89012+++`: ten digits, the invoice's id, and two that are those ten modulo 97 (97 for 0), so that a bank
 * sees a mistyped one. docs/decisions/021-invoices.md.
 */
export function structuredReference(invoiceId: number): string {
  const digits = String(invoiceId).padStart(10, '0');
  const check = String(Number(digits) % 97 || 97).padStart(2, '0');
  const all = digits + check;
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`;
}
