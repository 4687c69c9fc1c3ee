// Open amounts of permanent invoices on a day, by customer and by the days since they were due: the database adds up.
import type { AgedDebtor } from '../../domain/books/aged-debtors.ts';
import { datePlus } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { statement } from '../engine/session/sql.ts';
import type { Steps } from '../engine/walk.ts';
import * as customers from '../people/customers.ts';

type Row = Omit<AgedDebtor, 'klant_naam'>;

/** So many customers with invoices are looked at in one step. */
const STEP = 1000;

const lastOfStep = statement<{ readonly last: number | null }>(
  () => `select max(klant_id) as last from (
    select distinct klant_id from invoices where klant_id > ? order by klant_id limit ?) as step`,
);

// domain/invoices/invoice-document.ts has the rule of the due date, this the same in SQL. Permanent invoices alone have a date.
// Open amounts are grouped by invoice: SQLite would look payments up again for each mention of them otherwise.
const debtors = statement<Row>((dialect) => {
  const due = datePlus(dialect, 'invoice.datum', '(case when betaaltermijn > 0 then betaaltermijn else 0 end)');
  const day = dialect === 'postgres' ? 'cast(? as date)' : '?';
  const age = (name: string, condition: string): string =>
    `cast(coalesce(sum(case when ${condition} then open end), 0) as bigint) as ${name}`;
  const after = (days: number): string => datePlus(dialect, 'due', String(days));
  return `select klant_id,
      ${age('niet_vervallen', 'due >= day')},
      ${age('dagen_1_30', `due < day and ${after(30)} >= day`)},
      ${age('dagen_31_60', `${after(30)} < day and ${after(60)} >= day`)},
      ${age('dagen_61_90', `${after(60)} < day and ${after(90)} >= day`)},
      ${age('dagen_meer', `${after(90)} < day`)},
      cast(sum(open) as bigint) as totaal, cast(count(*) as integer) as facturen, min(due) as oudste_vervaldatum
    from (
      select invoice.klant_id, min(${due}) as due, ${day} as day,
        min(invoice.calculated_totaalbedrag_inclusief_btw) - cast(coalesce(sum(payment.bedrag), 0) as bigint) as open
      from invoices invoice
      left join invoice_payments payment on payment.factuur_id = invoice.id and payment.paid_on <= ?
      where invoice.klant_id > ? and invoice.klant_id <= ? and invoice.datum <= ?
        and (cast(? as integer) is null or invoice.bedrijf_id = ?)
      group by invoice.klant_id, invoice.id
    ) as owed where open <> 0 group by klant_id order by klant_id`;
});

/**
 * The debts of customers on a local date, by id, a thousand customers a step; who owes nothing and gets nothing back is left
 * out. The rows of a step are of one moment.
 */
export async function* agedDebtors(db: Reader, day: string, company: number | null): Steps<AgedDebtor> {
  for (let after = 0; ;) {
    const [{ last } = { last: null }] = await lastOfStep(db, after, STEP);
    if (last === null) return;
    const found = await debtors(db, day, day, after, last, day, company, company);
    const ids = found.map(({ klant_id }) => klant_id);
    const people = await customers.readKnownNamed(db, ids);
    db = yield found.map((row) => ({ ...row, klant_naam: people.get(row.klant_id)?.displaynaam ?? '' }));
    after = last;
  }
}
