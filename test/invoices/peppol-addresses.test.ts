// The Peppol addresses of companies and customers: stored, checked, copied by invoices, and written into e-invoices.
import { expect } from 'chai';
import { api, given, expectRefusal } from '../support/index.ts';

const BELGIAN_COMPANY = { landcode: 'BE', btw_nummer: 'BE0123456749' };
const BELGIAN_CUSTOMER = { landcode: 'BE', btw_nummer: 'BE 0403.619.968' };

async function fetchXml(...parties: Parameters<typeof given.eInvoiceDraft>): Promise<string> {
  const { id } = await given.eInvoiceDraft(...parties);
  await api.invoices.markInvoiceAsSent({ id });
  return (await api.invoices.getInvoiceUbl({ id })).text();
}

/** Returns the Peppol address and the company number of a party in an e-invoice. */
function readPartyIds(xml: string, party: 'Supplier' | 'Customer'): readonly (string | undefined)[] {
  const [, partyXml = ''] =
    new RegExp(`<cac:Accounting${party}Party>(.*?)</cac:Accounting${party}Party>`, 's').exec(xml) ?? [];
  const [, legal = ''] = /<cac:PartyLegalEntity>(.*?)<\/cac:PartyLegalEntity>/s.exec(partyXml) ?? [];
  const readSchemeId = (element: string, text: string) =>
    new RegExp(`<cbc:${element} schemeID="(\\d{4})">([^<]*)<`).exec(text)?.slice(1).join(':');
  return [readSchemeId('EndpointID', partyXml), readSchemeId('CompanyID', legal)];
}

describe('the Peppol addresses of an invoice', () => {
  it('are enterprise numbers for Belgian parties, in both places', async () => {
    const xml = await fetchXml({ ...BELGIAN_COMPANY, kvk_nummer: null }, BELGIAN_CUSTOMER);
    expect(readPartyIds(xml, 'Supplier')).to.deep.equal(['0208:0123456749', '0208:0123456749']);
    expect(readPartyIds(xml, 'Customer')).to.deep.equal(['0208:0403619968', '0208:0403619968']);
    expect(xml).to.include('<cbc:CompanyID>BE0403619968<');
  });

  it('are those that company and customer chose, whatever their other numbers', async () => {
    const xml = await fetchXml(
      { peppol_id: '0088:8712345678906' },
      { ...BELGIAN_CUSTOMER, peppol_id: '9925:BE0403619968' },
    );
    expect(readPartyIds(xml, 'Supplier')).to.deep.equal(['0088:8712345678906', '0106:12345678']);
    expect(readPartyIds(xml, 'Customer')).to.deep.equal(['9925:BE0403619968', '0208:0403619968']);
  });

  it('of a Dutch customer are in the register that the customer chose', async () => {
    for (const peppol_id of ['0106:87654321', '0190:00000001003214345000'])
      expect(readPartyIds(await fetchXml({}, { peppol_id }), 'Customer')).to.deep.equal([peppol_id, peppol_id]);
  });

  it('are a placeholder for a Belgian number with a wrong check digit, which remains accepted', async () => {
    const xml = await fetchXml({}, { landcode: 'BE', btw_nummer: 'BE0123456748' });
    expect(readPartyIds(xml, 'Customer')).to.deep.equal(['0088:0000000000000', undefined]);
    expect(xml).to.include('<cbc:CompanyID>BE0123456748<');
  });

  it('are copied when the invoice is finalised', async () => {
    const { id, bedrijf_id, klant_id } = await given.eInvoiceDraft(BELGIAN_COMPANY, { peppol_id: '0106:87654321' });
    await api.invoices.markInvoiceAsSent({ id });

    const { afdruk } = await api.invoices.getInvoice({ id });
    expect(afdruk?.afzender.peppol_id).to.equal(null);
    expect(afdruk?.geadresseerde.peppol_id).to.equal('0106:87654321');

    await api.customers.updateCustomer({ id: klant_id, body: { peppol_id: null } });
    const company = await api.companies.getCompany({ id: bedrijf_id });
    await api.companies.updateCompany({ id: bedrijf_id, body: { ...company, peppol_id: '0088:8712345678906' } });

    const xml = await (await api.invoices.getInvoiceUbl({ id })).text();
    expect([readPartyIds(xml, 'Supplier')[0], readPartyIds(xml, 'Customer')[0]]).to.deep.equal([
      '0208:0123456749',
      '0106:87654321',
    ]);
  });
});

describe('a Peppol address', () => {
  it('is stored for companies and customers, and null by default', async () => {
    const company = await given.company();
    expect(company.peppol_id).to.equal(null);
    const body = { ...company, peppol_id: '0208:0123456749' };
    expect((await api.companies.updateCompany({ id: company.id, body })).peppol_id).to.equal('0208:0123456749');
    const customer = await given.customer();
    expect(customer.peppol_id).to.equal(null);
    const { id } = await given.customer({ naam: 'Reizen NV', peppol_id: '0208:0403619968' });
    expect(await api.customers.updateCustomer({ id, body: { plaats: 'Gent' } })).to.include({
      peppol_id: '0208:0403619968',
    });
    expect(await api.contacts.getContact({ id })).to.include({ peppol_id: '0208:0403619968' });
    expect(await api.customers.updateCustomer({ id, body: { peppol_id: null } })).to.include({ peppol_id: null });
  });

  it('is refused with a wrong check digit, an unknown scheme, and a malformed identifier', async () => {
    const { id } = await given.customer();
    const company = await given.company();
    const wrong = '0208:0123456748';
    const unknown = '0000:0123456749';

    for (const peppol_id of [wrong, unknown])
      for (const refusal of [
        await expectRefusal(given.customer({ peppol_id })),
        await expectRefusal(api.customers.updateCustomer({ id, body: { peppol_id } })),
        await expectRefusal(api.contacts.updateContact({ id, body: { type: 'klant', peppol_id } })),
        await expectRefusal(given.contact({ type: 'klant', peppol_id })),
        await expectRefusal(api.companies.updateCompany({ id: company.id, body: { ...company, peppol_id } })),
        await expectRefusal(given.company({ peppol_id })),
      ])
        expect(refusal).to.include({ status: 406, code: 'ERR_PEPPOL_ID', field: 'peppol_id' });

    for (const peppol_id of ['BE0123456749', '0208', '208:0123456749', '0208:01 23'])
      expect(await expectRefusal(given.customer({ peppol_id }))).to.include({ status: 406, field: 'peppol_id' });
  });

  it('exists only for customers among the contacts', async () => {
    const contactpersonen = [{ achternaam: 'Bos' }];
    const body = { type: 'leverancier' as const, contactpersonen, peppol_id: '0208:0123456749' };
    expect(await expectRefusal(api.contacts.createContact({ body }))).to.include({
      code: 'ERR_NOT_ALLOWED',
      field: 'peppol_id',
    });
  });
});
