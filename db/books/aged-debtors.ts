// Open amounts of finalised invoices on a day, by customer and by the days since they were due.
import { calculateAgedDebtors, type AgedDebtor, type DueInvoice } from '../../domain/books/aged-debtors.ts';
import { buildDatePlus, forceIndexIn } from '../engine/session/dialect.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import type { WalkSteps } from '../engine/walk.ts';
import * as customers from '../people/customers.ts';

/** The number of customers with invoices in one step. */
const PAGE_CUSTOMERS = 1000;
/** The greatest id of a column of 32 bits. */
const MAX_ID = 2_147_483_647;
/** The most payments after the day that are read to find invoices. Beyond that all invoices are read. */
const MAX_LATER_PAYMENTS = 10_000;

const LATER_PAYMENTS = `select factuur_id from invoice_payments where paid_on > ? order by paid_on desc limit ${String(MAX_LATER_PAYMENTS + 1)}`;
// Finalised invoices alone have a date.
const IN_RANGE = 'klant_id > ? and klant_id <= ? and datum <= ?';

const countLater = defineStatement<{ readonly count: number }>(
  () => `select cast(count(*) as integer) as count from (${LATER_PAYMENTS}) as later`,
);

/** SQL parts that together cover the invoices of a range of customers that were open on a day. */
type InvoiceSelection = (dialect: Dialect) => readonly string[];

// An invoice that is settled now was open on the day if it was paid later.
const selectOwing: InvoiceSelection = (dialect) => [
  `from ${forceIndexIn(dialect, 'invoices', 'invoices_owing_index')}
    where (status in ('verzonden', 'deels_betaald') or overpaid) and ${IN_RANGE}`,
  `from invoices where ${dialect === 'postgres' ? `id = any(array(${LATER_PAYMENTS}))` : `id in (${LATER_PAYMENTS})`} and ${IN_RANGE}`,
];
const selectAll: InvoiceSelection = () => [`from invoices where ${IN_RANGE}`];

const createLastOfPage = (choice: InvoiceSelection) =>
  defineStatement<{ readonly last: number | null }>((dialect) => {
    const inOrder = `order by klant_id limit ${String(PAGE_CUSTOMERS)}`;
    const parts = choice(dialect).map(
      (part) => `select klant_id from (select distinct klant_id ${part} ${inOrder}) as part`,
    );
    return `select max(klant_id) as last from (
      select klant_id from (${parts.join(' union ')}) as customers ${inOrder}) as step`;
  });

// domain/invoices/invoice-document.ts has the rule of the due date, this the same in SQL.
const createUnsettled = (choice: InvoiceSelection) =>
  defineStatement<DueInvoice>((dialect) => {
    const due = buildDatePlus(dialect, 'datum', '(case when betaaltermijn > 0 then betaaltermijn else 0 end)');
    const selections = choice(dialect).map((part) => `select id ${part}`);
    return `select id, boeking_id, klant_id, bedrijf_id, crediteert_factuur_id, total, paid, ${due} as due
    from (
      select invoice.id, min(invoice.calculated_totaalbedrag_inclusief_btw) as total,
        cast(coalesce(sum(payment.bedrag), 0) as bigint) as paid
      from (${selections.join(' union ')}) as chosen join invoices invoice on invoice.id = chosen.id
      left join invoice_payments payment on payment.factuur_id = invoice.id and payment.paid_on <= ?
      where cast(? as integer) is null or invoice.bedrijf_id = ?
      group by invoice.id
    ) as owed join invoices using (id) where total <> paid order by klant_id, id`;
  });

const QUESTIONS = {
  owing: { lastOfStep: createLastOfPage(selectOwing), unsettled: createUnsettled(selectOwing) },
  all: { lastOfStep: createLastOfPage(selectAll), unsettled: createUnsettled(selectAll) },
};

/**
 * Yields the debts of customers on a local date, by id, a thousand customers a step, without customers whose balance is
 * zero. Each step sees one snapshot. The cost grows with the open invoices and the later payments, up to `mostLater`
 * payments.
 */
export async function* listAgedDebtors(
  db: Reader,
  day: string,
  company: number | null,
  mostLater = MAX_LATER_PAYMENTS,
): WalkSteps<AgedDebtor> {
  const [{ count } = { count: 0 }] = await countLater(db, day);
  const isLongAgo = count > mostLater;
  const questions = isLongAgo ? QUESTIONS.all : QUESTIONS.owing;
  const bindRange = (...ids: readonly [after: number, last: number]): readonly (number | string)[] =>
    isLongAgo ? [...ids, day] : [...ids, day, day, ...ids, day];

  for (let after = 0; ;) {
    const [{ last } = { last: null }] = await questions.lastOfStep(db, ...bindRange(after, MAX_ID));
    if (last === null) return;
    const owed = await questions.unsettled(db, ...bindRange(after, last), day, company, company);
    const debtors = calculateAgedDebtors(day, owed);
    const ids = debtors.map(({ klant_id }) => klant_id);
    const people = await customers.readKnownNamed(db, ids);
    db = yield debtors.map((row) => ({ ...row, klant_naam: people.get(row.klant_id)?.displaynaam ?? '' }));
    after = last;
  }
}
