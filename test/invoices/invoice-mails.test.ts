// Mailing a finalised invoice by hand: the invoice itself, and reminders, which the scheduler then leaves out.
import { expect } from 'chai';
import type { Invoice, NewCompany, Problem, QueuedMail } from 'boekstaaf';
import { api, clock, collectEvents, given, jobs, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';
import { expectNoChange } from '../support/leaves-nothing.ts';

const MAIL_TEXTS = {
  onderwerp_mail_eindfactuur: 'Factuur {factuur_nummer}',
  body_mail_eindfactuur: 'Te betalen: {factuur_resterend_bedrag}',
  onderwerp_eerste_betalingsherinnering: 'Herinnering {factuur_nummer}',
  body_eerste_betalingsherinnering: 'Nog {factuur_resterend_bedrag}, {contactpersoon_voornaam}.',
  onderwerp_tweede_betalingsherinnering: 'Laatste herinnering',
  body_tweede_betalingsherinnering: 'Nog steeds {factuur_resterend_bedrag}.',
};

/** Creates a finalised invoice over 121 euros that was not mailed. */
async function createInvoice(company: Partial<NewCompany> = {}, email1 = 'sanne@klant.example'): Promise<Invoice> {
  const { id: bedrijf_id } = await given.company({ ...MAIL_TEXTS, ...company });
  const contactpersonen = [{ voornaam: 'Sanne', ...(email1 !== '' && { email1 }) }];
  const { id: klant_id } = await given.customer({ bedrijf_id, contactpersonen });
  const { id: boeking_id } = await given.chargedBooking(undefined, { klant_id });
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id, betaaltermijn: 14 } } });
  return api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
}

const listMails = async ({ id }: Invoice): Promise<QueuedMail[]> => [
  ...(await api.mails.listMails({ factuur_id: id })),
];
const listReminderDates = async ({ id }: Invoice): Promise<unknown[]> => {
  const { herinnering1, herinnering2 } = await api.invoices.getInvoice({ id });
  return [herinnering1, herinnering2];
};

