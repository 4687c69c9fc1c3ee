// Confirmations of payments by mail: by their method, in the company's words, once for payments that were recorded together.
import { expect } from 'chai';
import type { Invoice, InvoiceSending, NewCompany, PaymentMethod, QueuedMail } from 'boekstaaf';
import { api, given } from '../support/index.ts';

const MAIL_TEXTS = {
  onderwerp_betaalbevestiging: '{betaling_bedrag} ontvangen',
  body_betaalbevestiging:
    '{betaling_datum} per {betaalmethode_naam}; nog {factuur_resterend_bedrag} van {factuur_nummer}',
};

/** Creates a draft over 121 euros of a company with these members, for a customer with one person. */
async function createDraft(
  company: Partial<NewCompany> = {},
  email1: string | null = 'sanne@klant.example',
): Promise<Invoice> {
  const { id: bedrijf_id } = await given.company({ ...MAIL_TEXTS, ...company });
  const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen: [{ voornaam: 'Sanne', email1 }] });
  const { id: boeking_id } = await given.chargedBooking(undefined, { klant_id });
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id } } });
  return api.invoices.createInvoice({ body: { boeking_id } });
}

async function sendInvoice(
  company: Partial<NewCompany> = {},
  email1?: string | null,
  body: InvoiceSending = {},
): Promise<Invoice> {
  const { id } = await createDraft(company, email1);
  await api.invoices.markInvoiceAsSent({ id, body });
  return api.invoices.getInvoice({ id });
}

const createConfirmingMethod = (naam: string): Promise<PaymentMethod> =>
  given.paymentMethod({ naam, bevestiging_mailen: true });
const listMails = async ({ id }: Invoice): Promise<QueuedMail[]> => [
  ...(await api.mails.listMails({ factuur_id: id })),
];

describe('a confirmation of a payment', () => {
  it('is queued as soon as the payment is recorded', async () => {
    const invoice = await sendInvoice();
    const { id: betaalmethode_id } = await createConfirmingMethod('Pin');
    const wanneer = '2026-03-09T23:30:00+01:00';

    await api.invoicePayments.createInvoicePayment({
      id: invoice.id,
      body: { bedrag: 100, betaalmethode_id, wanneer },
    });

    const [mail, ...others] = await listMails(invoice);
    expect(others).to.deep.equal([]);
    expect(mail).to.deep.include({
      kind: 'payment_confirmation',
      status: 'queued',
      to: ['sanne@klant.example'],
      subject: '€ 100,00 ontvangen',
      body: `9 maart 2026 per Pin; nog € 21,00 van ${invoice.factuur_nummer ?? ''}`,
      attachments: [`factuur-${invoice.factuur_nummer ?? ''}.pdf`],
    });
  });

  it('is one mail for all payments that come with an invoice, to the recipient of that', async () => {
    const pin = await createConfirmingMethod('Pin');
    const cash = await createConfirmingMethod('Contant');
    const silent = await given.paymentMethod();
    const other = await given.contact({ contactpersonen: [{ voornaam: 'Ander', email1: 'ander@elders.example' }] });
    const invoice = await sendInvoice({}, undefined, {
      mail_to: other.contactpersonen[0]?.id ?? 0,
      betalingen: [
        { bedrag: 50, betaalmethode_id: pin.id },
        { bedrag: 20, betaalmethode_id: cash.id },
        { bedrag: 10, betaalmethode_id: cash.id },
        { bedrag: 5, betaalmethode_id: silent.id },
        { bedrag: 1 },
      ],
    });
    const mails = await listMails(invoice);

    expect(mails.map(({ kind, to }) => [kind, ...to])).to.deep.equal([
      ['invoice', 'ander@elders.example'],
      ['payment_confirmation', 'ander@elders.example'],
    ]);
    expect(mails[1]?.subject).to.equal('€ 80,00 ontvangen');
    expect(mails[1]?.body).to.match(/per Pin, Contant; nog € 35,00/);
  });

  it('is not sent for other methods, refunds, changes and credit invoices', async () => {
    const { id: betaalmethode_id } = await createConfirmingMethod('Pin');
    const invoice = await sendInvoice();

    const pay = (id: number, bedrag: number, how?: number): PromiseLike<{ id: number }> =>
      api.invoicePayments.createInvoicePayment({
        id,
        body: { bedrag, ...(how === undefined ? {} : { betaalmethode_id: how }) },
      });

    const { id } = await pay(invoice.id, 121);
    await pay(invoice.id, 5, (await given.paymentMethod()).id);
    await pay(invoice.id, -5, betaalmethode_id);
    await api.invoicePayments.updateInvoicePayment({
      id: invoice.id,
      betaling_id: id,
      body: { bedrag: 120, betaalmethode_id },
    });

    const credit = await api.invoices.createCreditInvoice({ id: invoice.id });
    await pay(credit.id, -20, betaalmethode_id);
    await pay(credit.id, 10, betaalmethode_id);
    expect(await listMails(invoice)).to.deep.equal([]);
    expect(await listMails(credit)).to.deep.equal([]);
  });

  it('never prevents a payment: without an address or a text there is none', async () => {
    const { id: betaalmethode_id } = await createConfirmingMethod('Pin');
    for (const invoice of [await sendInvoice({}, null), await sendInvoice({ body_betaalbevestiging: '' })]) {
      await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 121, betaalmethode_id } });
      expect((await api.invoices.getInvoice({ id: invoice.id })).status).to.equal('betaald');
      expect(await listMails(invoice)).to.deep.equal([]);
    }
  });

  it('reports unknown tags, and its own tags are unknown in other mails', async () => {
    const { id: betaalmethode_id } = await createConfirmingMethod('Pin');
    const { id } = await sendInvoice({ body_betaalbevestiging: '{nergens}' });
    const { headers } = await api.invoicePayments
      .createInvoicePayment({ id, body: { bedrag: 1, betaalmethode_id } })
      .withResponse();
    expect(headers.get('x-unknown-tags')).to.equal('nergens');
    const mail = await given.invoiceMail({ mail_body: '{betaling_bedrag}' });
    expect(mail).to.deep.include({ body: '{betaling_bedrag}', unknown_tags: ['betaling_bedrag'] });
  });
});
