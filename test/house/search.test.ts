// Search: customers by words and phone numbers, other objects by numbers and codes, each by permission.
import { expect } from 'chai';
import { api, given, createClientWith, sendRaw } from '../support/index.ts';
import { newPerson } from '../support/given/contacts.ts';

const searchCustomers = async (q: string): Promise<number[]> =>
  ((await api.search.getSearchResults({ q })).klanten ?? []).map(({ id }) => id);

describe('a search for customers', () => {
  it('finds customers by beginnings of words, of which all must match, whatever their capitals and accents', async () => {
    const person = { voornaam: 'Zoë', achternaam: 'Quispel', email1: 'zoe@quispel.example' };
    const { id } = await given.customer({ naam: 'Café Quintessens', plaats: 'Zutphen', contactpersonen: [person] });
    for (const q of ['quint', 'CAFE quint', 'zutph quis', 'zoë q', 'zoe@quispel.exa', 'café, zutphen'])
      expect(await searchCustomers(q), q).to.deep.equal([id]);
    for (const q of ['uint', 'quint deventer', 'quintessensen']) expect(await searchCustomers(q), q).to.deep.equal([]);
  });

  it('lists customers with a whole word first, at most twenty', async () => {
    const createCustomer = async (naam: string): Promise<number> => (await given.customer({ naam })).id;
    for (let number = 0; number < 21; number++) await createCustomer(`Xylofoon ${String(number)}`);
    const exactId = await createCustomer('Xylo');
    const ids = await searchCustomers('xylo');
    expect(ids).to.have.lengthOf(20);
    expect(ids[0]).to.equal(exactId);
  });

  it('finds phone numbers however they are written', async () => {
    const person = { ...newPerson(), telefoon1: '+31 6 98 76 12 34' };
    const { id } = await given.customer({ contactpersonen: [person] });
    for (const q of ['0698761', '06-98 76 12', '+31698761', '0031 6 9876'])
      expect(await searchCustomers(q), q).to.deep.equal([id]);
  });

  it('follows each change, also of contact persons, and omits deleted contacts', async () => {
    const shared = { ...newPerson(), achternaam: 'Wisselaar' };
    const one = await given.customer({ naam: 'Vrolijk', contactpersonen: [shared] });
    const [person] = one.contactpersonen;
    const two = await given.customer({ naam: 'Ernstig', contactpersonen: [{ id: person?.id ?? 0 }] });
    expect(await searchCustomers('wisselaar')).to.deep.equal([one.id, two.id]);

    const contactpersonen = [{ ...person, achternaam: 'Blijver' }];
    await api.customers.updateCustomer({ id: one.id, body: { naam: 'Somber', contactpersonen } });
    expect([await searchCustomers('wisselaar'), await searchCustomers('vrolijk')]).to.deep.equal([[], []]);
    expect([await searchCustomers('blijver'), await searchCustomers('somber')]).to.deep.equal([
      [one.id, two.id],
      [one.id],
    ]);

    await api.customers.deleteCustomer({ id: one.id });
    expect(await searchCustomers('blijver')).to.deep.equal([two.id]);
  });

  it('finds no other contacts', async () => {
    await given.supplier({ naam: 'Ypsilon Groothandel' });
    expect(await searchCustomers('ypsilon')).to.deep.equal([]);
  });
});

describe('a search for numbers and codes', () => {
  it('finds bookings, invoices and vouchers by their beginnings', async () => {
    const booking = await given.booking();
    const invoice = await given.finalisedInvoice();
    const voucher = await given.voucher({ code: 'Hout-4711' });
    const search = (q: string) => api.search.getSearchResults({ q });
    expect((await search(booking.referentie)).boekingen?.map(({ id }) => id)).to.include(booking.id);

    const number = invoice.factuur_nummer ?? '';
    expect((await search(number.slice(0, -1))).facturen?.map(({ id }) => id)).to.include(invoice.id);
    expect((await search(number)).facturen?.[0]).to.deep.include({ id: invoice.id, factuur_nummer: number });
    expect((await search('hOUT-47')).vouchers).to.deep.equal([await api.vouchers.getVoucher({ id: voucher.id })]);
    expect((await search('out-47')).vouchers).to.deep.equal([]);

    const { id, code } = await given.voucher();
    for (const typed of [
      code.toLowerCase().replaceAll('-', ''),
      code.replaceAll('-', ' '),
      code.slice(0, 14).replaceAll('-', ''),
    ])
      expect(
        (await search(typed)).vouchers?.map((each) => each.id),
        typed,
      ).to.deep.equal([id]);
  });

  it('shows each kind to its readers only', async () => {
    const listMembers = async (scopes: readonly string[]): Promise<string[]> =>
      Object.keys(await (await createClientWith(scopes)).search.getSearchResults({ q: 'eik' })).sort();
    expect(await listMembers([])).to.deep.equal(['boekingen', 'facturen']);
    expect(await listMembers(['viewContact'])).to.deep.equal(['boekingen', 'facturen', 'klanten']);
    expect(await listMembers(['editVouchers'])).to.deep.equal(['boekingen', 'facturen', 'vouchers']);
  });

  it('is refused without two letters', async () => {
    for (const q of ['a', '%20%20%20', '--', '']) {
      const { status, body } = await sendRaw('GET', `/api2/zoeken?q=${q}`);
      expect([status, (body as { field: string }[])[0]?.field], q).to.deep.equal([406, 'q']);
    }
    expect((await sendRaw('GET', '/api2/zoeken')).status).to.equal(406);
    expect((await sendRaw('GET', '/api2/zoeken?q=eik', { auth: null })).status).to.equal(401);
  });
});
