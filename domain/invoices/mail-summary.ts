// The summary of mails about an invoice: the amount to pay, its due date and how to pay it, or the amount received.
import type { Cents } from '../../generated/types.ts';
import type { MailButton, MailFact } from '../announcements/mail-layout.ts';
import { createFormats, languageOf, type DocumentLanguage } from '../values/formats.ts';
import { asCents } from '../values/money.ts';
import { calculateDueDate, type PrintedInvoice } from './invoice-document.ts';
import type { ReceivedPayment } from './mail-tags.ts';
import { formatReference } from './structured-reference.ts';

interface InvoiceMailWords {
  readonly number: string;
  readonly total: string;
  readonly toPay: string;
  readonly refund: string;
  readonly before: string;
  readonly account: string;
  readonly holder: string;
  readonly reference: string;
  readonly received: string;
  readonly receivedOn: string;
  readonly payNow: string;
}

const WORDS: Readonly<Record<DocumentLanguage, InvoiceMailWords>> = {
  nl: {
    number: 'Factuurnummer',
    total: 'Totaal',
    toPay: 'Te betalen',
    refund: 'U ontvangt',
    before: 'Betalen voor',
    account: 'Rekeningnummer',
    holder: 'Ten name van',
    reference: 'Betalingskenmerk',
    received: 'Ontvangen',
    receivedOn: 'Ontvangen op',
    payNow: 'Nu betalen',
  },
  en: {
    number: 'Invoice number',
    total: 'Total',
    toPay: 'To pay',
    refund: 'You receive',
    before: 'Due date',
    account: 'Bank account',
    holder: 'Account holder',
    reference: 'Payment reference',
    received: 'Received',
    receivedOn: 'Received on',
    payNow: 'Pay now',
  },
  de: {
    number: 'Rechnungsnummer',
    total: 'Gesamtbetrag',
    toPay: 'Zu zahlen',
    refund: 'Sie erhalten',
    before: 'Zahlbar bis',
    account: 'IBAN',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
    received: 'Erhalten',
    receivedOn: 'Erhalten am',
    payNow: 'Jetzt bezahlen',
  },
  fr: {
    number: 'Numéro de facture',
    total: 'Total',
    toPay: 'À payer',
    refund: 'Vous recevez',
    before: 'À payer avant le',
    account: 'IBAN',
    holder: 'Titulaire du compte',
    reference: 'Référence de paiement',
    received: 'Reçu',
    receivedOn: 'Reçu le',
    payNow: 'Payer maintenant',
  },
};

/**
 * The facts of a mail with an invoice, in its language: how to pay `open`, in cents, or how much the customer gets
 * back.
 */
export function listInvoiceFacts(invoice: PrintedInvoice, open: Cents): MailFact[] {
  const { words, formats } = selectLanguage(invoice);
  const number = createFact(words.number, invoice.factuur_nummer);
  if (open < 0) return [...createFact(words.refund, formats.money(asCents(0 - open))), ...number];
  if (open === 0)
    return [...createFact(words.total, formats.money(invoice.calculated_totaalbedrag_inclusief_btw)), ...number];

  const { iban, bank_tnv, naam } = invoice.afdruk.afzender;
  const due = calculateDueDate(invoice);
  return [
    ...createFact(words.toPay, formats.money(open)),
    ...createFact(words.before, due === null ? null : formats.date(due)),
    ...createFact(words.account, iban === null ? null : formats.iban(iban)),
    ...createFact(words.holder, iban === null ? null : (bank_tnv ?? naam)),
    ...createFact(words.reference, invoice.datum === null ? null : formatReference(invoice.afdruk.betalingskenmerk)),
    ...number,
  ];
}

/**
 * The facts of a payment's confirmation, in the language of its invoice; `open` is the amount left to pay, in cents.
 */
export function listPaymentFacts(invoice: PrintedInvoice, { bedrag, datum }: ReceivedPayment, open: Cents): MailFact[] {
  const { words, formats } = selectLanguage(invoice);
  return [
    ...createFact(words.received, formats.money(bedrag)),
    ...createFact(words.receivedOn, formats.date(datum)),
    ...createFact(words.toPay, open > 0 ? formats.money(open) : null),
    ...createFact(words.number, invoice.factuur_nummer),
  ];
}

/** The button of a mail with an invoice that can be paid at an address, in its language; null without one. */
export function createPayButton(invoice: PrintedInvoice, paymentUrl: string | null): MailButton | null {
  return paymentUrl === null ? null : { label: selectLanguage(invoice).words.payNow, url: paymentUrl };
}

function selectLanguage({ afdruk }: PrintedInvoice): {
  words: InvoiceMailWords;
  formats: ReturnType<typeof createFormats>;
} {
  const { locale } = afdruk.vormgeving;
  return { words: WORDS[languageOf(locale)], formats: createFormats(locale) };
}

function createFact(label: string, value: string | null): MailFact[] {
  return value === null || value === '' ? [] : [{ label, value }];
}
