// The status of bookings: every transition of the table, its events, and deletion.
import { expect } from 'chai';
import type { Booking, BookingStatus } from 'boekstaaf';
import { api, clock, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { packageBooking } from '../support/given/bookings.ts';

const STATUSES: readonly BookingStatus[] = ['informatie', 'interesse', 'optie', 'reservering', 'definitief', 'gaande', 'voltooid', 'geannuleerd']; // prettier-ignore

async function createInvoicedBooking(): Promise<Booking> {
  const booking = await packageBooking();
  await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
  return booking;
}

describe('the status of a booking', () => {
  const canMove = (from: BookingStatus, to: BookingStatus, hasInvoice: boolean): boolean => {
    const early = STATUSES.slice(0, 4);
    const late = ['gaande', 'voltooid'];
    if (from === to) return true;
    if (early.includes(from)) return early.includes(to) || to === 'definitief' || to === 'geannuleerd';
    if (late.includes(from))
      return to === 'definitief' || late.includes(to) || (from === 'gaande' && to === 'geannuleerd');
    if (early.includes(to)) return !hasInvoice;
    return from === 'definitief' || to === 'definitief';
  };

  for (const from of STATUSES) {
    it(`moves from ${from} as the table says, with a finalised invoice and without`, async () => {
      const product = await given.product();
      const customer = await given.customer({ bedrijf_id: (await given.company()).id });

      const createBooking = async (hasInvoice: boolean): Promise<number> => {
        const { id } = await given.booking({ status: from, klant_id: customer.id, product_id: product.id });
        if (hasInvoice) await api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } });
        return id;
      };

      for (const hasInvoice of [false, true]) {
        const staying = await createBooking(hasInvoice);
        const toegestaan = STATUSES.filter((to) => to !== from && canMove(from, to, hasInvoice));
        for (const to of STATUSES.filter((each) => each !== from && !toegestaan.includes(each))) {
          const refusal = await expectRefusal(api.bookings.setBookingStatus({ id: staying, status: to }));
          expect(refusal).to.deep.include({ status: 406, code: 'ERR_BOOKING_STATUS_TRANSITION', field: 'status' });
          expect(refusal.params).to.deep.equal({ van: from, naar: to, toegestaan });
        }
        for (const to of [from, ...toegestaan]) {
          const id = to === from ? staying : await createBooking(hasInvoice);
          expect((await api.bookings.setBookingStatus({ id, status: to })).status).to.equal(to);
        }
      }
    });
  }

  it('shows since when it applies, which stays when the status does not change', async () => {
    const { id, status_updated_at } = await given.booking({ status: 'optie' });
    clock.advance({ days: 1 });
    const events = await collectEvents(async () => {
      expect((await api.bookings.setBookingStatus({ id, status: 'optie' })).status_updated_at).to.equal(
        status_updated_at,
      );
    });
    expect(events).to.deep.equal([]);
    const booking = await api.bookings.setBookingStatus({ id, status: 'definitief' });
    expect(booking.status_updated_at).to.equal('2026-03-11T11:00:00+01:00');
  });

  it('is announced as confirmed from an earlier status and from geannuleerd, and not from a later one', async () => {
    const { id } = await given.booking({ status: 'optie' });
    const hasConfirmationEvent = async (status: BookingStatus) =>
      (await collectEvents(() => api.bookings.updateBooking({ id, body: { status } }))).some(
        ({ event }) => event === 'BookingDefinitive',
      );
    expect(await hasConfirmationEvent('definitief')).to.equal(true);
    expect(await hasConfirmationEvent('gaande')).to.equal(false);
    expect(await hasConfirmationEvent('definitief')).to.equal(false);
    expect(await hasConfirmationEvent('geannuleerd')).to.equal(false);
    expect(await hasConfirmationEvent('definitief')).to.equal(true);
    expect(await hasConfirmationEvent('informatie')).to.equal(false);
    expect(await hasConfirmationEvent('definitief')).to.equal(true);
  });

  it('refuses an unknown status', async () => {
    const { id } = await given.booking();
    const response = await sendRaw('POST', `/api2/boekingen/${String(id)}/set_status/betaling%20benodigd`);
    expect(response.status).to.equal(406);
  });
});

describe('deleting a booking', () => {
  it('deletes its lines, costs and drafts too, and is announced', async () => {
    const { id } = await packageBooking();
    const draft = await api.invoices.createInvoice({ body: { boeking_id: id } });
    const events = await collectEvents(() => api.bookings.deleteBooking({ id }));
    expect(events.map(({ event }) => event)).to.have.members(['Factuur::postDelete', 'Boeking::postDelete']);
    expect(events.find(({ object }) => object === 'Boeking')?.data).to.include({ id, personen: 10 });
    expect(await expectRefusal(api.bookings.getBooking({ id }))).to.include({ status: 404 });
    expect(await expectRefusal(api.invoices.getInvoice({ id: draft.id }))).to.include({ status: 404 });
  });

  it('is refused for a finalised invoice', async () => {
    const { id } = await createInvoicedBooking();
    expect(await expectRefusal(api.bookings.deleteBooking({ id }))).to.include({
      status: 403,
      code: 'ERR_BOOKING_NOT_DELETABLE',
    });
    expect(await api.bookings.getBooking({ id })).to.include({ id });
  });

  it('releases its customer', async () => {
    const customer = await given.customer();
    const { id } = await given.booking({ klant_id: customer.id });
    expect(await expectRefusal(api.customers.deleteCustomer({ id: customer.id }))).to.include({
      status: 403,
      code: 'ERR_CONTACT_IN_USE',
    });
    await api.bookings.deleteBooking({ id });
    await api.customers.deleteCustomer({ id: customer.id });
  });
});
