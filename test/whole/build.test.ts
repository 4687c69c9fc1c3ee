// What the build loads only when it is needed: threads and packages of their own, which would be missed nowhere else.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { childServer } from '../support/child-server.ts';
import { apiKey, freshDatabase } from '../support/index.ts';
import { type MailServer, mailServer, type ReceivedMail } from '../support/mail-server.ts';
import { bookingOver } from '../support/world.ts';

describe('the build', () => {
  let post: MailServer | undefined;

  afterEach(() => post?.close());

  it('mails an invoice as a PDF, and adds up what was sold', async () => {
    let arrived: (mail: ReceivedMail) => void = () => undefined;
    const mail = new Promise<ReceivedMail>((resolve) => (arrived = resolve));
    post = await mailServer({
      received: (received) => {
        arrived(received);
        return Promise.resolve();
      },
    });
    const DATABASE_URL = await freshDatabase('build');
    const server = await childServer({ DATABASE_URL, SMTP_URL: post.url });
    const api = new Boekstaaf({ baseUrl: server.baseUrl, apiKey, retries: 0 });
    const boeking_id = await bookingOver(api, 121);
    const { klant_id } = await api.bookings.getBooking({ id: boeking_id });
    const { contactpersonen } = await api.customers.getCustomer({ id: klant_id });
    const mail_to = contactpersonen[0]?.id ?? 0;

    const invoice = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', mail_to } });

    const { receivers, files } = await mail;
    expect(receivers).to.deep.equal(['jansen@uitje.example']);
    expect(files.map(({ bytes }) => bytes.subarray(0, 5).toString())).to.deep.equal(['%PDF-']);
    const period = { datum_begin: invoice.datum, datum_eind: invoice.datum };
    const sales = await api.statistics.getSalesStatistics({
      ...period,
      referentiedatum: 'factuur',
      gegevens: 'gefactureerd_bedrag',
      groepeer_tijd: 'maand',
    });
    expect(sales.map(({ data }) => data.gefactureerd_bedrag_inclusief_btw)).to.deep.equal([121]);
    expect(await server.end('SIGTERM')).to.include({ code: 0 });
  });
});
