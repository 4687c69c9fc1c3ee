// The facts of journal entries: finalised invoices and payments, with the accounts of their lines.
import type { BasisPoints, Cents } from '../../generated/types.ts';
import type { LedgerNumberOwner, BookedInvoice, EarnedLine, JournalEntry } from '../../domain/books/journal.ts';
import { forceIndexIn } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { groupBy } from '../engine/group-by.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import * as invoices from '../invoices/invoices.ts';
import * as vat from '../invoices/invoice-vat.ts';
import { HUNDRED_PERCENT } from '../../domain/values/money.ts';

/** The columns of an invoice that each of its entries repeats. */
export interface InvoiceIdentity extends Pick<JournalEntry, 'bedrijf_id' | 'klant_id' | 'klant_naam'> {
  readonly factuur_id: number;
  readonly factuur_nummer: string;
  readonly factuur_datum: string;
}

export interface InvoiceFacts extends BookedInvoice {
  readonly invoice: InvoiceIdentity;
  readonly isCredit: boolean;
}

export interface PaymentFacts {
  readonly invoice: InvoiceIdentity;
  readonly betaling_id: number;
  readonly bedrag: Cents;
  readonly betaald_op: string;
  readonly betaalmethode_id: number | null;
  readonly isSettlement: boolean;
  readonly method: LedgerNumberOwner | null;
}

/** A finalised invoice that has no entry yet. */
export interface UnbookedInvoice extends InvoiceIdentity {
  readonly crediteert_factuur_id: number | null;
  readonly btw_verlegd: boolean;
  readonly total: Cents;
}

const selectBookedInvoices = defineStatement<{ factuur_id: number }>(
  (dialect) => `select factuur_id from ${forceIndexIn(dialect, 'journal_entries', 'journal_entries_invoice')}
    where ${isInList(dialect, 'factuur_id')} and betaling_id is null`,
);

interface EarnedLineRow extends Omit<EarnedLine, 'isAdvance' | 'isPrepaid' | 'group'> {
  readonly factuur_id: number;
  readonly charged: BasisPoints;
  readonly settled: BasisPoints | null;
  readonly prepaid: boolean | number;
  readonly group_naam: string | null;
  readonly ledger_number: string | null;
  readonly cost_center: string | null;
}

// `source` is the line itself, or the line that a line of a credit invoice reverses. `around` is the group of the source;
// it names the advance invoice that its lines settle.
const selectEarnedLines = defineStatement<EarnedLineRow>(
  (dialect) => `select line.factuur_id, line.btw_percentage, line.totaal_exc_btw as net, line.vooruitbetaald as prepaid,
      origin.voorschot_percentage as charged, settled.voorschot_percentage as settled,
      product_group.naam as group_naam, product_group.ledger_number, product_group.cost_center
    from invoice_lines line
    join invoices invoice on invoice.id = line.factuur_id
    join invoices origin on origin.id = coalesce(invoice.crediteert_factuur_id, invoice.id)
    left join invoice_lines source on source.id = coalesce(line.credits_line_id, line.id)
    left join invoice_lines around on around.id = source.parent_id
    left join invoices settled on settled.id = around.voorschot_factuur_id
    left join products product on product.id = line.product_id
    left join product_groups product_group on product_group.id = product.productgroep_id
    where ${isInList(dialect, 'line.factuur_id')} and line.type = 'item'
    order by line.factuur_id, line.position`,
);

/** Returns those of these invoices that are finalised and have no entry yet, by id. */
export async function findUnbooked(db: Reader, ids: readonly number[]): Promise<UnbookedInvoice[]> {
  const finalisedInvoices = [...(await invoices.rows.read(db, ids)).values()].filter(
    ({ status }) => status !== 'concept',
  );
  const finalisedIds = finalisedInvoices.map(({ id }) => id);
  const bookedIds = new Set(
    finalisedIds.length === 0 ? [] : (await selectBookedInvoices(db, finalisedIds)).map(({ factuur_id }) => factuur_id),
  );
  return finalisedInvoices.filter(({ id }) => !bookedIds.has(id)).flatMap((row) => unbookedOf(row) ?? []);
}

