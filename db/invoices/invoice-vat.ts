// Charged gross and VAT of invoices per VAT rate.
import type { RateTotal } from '../../domain/values/vat.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineTable } from '../engine/changes/table.ts';

interface InvoiceVatRow extends RateTotal {
  readonly id: number;
  readonly factuur_id: number;
}

const rows = defineTable<InvoiceVatRow>('invoice_vat', {
  rootOf: (row) => ({ root: 'invoices', id: row.factuur_id }),
  unique: { invoice_vat_factuur_id_btw_percentage_unique: 'never' },
});

/** Returns gross and VAT per rate, lowest rate first, by invoice; every requested invoice has a list. */
export function readByInvoice(db: Reader, ids: readonly number[]): Promise<Map<number, RateTotal[]>> {
  return rows.readByParent(db, 'factuur_id', ids, 'btw_percentage');
}

/** Replaces the totals of an invoice; writes nothing when they are equal. */
export async function rewrite(db: Writer, factuur_id: number, totals: readonly RateTotal[]): Promise<void> {
  const before = (await rows.readByParent(db, 'factuur_id', [factuur_id], 'btw_percentage')).get(factuur_id) ?? [];
  if (totals.length === before.length && totals.every((total, index) => isSameTotal(total, before[index]))) return;
  await rows.removeMany(db, before);
  await insert(db, factuur_id, totals);
}

/** Stores the totals of an invoice without totals. */
export async function insert(db: Writer, factuur_id: number, totals: readonly RateTotal[]): Promise<void> {
  await rows.insertMany(
    db,
    totals.map(({ btw_percentage, gross, vat }) => ({ factuur_id, btw_percentage, gross, vat })),
  );
}

function isSameTotal(a: RateTotal, b: RateTotal | undefined): boolean {
  return a.btw_percentage === b?.btw_percentage && a.gross === b.gross && a.vat === b.vat;
}
