// Drafts and changes of one booking at once: it is charged once, whoever comes first, and nothing waits for ever.
import { expect } from 'chai';
import { outcomes, race, twin, type Race } from './support/arena.ts';
import { bookingOver } from './support/world.ts';

/** Ten drafts of a booking made permanent while its costs change: its invoices come to what it charged at some moment. */
const drafts: Race = async ({ clients, api }) => {
  const id = await bookingOver(api, 10);
  const made: number[] = [];
  for (let count = 0; count < 10; count++)
    made.push((await api.invoices.createInvoice({ body: { boeking_id: id } })).id);
  const changed = (bedrag: number) => ({
    kosten: { regels: [{ type: 'item' as const, naam: 'Dagdeel', aantal: 1, bedrag, btw_percentage: 21 as const }] },
  });
  const ended = await outcomes([
    ...made.map((each, at) => (clients[at % clients.length] ?? api).invoices.markInvoiceAsSent({ id: each, body: {} })),
    ...[20, 30, 40].map((bedrag, at) =>
      (clients[at % clients.length] ?? api).bookings.updateBooking({ id, body: changed(bedrag) }),
    ),
  ]);
  // What the last change left open is charged now; after that nothing is.
  await outcomes([api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } })]);
  const booking = await api.bookings.getBooking({ id, embed: ['gefactureerd_bedrag'] });
  const charged = booking.kosten.calculated_totaalbedrag_inclusief_btw;
  const strange = ended.filter((status) => status !== 0 && status !== 406);
  return [
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(booking.gefactureerd_bedrag === charged
      ? []
      : [`${String(booking.gefactureerd_bedrag)} invoiced of ${String(charged)}`]),
  ];
};

describe('drafts of one booking', () => {
  it('made permanent at once, while it changes, charge it once', async function () {
    this.timeout(60_000);
    expect(await race(drafts, { services: 2 })).to.deep.equal([]);
  });

  it('would charge it more than once without the lock', async function () {
    this.timeout(120_000);
    expect(await twin(drafts, { services: 2 })).to.not.deep.equal([]);
  });
});
