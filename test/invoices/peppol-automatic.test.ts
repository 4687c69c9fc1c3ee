// Invoices that are sent over Peppol automatically, and mailed where Peppol fails.
import { expect } from 'chai';
import { api, clock, given, jobs, createClientWith, expectRefusal } from '../support/index.ts';
import { BELGIAN } from '../support/given/peppol.ts';

const AUTOMATIC_COMPANY = { peppol_automatisch: true };
const listSendings = ({ id }: { readonly id: number }) => api.peppolSendings.listPeppolSendings({ factuur_id: id });
const listMails = async ({ id }: { readonly id: number }) =>
  (await api.mails.listMails({ factuur_id: id })).filter(({ kind }) => kind === 'invoice');
const CUSTOMER_WITH_ADDRESS = { contactpersonen: [{ achternaam: 'Bos', email1: 'bos@klant.example' }] };

describe('an invoice of a company that sends over Peppol automatically', () => {
  beforeEach(() => {
    clock.set('2026-03-30T08:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('is queued when it is finalised, and not mailed', async () => {
    const { id } = await given.peppolSandbox();
    const invoice = await given.peppolInvoice(id, AUTOMATIC_COMPANY, CUSTOMER_WITH_ADDRESS);
    expect(await listSendings(invoice)).to.have.length(1);
    expect((await listSendings(invoice))[0]).to.include({ status: 'queued', to: '0208:0123456749' });
    await jobs.runAllDue();
    expect((await listSendings(invoice))[0]).to.include({ status: 'delivered' });
    expect(await listMails(invoice)).to.deep.equal([]);
    expect(await expectRefusal(api.peppolSendings.createPeppolSending({ id: invoice.id }))).to.include({
      code: 'ERR_PEPPOL_ALREADY_SENT',
    });
  });

  it('is queued as a credit invoice too, and when it is finalised at once', async () => {
    const { id } = await given.peppolSandbox();
    const invoice = await given.peppolInvoice(id, AUTOMATIC_COMPANY);
    const credit = await api.invoices.createCreditInvoice({ id: invoice.id, body: {} });
    expect(await listSendings(credit)).to.have.length(1);
    await jobs.runAllDue();
    expect((await listSendings(credit))[0]).to.include({ status: 'delivered' });
  });

  it('is not queued without an address, an integration or the option', async () => {
    const { id } = await given.peppolSandbox();
    const private_ = await given.peppolInvoice(id, AUTOMATIC_COMPANY, { landcode: 'NL', btw_nummer: null });
    const unwished = await given.peppolInvoice(id);
    const draft = await given.eInvoiceDraft(AUTOMATIC_COMPANY, BELGIAN);
    await api.invoices.markInvoiceAsSent({ id: draft.id });
    for (const invoice of [private_, unwished, draft]) expect(await listSendings(invoice)).to.deep.equal([]);
  });

  it('is mailed once where the network does not know its customer', async () => {
    const { id } = await given.peppolSandbox('unknown');
    const invoice = await given.peppolInvoice(id, AUTOMATIC_COMPANY, CUSTOMER_WITH_ADDRESS);
    await jobs.runAllDue();
    const [sending] = await listSendings(invoice);
    expect(sending).to.include({ status: 'refused', sent_at: null });
    expect(sending?.error).to.equal('The Peppol network does not know 0208:0123456749 as a receiver of invoices.');
    expect(await listMails(invoice)).to.have.length(1);
    await api.peppolSendings.createPeppolSending({ id: invoice.id });
    await jobs.runAllDue();
    expect(await listMails(invoice)).to.have.length(1);
  });

  it('is mailed once where its data is incomplete, and where its provider has no key', async () => {
    const sandbox = await given.peppolSandbox();
    const incomplete = await given.peppolInvoice(
      sandbox.id,
      { ...AUTOMATIC_COMPANY, iban: null },
      CUSTOMER_WITH_ADDRESS,
    );

    const { id: keyless } = await api.integrations.createIntegration({
      body: { name: 'Billit', kind: 'billit', settings: { party_id: '574991' } },
    });
    const unconnected = await given.peppolInvoice(keyless, AUTOMATIC_COMPANY, CUSTOMER_WITH_ADDRESS);

    for (let hours = 0; hours < 3; hours += 1) {
      await jobs.runAllDue();
      clock.advance({ hours: 1 });
    }

    for (const invoice of [incomplete, unconnected]) {
      expect((await listSendings(invoice))[0]).to.include({ status: 'failed', sent_at: null });
      expect(await listMails(invoice)).to.have.length(1);
    }

    expect((await listSendings(incomplete))[0]?.error).to.include('account number');
    expect((await listSendings(unconnected))[0]?.error).to.include('no API key');
  });

  it('is not mailed a second time where staff asked for a mail', async () => {
    const { id } = await given.peppolSandbox('unknown');
    const { id: draft, klant_id } = await given.eInvoiceDraft(
      { ...AUTOMATIC_COMPANY, peppol_integration_id: id },
      { ...BELGIAN, ...CUSTOMER_WITH_ADDRESS },
    );
    const { contactpersonen } = await api.customers.getCustomer({ id: klant_id });
    await api.invoices.markInvoiceAsSent({ id: draft, body: { mail_to: contactpersonen[0]?.id ?? 0 } });
    expect(await listMails({ id: draft })).to.have.length(1);
    await jobs.runAllDue();
    expect((await listSendings({ id: draft }))[0]).to.include({ status: 'refused' });
    expect(await listMails({ id: draft })).to.have.length(1);
  });

  it('is sent over Peppol or by mail by the scheduler, and never both', async () => {
    for (const outcome of ['delivered', 'unknown'] as const) {
      const { id } = await given.peppolSandbox(outcome);
      const company = { ...AUTOMATIC_COMPANY, peppol_integration_id: id };
      const draft = await given.eInvoiceDraft(company, { ...BELGIAN, ...CUSTOMER_WITH_ADDRESS });
      await api.invoices.deleteInvoice({ id: draft.id });
      const body = { boeking_id: draft.boeking_id, verstuur_factuur_op: '2026-03-31' };
      const dated = await api.invoices.createInvoice({ body });
      clock.set('2026-03-31T08:00:00Z');
      await jobs.runAllDue();
      expect((await api.invoices.getInvoice({ id: dated.id })).status).to.not.equal('concept');
      expect(await listSendings(dated)).to.have.length(1);
      expect((await listMails(dated)).length, outcome).to.equal(outcome === 'unknown' ? 1 : 0);
      clock.set('2026-03-30T08:00:00Z');
    }
  });
});

describe('the look-up of a customer', () => {
  it('returns whether and where they can receive', async () => {
    const { id } = await given.peppolSandbox();
    const company = await given.company({ peppol_integration_id: id });
    const belgian = await given.customer({ bedrijf_id: company.id, ...BELGIAN });
    const customerPeppol = await api.peppolSendings.getCustomerPeppol({ id: belgian.id });
    expect(customerPeppol).to.include({ klant_id: belgian.id, can_receive: true, peppol_id: '0208:0123456749' });

    const chosenCustomer = await given.customer({
      bedrijf_id: company.id,
      ...BELGIAN,
      peppol_id: '0088:8712345678906',
    });

    expect(await api.peppolSendings.getCustomerPeppol({ id: chosenCustomer.id })).to.include({
      peppol_id: '0088:8712345678906',
    });

    const nobody = await given.customer({ bedrijf_id: company.id });
    expect(await api.peppolSendings.getCustomerPeppol({ id: nobody.id })).to.include({
      can_receive: false,
      peppol_id: null,
    });
  });

  it('caches its result for a day', async () => {
    clock.set('2026-03-30T08:00:00Z');
    const { id } = await given.peppolSandbox();
    const company = await given.company({ peppol_integration_id: id });
    const customer = await given.customer({ bedrijf_id: company.id, ...BELGIAN });
    const readPeppol = async () => api.peppolSendings.getCustomerPeppol({ id: customer.id });
    const first = await readPeppol();

    await api.integrations.updateIntegration({ id, body: { settings: { outcome: 'unknown' } } });
    clock.advance({ hours: 23 });
    expect(await readPeppol()).to.deep.equal(first);

    clock.advance({ hours: 2 });
    const later = await readPeppol();
    expect(later).to.include({ can_receive: false, peppol_id: null });
    expect(Date.parse(later.checked_at)).to.be.above(Date.parse(first.checked_at));

    clock.reset();
  });

  it('needs an integration, a customer, and the right to see customers', async () => {
    const customer = await given.customer({ bedrijf_id: (await given.company()).id });
    const readRefusal = (by: typeof api) => expectRefusal(by.peppolSendings.getCustomerPeppol({ id: customer.id }));
    expect(await readRefusal(api)).to.include({ status: 406, code: 'ERR_PEPPOL_NOT_CONNECTED' });
    expect(await readRefusal(await createClientWith(['editProducten']))).to.include({ status: 403 });
    expect(await expectRefusal(api.peppolSendings.getCustomerPeppol({ id: 2_000_000_000 }))).to.include({
      status: 404,
    });
  });
});
