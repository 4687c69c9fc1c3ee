// Countries: an unknown one is refused by every write of a contact.
import { expect } from 'chai';
import { newPerson } from '../support/given/contacts.ts';
import { api, given, expectRefusal } from '../support/index.ts';

describe('an unknown country', () => {
  it('is refused for customers, suppliers, staff and other contacts, new and changed', async () => {
    const customer = await given.customer();
    const supplier = await given.supplier();
    const person = await given.staffMember();
    const contact = await given.contact();
    const landcode = 'ZZ';
    const contactpersonen = [newPerson()];
    const tries = [
      () => api.customers.createCustomer({ body: { naam: 'Nergens', contactpersonen, landcode } }),
      () => api.customers.updateCustomer({ id: customer.id, body: { ...customer, landcode } }),
      () => api.suppliers.updateSupplier({ id: supplier.id, body: { ...supplier, landcode } }),
      () => api.staff.createStaffMember({ body: { naam: 'Nergens', contactpersonen, landcode } }),
      () => api.staff.updateStaffMember({ id: person.id, body: { ...person, landcode } }),
      () => api.contacts.createContact({ body: { naam: 'Nergens', type: 'klant', contactpersonen, landcode } }),
      () => api.contacts.updateContact({ id: contact.id, body: { ...contact, landcode } }),
    ];

    for (const attempt of tries)
      expect(await expectRefusal(attempt())).to.include({ status: 406, code: 'ERR_FORMAT', field: 'landcode' });
  });
});
