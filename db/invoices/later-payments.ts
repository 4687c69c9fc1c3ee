// The payments of an invoice so far, for the copy that confirms a payment.
import type { LaterPayment } from '../../domain/invoices/invoice-document.ts';
import { calculateOffsetsPerBooking } from '../../domain/invoices/open-amounts.ts';
import { negate, sum } from '../../domain/values/money.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import type { InvoiceRow } from './invoices.ts';
import { owedOf } from './open-amounts.ts';

const selectPaymentsOf = defineStatement<LaterPayment>(
  () => `select payment.paid_on as datum, payment.bedrag, method.naam as betaalmethode, other.factuur_nummer as verrekend_met
    from invoice_payments payment
    left join payment_methods method on method.id = payment.betaalmethode_id
    left join invoice_payments side on side.id = payment.settles_id
    left join invoices other on other.id = side.factuur_id
    where payment.factuur_id = ? order by payment.id`,
);

/**
 * Returns all payments of a finalised invoice, and the amounts that other invoices of its booking pay of it without a
 * settlement. The rest is open. Two queries.
 */
export async function readPaymentsReceived(
  db: Reader,
  { id, boeking_id }: Pick<InvoiceRow, 'id' | 'boeking_id'>,
): Promise<LaterPayment[]> {
  const receivedPayments = await selectPaymentsOf(db, id);
  const invoices = await owedOf(db, [boeking_id]);
  const offsets = calculateOffsetsPerBooking(invoices).map(({ from, to, bedrag }) =>
    to === id ? { other: from, bedrag } : { other: from === id ? to : null, bedrag: negate(bedrag) },
  );

  return [
    ...receivedPayments,
    ...invoices.flatMap(({ id: other, datum, factuur_nummer: verrekend_met }): LaterPayment[] => {
      const bedrag = sum(offsets.filter((offset) => offset.other === other).map((offset) => offset.bedrag));
      return bedrag === 0 ? [] : [{ datum, bedrag, betaalmethode: null, verrekend_met }];
    }),
  ];
}
