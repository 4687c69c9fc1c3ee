// The seal of a finalised invoice: which of its contents it covers, and in which notation.
import type { components } from '../../generated/types.ts';
import type { PlannedInvoiceLine } from './invoice-lines.ts';
import type { RateTotal } from '../values/vat.ts';

type Invoice = components['schemas']['Invoice'];

/** The printed contents of a finalised invoice. Its status is excluded, because payments change it. */
export interface SealedInvoice extends Pick<
  Invoice,
  | 'bedrijf_id'
  | 'klant_id'
  | 'boeking_id'
  | 'context'
  | 'factuur_nummer'
  | 'datum'
  | 'opmerking'
  | 'aantal_personen'
  | 'betaaltermijn'
  | 'referentie_klant'
  | 'reference_external'
  | 'calculated_totaalbedrag_inclusief_btw'
  | 'crediteert_factuur_id'
  | 'btw_verlegd'
  | 'voorschot_percentage'
  | 'afdruk'
> {
  readonly jaar: number | null;
  readonly volgnummer: number | null;
}

/**
 * Returns the text whose SHA-256 is the seal of an invoice. It contains the previous seal in its series (null for the
 * first one), and the invoice's contents with sorted members. An invoice gives one text for ever.
 * docs/decisions/120-seals-and-e-invoices.md.
 */
export function formatSealText(
  previous: string | null,
  invoice: SealedInvoice,
  lines: readonly PlannedInvoiceLine[],
  vat: readonly RateTotal[],
): string {
  const contents = {
    bedrijf_id: invoice.bedrijf_id,
    klant_id: invoice.klant_id,
    boeking_id: invoice.boeking_id,
    context: invoice.context,
    jaar: invoice.jaar,
    volgnummer: invoice.volgnummer,
    factuur_nummer: invoice.factuur_nummer,
    datum: invoice.datum,
    opmerking: invoice.opmerking,
    aantal_personen: invoice.aantal_personen,
    betaaltermijn: invoice.betaaltermijn,
    referentie_klant: invoice.referentie_klant,
    reference_external: invoice.reference_external,
    totaal: invoice.calculated_totaalbedrag_inclusief_btw,
    crediteert_factuur_id: invoice.crediteert_factuur_id,
    btw_verlegd: invoice.btw_verlegd,
    voorschot_percentage: invoice.voorschot_percentage,
    afdruk: invoice.afdruk,
    btw: vat.map(({ btw_percentage, gross, vat: amount }) => [btw_percentage, gross, amount]),
    regels: lines,
  };
  return JSON.stringify(sortMembers({ previous, contents }));
}

/** A value with the members of every object sorted by name. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, each]) => [name, sortMembers(each)]));
}
