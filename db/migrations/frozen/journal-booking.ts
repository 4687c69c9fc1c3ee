// Frozen, for 0025-journal: books the invoices and payments that were there before the journal.
import type { Knex } from 'knex';
import {
  ledgerIn,
  linesOfInvoice,
  linesOfPayment,
  linesOfSettlement,
  type InvoiceLine,
  type JournalLine,
  type Ledger,
  type RateVat,
} from './journal-lines.ts';

/** When the migration runs. */
interface Occasion {
  readonly now: string;
  readonly today: string;
}

interface Party {
  readonly bedrijf_id: number;
  readonly factuur_id: number;
  readonly factuur_nummer: string;
  readonly factuur_datum: string;
  readonly klant_id: number;
  readonly klant_naam: string;
}

interface InvoiceRow extends Party {
  readonly crediteert_factuur_id: number | null;
  readonly btw_verlegd: boolean | number;
  readonly total: number;
}

interface LineRow extends Omit<InvoiceLine, 'isAdvance'> {
  readonly factuur_id: number;
  readonly charged: number;
  readonly settled: number | null;
  readonly position: number;
}

interface PaymentRow extends Party {
  readonly betaling_id: number;
  readonly bedrag: number;
  readonly betaald_op: string;
  readonly betaalmethode_id: number | null;
  readonly settles_id: number | null;
  readonly naam: string | null;
  readonly ledger_number: string | null;
}

interface NewEntry {
  readonly entry: Readonly<Record<string, string | number | null>>;
  readonly lines: readonly JournalLine[];
}

const WHOLE = 10_000;
/** SQLite takes 500 rows in a statement. */
const ROWS = 100;
const PARTY = ['bedrijf_id', 'factuur_id', 'factuur_nummer', 'factuur_datum', 'klant_id', 'klant_naam'];

/** Books the permanent invoices whose ids are in a range, and their payments. */
export async function bookRange(knex: Knex, range: readonly [number, number], occasion: Occasion): Promise<void> {
  const settings: { slug: string; waarde: string | null }[] = await knex('settings').select('slug', 'waarde');
  const ledger = ledgerIn(new Map(settings.map(({ slug, waarde }) => [slug, waarde])));
  await insert(knex, await entriesOfInvoices(knex, range, ledger, occasion));
  await insert(knex, await entriesOfPayments(knex, range, ledger, occasion));
}

async function entriesOfInvoices(
  knex: Knex,
  range: readonly [number, number],
  ledger: Ledger,
  { now }: Occasion,
): Promise<NewEntry[]> {
  const invoices: InvoiceRow[] = await knex('invoices')
    .whereBetween('id', range)
    .whereNot('status', 'concept')
    .select({
      ...{ factuur_id: 'id', bedrijf_id: 'bedrijf_id', klant_id: 'klant_id', factuur_nummer: 'factuur_nummer' },
      ...{ factuur_datum: 'datum', crediteert_factuur_id: 'crediteert_factuur_id', btw_verlegd: 'btw_verlegd' },
      ...{ total: 'calculated_totaalbedrag_inclusief_btw' },
      klant_naam: knex.raw("coalesce(afdruk->'geadresseerde'->>'naam', '')"),
    });
  const lines = await linesIn(knex, range);
  const rates: (RateVat & { factuur_id: number })[] = await knex('invoice_vat')
    .whereBetween('factuur_id', range)
    .select('factuur_id', 'btw_percentage', 'vat');
  return inOrder(invoices, ({ factuur_id }) => factuur_id).map(
    ({ crediteert_factuur_id, btw_verlegd, total, ...party }) => {
      const isOwn = ({ factuur_id }: { factuur_id: number }): boolean => factuur_id === party.factuur_id;
      const soort = crediteert_factuur_id === null ? 'factuur' : 'creditfactuur';
      const vat = btw_verlegd ? [] : inOrder(rates.filter(isOwn), ({ btw_percentage }) => btw_percentage);
      return {
        entry: { datum: party.factuur_datum, soort, geboekt_op: now, ...party },
        lines: linesOfInvoice(
          total,
          vat,
          inOrder(lines.filter(isOwn), (line) => line.position).map(toInvoiceLine),
          ledger,
        ),
      };
    },
  );
}

