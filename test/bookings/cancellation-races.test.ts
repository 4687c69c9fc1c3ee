// Concurrent cancellations: by several callers, during payments, credits and refunds. Every step happens once.
import { expect } from 'chai';
import type { Boekstaaf, Cancellation } from 'boekstaaf';
import { conclude } from '../../db/conclude.ts';
import * as refunds from '../../db/online/refunds.ts';
import type { Cents } from '../../generated/types.ts';
import { collectOutcomes, runRace, type Race, runUnlockedRace } from '../support/arena.ts';
import { reserveBooking } from '../support/booking-payment.ts';
import { ZONE } from '../support/clock.ts';
import { api, clock, jobs, getService } from '../support/index.ts';
import { endPayment } from '../support/paying.ts';
import { createPricedBooking } from '../support/world.ts';

const CANCELLATIONS = 8;
const TOTAL_EUROS = 100;

const toCents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Creates a confirmed booking of 100, invoiced and paid, for which half is owed when it is cancelled. */
async function createPaidBooking(api: Boekstaaf): Promise<{ readonly id: number; readonly invoice: number }> {
  const regels = [{ dagen_vooraf: 3650, percentage: 50 }];
  const { id: terms } = await api.cancellationTerms.createCancellationTerms({ body: { naam: 'De helft', regels } });
  const setting = { slug: 'annuleringsvoorwaarden_id', body: { waarde: String(terms) } } as const;
  await api.settings.updateSetting(setting);
  const id = await createPricedBooking(api, TOTAL_EUROS);
  await api.bookings.setBookingStatus({ id, status: 'definitief' });
  const { id: invoice } = await api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } });
  await api.invoicePayments.createInvoicePayment({ id: invoice, body: { bedrag: TOTAL_EUROS } });
  return { id, invoice };
}

/** Returns the problems in the books of a booking that was cancelled once: half is charged, and the rest is paid back. */
async function findProblems(api: Boekstaaf, id: number, paidEuros: number): Promise<string[]> {
  const { Facturen: invoices = [] } = await api.bookings.getBooking({ id, embed: ['Facturen'] });
  const payments = await Promise.all(invoices.map((each) => api.invoicePayments.listInvoicePayments({ id: each.id })));
  const charged = sum(invoices.map((each) => toCents(each.calculated_totaalbedrag_inclusief_btw)));
  const money = sum(payments.flat().map(({ bedrag }) => toCents(bedrag)));
  const cancellation = await api.cancellations.getCancellation({ boeking_id: id });
  const credits = invoices.filter(({ crediteert_factuur_id }) => crediteert_factuur_id !== null);

  return [
    ...(charged === toCents(TOTAL_EUROS / 2) ? [] : [`${String(charged)} is charged`]),
    ...(money === toCents(paidEuros) ? [] : [`${String(money)} was paid`]),
    ...(credits.length === 1 ? [] : [`${String(credits.length)} credit invoices`]),
    ...(cancellation.geannuleerd_op === null ? ['it was not cancelled'] : []),
    ...(toCents(cancellation.terugbetaling_bedrag) === Math.max(0, toCents(cancellation.betaald) - charged)
      ? []
      : [`${String(cancellation.betaald)} was paid and ${String(cancellation.terugbetaling_bedrag)} goes back`]),
  ];
}

/** Cancels one booking in several requests at once. */
const cancelConcurrently: Race = async ({ clients, api }) => {
  const { id } = await createPaidBooking(api);
  const ends = await collectOutcomes(
    Array.from({ length: CANCELLATIONS }, (_, at) =>
      (clients[at % clients.length] ?? api).cancellations.cancelBooking({ boeking_id: id }),
    ),
  );
  const cancelledCount = ends.filter((status) => status === 0).length;
  const mails = (await api.mails.listMails({ about_kind: 'booking', about_id: id })).length;

  return [
    ...(cancelledCount === 1 ? [] : [`it was cancelled ${String(cancelledCount)} times`]),
    ...(mails <= 1 ? [] : [`${String(mails)} mails`]),
    ...ends.filter((status) => status !== 0 && status !== 406).map((status) => `an answer ${String(status)}`),
    ...(await findProblems(api, id, TOTAL_EUROS)),
  ];
};

/** Cancels a booking while others record payments of 10, before the cancellation or after it. */
const payWhileCancelling: Race = async ({ clients, api }) => {
  const { id, invoice } = await createPaidBooking(api);
  const pickClient = (at: number): Boekstaaf => clients[at % clients.length] ?? api;
  let cancelled: Cancellation | undefined;
  const ends = await collectOutcomes([
    pickClient(0)
      .cancellations.cancelBooking({ boeking_id: id })
      .then((cancellation) => {
        cancelled = cancellation;
      }),
    ...Array.from({ length: CANCELLATIONS }, (_, at) =>
      pickClient(at + 1).invoicePayments.createInvoicePayment({ id: invoice, body: { bedrag: 10 } }),
    ),
  ]);
  const paymentCount = ends.slice(1).filter((status) => status === 0).length;
  const paidEuros = TOTAL_EUROS + 10 * paymentCount;
  const before = toCents(cancelled?.betaald ?? 0) - toCents(TOTAL_EUROS);

  return [
    ...(ends[0] === 0 ? [] : [`cancelling answers ${String(ends[0])}`]),
    ...(before % 1000 === 0 && before <= toCents(10 * paymentCount)
      ? []
      : [`${String(before)} was seen of what was paid`]),
    ...(await findProblems(api, id, paidEuros)),
  ];
};

