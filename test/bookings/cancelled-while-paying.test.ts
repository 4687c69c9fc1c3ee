// A booking that is cancelled while its online payment or refund is processed: every cent is accounted for.
import { expect } from 'chai';
import { conclude } from '../../db/conclude.ts';
import * as refunds from '../../db/online/refunds.ts';
import type { Cents } from '../../generated/types.ts';
import { collectOutcomes } from '../support/arena.ts';
import { reserveBooking } from '../support/booking-payment.ts';
import { sum, toCents } from '../support/cents.ts';
import { ZONE } from '../support/clock.ts';
import { api, clock, jobs, getService } from '../support/index.ts';
import { endPayment } from '../support/paying.ts';

const RUNS = 5;
const TOTAL_CENTS = 12_100;
const HALF_CENTS = 6050;
const HALF_COSTS = { kosten: 60.5 } as const;

/** Creates a booking of 121 euros that a visitor pays at the sandbox now; returns its id. */
async function payOnline(): Promise<number> {
  clock.set('2026-03-10T11:00:00Z');
  const reservation = await reserveBooking();
  await endPayment(reservation.payment_url, 'pay');
  return reservation.booking.id;
}

const readBooks = async (id: number) => {
  const { Facturen: invoices = [] } = await api.bookings.getBooking({ id, embed: ['Facturen'] });
  const payments = await Promise.all(invoices.map((each) => api.invoicePayments.listInvoicePayments({ id: each.id })));
  const [online] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
  const conflicts = await api.planning.getPlanningConflicts({ begin: '2026-06-13 00:00', eind: '2026-06-14 00:00' });
  return {
    chargedCents: sum(invoices.map((each) => toCents(each.calculated_totaalbedrag_inclusief_btw))),
    paidCents: sum(payments.flat().map(({ bedrag }) => toCents(bedrag))),
    refundedCents: sum((online?.refunds ?? []).map(({ amount }) => toCents(amount))),
    conflicts: conflicts.filter(({ objecten }) => objecten.some((each) => each.id === id)).map(({ code }) => code),
  };
};

describe('a booking that is cancelled while money moves', () => {
  after(() => {
    clock.reset();
  });

  it('and paid online charges what is owed, and every cent is accounted for', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const id = await payOnline();
      await Promise.all([jobs.runAllDue(), api.cancellations.cancelBooking({ boeking_id: id, body: HALF_COSTS })]);
      await jobs.runAllDue();
      const { chargedCents, paidCents, conflicts } = await readBooks(id);
      expect(chargedCents).to.equal(HALF_CENTS);
      expect(paidCents).to.equal(TOTAL_CENTS);
      expect(conflicts).to.have.length(1);
    }
  });

  it('and paid afterwards reports the excess as a conflict', async () => {
    const id = await payOnline();
    await api.cancellations.cancelBooking({ boeking_id: id, body: HALF_COSTS });
    await jobs.runAllDue();
    expect(await readBooks(id)).to.deep.include({
      chargedCents: HALF_CENTS,
      paidCents: TOTAL_CENTS,
      conflicts: ['PAID_BUT_CANCELLED'],
    });
  });

  it('leaves out what is being refunded already', async () => {
    const id = await payOnline();
    await jobs.runAllDue();
    const [payment] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
    const refund = { payment_id: payment?.id ?? 0, amount: 4000 as Cents, description: null, created_by: null };
    await getService().database.write(async (db) => {
      await refunds.insert(db, refund, clock.now());
      await conclude(db, { now: clock.now(), zone: ZONE, actor: { type: 'system', id: null }, requestId: null });
    });
    const cancellation = await api.cancellations.cancelBooking({ boeking_id: id, body: HALF_COSTS });
    expect(cancellation).to.deep.include({ betaald: 81, terugbetaling_bedrag: 20.5, terugbetaling: 'voorgesteld' });
  });

  it('and refunded by hand is never refunded twice', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const id = await payOnline();
      await jobs.runAllDue();
      const [payment] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
      const body = { ...HALF_COSTS, terugbetalen: 'automatisch' } as const;
      const ends = await collectOutcomes([
        api.cancellations.cancelBooking({ boeking_id: id, body }),
        api.onlinePayments.refundOnlinePayment({ id: payment?.id ?? 0, body: { amount: 40 } }),
      ]);

      expect(ends).to.deep.equal([0, 0]);
      await jobs.runAllDue();
      const cancellation = await api.cancellations.getCancellation({ boeking_id: id });
      const proposedCents = toCents(cancellation.terugbetaling_bedrag);
      const { chargedCents, paidCents, refundedCents } = await readBooks(id);
      expect(paidCents).to.equal(TOTAL_CENTS - refundedCents);
      expect(chargedCents).to.equal(HALF_CENTS);
      expect(proposedCents).to.equal(toCents(cancellation.betaald) - HALF_CENTS);
      expect(refundedCents).to.equal(4000 + proposedCents);
      expect(cancellation.terugbetaling).to.equal('betaald');
    }
  });
});
