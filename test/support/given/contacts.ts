// Relations of every type, no two of them the same.
import type { Contact, Customer, NewContact, NewCustomer, Supplier } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

/** Somebody nobody knows yet. */
export function newPerson(): { voornaam: string; achternaam: string; email1: string } {
  count += 1;
  const number = String(count);
  return { voornaam: 'Sanne', achternaam: `de Vries ${number}`, email1: `sanne${number}@devries.example` };
}

export function customer(body: Partial<NewCustomer> = {}): Promise<Customer> {
  return api.customers.createCustomer({ body: { naam: 'De Vries', contactpersonen: [newPerson()], ...body } });
}

/** A relation of type overig, unless another is asked for. */
export function contact(body: Partial<NewContact> = {}): Promise<Contact> {
  return api.contacts.createContact({ body: { naam: 'De Bruin', contactpersonen: [newPerson()], ...body } });
}

export async function supplier(body: Partial<NewContact> = {}): Promise<Supplier> {
  const { id } = await contact({ naam: 'De Groot', ...body, type: 'leverancier' });
  return api.suppliers.getSupplier({ id });
}
