// Contacts of every type: members of a type, redirects, changes of type, and deletion.
import { expect } from 'chai';
import type { NewContact } from 'boekstaaf';
import { findReferringColumns } from '../../db/engine/changes/references.ts';
import { REFERRING_COLUMNS } from '../../db/people/contacts.ts';
import { api, getDatabase, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { newPerson } from '../support/given/contacts.ts';

const UNKNOWN_ID = 2_000_000_000;
const pathOf = (id: number) => `/api2/contacten/${String(id)}`;

describe('a contact', () => {
  it('is of type overig by default, and has null for members of other types', async () => {
    const contact = await given.contact({ naam: 'Gemeente' });
    expect(contact).to.include({
      type: 'overig',
      displaynaam: 'Gemeente',
      soort_klant: null,
      status: null,
      onchange_email: null,
    });
    expect(contact._links.self.href).to.equal(pathOf(contact.id));
    expect(await api.contacts.getContact({ id: contact.id })).to.deep.equal(contact);
  });

  it('of type personeel is readable here, as the first administrator is', async () => {
    const administrator = await api.contacts.getContact({ id: 1 });
    expect(administrator).to.include({ type: 'personeel', mag_type_wijzigen: false });
    expect(administrator.contactpersonen[0]).to.include({ hoofdcontact: true });
    expect(await api.contacts.updateContact({ id: 1, body: administrator })).to.deep.equal(administrator);
  });

  it('that is a customer or a supplier is redirected (301) to the address of its own kind', async () => {
    const customer = await given.customer();
    const supplier = await given.supplier();
    const redirects = [
      { id: customer.id, location: `/api2/klanten/${String(customer.id)}` },
      { id: supplier.id, location: `/api2/leveranciers/${String(supplier.id)}` },
    ];
    for (const { id, location } of redirects) {
      const response = await sendRaw('GET', pathOf(id));
      expect(response.status).to.equal(301);
      expect(response.headers.location).to.equal(location);
    }
    expect(await api.contacts.getContact({ id: customer.id })).to.deep.equal(customer);
  });

  it('of every type is in one list, by id', async () => {
    const createdContacts = [
      await given.contact(),
      await given.contact({ type: 'leverancier' }),
      await given.contact({ type: 'personeel' }),
    ];
    const { id } = await given.customer();
    const listedContacts = (await api.contacts.listContacts()).slice(-4);

    expect(listedContacts.slice(0, 3)).to.deep.equal(createdContacts);
    expect(listedContacts[3]).to.deep.include({
      id,
      type: 'klant',
      _links: { self: { href: `/api2/klanten/${String(id)}` } },
    });
  });

  it('that is created again returns 200; another type creates another contact', async () => {
    const body: NewContact = { naam: 'Gemeente', contactpersonen: [newPerson()] };
    const first = await sendRaw('POST', '/api2/contacten', { body });
    const again = await sendRaw('POST', '/api2/contacten', { body: { ...body, website: 'gemeente.example' } });
    expect([first.status, again.status]).to.deep.equal([201, 200]);
    expect(again.body).to.include({ id: (first.body as { id: number }).id, website: 'gemeente.example' });
    expect(again.headers.location).to.equal(first.headers.location);
    expect((await sendRaw('POST', '/api2/contacten', { body: { ...body, type: 'klant' } })).status).to.equal(201);
  });

  it('refuses the members of another type', async () => {
    const refusal = await expectRefusal(given.contact({ soort_klant: 'school', status: 'actief', afdeling: null }));
    expect(refusal).to.deep.include({
      status: 406,
      codes: ['ERR_NOT_ALLOWED', 'ERR_NOT_ALLOWED'],
      fields: ['soort_klant', 'status'],
    });
    const { id } = await given.contact();
    const updateRefusal = expectRefusal(api.contacts.updateContact({ id, body: { betalen_vanaf: 'na afloop' } }));
    expect(await updateRefusal).to.include({ code: 'ERR_NOT_ALLOWED', field: 'betalen_vanaf' });
  });

  it('refuses what a customer refuses', async () => {
    const person = newPerson();
    const other = await given.contact({ naam: 'Ander', contactpersonen: [person] });
    const { id, contactpersonen } = await given.contact({ naam: 'Een' });
    const shared = contactpersonen[0]?.id ?? 0;
    await given.contact({ naam: 'Ander', contactpersonen: [{ id: shared }] });

    const company = await given.company();
    const wrong: [string, Partial<NewContact>][] = [
      ['ERR_UNKNOWN_REFERENCE', { bedrijf_id: UNKNOWN_ID }],
      ['ERR_MAIN_CONTACT', { contactpersonen: [{ hoofdcontact: true }, { hoofdcontact: true }] }],
      ['ERR_CUSTOMER_TYPE_UNKNOWN', { type: 'klant', bedrijf_id: company.id, soort_klant: 'school' }],
      ['ERR_DUPLICATE', { contactpersonen: [{ id: shared }, { id: shared }] }],
      ['ERR_TAKEN', { contactpersonen: [{ id: shared, ...person }] }],
    ];

    for (const [code, body] of wrong) {
      expect(await expectRefusal(given.contact(body))).to.include({ status: 406, code });
      const refusal = expectRefusal(api.contacts.updateContact({ id, body: body as object }));
      expect(await refusal).to.include({ status: 406, code });
    }

    const same = await expectRefusal(
      api.contacts.updateContact({ id, body: { naam: 'Ander', contactpersonen: [{ ...person }] } }),
    );
    expect(same).to.deep.include({ code: 'ERR_TAKEN', params: { id: other.id } });
  });
});

describe('the type of a contact', () => {
  it('changes while no object refers to it: announced as a deletion and a creation', async () => {
    const company = await given.company({ soort_klanten: ['school'] });
    const { id } = await given.contact({ type: 'klant', bedrijf_id: company.id, soort_klant: 'school' });
    const events = await collectEvents(async () => {
      const updated = await api.contacts.updateContact({ id, body: { type: 'leverancier' } });
      expect(updated).to.include({ type: 'leverancier', soort_klant: null, status: 'actief', onchange_email: false });
    });
    const names = events.filter(({ object }) => object !== 'Contact').map(({ event }) => event);

    expect(names).to.deep.equal([
      'Klant::postDelete',
      'LeverancierContact::postInsert',
      'LeverancierContact::postSave',
    ]);
    expect(await expectRefusal(api.customers.getCustomer({ id }))).to.include({ status: 404 });
    expect((await api.suppliers.getSupplier({ id })).type).to.equal('leverancier');
  });

  it('stays when an object refers to it', async () => {
    const { klant_id: id } = await given.booking();
    expect(await expectRefusal(api.contacts.updateContact({ id, body: { type: 'overig' } }))).to.include({
      status: 406,
      code: 'ERR_NOT_CHANGEABLE',
      field: 'type',
    });
    expect((await api.contacts.updateContact({ id, body: { type: 'klant', plaats: 'Zeist' } })).plaats).to.equal(
      'Zeist',
    );
  });

  it('is protected by every column of the schema that refers to a contact', async () => {
    const columns = await getDatabase().read((db) => findReferringColumns(db, 'contacts'));
    expect(columns).to.have.deep.members([...REFERRING_COLUMNS]);
  });
});

describe('deleting a contact', () => {
  it('archives it when no object refers to it', async () => {
    const { id } = await given.contact();
    const events = await collectEvents(() => api.contacts.deleteContact({ id }));
    const deletedObjects = ['Contact', 'OverigContact', 'Contactpersoon'];
    expect(events.map(({ event }) => event)).to.have.members(deletedObjects.map((each) => `${each}::postDelete`));
    expect(await expectRefusal(api.contacts.getContact({ id }))).to.include({ status: 404 });
    expect(await expectRefusal(api.contacts.deleteContact({ id }))).to.include({ status: 404 });
    expect((await api.contacts.listContacts()).some((each) => each.id === id)).to.equal(false);
  });

  it('is refused with a list of what refers to it', async () => {
    const product = await given.product();
    const cases = [
      { id: 1, word: 'users' },
      { id: product.leverancier_id, word: 'products' },
    ];
    for (const { id, word } of cases) {
      const refusal = await expectRefusal(api.contacts.deleteContact({ id }));
      expect(refusal).to.include({ status: 403, code: 'ERR_CONTACT_IN_USE' });
      expect(refusal.params?.['references']).to.include(word);
    }
  });

  it('leaves its contact persons only to other contacts that share them', async () => {
    const { id, contactpersonen } = await given.contact();
    const person = { id: contactpersonen[0]?.id ?? 0 };
    await api.contacts.deleteContact({ id });
    const refusal = await expectRefusal(given.contact({ naam: 'Ander', contactpersonen: [person] }));
    expect(refusal).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'contactpersonen[0].id' });
  });
});
