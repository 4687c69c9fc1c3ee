// The text of an invoice's QR code for banking apps, which fills in account, amount and reference.
import type { Cents } from '../../generated/types.ts';
import { formatAmount } from './ubl-money.ts';
import type { PrintedInvoice } from './invoice-document.ts';
import { isIban } from '../values/party-codes.ts';

/** The countries whose IBANs hold euros, microstates included. */
const EURO_COUNTRIES = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA'.split(' ');
/** The most that EPC069-12 allows. */
const MAX_AMOUNT_CENTS = 99_999_999_999;
const MAX_NAME_LENGTH = 70;

/**
 * Returns the text of the code by EPC069-12, version 2: a SEPA credit transfer of an open amount to the company's
 * account. Null for a draft, for no amount or more than the code allows, and without a valid IBAN of the euro area.
 * docs/decisions/021-invoices-and-payments.md.
 */
export function formatPaymentQr(
  invoice: Pick<PrintedInvoice, 'factuur_nummer' | 'afdruk'>,
  open: Cents,
): string | null {
  const { afzender, betalingskenmerk: reference } = invoice.afdruk;
  const iban = normaliseCode(afzender.iban);
  if (
    invoice.factuur_nummer === null ||
    !isTransferable(open) ||
    !isIban(iban) ||
    !EURO_COUNTRIES.includes(iban.slice(0, 2))
  )
    return null;

  const bic = normaliseCode(afzender.bic);
  const name = (afzender.bank_tnv ?? afzender.naam).replace(/\s+/g, ' ').trim();

  // A creditor reference (ISO 11649) has a line of its own; any other reference is free text.
  const isStructured = reference.startsWith('RF');
  const lines = [
    // The service tag, the version, UTF-8 as the character set, and a SEPA credit transfer.
    'BCD',
    '002',
    '1',
    'SCT',
    /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic) ? bic : '',
    Array.from(name).slice(0, MAX_NAME_LENGTH).join(''),
    iban,
    `EUR${formatAmount(open)}`,
    // No purpose of the transfer.
    '',
    ...(isStructured ? [reference] : ['', reference]),
  ];

  return lines.join('\n');
}

function normaliseCode(code: string | null): string {
  return (code ?? '').replace(/\s/g, '').toUpperCase();
}

function isTransferable(amount: Cents): boolean {
  return amount > 0 && amount <= MAX_AMOUNT_CENTS;
}
