// People who get a newsletter.
import type { ContactPersonPut, Customer } from 'boekstaaf';
import { given } from '../index.ts';

/** A customer with people who get this newsletter, each with these members. */
export function subscribers(id: number, ...people: readonly ContactPersonPut[]): Promise<Customer> {
  return given.customer({ contactpersonen: people.map((person) => ({ ...person, nieuwsbrief_ids: [id] })) });
}