/** A line of a credit invoice is of the kind of the line that it takes back, and that one's group says what it settles. */
function linesIn(knex: Knex, range: readonly [number, number]): Promise<LineRow[]> {
  return knex('invoice_lines as line')
    .join('invoices as invoice', 'invoice.id', 'line.factuur_id')
    .join('invoices as origin', 'origin.id', knex.raw('coalesce(invoice.crediteert_factuur_id, invoice.id)'))
    .leftJoin('invoice_lines as source', 'source.id', knex.raw('coalesce(line.credits_line_id, line.id)'))
    .leftJoin('invoice_lines as around', 'around.id', 'source.parent_id')
    .leftJoin('invoices as settled', 'settled.id', 'around.voorschot_factuur_id')
    .leftJoin('products as product', 'product.id', 'line.product_id')
    .leftJoin('product_groups as product_group', 'product_group.id', 'product.productgroep_id')
    .whereBetween('line.factuur_id', range)
    .where('line.type', 'item')
    .select({
      ...{ factuur_id: 'line.factuur_id', btw_percentage: 'line.btw_percentage', net: 'line.totaal_exc_btw' },
      ...{ charged: 'origin.voorschot_percentage', settled: 'settled.voorschot_percentage' },
      ...{ group_naam: 'product_group.naam', ledger_number: 'product_group.ledger_number' },
      ...{ cost_center: 'product_group.cost_center', position: 'line.position' },
    });
}

function toInvoiceLine({ charged, settled, ...line }: LineRow): InvoiceLine {
  return { ...line, isAdvance: charged !== WHOLE || (settled ?? WHOLE) !== WHOLE };
}

async function entriesOfPayments(
  knex: Knex,
  range: readonly [number, number],
  ledger: Ledger,
  { now, today }: Occasion,
): Promise<NewEntry[]> {
  const payments: PaymentRow[] = await knex('invoice_payments as payment')
    .join('journal_entries as booked', 'booked.factuur_id', 'payment.factuur_id')
    .whereNull('booked.betaling_id')
    .leftJoin('payment_methods as method', 'method.id', 'payment.betaalmethode_id')
    .whereBetween('payment.factuur_id', range)
    .select(...PARTY.map((column) => `booked.${column}`), {
      ...{ betaling_id: 'payment.id', bedrag: 'payment.bedrag', betaald_op: 'payment.paid_on' },
      ...{ betaalmethode_id: 'payment.betaalmethode_id', settles_id: 'payment.settles_id' },
      ...{ naam: 'method.naam', ledger_number: 'method.ledger_number' },
    });
  return inOrder(payments, ({ betaling_id }) => betaling_id).map(
    ({ bedrag, settles_id, naam, ledger_number, ...paid }) => {
      const method = naam === null ? null : { naam, ledger_number };
      // No payment was recorded before its invoice was permanent, whatever date it says, nor after today.
      const day = paid.betaald_op > paid.factuur_datum ? paid.betaald_op : paid.factuur_datum;
      const soort = settles_id === null ? 'betaling' : 'verrekening';
      return {
        entry: { datum: day > today ? today : day, soort, geboekt_op: now, ...paid },
        lines: settles_id === null ? linesOfPayment(bedrag, method, ledger) : linesOfSettlement(bedrag, ledger),
      };
    },
  );
}

async function insert(knex: Knex, entries: readonly NewEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += ROWS) {
    const some = entries.slice(first, first + ROWS);
    const made: { id: number }[] = await knex('journal_entries')
      .insert(some.map(({ entry }) => entry))
      .returning('id');
    // Ids are given out in the order of the rows; neither database promises to return them so.
    const ids = made.map(({ id }) => id).sort((a, b) => a - b);
    const lines = some.flatMap(({ lines: own }, at) =>
      own.map((line, position) => ({ entry_id: ids[at], position, ...line })),
    );
    for (let line = 0; line < lines.length; line += ROWS)
      await knex('journal_lines').insert(lines.slice(line, line + ROWS));
  }
}

function inOrder<Row>(rows: readonly Row[], by: (row: Row) => number): Row[] {
  return [...rows].sort((a, b) => by(a) - by(b));
}
