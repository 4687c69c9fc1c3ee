// The numbers of finalised invoices: one series per company and year, without gaps.
import type { ReservedNumber } from '../../domain/invoices/invoice-number.ts';
import type { Writer } from '../engine/session/database.ts';
import { defineCommand } from '../engine/session/sql.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

declareConstraints('invoice_counters', { unique: { invoice_counters_pkey: 'never' } });

const take = defineCommand<Pick<ReservedNumber, 'volgnummer' | 'last'>>(
  () => `insert into invoice_counters (bedrijf_id, jaar, volgnummer, datum) values (?, ?, 1, ?)
    on conflict (bedrijf_id, jaar) do update
    set volgnummer = invoice_counters.volgnummer + 1, datum = excluded.datum
    where invoice_counters.datum <= excluded.datum
    returning volgnummer, hash as "last"`,
);

/**
 * Takes the next number of a company in the year of a local date; undefined when the series has a later date. The counter
 * row stays locked until the transaction ends, and a rollback gives the number back: a database sequence would leave a gap.
 * Locked last of all. docs/decisions/021-invoices-and-payments.md.
 */
export async function claimNextNumber(
  db: Writer,
  bedrijf_id: number,
  datum: string,
): Promise<ReservedNumber | undefined> {
  const jaar = Number(datum.slice(0, 4));
  const [taken] = await take(db, bedrijf_id, jaar, datum);
  return taken && { jaar, ...taken };
}
