// Seals finalised invoices in a hash chain, and verifies the chain to prove that none was changed since.
import { sha256Of } from '../engine/sha256.ts';
import type { components } from '../../generated/types.ts';
import { SeriesProof, type SeriesCounter, type SeriesLink } from '../../domain/invoices/invoice-series.ts';
import type { PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';
import { formatSealText, type SealedInvoice } from '../../domain/invoices/seal.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import type { WalkSteps } from '../engine/walk.ts';
import { sortQuery } from '../engine/session/dialect.ts';
import * as lines from './invoice-lines.ts';
import * as vat from './invoice-vat.ts';
import type { InvoiceRow } from './invoices.ts';
import { defineCommand, isInList, defineStatement } from '../engine/session/sql.ts';
import { determineInvoiceStatus } from '../../domain/invoices/payment.ts';
import { asCents } from '../../domain/values/money.ts';
import { findChangedDocuments } from './invoice-documents.ts';

type InvoiceSeries = components['schemas']['InvoiceSeries'];

const PAGE_INVOICES = 200;

const selectSums = defineStatement<{ factuur_id: number; paid: number }>(
  (dialect) =>
    `select factuur_id, sum(bedrag) as paid from invoice_payments where ${isInList(dialect, 'factuur_id')} group by factuur_id`,
);

async function paidOf(db: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  return new Map((await selectSums(db, ids)).map(({ factuur_id, paid }) => [factuur_id, paid]));
}

/** Returns the seal of an invoice that is about to be stored, chained to the previous seal of its series. */
export function sealOf(
  previous_hash: string | null,
  invoice: SealedInvoice,
  { lines: plannedLines, vat: totals }: Pick<PlannedInvoice, 'lines' | 'vat'>,
): { readonly hash: string; readonly previous_hash: string | null } {
  return { hash: hashText(formatSealText(previous_hash, invoice, plannedLines, totals)), previous_hash };
}

const updateSeal = defineCommand(() => 'update invoice_counters set hash = ? where bedrijf_id = ? and jaar = ?');

/** Stores the seal of the newest invoice of a series, whose counter `claimNextNumber` has locked. */
export async function storeSeal(
  db: Writer,
  { bedrijf_id, jaar }: Pick<SeriesCounter, 'bedrijf_id' | 'jaar'>,
  hash: string,
): Promise<void> {
  await updateSeal(db, hash, bedrijf_id, jaar);
}

interface SeriesFilter {
  readonly bedrijf_id?: number | undefined;
  readonly jaar?: number | undefined;
}

/**
 * Yields the proof for each series of a company and a year, filtered, by company and year; a few hundred invoices a
 * step.
 */
export async function* listSealProofs(db: Reader, narrowed: SeriesFilter): WalkSteps<InvoiceSeries> {
  const counters = await readCounters(db, narrowed);
  for (const counter of counters) {
    const walked = new SeriesProof();
    for (let after = 0; ;) {
      const chunk = await readLinks(db, counter, after);
      chunk.forEach((link) => {
        walked.add(link);
      });
      if (chunk.length < PAGE_INVOICES) break;
      after = chunk.at(-1)?.volgnummer ?? 0;
      db = yield [];
    }
    // Read again with the last invoices: the series may have grown since the first step.
    const [now = counter] = await readCounters(db, counter);
    db = yield [walked.conclude(now)];
  }
}

function readCounters(db: Reader, { bedrijf_id, jaar }: SeriesFilter): Promise<SeriesCounter[]> {
  const query = sortQuery(db, db.build('invoice_counters'), [
    { column: 'bedrijf_id', direction: 'asc', empty: null },
    { column: 'jaar', direction: 'asc', empty: null },
  ]);
  if (bedrijf_id !== undefined) void query.where({ bedrijf_id });
  if (jaar !== undefined) void query.where({ jaar });
  return db.query<SeriesCounter>(query);
}

const selectFollowingInvoices = defineStatement<InvoiceRow>(
  () => 'select * from invoices where bedrijf_id = ? and jaar = ? and volgnummer > ? order by volgnummer limit ?',
);

async function readLinks(db: Reader, { bedrijf_id, jaar }: SeriesCounter, after: number): Promise<SeriesLink[]> {
  const invoices = await selectFollowingInvoices(db, bedrijf_id, jaar, after, PAGE_INVOICES);
  const ids = invoices.map(({ id }) => id);
  const linesByInvoice = await lines.plannedOf(db, ids);
  const totals = await vat.readByInvoice(db, ids);
  const paidByInvoice = await paidOf(db, ids);
  const changedIds = await findChangedDocuments(db, ids);

  return invoices.map((invoice) => {
    const { id, factuur_nummer, volgnummer, hash, previous_hash } = invoice;
    const text = formatSealText(previous_hash, invoice, linesByInvoice.get(id) ?? [], totals.get(id) ?? []);
    const number = { factuur_nummer: factuur_nummer ?? '', volgnummer: volgnummer ?? 0 };
    return {
      id,
      ...number,
      hash,
      previous_hash,
      recomputed: hashText(text),
      isStatusRight: isPaidAs(invoice, paidByInvoice.get(id)),
      isDocumentRight: !changedIds.has(id),
    };
  });
}

// The seal covers no status, since later payments change it: it must follow from these.
function isPaidAs({ status, calculated_totaalbedrag_inclusief_btw: total }: InvoiceRow, paidAmount = 0): boolean {
  return status === determineInvoiceStatus(total, asCents(paidAmount));
}

function hashText(text: string): string {
  return sha256Of(text);
}
