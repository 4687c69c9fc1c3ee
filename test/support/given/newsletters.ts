// Customers with people who get a newsletter.
import type { ContactPersonPut, Customer } from 'boekstaaf';
import { given } from '../index.ts';

/** Returns a customer with people who get this newsletter, each with these members. */
export function customerWithSubscribers(
  nieuwsbrief_id: number,
  ...people: readonly ContactPersonPut[]
): Promise<Customer> {
  return given.customer({
    contactpersonen: people.map((person) => ({ ...person, nieuwsbrief_ids: [nieuwsbrief_id] })),
  });
}
