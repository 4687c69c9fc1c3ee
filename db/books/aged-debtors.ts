// Open amounts of permanent invoices on a day, by customer and by the days since they were due: the database adds up.
import type { AgedDebtor } from '../../domain/books/aged-debtors.ts';
import { datePlus } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { statement } from '../engine/session/sql.ts';
import * as customers from '../people/customers.ts';

type Row = Omit<AgedDebtor, 'klant_naam'>;

// domain/invoices/invoice-document.ts has the rule of the due date, this the same in SQL.
const debtors = statement<Row>((dialect) => {
  const due = datePlus(dialect, 'invoice.datum', '(case when betaaltermijn > 0 then betaaltermijn else 0 end)');
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
      select invoice.klant_id, ${due} as due, ${dialect === 'postgres' ? 'cast(? as date)' : '?'} as day,
        invoice.calculated_totaalbedrag_inclusief_btw - coalesce((
          select cast(sum(payment.bedrag) as bigint) from invoice_payments payment
          where payment.factuur_id = invoice.id and payment.paid_on <= ?), 0) as open
      from invoices invoice
      where invoice.status <> 'concept' and invoice.datum <= ?
        and (cast(? as integer) is null or invoice.bedrijf_id = ?)
    ) as owed where open <> 0 group by klant_id order by klant_id`;
});

/** The debts of customers on a local date; customers who owe nothing and get nothing back are left out. */
export async function agedDebtors(db: Reader, day: string, company: number | null): Promise<AgedDebtor[]> {
  const found = await debtors(db, day, day, day, company, company);
  const people = await customers.readKnown(
    db,
    found.map(({ klant_id }) => klant_id),
  );
  return found.map((row) => ({ ...row, klant_naam: people.get(row.klant_id)?.displaynaam ?? '' }));
}
