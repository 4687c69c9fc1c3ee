// Invoices as they are stored: how a draft is created, of a booking or as a credit, and when one may be deleted.
import type { components } from '../../generated/types.ts';
import type { CreditedLine } from './credit.ts';
import { formatInvoiceNumber, type ReservedNumber } from './invoice-number.ts';
import { copiedFrom, type CopiedBooking } from './invoice-print.ts';
import { determineInvoiceStatus } from './payment.ts';
import { selectSendingDate } from './sending.ts';
import { asCents, HUNDRED_PERCENT } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['Invoice'];

/** An invoice without its lines. `jaar` and `volgnummer` make its number; null while it is a draft. */
export interface StoredInvoice extends Omit<
  Invoice,
  | 'pdf_locatie'
  | 'pdf_href'
  | 'btw'
  | 'regels'
  | 'Klant'
  | 'Boeking'
  | 'Betalingen'
  | 'Creditfactuur'
  | 'GecrediteerdeFactuur'
  | '_calculated'
  | '_betaald_bedrag'
> {
  readonly jaar: number | null;
  readonly volgnummer: number | null;
  /** For a credit invoice: the lines to credit (null: everything), and whether it settles the open amount. */
  readonly credited_lines: readonly CreditedLine[] | null;
  readonly verrekenen: boolean | null;
  /** Whether more than its total was paid: the status does not show it. */
  readonly overpaid: boolean;
}

/** A draft before it is stored: its lines decide its total. */
export type NewDraft = Omit<StoredInvoice, 'id' | 'calculated_totaalbedrag_inclusief_btw'>;

/** The members that are empty in every new draft. */
const BLANK_DRAFT = {
  status: 'concept',
  overpaid: false,
  factuur_nummer: null,
  jaar: null,
  volgnummer: null,
  datum: null,
  afdruk: null,
  hash: null,
  previous_hash: null,
  herinnering1: null,
  herinnering2: null,
} as const;

/** The terms of a new invoice of a booking, apart from the copied members. */
export type NewInvoiceTerms = Pick<Invoice, 'context' | 'reference_external' | 'voorschot_percentage' | 'btw_verlegd'> &
  Pick<Schemas['NewInvoice'], 'status' | 'verstuur_factuur_op' | 'metadata'>;

/**
 * Returns the draft of a booking. Throws ERR_CANNOT_COMBINE for a sending date of an invoice that is finalised at once.
 */
export function draftOf(
  booking: CopiedBooking & Pick<Schemas['Booking'], 'id'>,
  terms: NewInvoiceTerms,
  provider_transaction_id: number | null,
): NewDraft {
  const { context, reference_external, voorschot_percentage, btw_verlegd, metadata = {} } = terms;
  return {
    ...BLANK_DRAFT,
    ...copiedFrom(booking),
    boeking_id: booking.id,
    context,
    reference_external,
    voorschot_percentage,
    btw_verlegd,
    metadata,
    verstuur_factuur_op: selectSendingDate(terms),
    provider_transaction_id,
    crediteert_factuur_id: null,
    credited_lines: null,
    verrekenen: null,
  };
}

/** Returns the draft that credits an invoice, for its parties and on its terms. */
export function creditDraftOf(
  original: StoredInvoice,
  {
    regels,
    reden,
    verrekenen,
    metadata = {},
  }: Pick<Schemas['NewCredit'], 'regels' | 'reden' | 'verrekenen' | 'metadata'>,
): NewDraft {
  const { id, klant_id, boeking_id, bedrijf_id, context, aantal_personen, betaaltermijn } = original;
  const { referentie_klant, btw_verlegd } = original;

  return {
    ...BLANK_DRAFT,
    klant_id,
    boeking_id,
    bedrijf_id,
    context,
    aantal_personen,
    betaaltermijn,
    referentie_klant,
    btw_verlegd,
    opmerking: reden ?? null,
    reference_external: '',
    voorschot_percentage: HUNDRED_PERCENT,
    verstuur_factuur_op: null,
    provider_transaction_id: null,
    metadata,
    crediteert_factuur_id: id,
    credited_lines: regels ?? null,
    verrekenen,
  };
}

/** Whether an invoice follows changes of its booking: a draft, but not one that credits another invoice. */
export function isFollowingBooking({
  status,
  crediteert_factuur_id,
}: Pick<Invoice, 'status' | 'crediteert_factuur_id'>): boolean {
  return status === 'concept' && crediteert_factuur_id === null;
}

/** The credited invoice, among all invoices of the booking; undefined for an invoice that credits none. */
export function findCreditedInvoice<Row extends Pick<Invoice, 'id'>>(
  { id, crediteert_factuur_id }: Pick<Invoice, 'id' | 'crediteert_factuur_id'>,
  all: readonly Row[],
): Row | undefined {
  if (crediteert_factuur_id === null) return undefined;
  const original = all.find((each) => each.id === crediteert_factuur_id);
  if (original === undefined) throw new Error(`Invoice ${String(id)} credits one of another booking.`);
  return original;
}

/** Returns an invoice as finalised: with its number and date, and the status of an unpaid one. */
export function finaliseInvoice(
  draft: StoredInvoice,
  { jaar, volgnummer }: Pick<ReservedNumber, 'jaar' | 'volgnummer'>,
  {
    prefix,
    datum,
    afdruk,
  }: { readonly prefix: string; readonly datum: string; readonly afdruk: Schemas['InvoicePrint'] },
): StoredInvoice {
  const status = determineInvoiceStatus(draft.calculated_totaalbedrag_inclusief_btw, asCents(0));
  return {
    ...draft,
    jaar,
    volgnummer,
    factuur_nummer: formatInvoiceNumber(prefix, { jaar, volgnummer }),
    datum,
    status,
    afdruk,
  };
}

/** Throws ERR_INVOICE_NOT_DELETABLE for a finalised invoice. */
export function assertDeletable({ status }: Pick<Invoice, 'status'>): void {
  if (status !== 'concept')
    throw createProblem('ERR_INVOICE_NOT_DELETABLE', 'A finalised invoice cannot be deleted: credit it instead.');
}
