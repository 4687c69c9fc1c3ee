// Bookings that are paid online: confirmed, invoiced, paid and mailed once; what is paid of one that changed meanwhile.
import { expect } from 'chai';
import { api, basic, clock, jobs } from '../support/index.ts';
import { reserved, paymentOf, type Reserved } from '../support/booking-payment.ts';
import { endPayment } from '../support/paying.ts';

const invoicesOf = (id: number) => basic.invoices.listInvoices({ boeking_id: [id], embed: ['Betalingen'] });
const mailsOf = (id: number) => api.mails.listMails({ about_kind: 'booking', about_id: id });
const statusOf = async (id: number) => (await api.bookings.getBooking({ id })).status;

async function paid({ payment_url }: Reserved): Promise<void> {
  await endPayment(payment_url, 'pay');
  await jobs.settled();
}

describe('a booking that is paid online', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });
  after(() => {
    clock.reset();
  });

  it('is confirmed, invoiced, paid on that invoice and mailed, once', async () => {
    const made = await reserved();
    const { id } = made.booking;
    expect(made.told).to.equal('betaling benodigd');
    expect(await statusOf(id)).to.equal('reservering');
    expect(await invoicesOf(id)).to.deep.equal([]);
    await paid(made);
    clock.advance({ hours: 2 });
    await jobs.settled();

    expect(await statusOf(id)).to.equal('definitief');
    const [invoice, ...others] = await invoicesOf(id);
    expect(others).to.deep.equal([]);
    expect(invoice).to.deep.include({
      ...{ context: 'online_booking', status: 'betaald', calculated_totaalbedrag_inclusief_btw: 121 },
    });
    const [payment, ...more] = invoice?.Betalingen ?? [];
    expect(more).to.deep.equal([]);
    expect(payment).to.deep.include({ bedrag: 121, btw: { 21: { bedrag: 100, btw: 21 } } });
    const mails = await mailsOf(id);
    expect(mails.map(({ kind }) => kind)).to.deep.equal(['booking_confirmation']);
    expect(mails[0]?.body).to.include('Dank u wel voor uw boeking');
    expect(mails[0]?.subject).to.equal(`Bevestiging van uw boeking ${made.booking.referentie}`);
    expect((await paymentOf(id))?.error).to.equal(null);
  });
});
