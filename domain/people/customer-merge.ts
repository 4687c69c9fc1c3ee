// Merging two customers: what is refused, what moves to the one who remains, and who of the people is the same.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';
import type { ContactPerson, PersonDraft } from './contact-person.ts';
import { isSamePerson } from './identity.ts';
import { selectFillings, mergeNewsletters } from './merge.ts';

type Customer = components['schemas']['Customer'];

/** At most so many objects move in one request, and so many people can one customer have. */
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

/** Throws ERR_TOO_MANY, on `klant_id`, when more would move than one request does. */
export function assertMovable(moving: number): void {
  const message = `More than ${String(MAX_MOVED)} objects of this customer would move: move or delete some of them first.`;
  refuseMore(moving, message);
}

/** Throws ERR_TOO_MANY, on `klant_id`, when they are more than one customer can have. */
export function assertPeopleFit(people: readonly unknown[]): void {
  const message = `Together they have more than ${String(MAX_MOVED)} contact persons: remove some of them first.`;
  refuseMore(people.length, message);
}

function refuseMore(count: number, message: string): void {
  if (count > MAX_MOVED)
    throw createProblem('ERR_TOO_MANY', message, { field: 'klant_id', params: { limit: MAX_MOVED } });
}

/** The people of the customer who remains. */
export interface UnitedPeople {
  readonly list: readonly PersonDraft[];
  /** The id that remains of somebody whom both customers had, by the id that goes. */
  readonly same: ReadonlyMap<number, number>;
  /** So many were not there before. */
  readonly added: number;
}

/**
 * The people of both: the main contact stays. Somebody with the same names and e-mail address is there once, and filled with
 * what the other one says more.
 */
export function mergeCustomerPeople(
  stored: readonly ContactPerson[],
  incoming: readonly ContactPerson[],
): UnitedPeople {
  const list = new Map(stored.map((person) => [person.id, person]));
  const same = new Map<number, number>();
  for (const person of incoming) {
    const known = list.get(person.id) ?? [...list.values()].find((each) => isSamePerson(each, person));
    if (known === undefined) list.set(person.id, { ...person, hoofdcontact: false });
    else if (known.id !== person.id) {
      list.set(known.id, { ...known, ...selectFillings(known, person), ...mergeNewsletters(known, person) });
      same.set(person.id, known.id);
    }
  }
  return { list: [...list.values()], same, added: list.size - stored.length };
}

/** The customers of a booking. The payer is null where the customer pays. */
interface BookingCustomers {
  readonly klant_id: number;
  readonly kosten_klant_id: number | null;
}

/** The customers of a booking once one of them is merged into another. */
export function replaceCustomer(
  { klant_id, kosten_klant_id }: BookingCustomers,
  from: number,
  to: number,
): BookingCustomers {
  const customer = klant_id === from ? to : klant_id;
  const payer = kosten_klant_id === from ? to : kosten_klant_id;
  return { klant_id: customer, kosten_klant_id: payer === customer ? null : payer };
}
