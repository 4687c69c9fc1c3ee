// The numbers of finalised invoices: one series per company and year, without gaps.
import type { ReservedNumber } from '../../domain/invoices/invoice-number.ts';
import type { Writer } from '../engine/session/database.ts';
import { defineCommand } from '../engine/session/sql.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

declareConstraints('invoice_counters', { unique: { invoice_counters_pkey: 'never' } });

const countNumber = defineCommand<Pick<ReservedNumber, 'volgnummer' | 'last'>>(
  () => `insert into invoice_counters (bedrijf_id, jaar, volgnummer, datum) values (?, ?, 1, ?)
    on conflict (bedrijf_id, jaar) do update
    set volgnummer = invoice_counters.volgnummer + 1, datum = excluded.datum
    where invoice_counters.datum <= excluded.datum
    returning volgnummer, hash as "last"`,
);

/**
 * Claims the next number of a company in the year of a local date; undefined when the series has a later date. The
 * counter row stays locked until the transaction ends, so it is locked last of all. A rollback returns the number: a
 * database sequence would leave a gap. docs/decisions/021-invoices-and-payments.md.
 *
 * Example: the last number of 2026 is 41, of 14 March. Transactions A and B finalise an invoice on 15 March at the same
 * time.
 *
 * - A gets 42 and locks the counter, and B waits for it.
 * - A commits, and B gets 43. If A rolls back instead, B gets 42.
 * - Transaction C asks for a number of 14 March after that, and gets undefined: the series has 15 March already.
 */
export async function claimNextNumber(
  db: Writer,
  bedrijf_id: number,
  datum: string,
): Promise<ReservedNumber | undefined> {
  const jaar = Number(datum.slice(0, 4));
  const [numberRow] = await countNumber(db, bedrijf_id, jaar, datum);
  return numberRow && { jaar, ...numberRow };
}
