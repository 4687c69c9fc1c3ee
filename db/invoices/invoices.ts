// Invoices: drafts and finalised ones, and the invoiced amounts of a booking.
import type { Cents, components } from '../../generated/types.ts';
import type { CreditBasis, CreditedPart } from '../../domain/invoices/credit.ts';
import { isWhollyCredited, type InvoicedBefore } from '../../domain/invoices/invoice.ts';
import type { PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';
import { completePrint } from '../../domain/invoices/invoice-look.ts';
import { asCents, HUNDRED_PERCENT } from '../../domain/values/money.ts';
import { calculateVatAmounts } from '../../domain/invoices/payment.ts';
import type { NewDraft, StoredInvoice } from '../../domain/invoices/stored-invoice.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as lines from './invoice-lines.ts';
import * as vat from './invoice-vat.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type Invoice = components['schemas']['Invoice'];

export type { StoredInvoice as InvoiceRow } from '../../domain/invoices/stored-invoice.ts';
type InvoiceRow = StoredInvoice;

export const rows = defineTable<InvoiceRow>('invoices', {
  within: { root: 'bookings', column: 'boeking_id' },
  unique: { invoices_bedrijf_id_jaar_volgnummer_unique: 'never' },
  checks: { invoices_permanent_check: 'never' },
  references: { boeking_id: 'boeking_id', klant_id: null, bedrijf_id: null, crediteert_factuur_id: null },
});

/** Reads invoices by id, without their lines. Two queries. */
export const read: ReadByIds<Invoice> = async (db, ids) => {
  const [invoiceRows, totals] = await Promise.all([rows.read(db, ids), vat.readByInvoice(db, ids)]);
  return new Map(
    [...invoiceRows].map(([id, row]) => [
      id,
      { btw: calculateVatAmounts(totals.get(id) ?? [], row.btw_verlegd), ...toInvoice(row) },
    ]),
  );
};

/** Reads invoices by id, with their lines. Three queries. */
export const readWhole: ReadByIds<Invoice> = async (db, ids) => {
  const [invoicesById, regels] = await Promise.all([read(db, ids), lines.readByInvoice(db, ids)]);
  return new Map([...invoicesById].map(([id, invoice]) => [id, { regels: regels.get(id) ?? [], ...invoice }]));
};

function toInvoice(row: InvoiceRow): Omit<Invoice, 'btw'> {
  return {
    id: row.id,
    klant_id: row.klant_id,
    boeking_id: row.boeking_id,
    bedrijf_id: row.bedrijf_id,
    context: row.context,
    status: row.status,
    factuur_nummer: row.factuur_nummer,
    verstuur_factuur_op: row.verstuur_factuur_op,
    datum: row.datum,
    opmerking: row.opmerking,
    aantal_personen: row.aantal_personen,
    betaaltermijn: row.betaaltermijn,
    pdf_locatie: row.status === 'concept' ? null : formatPdfPath(row.id),
    pdf_href: formatPdfPath(row.id),
    referentie_klant: row.referentie_klant,
    reference_external: row.reference_external,
    herinnering1: row.herinnering1,
    herinnering2: row.herinnering2,
    calculated_totaalbedrag_inclusief_btw: row.calculated_totaalbedrag_inclusief_btw,
    provider_transaction_id: row.provider_transaction_id,
    crediteert_factuur_id: row.crediteert_factuur_id,
    btw_verlegd: row.btw_verlegd,
    voorschot_percentage: row.voorschot_percentage,
    afdruk: row.afdruk === null ? null : completePrint(row.id, row.afdruk),
    hash: row.hash,
    previous_hash: row.previous_hash,
    metadata: row.metadata,
  };
}

function formatPdfPath(id: number): string {
  return `/api2/facturen/${String(id)}/pdf`;
}

/** Stores a new draft with its lines and VAT; returns the stored draft. */
export async function insert(db: Writer, draft: NewDraft, plan: PlannedInvoice): Promise<InvoiceRow> {
  const row = { ...draft, calculated_totaalbedrag_inclusief_btw: plan.total };
  const id = await rows.insert(db, row);
  await Promise.all([lines.insert(db, id, plan.lines), vat.insert(db, id, plan.vat)]);
  return { ...row, id };
}

/** Replaces the contents of a draft, where they differ; returns the stored draft. */
export async function rewrite(
  db: Writer,
  before: InvoiceRow,
  changes: Partial<NewDraft>,
  plan: PlannedInvoice,
): Promise<InvoiceRow> {
  const rowChanges = { ...changes, calculated_totaalbedrag_inclusief_btw: plan.total };
  await rows.update(db, before, rowChanges);
  await lines.rewrite(db, before.id, plan.lines);
  await vat.rewrite(db, before.id, plan.vat);
  return { ...before, ...rowChanges };
}

/** Reads a locked draft in the form of events, so that nothing of it is read while its number is locked. */
export async function noteLocked(db: Writer, id: number): Promise<void> {
  db.changes.noteLocked(rows.name, { read: readWhole, rows: await readWhole(db, [id]) });
}

/** Removes drafts with their lines. */
export function remove(db: Writer, drafts: readonly InvoiceRow[]): Promise<void> {
  return rows.removeMany(db, drafts);
}

/** Returns the drafts of a booking, by id. */
export async function draftsOf(db: Reader, bookingId: number): Promise<InvoiceRow[]> {
  return (await findByBooking(db, bookingId)).filter(({ status }) => status === 'concept');
}

/** Returns the stored invoices of a booking, by id. */
export async function findByBooking(db: Reader, bookingId: number): Promise<InvoiceRow[]> {
  return (await rows.readByParent(db, 'boeking_id', [bookingId])).get(bookingId) ?? [];
}

/**
 * Returns the finalised invoices of a booking, oldest first, each with its credit invoices, as facts for a later
 * invoice.
 */
export async function findFinalised(db: Reader, bookingId: number): Promise<InvoicedBefore[]> {
  return readInvoicedBefore(db, await findByBooking(db, bookingId));
}

/** Returns the facts of `findFinalised` for the finalised ones among `all` invoices of a booking. */
export async function readInvoicedBefore(db: Reader, all: readonly InvoiceRow[]): Promise<InvoicedBefore[]> {
  const finalised = all.filter(({ status }) => status !== 'concept');
  const ids = finalised.map(({ id }) => id);
  const items = await lines.readItemsByInvoice(db, ids);
  const totals = await vat.readByInvoice(db, ids);
  const originals = finalised.filter(({ crediteert_factuur_id }) => crediteert_factuur_id === null);

  return originals.map(({ id, factuur_nummer, voorschot_percentage, btw_verlegd }) => {
    const credits = finalised.filter(({ crediteert_factuur_id }) => crediteert_factuur_id === id);
    const all = [id, ...credits.map((credit) => credit.id)];
    return {
      id,
      factuur_nummer: factuur_nummer ?? '',
      isAdvance: voorschot_percentage !== HUNDRED_PERCENT,
      btw_verlegd,
      items: all.flatMap((each) => items.get(each) ?? []),
      vat: all.flatMap((each) => totals.get(each) ?? []),
    };
  });
}

/** Returns the facts for crediting a finalised invoice, from it and its credit invoices among `all` of its booking. */
export async function creditableOf(
  db: Reader,
  { id, btw_verlegd }: InvoiceRow,
  all: readonly InvoiceRow[],
): Promise<CreditBasis> {
  const finalised = all.filter(
    ({ crediteert_factuur_id, status }) => crediteert_factuur_id === id && status !== 'concept',
  );
  const credits = finalised.map((credit) => credit.id);
  const linesByInvoice = await lines.storedOf(db, [id, ...credits]);
  const totals = await vat.readByInvoice(db, [id, ...credits]);

  const toCreditedParts = (credit: InvoiceRow): CreditedPart[] =>
    (linesByInvoice.get(credit.id) ?? []).map((line) => {
      const quantity = credit.credited_lines?.find((wish) => wish.id === line.credits_line_id)?.aantal;
      return { ...line, requestedUnits: quantity };
    });

  return {
    isReverseCharged: btw_verlegd,
    lines: linesByInvoice.get(id) ?? [],
    vat: totals.get(id) ?? [],
    credited: finalised.flatMap(toCreditedParts),
    creditedVat: credits.flatMap((credit) => totals.get(credit) ?? []),
  };
}

/**
 * Returns the credit invoices of invoices, drafts included, by id and without their lines; every requested invoice has
 * a list.
 */
export async function creditsOf(db: Reader, ids: readonly number[]): Promise<Map<number, Invoice[]>> {
  const credits = await rows.readByParent(db, 'crediteert_factuur_id', ids);
  const invoicesById = await read(
    db,
    [...credits.values()].flat().map(({ id }) => id),
  );
  return new Map(
    [...credits].map(([id, creditRows]) => [id, creditRows.flatMap((row) => invoicesById.get(row.id) ?? [])]),
  );
}

const selectSomeFinalised = defineStatement<{ id: number }>(
  () => `select id from invoices where boeking_id = ? and status <> 'concept' limit 1`,
);

/** Returns whether a booking has a finalised invoice. */
export async function hasFinalised(db: Reader, bookingId: number): Promise<boolean> {
  return (await selectSomeFinalised(db, bookingId)).length > 0;
}

/** Returns whether a booking has a finalised invoice that is not wholly credited. */
export async function hasUncredited(db: Reader, bookingId: number): Promise<boolean> {
  return !(await findFinalised(db, bookingId)).every(isWhollyCredited);
}

const selectInvoicedTotals = defineStatement<{ boeking_id: number; total: number }>(
  (dialect) => `select boeking_id, cast(sum(calculated_totaalbedrag_inclusief_btw) as bigint) as total from invoices
    where ${isInList(dialect, 'boeking_id')} and status <> 'concept' group by boeking_id`,
);

/** Returns the totals of the finalised invoices of bookings, in cents; every requested booking has one. */
export async function sumInvoicedByBooking(db: Reader, bookingIds: readonly number[]): Promise<Map<number, Cents>> {
  const amounts = new Map(bookingIds.map((id) => [id, asCents(0)]));
  if (bookingIds.length === 0) return amounts;
  for (const { boeking_id, total } of await selectInvoicedTotals(db, bookingIds))
    amounts.set(boeking_id, asCents(total));
  return amounts;
}

/** The objects that events announce. */
export const announced = {
  Factuur: createEventObject({
    table: 'invoices',
    read: readWhole,
    schema: 'Invoice',
    reaches: { InvoiceDefinitive: ({ status }) => status !== 'concept' },
  }),
};
