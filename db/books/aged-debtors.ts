// Open amounts of permanent invoices on a day, by customer and by the days since they were due.
import { agedDebtorsOn, type AgedDebtor, type DueInvoice } from '../../domain/books/aged-debtors.ts';
import { datePlus } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { statement } from '../engine/session/sql.ts';
import type { Steps } from '../engine/walk.ts';
import * as customers from '../people/customers.ts';

/** So many customers with invoices are looked at in one step. */
const STEP = 1000;

const lastOfStep = statement<{ readonly last: number | null }>(
  () => `select max(klant_id) as last from (
    select distinct klant_id from invoices where klant_id > ? order by klant_id limit ?) as step`,
);

// domain/invoices/invoice-document.ts has the rule of the due date, this the same in SQL. Permanent invoices alone have a date.
const unsettled = statement<DueInvoice>((dialect) => {
  const due = datePlus(dialect, 'datum', '(case when betaaltermijn > 0 then betaaltermijn else 0 end)');
  return `select id, boeking_id, klant_id, bedrijf_id, crediteert_factuur_id, total, paid, ${due} as due
    from (
      select invoice.id, min(invoice.calculated_totaalbedrag_inclusief_btw) as total,
        cast(coalesce(sum(payment.bedrag), 0) as bigint) as paid
      from invoices invoice
      left join invoice_payments payment on payment.factuur_id = invoice.id and payment.paid_on <= ?
      where invoice.klant_id > ? and invoice.klant_id <= ? and invoice.datum <= ?
        and (cast(? as integer) is null or invoice.bedrijf_id = ?)
      group by invoice.klant_id, invoice.id
    ) as owed join invoices using (id) where total <> paid order by klant_id, id`;
});

/**
 * The debts of customers on a local date, by id, a thousand customers a step; who owes nothing and gets nothing back is left
 * out. The rows of a step are of one moment.
 */
export async function* agedDebtors(db: Reader, day: string, company: number | null): Steps<AgedDebtor> {
  for (let after = 0; ;) {
    const [{ last } = { last: null }] = await lastOfStep(db, after, STEP);
    if (last === null) return;
    const found = agedDebtorsOn(day, await unsettled(db, day, after, last, day, company, company));
    const ids = found.map(({ klant_id }) => klant_id);
    const people = await customers.readKnownNamed(db, ids);
    db = yield found.map((row) => ({ ...row, klant_naam: people.get(row.klant_id)?.displaynaam ?? '' }));
    after = last;
  }
}
