// E-invoices over HTTP: made from the data that an invoice copied, and refused where these are incomplete.
import { expect } from 'chai';
import { api, given, sendRaw, expectRefusal } from '../support/index.ts';

const { eInvoiceDraft: draft } = given;

describe('the e-invoice of an invoice', () => {
  it('is XML by the rules of Peppol, from the data copied when the invoice was finalised', async () => {
    const { id, bedrijf_id } = await draft({ weergavenaam: 'Buitengoed' });
    await api.invoices.markInvoiceAsSent({ id });

    const company = await api.companies.getCompany({ id: bedrijf_id });
    await api.companies.updateCompany({ id: bedrijf_id, body: { ...company, iban: null, weergavenaam: 'Anders' } });

    const { data, headers } = await api.invoices.getInvoiceUbl({ id }).withResponse();
    expect(data.type).to.equal('application/xml');
    expect(headers.get('content-disposition')).to.match(/^inline; filename="factuur-B\d+-\d{4}-\d{5}\.xml"$/);

    const xml = await data.text();
    expect(xml).to.match(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<Invoice /);

    for (const part of [
      '#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0<',
      '<cbc:EndpointID schemeID="0106">12345678<',
      '<cbc:Name>Buitengoed<',
      '<cbc:ID>NL91ABNA0417164300<',
      '<cbc:PayableAmount currencyID="EUR">121.00<',
    ])
      expect(xml).to.include(part);
  });

  it('of a credit invoice is a credit note, which names the credited invoice', async () => {
    const { id, factuur_nummer } = await given.eInvoice();
    const credit = await api.invoices.createCreditInvoice({ id, body: {} });
    const xml = await (await api.invoices.getInvoiceUbl({ id: credit.id })).text();
    const original = String(factuur_nummer);
    for (const part of ['<CreditNote ', '<cac:InvoiceDocumentReference>', `<cbc:ID>${original}<`])
      expect(xml).to.include(part);
    expect(xml).to.include('<cbc:PrepaidAmount currencyID="EUR">121.00<').and.include('"EUR">0.00</cbc:PayableAmount>');
  });

  it('is refused with all missing fields, and how to fill them', async () => {
    const { id } = await draft({ iban: null, kvk_nummer: null }, { adres: null, postcode: null, plaats: null });
    await api.invoices.markInvoiceAsSent({ id });
    const response = await sendRaw('GET', `/api2/facturen/${String(id)}/ubl`);
    expect(response.status).to.equal(406);
    const problems = response.body as { code: string; field: string; message: string }[];
    const fields = ['bedrijf.iban', 'bedrijf.kvk_nummer', 'klant.adres', 'klant.postcode', 'klant.plaats'];
    expect(problems.map(({ field }) => field)).to.deep.equal(fields);
    expect(problems.map(({ code }) => code)).to.deep.equal(fields.map(() => 'ERR_E_INVOICE_INCOMPLETE'));
    expect(problems[0]?.message).to.include('the account number of the company').and.include('credit this invoice');
  });

  it('does not exist for a draft, nor for an invoice that does not exist', async () => {
    const { id } = await draft();
    const refusal = await expectRefusal(api.invoices.getInvoiceUbl({ id }));
    expect(refusal).to.include({ status: 406, code: 'ERR_INVOICE_NOT_PERMANENT' });
    expect(await expectRefusal(api.invoices.getInvoiceUbl({ id: 2_000_000_000 }))).to.include({ status: 404 });
  });
});
