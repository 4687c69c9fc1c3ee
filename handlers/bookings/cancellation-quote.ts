// The quote for cancelling a booking: its terms, invoices, payments and refunds, and the plan that follows from them.
import { findStoredTerms } from '../../db/catalogue/cancellation-terms.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import * as invoicePayments from '../../db/invoices/invoice-payments.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as onlinePayments from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import * as cancellations from '../../db/bookings/cancellations.ts';
import {
  canBeCancelled,
  countDaysAhead,
  calculateOwed,
  refundStatusOf,
  type OwedAmount,
} from '../../domain/bookings/cancellation.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import {
  planCancellation,
  presentPlan,
  type BookingMoney,
  type CancellationPlan,
} from '../../domain/invoices/cancellation-plan.ts';
import { isUndecided, calculateRefundable } from '../../domain/online/refund.ts';
import { asCents, sum } from '../../domain/values/money.ts';
import type { Cents, components } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

type Cancellation = components['schemas']['Cancellation'];

/** The wishes that deviate from the terms. */
export type Deviation = Pick<components['schemas']['CancellationRequest'], 'kosten' | 'terugbetalen'>;

/** A quote as it is shown, with the facts behind it. */
export interface CancellationQuote {
  readonly doneQuote: cancellations.DoneQuote;
  readonly owed: OwedAmount;
  readonly plan: CancellationPlan;
}

/** The quote for a booking today. Throws ERR_CANCELLATION_COSTS. */
export async function quoteFor(
  booking: StoredBooking,
  { kosten, terugbetalen }: Deviation,
  { db, today, zone }: Pick<Context, 'db' | 'today' | 'zone'>,
): Promise<CancellationQuote> {
  const voorwaarden = await findStoredTerms(db, booking.kept_terms_id);
  const dagen_vooraf = countDaysAhead(booking, today, zone);
  const owed = calculateOwed(booking, voorwaarden, dagen_vooraf, kosten);
  const money = await moneyOf(db, booking.id);
  const plan = planCancellation(owed, money);
  const refundMethod = terugbetalen ?? voorwaarden?.terugbetalen ?? 'voorstel';
  const about = { boeking_id: booking.id, datum: today, dagen_vooraf, voorwaarden, terugbetalen: refundMethod };
  return { doneQuote: { ...about, ...presentPlan(owed, money, plan) }, owed, plan };
}

/** The invoices and payments of a booking. */
async function moneyOf(db: Reader, bookingId: number): Promise<BookingMoney> {
  const all = await invoices.findByBooking(db, bookingId);
  const finalised = all.filter(({ status }) => status !== 'concept');
  const before = await invoices.readInvoicedBefore(db, all);
  const creditables: BookingMoney['invoices'][number][] = [];

  for (const each of before) {
    const row = finalised.find(({ id }) => id === each.id);
    if (row !== undefined) creditables.push({ before: each, creditable: await invoices.creditableOf(db, row, all) });
  }

  const ids = finalised.map(({ id }) => id);
  const paidAmounts = [...(await invoicePayments.readByInvoice(db, ids)).values()].flat().map(({ bedrag }) => bedrag);
  const { online, returning } = await onlineMoneyOf(db, bookingId);

  return {
    invoices: creditables,
    invoiced: sum(finalised.map((each) => each.calculated_totaalbedrag_inclusief_btw)),
    paid: asCents(sum(paidAmounts) - returning),
    online,
  };
}

/** The sum of the payments on the invoices of a booking, less the refunds that are on their way. */
export async function sumPaid(db: Reader, bookingId: number): Promise<Cents> {
  return (await moneyOf(db, bookingId)).paid;
}

/** The online payments that are on an invoice, with their refundable amounts, and the sum that is on its way back. */
async function onlineMoneyOf(
  db: Reader,
  bookingId: number,
): Promise<{ readonly online: BookingMoney['online']; readonly returning: number }> {
  const attempts = await onlinePayments.findByBooking(db, bookingId);
  const recorded = attempts.filter(({ status, invoice_id }) => status === 'paid' && invoice_id !== null);
  const back = await refunds.readByPayment(
    db,
    recorded.map(({ id }) => id),
  );
  const online = recorded.map((payment) => ({
    id: payment.id,
    refundable: calculateRefundable(payment, back.get(payment.id) ?? []),
  }));

  return {
    online,
    returning: sum(
      [...back.values()]
        .flat()
        .filter(isUndecided)
        .map(({ amount }) => amount),
    ),
  };
}

/** The quote for a booking or, after its cancellation, what was done. */
export async function cancellationOf(
  booking: StoredBooking,
  context: Pick<Context, 'db' | 'today' | 'zone'>,
): Promise<Cancellation> {
  const cancelled = await cancellations.find(context.db, booking.id);
  if (cancelled !== undefined) return toDoneCancellation(cancelled);
  const { doneQuote } = await quoteFor(booking, {}, context);
  const open = { terugbetaling: null, geannuleerd_op: null, door_klant: false, reden: null };
  return { ...doneQuote, ...open, mogelijk: canBeCancelled(booking) };
}

function toDoneCancellation(cancelled: cancellations.CancellationFacts): Cancellation {
  const { quote, cancelled_at: geannuleerd_op, by_customer: door_klant, reden } = cancelled;
  return { ...quote, mogelijk: false, terugbetaling: refundStatusOf(cancelled), geannuleerd_op, door_klant, reden };
}
