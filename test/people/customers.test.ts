// Customers: contact persons, companies and types, creation of an existing customer, and deletion.
import { expect } from 'chai';
import { api, collectEvents, given, collectSql, sendRaw, expectRefusal } from '../support/index.ts';
import { newPerson } from '../support/given/contacts.ts';

describe('a customer', () => {
  it('requires a contact person, who is the main one; other members have defaults', async () => {
    const company = await given.company();
    const person = newPerson();
    const customer = await api.customers.createCustomer({
      body: { bedrijf_id: company.id, contactpersonen: [person] },
    });

    expect(customer).to.deep.include({
      type: 'klant',
      naam: null,
      displaynaam: `${person.voornaam} ${person.achternaam}`,
    });
    expect(customer).to.deep.include({ bedrijf_id: company.id, soort_klant: null, mag_type_wijzigen: true });
    expect(customer._links.self.href).to.equal(`/api2/klanten/${String(customer.id)}`);
    expect(customer.contactpersonen).to.have.lengthOf(1);
    expect(customer.contactpersonen[0]).to.include({
      ...person,
      geslacht: 'onbekend',
      telefoon1: null,
      hoofdcontact: true,
    });
    expect(await api.customers.getCustomer({ id: customer.id })).to.deep.equal(customer);
  });

  it('stores everything that is sent', async () => {
    const company = await given.company({ soort_klanten: ['school'] });
    const body = {
      naam: 'De Horizon',
      adres: 'Dorpsstraat 1',
      postcode: '3512 AB',
      plaats: 'Utrecht',
      landcode: 'NL',
      provinciecode: 'NL-UT',
      website: 'https://horizon.example',
      btw_nummer: 'NL001234560B01',
      bedrijf_id: company.id,
      soort_klant: 'school',
      afdeling: 'Groep 8',
      factuur_adressering: 'Crediteuren',
    };

    expect(await given.customer(body)).to.deep.include({ ...body, displaynaam: 'De Horizon' });
  });

  it('refuses an unknown country and a VAT number of another form', async () => {
    const wrong = { landcode: 'EL', btw_nummer: 'NL001' };
    expect(await expectRefusal(given.customer(wrong))).to.deep.include({
      code: 'ERR_FORMAT',
      fields: Object.keys(wrong),
    });
    const { id } = await given.customer({ landcode: 'GR', btw_nummer: 'EL123456789' });
    expect(await expectRefusal(api.customers.updateCustomer({ id, body: { landcode: 'UK' } }))).to.include({
      code: 'ERR_FORMAT',
      field: 'landcode',
    });
  });

  it('belongs to the default company when it names none: the first that is not deleted', async () => {
    const [first] = await api.companies.listCompanies();
    expect((await given.customer()).bedrijf_id).to.equal(first?.id);
  });

  it('refuses all wrong members at once', async () => {
    const refusal = await expectRefusal(
      given.customer({
        bedrijf_id: 2_000_000_000,
        contactpersonen: [{ hoofdcontact: true }, { hoofdcontact: true }, { id: 2_000_000_000 }],
        extra_fields: [
          { name: 'maat', type: 'text', value: 'L' },
          { name: 'maat', type: 'number', value: 4 },
        ],
      }),
    );
    expect(refusal.status).to.equal(406);

    expect(refusal.codes.map((code, at) => `${code} ${String(refusal.fields[at])}`)).to.have.members([
      'ERR_UNKNOWN_REFERENCE bedrijf_id',
      'ERR_DUPLICATE extra_fields[1].name',
      'ERR_MAIN_CONTACT contactpersonen[1].hoofdcontact',
      'ERR_UNKNOWN_REFERENCE contactpersonen[2].id',
    ]);
  });

  it('refuses all unknown newsletters at once, and first', async () => {
    const contactpersonen = [2_000_000_000, 2_000_000_001].map((id) => ({ hoofdcontact: true, nieuwsbrief_ids: [id] }));
    const refusal = await expectRefusal(given.customer({ contactpersonen }));
    expect(refusal).to.deep.include({
      status: 406,
      codes: ['ERR_UNKNOWN_REFERENCE', 'ERR_UNKNOWN_REFERENCE'],
      fields: [0, 1].map((index) => `contactpersonen[${String(index)}].nieuwsbrief_ids[0]`),
    });
  });

  it('refuses a deleted company, an unknown customer type, and a list without contact persons', async () => {
    const company = await given.company({ soort_klanten: ['school'] });
    expect(await expectRefusal(given.customer({ bedrijf_id: company.id, soort_klant: 'bedrijf' }))).to.include({
      status: 406,
      code: 'ERR_CUSTOMER_TYPE_UNKNOWN',
      field: 'soort_klant',
    });

    await api.companies.deleteCompany({ id: company.id });
    expect(await expectRefusal(given.customer({ bedrijf_id: company.id }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'bedrijf_id',
    });
    expect(await expectRefusal(given.customer({ contactpersonen: [] }))).to.include({
      status: 406,
      code: 'ERR_LENGTH',
    });
  });

  it('accepts extra fields of every type and never returns them', async () => {
    const customer = await given.customer({
      extra_fields: [
        { name: 'tekst', type: 'text', value: 'hallo' },
        { name: 'getal', type: 'number', value: 12 },
        { name: 'dag', type: 'date', value: '2026-06-01' },
        { name: 'een', type: 'singlechoice', value: 'a' },
        { name: 'meer', type: 'multiplechoice', value: ['a', 'b'] },
      ],
    });
    expect(customer).not.to.have.property('extra_fields');

    const wrong = {
      naam: 'X',
      contactpersonen: [newPerson()],
      extra_fields: [{ name: 'getal', type: 'number', value: 1.5 }],
    };
    expect((await sendRaw('POST', '/api2/klanten', { body: wrong })).status).to.equal(406);
  });

  it('refuses extra fields that are no objects', async () => {
    const { status, body } = await sendRaw('POST', '/api2/klanten', {
      body: { contactpersonen: [newPerson()], extra_fields: [null, 5, 'dieet', []] },
    });
    expect(status).to.equal(406);
    const fields = (body as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`);
    expect(fields).to.have.members([0, 1, 2, 3].map((at) => `extra_fields[${String(at)}] ERR_TYPE`));
  });

  it('is listed by id, from an id on', async () => {
    const customers = [await given.customer(), await given.customer(), await given.customer()];
    expect((await api.customers.listCustomers()).slice(-3)).to.deep.equal(customers);
    const response = await sendRaw('GET', `/api2/klanten?id%3E=${String(customers[1]?.id)}`);
    expect((response.body as { id: number }[]).map(({ id }) => id)).to.deep.equal(
      customers.slice(1).map(({ id }) => id),
    );
  });
});

describe('a list of customers', () => {
  it('needs the same number of queries for two and for many, and at most one more than a single one', async () => {
    const { id } = await given.customer();
    const count = async () => (await collectSql(() => sendRaw('GET', `/api2/klanten?id%3E=${String(id)}`))).length;
    const one = await count();
    await given.customer();
    const two = await count();
    expect(two).to.be.within(one, one + 1);
    await given.customer({ contactpersonen: [newPerson(), newPerson(), newPerson()] });
    await given.customer();
    expect(await count()).to.equal(two);
  });
});

describe('a change of a customer', () => {
  it('keeps members that are left out, clears those that are null, and never clears a company', async () => {
    const customer = await given.customer({ naam: 'Oud', plaats: 'Zeist', website: 'a.example' });
    const updated = await api.customers.updateCustomer({
      id: customer.id,
      body: { naam: 'Nieuw', website: null, bedrijf_id: null },
    });
    expect(updated).to.deep.equal({ ...customer, naam: 'Nieuw', displaynaam: 'Nieuw', website: null });
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const customer = await given.customer({ contactpersonen: [newPerson(), { ...newPerson(), hoofdcontact: true }] });
    const events = await collectEvents(() => api.customers.updateCustomer({ id: customer.id, body: customer }));
    expect(events).to.deep.equal([]);
    expect(await api.customers.getCustomer({ id: customer.id })).to.deep.equal(customer);
  });

  it('accepts a customer type and a company that no longer exist, if they are unchanged', async () => {
    const company = await given.company({ soort_klanten: ['school'] });
    const customer = await given.customer({ bedrijf_id: company.id, soort_klant: 'school' });
    await api.companies.updateCompany({ id: company.id, body: { ...company, soort_klanten: ['bedrijf'] } });
    const { plaats } = await api.customers.updateCustomer({ id: customer.id, body: { ...customer, plaats: 'Zeist' } });
    expect(plaats).to.equal('Zeist');
    const other = await given.company();
    const refusal = expectRefusal(api.customers.updateCustomer({ id: customer.id, body: { bedrijf_id: other.id } }));
    expect(await refusal).to.include({ code: 'ERR_CUSTOMER_TYPE_UNKNOWN' });
  });

  it('stores the list of contact persons as it is sent: changed, new, unlinked', async () => {
    const customer = await given.customer({ contactpersonen: [newPerson(), newPerson()] });
    const [main, other] = customer.contactpersonen;
    const contactpersonen = [
      { voornaam: 'Sanne', hoofdcontact: false },
      { id: other?.id ?? 0, voornaam: 'Piet', hoofdcontact: true },
    ];
    const updated = await api.customers.updateCustomer({ id: customer.id, body: { contactpersonen } });
    expect(updated.contactpersonen.map(({ voornaam, hoofdcontact }) => ({ voornaam, hoofdcontact }))).to.deep.equal([
      { voornaam: 'Piet', hoofdcontact: true },
      { voornaam: 'Sanne', hoofdcontact: false },
    ]);
    expect(updated.contactpersonen[0]).to.deep.equal({ ...other, voornaam: 'Piet', hoofdcontact: true });

    const again = expectRefusal(
      api.customers.updateCustomer({ id: customer.id, body: { contactpersonen: [{ id: main?.id ?? 0 }] } }),
    );
    expect(await again).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'contactpersonen[0].id' });
  });

  it('refuses two main contacts, a person twice, and an unknown person', async () => {
    const { id, contactpersonen } = await given.customer();
    const person = contactpersonen[0]?.id ?? 0;
    const change = (list: { id?: number; hoofdcontact?: boolean }[]) =>
      expectRefusal(api.customers.updateCustomer({ id, body: { contactpersonen: list } }));
    expect(await change([{ hoofdcontact: true }, { hoofdcontact: true }])).to.include({ code: 'ERR_MAIN_CONTACT' });
    expect(await change([{ id: person }, { id: person }])).to.include({ code: 'ERR_DUPLICATE' });
    expect(await change([{ id: 2_000_000_000 }])).to.include({ code: 'ERR_UNKNOWN_REFERENCE' });
    expect(await expectRefusal(api.customers.updateCustomer({ id, body: { bedrijf_id: 2_000_000_000 } }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'bedrijf_id',
    });
  });
});

describe('a contact person who is shared between customers', () => {
  it('is linked by id, and changes on all of them', async () => {
    const first = await given.customer();
    const id = first.contactpersonen[0]?.id ?? 0;
    const second = await given.customer({ naam: 'Ander', contactpersonen: [newPerson(), { id }] });
    const readEtag = async () => (await sendRaw('GET', `/api2/klanten/${String(second.id)}`)).headers.etag;
    const before = await readEtag();
    const events = await collectEvents(() =>
      api.customers.updateCustomer({ id: first.id, body: { contactpersonen: [{ id, telefoon1: '030' }] } }),
    );
    const storedCustomer = await api.customers.getCustomer({ id: second.id });
    expect(storedCustomer.contactpersonen.map(({ telefoon1 }) => telefoon1)).to.deep.equal([null, '030']);
    expect(await readEtag())
      .to.match(/^"2\./)
      .and.not.equal(before);

    const updated = events.filter(({ event }) => event.endsWith('::postUpdate'));
    expect(updated.map(({ object, object_id, modified }) => [object, object_id, modified])).to.have.deep.members([
      ['Contactpersoon', id, ['telefoon1']],
      ['Contact', first.id, ['contactpersonen']],
      ['Klant', first.id, ['contactpersonen']],
      ['Contact', second.id, ['contactpersonen']],
      ['Klant', second.id, ['contactpersonen']],
    ]);
  });

  it('stays with the others when one unlinks them, and is deleted with the last', async () => {
    const first = await given.customer();
    const id = first.contactpersonen[0]?.id ?? 0;
    const second = await given.customer({ naam: 'Ander', contactpersonen: [{ id }] });
    const replacePerson = (customer: number) =>
      collectEvents(() => api.customers.updateCustomer({ id: customer, body: { contactpersonen: [newPerson()] } }));
    const isDeleted = (events: { event: string; object_id: number }[]) =>
      events.some(({ event, object_id }) => event === 'Contactpersoon::postDelete' && object_id === id);
    expect(isDeleted(await replacePerson(first.id))).to.equal(false);
    expect((await api.customers.getCustomer({ id: second.id })).contactpersonen[0]?.id).to.equal(id);
    expect(isDeleted(await replacePerson(second.id))).to.equal(true);
  });

  it('cannot result in two contacts with one identity', async () => {
    const first = await given.customer({ naam: 'Een' });
    const id = first.contactpersonen[0]?.id ?? 0;
    await given.customer({ naam: 'Twee', contactpersonen: [{ id }] });

    const person = newPerson();
    const secondCustomer = await given.customer({ naam: 'Twee', contactpersonen: [person] });
    const body = { contactpersonen: [{ id, ...person }] };
    expect(await expectRefusal(api.customers.updateCustomer({ id: first.id, body }))).to.deep.include({
      status: 406,
      code: 'ERR_TAKEN',
      params: { id: secondCustomer.id },
    });

    const refusal = expectRefusal(given.customer({ naam: 'Drie', ...body }));
    expect(await refusal).to.deep.include({ code: 'ERR_TAKEN', params: { id: secondCustomer.id } });
  });
});

describe('creating an existing customer', () => {
  it('returns 200, the stored one and its Location, and overwrites nothing', async () => {
    const person = newPerson();
    const storedCustomer = await given.customer({ naam: 'De Horizon', plaats: 'Utrecht', contactpersonen: [person] });
    const email1 = person.email1.toUpperCase();
    const body = {
      naam: ' de  HORIZON',
      plaats: 'Zeist',
      website: 'horizon.example',
      contactpersonen: [{ ...person, email1, telefoon1: '030' }, { voornaam: 'Kees' }],
    };
    const response = await sendRaw('POST', '/api2/klanten', { body });
    expect(response.status).to.equal(200);
    expect(response.headers.location).to.equal(`/api2/klanten/${String(storedCustomer.id)}`);

    const mergedCustomer = await api.customers.getCustomer({ id: storedCustomer.id });
    expect(response.body).to.deep.equal(mergedCustomer);
    expect(mergedCustomer).to.include({ naam: 'De Horizon', plaats: 'Utrecht', website: 'horizon.example' });

    const [main, addedPerson] = mergedCustomer.contactpersonen;
    expect(main).to.deep.equal({ ...storedCustomer.contactpersonen[0], telefoon1: '030' });
    expect(addedPerson).to.include({ voornaam: 'Kees', hoofdcontact: false });
  });

  it('without anything new changes and announces nothing', async () => {
    const body = { naam: 'De Horizon', contactpersonen: [newPerson()] };
    await api.customers.createCustomer({ body });
    expect(await collectEvents(() => api.customers.createCustomer({ body }))).to.deep.equal([]);
  });

  it('compares street, postal code and phone without an e-mail address, all of them or not at all', async () => {
    const body = {
      naam: 'Zonder mail',
      adres: 'Bosweg 1',
      postcode: '3971 AB',
      contactpersonen: [{ telefoon1: '030-123' }],
    };
    const storedCustomer = await api.customers.createCustomer({ body });
    const again = await api.customers.createCustomer({
      body: { ...body, contactpersonen: [{ telefoon1: '030 123' }] },
    });
    expect(again.id).to.equal(storedCustomer.id);

    const incomplete = { ...body, postcode: null };
    const incompleteCustomer = await api.customers.createCustomer({ body: incomplete });
    expect((await api.customers.createCustomer({ body: incomplete })).id).not.to.equal(incompleteCustomer.id);
  });

  it('creates another one after the first was deleted', async () => {
    const body = { naam: 'De Horizon', contactpersonen: [newPerson()] };
    const storedCustomer = await api.customers.createCustomer({ body });
    await api.customers.deleteCustomer({ id: storedCustomer.id });
    expect((await api.customers.createCustomer({ body })).id).not.to.equal(storedCustomer.id);
  });

  it('is refused as a change: ERR_TAKEN with the id of the other', async () => {
    const person = newPerson();
    const storedCustomer = await given.customer({ naam: 'De Horizon', contactpersonen: [person] });
    const other = await given.customer({ naam: 'Ander', contactpersonen: [{ ...person }] });
    const refusal = await expectRefusal(api.customers.updateCustomer({ id: other.id, body: { naam: 'de horizon' } }));
    expect(refusal).to.deep.include({ status: 406, code: 'ERR_TAKEN', params: { id: storedCustomer.id } });
  });

  it('in ten concurrent requests stores one', async () => {
    const body = { naam: 'Tegelijk', contactpersonen: [newPerson()] };
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendRaw('POST', '/api2/klanten', { body })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([...Array<number>(9).fill(200), 201]);
    expect(new Set(responses.map((response) => (response.body as { id: number }).id)).size).to.equal(1);
  });
});

describe('deleting a customer', () => {
  it('archives it: off every read, and its address is 404', async () => {
    const { id } = await given.customer();
    const deletedObjects = ['Contact', 'Klant', 'Contactpersoon'];
    const events = await collectEvents(() => api.customers.deleteCustomer({ id }));
    expect(events.map(({ event }) => event)).to.have.members(deletedObjects.map((each) => `${each}::postDelete`));

    for (const call of [
      () => api.customers.getCustomer({ id }),
      () => api.customers.updateCustomer({ id, body: {} }),
      () => api.customers.deleteCustomer({ id }),
      () => api.contacts.getContact({ id }),
    ]) {
      expect(await expectRefusal(call())).to.include({ status: 404 });
    }

    expect((await api.customers.listCustomers()).some((each) => each.id === id)).to.equal(false);
  });

  it('is refused while a booking refers to it', async () => {
    const { klant_id: id } = await given.booking();
    const refusal = await expectRefusal(api.customers.deleteCustomer({ id }));
    expect(refusal).to.deep.include({ status: 403, code: 'ERR_CONTACT_IN_USE', params: { references: ['bookings'] } });
    expect((await api.customers.getCustomer({ id })).mag_type_wijzigen).to.equal(false);
  });
});
