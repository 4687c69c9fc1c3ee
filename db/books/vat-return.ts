// The VAT of finalised invoices by rate, and the charges under reverse charge.
import type { VatReturnRow } from '../../domain/books/vat-return.ts';
import { asCents } from '../../domain/values/money.ts';
import type { BasisPoints, Cents } from '../../generated/types.ts';
import { buildJsonText, LAST_TEXT } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

/** Local dates, both included; null for all companies. */
export interface VatPeriod {
  readonly begin: string;
  readonly eind: string;
  readonly bedrijf_id: number | null;
}

// Finalised invoices alone have a date.
const IS_INVOICED = `invoice.datum between ? and ?
  and (cast(? as integer) is null or invoice.bedrijf_id = ?)`;

// The price of a voucher was a payment at its order, so that it does not reduce the charge.
const CHARGED_LINES = `from invoice_lines line join invoices invoice on invoice.id = line.factuur_id
  where line.type = 'item' and not line.vooruitbetaald and ${IS_INVOICED}`;

interface NetRow {
  readonly btw_percentage: BasisPoints;
  readonly omzet: Cents;
  readonly facturen: number;
}

const selectNets = defineStatement<NetRow>(
  () => `select line.btw_percentage, cast(sum(line.totaal_exc_btw) as bigint) as omzet,
      cast(count(distinct invoice.id) as integer) as facturen
    ${CHARGED_LINES} and not invoice.btw_verlegd group by line.btw_percentage order by 1`,
);

const selectTaxes = defineStatement<{ readonly btw_percentage: BasisPoints; readonly btw: Cents }>(
  () => `select tax.btw_percentage, cast(sum(tax.vat) as bigint) as btw
    from invoice_vat tax join invoices invoice on invoice.id = tax.factuur_id
    where not invoice.btw_verlegd and ${IS_INVOICED} group by tax.btw_percentage`,
);

interface ReverseChargedRow {
  readonly landcode: string | null;
  readonly btw_nummer: string | null;
  readonly omzet: Cents;
  readonly facturen: number;
}

const selectReverseCharged = defineStatement<ReverseChargedRow>((dialect) => {
  const buildText = (member: string): string => buildJsonText(dialect, 'invoice.afdruk', ['geadresseerde', member]);
  return `select ${buildText('landcode')} as landcode, ${buildText('btw_nummer')} as btw_nummer,
      cast(sum(line.totaal_exc_btw) as bigint) as omzet, cast(count(distinct invoice.id) as integer) as facturen
    ${CHARGED_LINES} and invoice.btw_verlegd group by 1, 2`;
});

/**
 * Returns the rows of a VAT return: by rate, then by country and VAT number of customers under reverse charge. Three
 * queries.
 */
export async function readVatReturn(db: Reader, { begin, eind, bedrijf_id }: VatPeriod): Promise<VatReturnRow[]> {
  const parameters = [begin, eind, bedrijf_id, bedrijf_id] as const;
  const charged = await selectNets(db, ...parameters);
  const owed = await selectTaxes(db, ...parameters);
  const reverseChargedTo = await selectReverseCharged(db, ...parameters);
  const vat = new Map(owed.map(({ btw_percentage, btw }) => [btw_percentage, btw]));
  const rows = charged.map(({ btw_percentage, omzet, facturen }): VatReturnRow => {
    const soort = btw_percentage === 0 ? 'nul' : 'belast';
    return { ...NO_CUSTOMER, soort, btw_percentage, omzet, btw: vat.get(btw_percentage) ?? asCents(0), facturen };
  });
  const inOrder = reverseChargedTo.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const others = inOrder.map((row): VatReturnRow => {
    return { ...row, soort: 'verlegd', btw_percentage: null, btw: asCents(0) };
  });

  return [...rows, ...others].filter(({ omzet, btw }) => omzet !== 0 || btw !== 0);
}

function nameOf({ landcode, btw_nummer }: ReverseChargedRow): string {
  return `${landcode ?? LAST_TEXT} ${btw_nummer ?? LAST_TEXT}`;
}

const NO_CUSTOMER = { landcode: null, btw_nummer: null };
