// Concurrent invoices of one booking: it is charged once and credited once, in any order, and nothing waits for ever.
import { expect } from 'chai';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { createPricedBooking, createFinalisedInvoice } from '../support/world.ts';

/** Ten drafts of a booking are finalised while its costs change: the invoices add up to its costs at some moment. */
const changeWithDrafts: Race = async ({ clients, api }) => {
  const id = await createPricedBooking(api, 10);
  const draftIds: number[] = [];
  for (let count = 0; count < 10; count++)
    draftIds.push((await api.invoices.createInvoice({ body: { boeking_id: id } })).id);

  const createChange = (bedrag: number) => ({
    kosten: { regels: [{ type: 'item' as const, naam: 'Dagdeel', aantal: 1, bedrag, btw_percentage: 21 as const }] },
  });

  const outcomes = await collectOutcomes([
    ...draftIds.map((each, at) =>
      (clients[at % clients.length] ?? api).invoices.markInvoiceAsSent({ id: each, body: {} }),
    ),
    ...[20, 30, 40].map((bedrag, at) =>
      (clients[at % clients.length] ?? api).bookings.updateBooking({ id, body: createChange(bedrag) }),
    ),
  ]);

  // This invoice charges what the last change left open; after it nothing is open.
  await collectOutcomes([api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } })]);
  const booking = await api.bookings.getBooking({ id, embed: ['gefactureerd_bedrag'] });
  const charged = booking.kosten.calculated_totaalbedrag_inclusief_btw;
  const strange = outcomes.filter((status) => status !== 0 && status !== 406);

  return [
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(booking.gefactureerd_bedrag === charged
      ? []
      : [`${String(booking.gefactureerd_bedrag)} invoiced of ${String(charged)}`]),
  ];
};

/** Six advances of 30 % and two final invoices of one booking: together they charge it once, and never more. */
const createAdvances: Race = async ({ clients, api }) => {
  const boeking_id = await createPricedBooking(api, 100);
  const shares = [30, 30, 100, 30, 30, 100, 30, 30];
  const outcomes = await collectOutcomes(
    shares.map((voorschot_percentage, at) =>
      (clients[at % clients.length] ?? api).invoices.createInvoice({
        body: { boeking_id, status: 'definitief', voorschot_percentage },
      }),
    ),
  );

  await collectOutcomes([api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } })]);
  const { gefactureerd_bedrag } = await api.bookings.getBooking({ id: boeking_id, embed: ['gefactureerd_bedrag'] });
  const strange = outcomes.filter((status) => status !== 0 && status !== 406);

  return [
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(gefactureerd_bedrag === 100 ? [] : [`${String(gefactureerd_bedrag)} invoiced of 100`]),
  ];
};

/** Eight credits of 30 on an invoice of 100, settled with it, between payments of 20: at most 100 is credited. */
const creditConcurrently: Race = async ({ clients, api }) => {
  const id = await createFinalisedInvoice(api, 100);
  const { regels = [] } = await api.invoices.getInvoice({ id });
  const [line] = regels.flatMap((each) => (each.type === 'item' ? [each.id] : []));
  const body = { regels: [{ id: line ?? 0, bedrag: 30 }] };
  const outcomes = await collectOutcomes(
    Array.from({ length: 12 }, (_, at) => {
      const client = clients[at % clients.length] ?? api;
      return at % 3 === 2
        ? client.invoicePayments.createInvoicePayment({ id, body: { bedrag: 20 } })
        : client.invoices.createCreditInvoice({ id, body });
    }),
  );
  const refusedCount = outcomes.filter((status) => status === 406).length;
  const strange = outcomes.filter((status) => status !== 0 && status !== 406);

  return [
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(refusedCount === 5 ? [] : [`${String(refusedCount)} of 8 credits were refused, not 5`]),
  ];
};

describe('advances and final invoices of one booking', () => {
  it('charge it once when they are concurrent', async () => {
    expect(await runRace(createAdvances, { services: 2 })).to.deep.equal([]);
  });

  it('would charge it more than once without the lock', async () => {
    expect(await runUnlockedRace(createAdvances, { services: 2 })).to.not.deep.equal([]);
  });
});

describe('credits of one invoice, between its payments', () => {
  it('never exceed it when they are concurrent, and settle what is open', async () => {
    expect(await runRace(creditConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('would exceed it without the lock', async () => {
    expect(await runUnlockedRace(creditConcurrently, { services: 2 })).to.not.deep.equal([]);
  });
});

describe('drafts of one booking', () => {
  it('charge it once when they are finalised concurrently, while it changes', async () => {
    expect(await runRace(changeWithDrafts, { services: 2 })).to.deep.equal([]);
  });

  it('would charge it more than once without the lock', async () => {
    expect(await runUnlockedRace(changeWithDrafts, { services: 2 })).to.not.deep.equal([]);
  });
});
