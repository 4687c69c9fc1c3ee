// The charged lines of finalised invoices, across invoices: their selection for a list, and the amounts of each.
import type { Knex } from 'knex';
import type { BasisPoints, components } from '../../generated/types.ts';
import { addDays } from '../../domain/values/calendar.ts';
import { calculateDiscountFactor } from '../../domain/values/discount.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isAmong, avoidIndex } from '../engine/session/dialect.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { rows as lines, type InvoiceLineRow } from './invoice-lines.ts';
import { rows as invoices } from './invoices.ts';
import type { Selection } from '../engine/listing.ts';

type ChargedLine = components['schemas']['ChargedLine'];

/** The filters of a list of charged lines; both ends of the period are included. */
export interface ChargedLineFilter {
  readonly begin: string;
  readonly eind: string;
  readonly referentiedatum: 'factuur' | 'booking';
  readonly product_id?: readonly number[] | undefined;
  readonly btw_percentage?: readonly BasisPoints[] | undefined;
  readonly 'Factuur.bedrijf_id'?: readonly number[] | undefined;
  readonly 'Factuur.context'?: readonly string[] | undefined;
}

/** The longest period whose lines are sorted after they are found. In a longer one a scan by id fills a page soon. */
const SHORT_PERIOD_DAYS = 92;

/** Selects the charged lines of a list, by id. */
export function select(_db: Reader, query: ChargedLineFilter): Selection {
  return {
    buildQuery: (db) => filterLines(db, query),
    grows: 'invoice_lines',
    order: [{ column: 'line.id', direction: 'asc', isSorted: isShort(query) }],
  };
}

function isShort({ begin, eind }: ChargedLineFilter): boolean {
  return addDays(begin, SHORT_PERIOD_DAYS) >= eind;
}

function filterLines(db: Reader, query: ChargedLineFilter): Knex.QueryBuilder {
  const builder = db
    .build('invoice_lines as line')
    .join('invoices as invoice', 'invoice.id', 'line.factuur_id')
    .whereNot('invoice.status', 'concept')
    .where('line.type', 'item');

  const period = [query.begin, query.eind] as const;
  const isByBooking = query.referentiedatum === 'booking';
  if (isByBooking) void builder.join('bookings as booking', 'booking.id', 'invoice.boeking_id');
  void builder.whereBetween(isByBooking ? 'booking.datum' : 'invoice.datum', period);

  // With this condition SQLite finds the few bookings of a short period first. Without it, it scans all lines by id.
  if (isByBooking && isShort(query))
    void builder.whereIn('invoice.boeking_id', db.build('bookings').select('id').whereBetween('datum', period));

  const valuesByColumn = {
    'line.product_id': query.product_id,
    'line.btw_percentage': query.btw_percentage,
    'invoice.bedrijf_id': query['Factuur.bedrijf_id'],
    'invoice.context': query['Factuur.context'],
  };

  // SQLite would look these columns up first, and the period selects fewer rows.
  for (const [column, values] of Object.entries(valuesByColumn))
    if (values !== undefined) void builder.where(isAmong(db, avoidIndex(db, column), values));
  return builder;
}

/** Reads charged lines by id. Three queries at most: the lines, the groups around them, and their invoices. */
export const read: ReadByIds<ChargedLine> = async (db, ids) => {
  const items = await lines.read(db, ids);
  const invoiceIds = [...new Set([...items.values()].map(({ factuur_id }) => factuur_id))];
  const groups = await readGroups(db, invoiceIds);
  const invoicesById = await invoices.read(db, invoiceIds);
  return new Map([...items].map(([id, line]) => [id, toChargedLine(line, groups, invoicesById)]));
};

const selectGroups = defineStatement<InvoiceLineRow>(
  (dialect) => `select * from invoice_lines where ${isInList(dialect, 'factuur_id')} and type = 'groep'`,
);

async function readGroups(db: Reader, invoiceIds: readonly number[]): Promise<ReadonlyMap<number, InvoiceLineRow>> {
  if (invoiceIds.length === 0) return new Map();
  return new Map((await selectGroups(db, invoiceIds)).map((row) => [row.id, row]));
}

function toChargedLine(
  line: InvoiceLineRow,
  groups: ReadonlyMap<number, InvoiceLineRow>,
  invoicesById: Awaited<ReturnType<typeof invoices.read>>,
): ChargedLine {
  const { id, factuur_id, naam, kortingomschrijving, product_id, boekingsregel_id, vooruitbetaald } = line;
  const { aantal, bedrag, btw_percentage, totaal_inc_btw, totaal_exc_btw } = line;
  const invoice = invoicesById.get(factuur_id);
  const isItem = aantal !== null && bedrag !== null && btw_percentage !== null;
  if (!isItem || totaal_inc_btw === null || totaal_exc_btw === null || invoice?.datum == null)
    throw new Error(`Line ${String(id)} is no charged line of a finalised invoice.`);

  const { klant_id, datum, status, factuur_nummer, bedrijf_id } = invoice;
  return {
    id,
    factuur_id,
    naam,
    kortingomschrijving,
    aantal,
    bedrag,
    btw_percentage,
    product_id,
    boekingsregel_id,
    kortingsfactor: calculateDiscountFactor(discountsOf(line, groups)),
    totaal_inc_btw,
    totaal_exc_btw,
    vooruitbetaald,
    Factuur: { id: factuur_id, klant_id, datum, status, factuur_nummer: factuur_nummer ?? '', bedrijf_id },
  };
}

/** The discount of a line, and those of all groups around it. */
function discountsOf(line: InvoiceLineRow, groups: ReadonlyMap<number, InvoiceLineRow>): BasisPoints[] {
  const around = line.parent_id === null ? undefined : groups.get(line.parent_id);
  return [line.kortingspercentage, ...(around === undefined ? [] : discountsOf(around, groups))];
}
