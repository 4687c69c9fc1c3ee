// Suppliers: contacts of type leverancier, with defaults of their own.
import { expect } from 'chai';
import { api, collectEvents, given, expectRefusal } from '../support/index.ts';
import { newPerson } from '../support/given/contacts.ts';

describe('a supplier', () => {
  it('has defaults of its own, and the members that are sent', async () => {
    expect(await given.supplier()).to.include({ type: 'leverancier', status: 'actief', onchange_email: false });
    const fields = { status: 'passief' as const, betalen_vanaf: 'na afloop', uitje_activiteit_herinnering: true };
    const supplier = await given.supplier(fields);
    expect(supplier).to.include(fields);
    expect(supplier).not.to.have.any.keys('soort_klant', 'afdeling', 'factuur_adressering');
    expect(supplier._links.self.href).to.equal(`/api2/leveranciers/${String(supplier.id)}`);
  });

  it('is listed among suppliers only', async () => {
    const suppliers = [await given.supplier(), await given.supplier()];
    await given.customer();
    expect((await api.suppliers.listSuppliers()).slice(-2)).to.deep.equal(suppliers);
    const { id } = await given.customer();
    expect(await expectRefusal(api.suppliers.getSupplier({ id }))).to.include({ status: 404 });
    expect(await expectRefusal(api.suppliers.updateSupplier({ id, body: {} }))).to.include({ status: 404 });
  });

  it('changes member by member', async () => {
    const supplier = await given.supplier({ betalen_vanaf: 'na afloop' });
    const body = { status: 'passief' as const, betalen_vanaf: null, onchange_email: true };
    expect(await api.suppliers.updateSupplier({ id: supplier.id, body })).to.deep.equal({ ...supplier, ...body });
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const supplier = await given.supplier();
    const events = await collectEvents(() => api.suppliers.updateSupplier({ id: supplier.id, body: supplier }));
    expect(events).to.deep.equal([]);
  });

  it('refuses what every contact refuses', async () => {
    const person = newPerson();
    const other = await given.supplier({ naam: 'Ander', contactpersonen: [person] });
    const { id, contactpersonen } = await given.supplier({ naam: 'Een' });
    const ownPerson = { id: contactpersonen[0]?.id ?? 0 };
    const change = (body: object) => expectRefusal(api.suppliers.updateSupplier({ id, body }));
    expect(await change({ bedrijf_id: 2_000_000_000 })).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'bedrijf_id',
    });
    expect(await change({ contactpersonen: [ownPerson, ownPerson] })).to.include({ code: 'ERR_DUPLICATE' });

    const two = { contactpersonen: [{ ...ownPerson, hoofdcontact: true }, { hoofdcontact: true }] };
    expect(await change(two)).to.include({ code: 'ERR_MAIN_CONTACT' });

    const same = { naam: 'ander', contactpersonen: [person] };
    expect(await change(same)).to.deep.include({ code: 'ERR_TAKEN', params: { id: other.id } });
  });

  it('is announced as a contact and as a supplier', async () => {
    const supplier = await given.supplier();
    const body = { onchange_email: true };
    const events = await collectEvents(() => api.suppliers.updateSupplier({ id: supplier.id, body }));
    const names = [
      'Contact::postUpdate',
      'Contact::postSave',
      'LeverancierContact::postUpdate',
      'LeverancierContact::postSave',
    ];
    expect(events.map(({ event }) => event)).to.have.members(names);
  });
});