/** Returns a stored invoice as one that has no entry yet; undefined while it is a draft. */
export function unbookedOf(row: invoices.InvoiceRow): UnbookedInvoice | undefined {
  const { id, factuur_nummer, datum, afdruk, bedrijf_id, klant_id, crediteert_factuur_id, btw_verlegd } = row;
  if (factuur_nummer === null || datum === null) return undefined;

  return {
    bedrijf_id,
    factuur_id: id,
    factuur_nummer,
    factuur_datum: datum,
    klant_id,
    klant_naam: afdruk?.geadresseerde.naam ?? '',
    crediteert_factuur_id,
    btw_verlegd,
    total: row.calculated_totaalbedrag_inclusief_btw,
  };
}

/** The lines and VAT of an invoice's entry, which are independent of its number. */
export type BookedContents = Pick<InvoiceFacts, 'vat' | 'lines'>;

/**
 * Returns the lines and VAT of invoices for their entries, by id; every requested invoice has a value. At most two
 * queries.
 */
export async function contentsOf(db: Reader, ids: readonly number[]): Promise<Map<number, BookedContents>> {
  if (ids.length === 0) return new Map();
  const [items, totals] = await Promise.all([selectEarnedLines(db, ids), vat.readByInvoice(db, ids)]);
  const lines = groupBy(items, ({ factuur_id }) => factuur_id);
  return new Map(ids.map((id) => [id, { vat: totals.get(id) ?? [], lines: (lines.get(id) ?? []).map(toEarnedLine) }]));
}

/** Returns the facts of an invoice for the journal. */
export function factsOf(unbooked: UnbookedInvoice, { vat: rates, lines }: BookedContents): InvoiceFacts {
  const { crediteert_factuur_id, btw_verlegd, total, ...invoice } = unbooked;
  return { invoice, isCredit: crediteert_factuur_id !== null, total, vat: btw_verlegd ? [] : rates, lines };
}

function toEarnedLine(row: EarnedLineRow): EarnedLine {
  const { btw_percentage, net, charged, settled, prepaid, group_naam, ledger_number, cost_center } = row;
  const isAdvance = charged !== HUNDRED_PERCENT || (settled ?? HUNDRED_PERCENT) !== HUNDRED_PERCENT;

  return {
    btw_percentage,
    net,
    isAdvance,
    isPrepaid: Boolean(prepaid),
    group: group_naam === null ? null : { naam: group_naam, ledger_number, cost_center },
  };
}

interface JournalPaymentRow extends InvoiceIdentity, Omit<PaymentFacts, 'invoice' | 'isSettlement' | 'method'> {
  readonly settles_id: number | null;
  readonly naam: string | null;
  readonly ledger_number: string | null;
}

const selectPayments = defineStatement<JournalPaymentRow>(
  (
    dialect,
  ) => `select booked.bedrijf_id, booked.factuur_id, booked.factuur_nummer, booked.factuur_datum, booked.klant_id,
      booked.klant_naam, payment.id as betaling_id, payment.bedrag, payment.paid_on as betaald_op, payment.betaalmethode_id, payment.settles_id, method.naam, method.ledger_number
    from invoice_payments payment
    join ${forceIndexIn(dialect, 'journal_entries as booked', 'journal_entries_invoice')}
      on booked.factuur_id = payment.factuur_id and booked.betaling_id is null
    left join payment_methods method on method.id = payment.betaalmethode_id
    where ${isInList(dialect, 'payment.id')} order by payment.id`,
);

/** Returns the payments whose invoices have entries, by id. One query. */
export async function readPayments(db: Reader, ids: readonly number[]): Promise<Map<number, PaymentFacts>> {
  const payments = ids.length === 0 ? [] : await selectPayments(db, ids);
  return new Map(
    payments.map(
      ({ betaling_id, bedrag, betaald_op, betaalmethode_id, settles_id, naam, ledger_number, ...invoice }) => {
        const method = naam === null ? null : { naam, ledger_number, cost_center: null };
        const paymentColumns = { betaling_id, bedrag, betaald_op, betaalmethode_id };
        return [betaling_id, { invoice, ...paymentColumns, isSettlement: settles_id !== null, method }];
      },
    ),
  );
}
