// The numbers of permanent invoices: one series per company and year, without gaps.
import { problem } from '../../domain/values/problem.ts';
import type { Writer } from '../engine/session/database.ts';
import { statement } from '../engine/session/sql.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

declareConstraints('invoice_counters', { unique: { invoice_counters_pkey: 'never' } });

/** A number in a series, and the seal of the invoice before it; null for the first one. */
export interface Taken {
  readonly jaar: number;
  readonly volgnummer: number;
  readonly last: string | null;
}

const take = statement<Pick<Taken, 'volgnummer' | 'last'>>(
  () => `insert into invoice_counters (bedrijf_id, jaar, volgnummer, datum) values (?, ?, 1, ?)
    on conflict (bedrijf_id, jaar) do update
    set volgnummer = invoice_counters.volgnummer + 1, datum = excluded.datum
    where invoice_counters.datum <= excluded.datum
    returning volgnummer, hash as "last"`,
);

/**
 * Takes the next number of a company in the year of a local date. The counter row stays locked until the transaction
 * ends, and a rollback gives the number back: a database sequence would leave a gap. Locked last of all.
 * Throws ERR_INVOICE_DATE_BEFORE_LAST when the series has a later date. docs/decisions/021-invoices.md.
 */
export async function nextNumber(db: Writer, bedrijf_id: number, datum: string): Promise<Taken> {
  const jaar = Number(datum.slice(0, 4));
  const [taken] = await take(db, bedrijf_id, jaar, datum);
  if (taken === undefined)
    throw problem(
      'ERR_INVOICE_DATE_BEFORE_LAST',
      `The last invoice of this company is dated after ${datum}: wait until that day, or correct the clock of the server.`,
    );
  return { jaar, ...taken };
}