/** Cancels a booking while other requests credit its invoice in full. */
const creditWhileCancelling: Race = async ({ clients, api }) => {
  const { id, invoice } = await createPaidBooking(api);
  const pickClient = (at: number): Boekstaaf => clients[at % clients.length] ?? api;
  const ends = await collectOutcomes([
    pickClient(0).cancellations.cancelBooking({ boeking_id: id }),
    ...Array.from({ length: 3 }, (_, at) => pickClient(at + 1).invoices.createCreditInvoice({ id: invoice, body: {} })),
  ]);
  const { Facturen: invoices = [] } = await api.bookings.getBooking({ id, embed: ['Facturen'] });
  const creditedCents = invoices
    .filter(({ crediteert_factuur_id }) => crediteert_factuur_id === invoice)
    .map((each) => -toCents(each.calculated_totaalbedrag_inclusief_btw));

  return [
    ...(ends[0] === 0 ? [] : [`cancelling answers ${String(ends[0])}`]),
    ...(sum(creditedCents) <= toCents(TOTAL_EUROS)
      ? []
      : [`${String(sum(creditedCents))} was credited of ${String(toCents(TOTAL_EUROS))}`]),
  ];
};

/** Creates a booking of 121 euros that a visitor pays at the sandbox now; returns its id. */
async function payOnline(): Promise<number> {
  clock.set('2026-03-10T11:00:00Z');
  const reservation = await reserveBooking();
  await endPayment(reservation.payment_url, 'pay');
  return reservation.booking.id;
}

const readMoney = async (id: number) => {
  const { Facturen: invoices = [] } = await api.bookings.getBooking({ id, embed: ['Facturen'] });
  const payments = await Promise.all(invoices.map((each) => api.invoicePayments.listInvoicePayments({ id: each.id })));
  const [online] = await api.onlinePayments.listOnlinePayments({ booking_id: id });
  const conflicts = await api.planning.getPlanningConflicts({ begin: '2026-06-13 00:00', eind: '2026-06-14 00:00' });
  return {
    charged: sum(invoices.map((each) => toCents(each.calculated_totaalbedrag_inclusief_btw))),
    paid: sum(payments.flat().map(({ bedrag }) => toCents(bedrag))),
    refunds: sum((online?.refunds ?? []).map(({ amount }) => toCents(amount))),
    error: online?.error ?? null,
    conflicts: conflicts.filter(({ objecten }) => objecten.some((each) => each.id === id)).map(({ code }) => code),
  };
};

const HALF_COSTS = { kosten: 60.5 } as const;

describe('a booking that is cancelled while money moves', () => {
  after(() => {
    clock.reset();
  });

  it('and paid online charges what is owed, and every cent is accounted for', async () => {
    for (let time = 0; time < 5; time += 1) {
      const id = await payOnline();
      await Promise.all([jobs.runAllDue(), api.cancellations.cancelBooking({ boeking_id: id, body: HALF_COSTS })]);
      await jobs.runAllDue();
      const { charged, paid, conflicts } = await readMoney(id);
      expect({ charged, paid, conflicts: conflicts.length }).to.deep.equal({
        charged: 6050,
        paid: 12_100,
        conflicts: 1,
      });
    }
  });

  it('and paid afterwards reports the excess as a conflict', async () => {
    const id = await payOnline();
    await api.cancellations.cancelBooking({ boeking_id: id, body: HALF_COSTS });
    await jobs.runAllDue();
    expect(await readMoney(id)).to.deep.include({ charged: 6050, paid: 12_100, conflicts: ['PAID_BUT_CANCELLED'] });
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
    for (let time = 0; time < 5; time += 1) {
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
      const { charged, paid, refunds } = await readMoney(id);
      expect(paid).to.equal(12_100 - refunds);
      expect([charged, toCents(cancellation.terugbetaling_bedrag)]).to.deep.equal([
        6050,
        toCents(cancellation.betaald) - 6050,
      ]);
      expect(refunds).to.equal(4000 + toCents(cancellation.terugbetaling_bedrag));
      expect(cancellation.terugbetaling).to.equal('betaald');
    }
  });
});

describe('a booking that is cancelled at once', () => {
  it('by several is cancelled once', async () => {
    expect(await runRace(cancelConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('and paid stores every payment, and pays back what the quote saw', async () => {
    expect(await runRace(payWhileCancelling, { services: 2 })).to.deep.equal([]);
  });

  it('and credited is never credited for more than it charged', async () => {
    expect(await runRace(creditWhileCancelling, { services: 2 })).to.deep.equal([]);
  });

  it('goes wrong without the locks', async () => {
    expect(await runUnlockedRace(cancelConcurrently, { services: 2 })).to.not.deep.equal([]);
  });
});
