// Payments that came in for an invoice by now, as the copy that confirms a payment lists them.
import type { LaterPayment } from '../../domain/invoices/invoice-document.ts';
import { cents } from '../../domain/values/money.ts';
import type { Cents } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { statement } from '../engine/session/sql.ts';

const paymentsOf = statement<LaterPayment>(
  () => `select payment.paid_on as datum, payment.bedrag, method.naam as betaalmethode, other.factuur_nummer as verrekend_met
    from invoice_payments payment
    left join payment_methods method on method.id = payment.betaalmethode_id
    left join invoice_payments side on side.id = payment.settles_id
    left join invoices other on other.id = side.factuur_id
    where payment.factuur_id = ? order by payment.id`,
);

interface CreditRow {
  readonly factuur_nummer: string;
  readonly datum: string;
  readonly rest: Cents;
}

// A credit invoice that was not settled, or not wholly, still takes off what is left of it.
const creditsOf = statement<CreditRow>(
  () => `select credit.factuur_nummer, credit.datum,
      credit.calculated_totaalbedrag_inclusief_btw - cast(coalesce((
        select sum(payment.bedrag) from invoice_payments payment where payment.factuur_id = credit.id), 0) as bigint) as rest
    from invoices credit where credit.crediteert_factuur_id = ? and credit.status <> 'concept' order by credit.id`,
);

/** All payments of a permanent invoice and what its credit invoices take off, so that the rest is what is open. Two queries. */
export async function receivedOn(db: Reader, invoiceId: number): Promise<LaterPayment[]> {
  const paid = await paymentsOf(db, invoiceId);
  const credits = (await creditsOf(db, invoiceId)).filter(({ rest }) => rest !== 0);
  return [
    ...paid,
    ...credits.map(({ factuur_nummer, datum, rest }) => {
      return { datum, bedrag: cents(0 - rest), betaalmethode: null, verrekend_met: factuur_nummer };
    }),
  ];
}
