// The values of the tags in mails about an invoice.
import type { Cents, components } from '../../generated/types.ts';
import { RECIPIENT_TAGS, fillRecipientTags } from '../announcements/recipient-tags.ts';
import type { MailRecipient } from '../announcements/mail.ts';
import { createFormats } from '../values/formats.ts';
import type { PrintedInvoice } from './invoice-document.ts';
import { INVOICE_TAGS, fillInvoiceTags } from './invoice-tags.ts';

type Schemas = components['schemas'];
type InvoiceMailCompany = Pick<
  Schemas['Company'],
  'standaard_aanhef' | 'standaard_titel_man' | 'standaard_titel_vrouw'
>;
type ContactPerson = Schemas['ContactPerson'];

/** The tags of every mail about an invoice. */
export const INVOICE_MAIL_TAGS = [
  ...INVOICE_TAGS,
  'uitje_personen',
  'factuur_betaaltermijn',
  'factuur_referentie_klant',
  'betaallink',
  'contact_adres',
  'contact_postcode',
  'contact_plaats',
  ...RECIPIENT_TAGS,
] as const;

/** The tags that only the confirmation of a payment has in addition. */
export const PAYMENT_TAGS = ['betaling_bedrag', 'betaling_datum', 'betaalmethode_naam'] as const;

export type InvoiceMailTag = (typeof INVOICE_MAIL_TAGS)[number];
export type PaymentTag = (typeof PAYMENT_TAGS)[number];

/** A received payment: the amount in cents, the local date, and the names of its methods. */
export interface ReceivedPayment {
  readonly bedrag: Cents;
  readonly datum: string;
  readonly betaalmethode: string;
}

/** The facts that the tags of a mail about an invoice print. Amounts are in cents. */
export interface InvoiceMailSubject {
  readonly invoice: PrintedInvoice;
  readonly company: InvoiceMailCompany;
  readonly person: MailRecipient;
  /** The amount still to be paid. */
  readonly open: Cents;
  /** The address at which it can be paid; null for none. */
  readonly paymentUrl: string | null;
  /** The acting member of staff; null for the scheduler. */
  readonly user: Pick<ContactPerson, 'voornaam' | 'achternaam'> | null;
}

/**
 * The values of all tags, in the language of the invoice; unknown ones are empty.
 * docs/decisions/130-mails-out-and-in.md.
 */
export function fillInvoiceMailTags({
  invoice,
  company,
  person,
  open,
  paymentUrl,
  user,
}: InvoiceMailSubject): Record<InvoiceMailTag, string> {
  const formats = createFormats(invoice.afdruk.vormgeving.locale);
  const { geadresseerde } = invoice.afdruk;

  return {
    ...fillInvoiceTags(invoice, formats),
    uitje_personen: formats.count(invoice.aantal_personen),
    factuur_betaaltermijn: formats.count(invoice.betaaltermijn),
    factuur_resterend_bedrag: formats.money(open),
    factuur_referentie_klant: invoice.referentie_klant ?? '',
    betaallink: paymentUrl ?? '',
    contact_adres: geadresseerde.adres ?? '',
    contact_postcode: geadresseerde.postcode ?? '',
    contact_plaats: geadresseerde.plaats ?? '',
    ...fillRecipientTags(person, company, user),
  };
}

/** The values of the tags of a confirmation, in the language of the invoice. */
export function fillPaymentTags(
  { bedrag, datum, betaalmethode }: ReceivedPayment,
  { afdruk }: Pick<PrintedInvoice, 'afdruk'>,
): Record<PaymentTag, string> {
  const formats = createFormats(afdruk.vormgeving.locale);
  return {
    betaling_bedrag: formats.money(bedrag),
    betaling_datum: formats.date(datum),
    betaalmethode_naam: betaalmethode,
  };
}
