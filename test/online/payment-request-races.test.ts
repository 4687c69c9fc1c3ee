// Concurrent use of one payment request: one payment is begun, all money is recorded once, and the state is right.
import { expect } from 'chai';
import type { Boekstaaf, PaymentRequest } from 'boekstaaf';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { clock } from '../support/index.ts';
import { emptyCompany } from '../support/world.ts';

const PEOPLE = 10;

/** A request to pay an invoice of 121.00 of which somebody may pay a part. */
async function createRequest(api: Boekstaaf): Promise<PaymentRequest> {
  const { id: bedrijf_id } = await emptyCompany(api);
  const customer = { naam: 'Eter', bedrijf_id, contactpersonen: [{ achternaam: 'Jansen' }] };
  const { id: klant_id } = await api.customers.createCustomer({ body: customer });
  const { id: boeking_id } = await api.bookings.createBooking({ body: { klant_id, begin: clock.now(), personen: 4 } });
  const regels = [{ type: 'item', naam: 'Klimmen', aantal: 1, bedrag: 121, btw_percentage: 21 } as const];
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id, regels } } });
  return api.paymentRequests.createPaymentRequest({ body: { boeking_id, deelbetaling: 1 } });
}

/** Ten people press the button for all that is open at once. */
const beginConcurrently: Race = async ({ api, baseUrl }) => {
  const { id: betaalverzoek_id, url } = await createRequest(api);
  const page = `${baseUrl}${new URL(url ?? '').pathname}`;
  const statuses = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const body = new URLSearchParams({ gezien: '12100' });
      return (await fetch(page, { method: 'POST', redirect: 'manual', body })).status;
    }),
  );
  const { length } = await api.onlinePayments.listOnlinePayments({ betaalverzoek_id });
  return length === 1 && statuses.every((status) => status === 303)
    ? []
    : [`${String(length)} payments, ${String(statuses)}`];
};

/**
 * Ten tills record 12.10 of the invoice at once, while staff create and change requests for it. The invariants, which
 * end each race, compare all states with the money.
 */
const changeConcurrently: Race = async ({ clients, api }) => {
  const { id, factuur_id } = await createRequest(api);
  const clientOf = (number: number): Boekstaaf => clients[number % clients.length] ?? api;

  await collectOutcomes([
    ...Array.from({ length: PEOPLE }, (_, number) =>
      clientOf(number).invoicePayments.createInvoicePayment({ id: factuur_id, body: { bedrag: 12.1 } }),
    ),
    ...Array.from({ length: PEOPLE }, (_, number) =>
      clientOf(number).paymentRequests.createPaymentRequest({ body: { factuur_id, bedrag: 1 } }),
    ),
    clientOf(0).paymentRequests.updatePaymentRequest({ id, body: { deelbetaling: 2 } }),
  ]);

  const { status, openstaand } = await api.paymentRequests.getPaymentRequest({ id });
  return status === 'betaald' && openstaand === 0 ? [] : [`${status} ${String(openstaand)}`];
};

before(() => {
  clock.set('2026-03-10T11:00:00Z');
});
after(() => {
  clock.reset();
});

describe('ten people who pay by one link at once', () => {
  it('begin one payment', async () => {
    expect(await runRace(beginConcurrently)).to.deep.equal([]);
  });

  it('begin more than one without the lock', async () => {
    expect(await runUnlockedRace(beginConcurrently)).to.not.deep.equal([]);
  });
});

describe('ten payments of an invoice while requests for it are created and changed', () => {
  it('leave all of them in the right state', async () => {
    expect(await runRace(changeConcurrently, { services: 2 })).to.deep.equal([]);
  });
});
