// Concurrent requests on a booking: cancellations, payments and credits. Every step happens once.
import { expect } from 'chai';
import type { Boekstaaf, Cancellation } from 'boekstaaf';
import { collectOutcomes, runRace, type Arena, type Race, runUnlockedRace } from '../support/arena.ts';
import { sum, toCents } from '../support/cents.ts';
import { createPricedBooking } from '../support/world.ts';

const CANCELLATIONS = 8;
const PAYMENTS = 8;
const CREDITS = 3;
const TOTAL_EUROS = 100;

/** Returns a client of one of the services, by turns. */
const clientAt = ({ clients, api }: Arena, at: number): Boekstaaf => clients[at % clients.length] ?? api;

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
  const paidCents = sum(payments.flat().map(({ bedrag }) => toCents(bedrag)));
  const cancellation = await api.cancellations.getCancellation({ boeking_id: id });
  const credits = invoices.filter(({ crediteert_factuur_id }) => crediteert_factuur_id !== null);

  return [
    ...(charged === toCents(TOTAL_EUROS / 2) ? [] : [`${String(charged)} is charged`]),
    ...(paidCents === toCents(paidEuros) ? [] : [`${String(paidCents)} was paid`]),
    ...(credits.length === 1 ? [] : [`${String(credits.length)} credit invoices`]),
    ...(cancellation.geannuleerd_op === null ? ['it was not cancelled'] : []),
    ...(toCents(cancellation.terugbetaling_bedrag) === Math.max(0, toCents(cancellation.betaald) - charged)
      ? []
      : [`${String(cancellation.betaald)} was paid and ${String(cancellation.terugbetaling_bedrag)} goes back`]),
  ];
}

/** Cancels one booking in several requests at once. */
const cancelConcurrently: Race = async (arena) => {
  const { api } = arena;
  const { id } = await createPaidBooking(api);
  const ends = await collectOutcomes(
    Array.from({ length: CANCELLATIONS }, (_, at) =>
      clientAt(arena, at).cancellations.cancelBooking({ boeking_id: id }),
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
const payWhileCancelling: Race = async (arena) => {
  const { api } = arena;
  const { id, invoice } = await createPaidBooking(api);
  let cancelled: Cancellation | undefined;
  const ends = await collectOutcomes([
    clientAt(arena, 0)
      .cancellations.cancelBooking({ boeking_id: id })
      .then((cancellation) => {
        cancelled = cancellation;
      }),
    ...Array.from({ length: PAYMENTS }, (_, at) =>
      clientAt(arena, at + 1).invoicePayments.createInvoicePayment({ id: invoice, body: { bedrag: 10 } }),
    ),
  ]);
  const paymentCount = ends.slice(1).filter((status) => status === 0).length;
  const paidEuros = TOTAL_EUROS + 10 * paymentCount;
  const paidInQuote = toCents(cancelled?.betaald ?? 0) - toCents(TOTAL_EUROS);

  return [
    ...(ends[0] === 0 ? [] : [`cancelling answers ${String(ends[0])}`]),
    ...(paidInQuote % 1000 === 0 && paidInQuote <= toCents(10 * paymentCount)
      ? []
      : [`${String(paidInQuote)} was seen of what was paid`]),
    ...(await findProblems(api, id, paidEuros)),
  ];
};

/** Cancels a booking while other requests credit its invoice in full. */
const creditWhileCancelling: Race = async (arena) => {
  const { api } = arena;
  const { id, invoice } = await createPaidBooking(api);
  const ends = await collectOutcomes([
    clientAt(arena, 0).cancellations.cancelBooking({ boeking_id: id }),
    ...Array.from({ length: CREDITS }, (_, at) =>
      clientAt(arena, at + 1).invoices.createCreditInvoice({ id: invoice, body: {} }),
    ),
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

describe('concurrent requests on one booking', () => {
  it('cancel it once', async () => {
    expect(await runRace(cancelConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('store every payment, and pay back what the quote saw', async () => {
    expect(await runRace(payWhileCancelling, { services: 2 })).to.deep.equal([]);
  });

  it('never credit more than the invoice charged', async () => {
    expect(await runRace(creditWhileCancelling, { services: 2 })).to.deep.equal([]);
  });

  it('go wrong without the locks', async () => {
    expect(await runUnlockedRace(cancelConcurrently, { services: 2 })).to.not.deep.equal([]);
  });
});
