// Merging two customers: what is refused, what moves to the remaining one, and which of their people are the same.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';
import type { ContactPerson, PersonDraft } from './contact-person.ts';
import { isSamePerson } from './identity.ts';
import { selectFillings, mergeNewsletters } from './merge.ts';

type Customer = components['schemas']['Customer'];

/** The most objects that move in one request, and the most people of one customer. */
export const MAX_MOVED = 1000;

type OwnedCustomer = Pick<Customer, 'id' | 'bedrijf_id'>;

/** Throws ERR_NOT_ALLOWED, on `klant_id`, for the customer itself and for one of another company. */
export function assertMergeable(remains: OwnedCustomer, goes: OwnedCustomer): void {
  const message =
    goes.id === remains.id
      ? 'A customer cannot be merged with itself: send the id of another one.'
      : 'This customer belongs to another company: send one of the same company.';
  const isAllowed = goes.id !== remains.id && goes.bedrijf_id === remains.bedrijf_id;
  if (!isAllowed) throw createProblem('ERR_NOT_ALLOWED', message, { field: 'klant_id' });
}

/** Throws ERR_TOO_MANY, on `klant_id`, when more objects would move than one request allows. */
export function assertMovable(moving: number): void {
  const message = `More than ${String(MAX_MOVED)} objects of this customer would move: move or delete some of them first.`;
  refuseMore(moving, message);
}

/** Throws ERR_TOO_MANY, on `klant_id`, for more people than one customer can have. */
export function assertPeopleFit(people: readonly unknown[]): void {
  const message = `Together they have more than ${String(MAX_MOVED)} contact persons: remove some of them first.`;
  refuseMore(people.length, message);
}

function refuseMore(count: number, message: string): void {
  if (count > MAX_MOVED)
    throw createProblem('ERR_TOO_MANY', message, { field: 'klant_id', params: { limit: MAX_MOVED } });
}

/** The people of the remaining customer. */
export interface UnitedPeople {
  readonly list: readonly PersonDraft[];
  /** The remaining id of each person whom both customers had, by the id that is removed. */
  readonly same: ReadonlyMap<number, number>;
  /** The number of added people. */
  readonly addedCount: number;
}

/**
 * Returns the people of both; the main contact stays. People with equal names and e-mail address become one person,
 * whose empty members are filled from the other.
 */
export function mergeCustomerPeople(
  stored: readonly ContactPerson[],
  incoming: readonly ContactPerson[],
): UnitedPeople {
  const list = new Map(stored.map((person) => [person.id, person]));
  const same = new Map<number, number>();
  for (const person of incoming) {
    const match = list.get(person.id) ?? [...list.values()].find((each) => isSamePerson(each, person));
    if (match === undefined) list.set(person.id, { ...person, hoofdcontact: false });
    else if (match.id !== person.id) {
      list.set(match.id, { ...match, ...selectFillings(match, person), ...mergeNewsletters(match, person) });
      same.set(person.id, match.id);
    }
  }
  return { list: [...list.values()], same, addedCount: list.size - stored.length };
}

/** The customers of a booking. The payer is null where the customer pays. */
interface BookingCustomers {
  readonly klant_id: number;
  readonly kosten_klant_id: number | null;
}

/** The customers of a booking after one of them was merged into another. */
export function replaceCustomer(
  { klant_id, kosten_klant_id }: BookingCustomers,
  from: number,
  to: number,
): BookingCustomers {
  const customer = klant_id === from ? to : klant_id;
  const payer = kosten_klant_id === from ? to : kosten_klant_id;
  return { klant_id: customer, kosten_klant_id: payer === customer ? null : payer };
}