describe('mailing an invoice by hand', () => {
  beforeEach(() => {
    clock.set('2026-06-01T12:00:00+02:00');
  });

  it('sends an invoice that was not mailed before, after a preview of the mail', async () => {
    const invoice = await createInvoice();
    expect(await listMails(invoice)).to.deep.equal([]);

    const { id } = invoice;
    const preview = await expectNoChange(() => api.invoices.mailInvoice({ id, dry_run: true }));
    expect(preview).to.deep.include({
      kind: 'invoice',
      status: 'queued',
      subject: `Factuur ${invoice.factuur_nummer ?? ''}`,
      to: ['sanne@klant.example'],
      attachments: [`factuur-${invoice.factuur_nummer ?? ''}.pdf`],
    });
    expect(preview.body).to.include('Te betalen: € 121,00');

    const events = await collectEvents(() => sendRaw('POST', `/api2/facturen/${String(id)}/mails`));
    expect(events.map(({ event }) => event)).to.deep.equal(['QueuedMail::postInsert', 'QueuedMail::postSave']);

    const [mail, ...others] = await listMails(invoice);
    expect(others).to.deep.equal([]);
    expect(mail).to.deep.include({
      subject: preview.subject,
      body: preview.body,
      to: preview.to,
      facts: preview.facts,
    });
    expect(await listReminderDates(invoice)).to.deep.equal([null, null]);
  });

  it('responds with the address of the mail and its unknown tags', async () => {
    const { id } = await createInvoice();
    const body = { mail_subject: 'Over {iets}', mail_body: 'Dag {contactpersoon_voornaam}', mail_signature: '' };
    const response = await sendRaw('POST', `/api2/facturen/${String(id)}/mails`, { body });
    expect(response.status, response.text).to.equal(201);
    const mail = response.body as QueuedMail;
    expect(response.headers).to.include({
      'x-unknown-tags': 'iets',
      location: `/api2/mails/${String(mail.id)}`,
    });
    expect(mail).to.deep.include({ subject: 'Over {iets}', body: 'Dag Sanne' });
  });

  it('reminds today, and the scheduler sends no second reminder of that kind', async () => {
    const invoice = await createInvoice();
    const { id } = invoice;
    clock.set('2026-06-16T07:00:00+02:00');

    const first = await api.invoices.mailInvoice({ id, body: { kind: 'first_reminder' } });
    expect(first).to.include({ kind: 'first_reminder', body: 'Nog € 121,00, Sanne.' });

    clock.set('2026-06-29T20:00:00+02:00');
    await jobs.runAllDue();
    expect(await listMails(invoice)).to.have.lengthOf(1);
    expect(await listReminderDates(invoice)).to.deep.equal(['2026-06-16', null]);

    await api.invoices.mailInvoice({ id, body: { kind: 'second_reminder' } });
    clock.set('2026-07-20T20:00:00+02:00');
    await jobs.runAllDue();
    expect((await listMails(invoice)).map(({ kind }) => kind)).to.deep.equal(['first_reminder', 'second_reminder']);
    expect(await listReminderDates(invoice)).to.deep.equal(['2026-06-16', '2026-06-29']);
  });

  it('is refused for a draft, and sends no reminder of a paid, credited or credit invoice', async () => {
    const draft = await given.invoice();
    expect(await expectRefusal(api.invoices.mailInvoice({ id: draft.id }))).to.include({
      code: 'ERR_INVOICE_NOT_PERMANENT',
    });

    const paid = await createInvoice();
    const credited = await createInvoice();
    await api.invoicePayments.createInvoicePayment({ id: paid.id, body: { bedrag: 121 } });

    const credit = await api.invoices.createCreditInvoice({ id: credited.id });
    for (const { id } of [paid, credited, credit])
      for (const kind of ['first_reminder', 'second_reminder'] as const) {
        const problem = await expectNoChange(() => expectRefusal(api.invoices.mailInvoice({ id, body: { kind } })));
        expect(problem).to.include({ code: 'ERR_NOTHING_TO_PAY', field: 'kind' });
      }

    // The invoice can still be mailed: its customer may want a copy.
    expect(await api.invoices.mailInvoice({ id: paid.id })).to.include({ kind: 'invoice' });
  });

  it('requires a text where the company has none', async () => {
    const { id } = await createInvoice({
      onderwerp_eerste_betalingsherinnering: '',
      body_eerste_betalingsherinnering: ' ',
    });
    const kind = 'first_reminder';
    const path = `/api2/facturen/${String(id)}/mails`;
    const both = await expectNoChange(() => sendRaw('POST', path, { body: { kind } }));
    expect(both.status).to.equal(406);
    expect((both.body as Problem[]).map(({ code, field }) => [code, field])).to.deep.equal([
      ['ERR_REQUIRED', 'mail_subject'],
      ['ERR_REQUIRED', 'mail_body'],
    ]);

    const body = { kind, mail_subject: 'Betaalt u nog?', mail_body: '{factuur_resterend_bedrag}' } as const;
    expect(await api.invoices.mailInvoice({ id, body })).to.include({ subject: 'Betaalt u nog?' });
  });

  it('is sent to the contact person in the request, and refused where no one has an address', async () => {
    const invoice = await createInvoice({}, '');
    const { id } = invoice;
    const nobody = await expectNoChange(() => expectRefusal(api.invoices.mailInvoice({ id })));
    expect(nobody).to.include({ code: 'ERR_MAIL_RECIPIENT', field: 'mail_to' });
    const other = await given.contact({ contactpersonen: [{ voornaam: 'Ander', email1: 'ander@elders.example' }] });
    const mail_to = other.contactpersonen[0]?.id ?? 0;
    expect((await api.invoices.mailInvoice({ id, body: { mail_to } })).to).to.deep.equal(['ander@elders.example']);
    const unknown = await expectRefusal(api.invoices.mailInvoice({ id, body: { mail_cc: [2_147_483_647] } }));
    expect(unknown).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'mail_cc[0]' });
  });

  it('needs the right to invoice and to see customers', async () => {
    const { id } = await createInvoice();
    for (const rights of [['createFactuur'], ['viewContact']] as const) {
      const caller = await createClientWith([...rights]);
      expect((await expectRefusal(caller.invoices.mailInvoice({ id }))).status).to.equal(403);
    }
    const both = await createClientWith(['createFactuur', 'viewContact']);
    expect(await both.invoices.mailInvoice({ id })).to.include({ kind: 'invoice' });
  });
});
