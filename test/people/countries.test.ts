// Countries: an unknown one is refused by every write of a contact.
import { expect } from 'chai';
import { newPerson } from '../support/given/contacts.ts';
import { api, given, expectRefusal } from '../support/index.ts';

describe('an unknown country', () => {
  it('is refused for customers, suppliers, staff and other contacts, new and changed', async () => {
    const [customer, supplier] = [await given.customer(), await given.supplier()];
    const [person, contact] = [await given.staffMember(), await given.contact()];
    const [landcode, contactpersonen] = ['ZZ', [newPerson()]];
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
