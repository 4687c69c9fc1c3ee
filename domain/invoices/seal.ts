// The seal of a finalised invoice: which of its contents it covers, and in which notation.
import type { components } from '../../generated/types.ts';
import type { PlannedInvoiceLine } from './invoice-lines.ts';
import type { RateTotal } from '../values/vat.ts';

type Invoice = components['schemas']['Invoice'];

/** The sealed members of an invoice by their names. The status is not one, because payments change it. */
const SEALED_MEMBERS = [
  'bedrijf_id',
  'klant_id',
  'boeking_id',
  'context',
  'factuur_nummer',
  'datum',
  'opmerking',
  'aantal_personen',
  'betaaltermijn',
  'referentie_klant',
  'reference_external',
  'crediteert_factuur_id',
  'btw_verlegd',
  'voorschot_percentage',
  'afdruk',
] as const satisfies readonly (keyof Invoice)[];

type SealedMember = (typeof SEALED_MEMBERS)[number];

/** The printed contents of a finalised invoice. */
export interface SealedInvoice extends Pick<Invoice, SealedMember | 'calculated_totaalbedrag_inclusief_btw'> {
  readonly jaar: number | null;
  readonly volgnummer: number | null;
}

/**
 * Returns the text whose SHA-256 is the seal of an invoice. It contains the previous seal in its series (null for the
 * first one), and the invoice's contents with sorted members. See docs/decisions/120-seals-and-e-invoices.md.
 *
 * The text of a stored invoice must never change. Its lines and `afdruk` are in it whole. A new member of these must be
 * absent where it is not used, as `vooruitbetaald` is in most lines. Otherwise the seals of all stored invoices fail.
 */
export function formatSealText(
  previous: string | null,
  invoice: SealedInvoice,
  lines: readonly PlannedInvoiceLine[],
  vat: readonly RateTotal[],
): string {
  const contents = {
    ...Object.fromEntries(SEALED_MEMBERS.map((name) => [name, invoice[name]])),
    jaar: invoice.jaar,
    volgnummer: invoice.volgnummer,
    totaal: invoice.calculated_totaalbedrag_inclusief_btw,
    btw: vat.map((total) => [total.btw_percentage, total.gross, total.vat]),
    regels: lines,
  };
  return JSON.stringify(sortMembers({ previous, contents }));
}

/** Returns a value with the members of every object sorted by name. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, each]) => [name, sortMembers(each)]));
}
