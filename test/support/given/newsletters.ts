// Newsletters, and people who get them.
import type { ContactPersonPut, Customer, Newsletter } from 'boekstaaf';
import { api } from '../index.ts';
import { customer } from './contacts.ts';

export function newsletter(naam = 'Zomernieuws'): Promise<Newsletter> {
  return Promise.resolve(api.newsletters.createNewsletter({ body: { naam } }));
}

/** A customer with people who get this newsletter, each with these members. */
export function subscribers(id: number, ...people: readonly ContactPersonPut[]): Promise<Customer> {
  return customer({ contactpersonen: people.map((person) => ({ ...person, nieuwsbrief_ids: [id] })) });
}
