// Rules of relations of every type: which members a type has, what a relation is called, who is its main contact.
import type { components } from '../generated/types.ts';
import { problem, refuseIfAny, type ProblemDetail } from './problem.ts';

type Contact = components['schemas']['Contact'];
type Person = components['schemas']['ContactPerson'];
export type ContactType = components['schemas']['ContactType'];

const MEMBERS_OF = {
  klant: ['soort_klant', 'afdeling', 'factuur_adressering'],
  leverancier: ['status', 'betalen_vanaf', 'uitje_activiteit_herinnering', 'onchange_email'],
  personeel: [],
  overig: [],
} as const satisfies Record<ContactType, readonly (keyof Contact)[]>;

type OwnMember = (typeof MEMBERS_OF)[ContactType][number];
type OwnMembers = { [Member in OwnMember]?: Contact[Member] | undefined };

/** What a new supplier has until somebody says otherwise. */
export const SUPPLIER_DEFAULTS = {
  status: 'actief',
  uitje_activiteit_herinnering: false,
  onchange_email: false,
} as const satisfies OwnMembers;

function membersOfOthers(type: ContactType): OwnMember[] {
  const own: readonly OwnMember[] = MEMBERS_OF[type];
  return Object.values<readonly OwnMember[]>(MEMBERS_OF)
    .flat()
    .filter((member) => !own.includes(member));
}

/** Throws ERR_NOT_ALLOWED for each member that another type has and that says something. */
export function assertOwnMembers(type: ContactType, sent: OwnMembers): void {
  const strange = membersOfOthers(type).filter((member) => (sent[member] ?? null) !== null);
  refuseIfAny(
    strange.map((field) => ({
      code: 'ERR_NOT_ALLOWED',
      message: `A contact of type ${type} has no ${field}: leave it out.`,
      field,
    })),
  );
}

/** The members that a relation of this type does not have, all null: what a change of type clears. */
export function clearedMembers(type: ContactType): { [Member in OwnMember]?: null } {
  return Object.fromEntries(membersOfOthers(type).map((member) => [member, null]));
}

/** What a relation is called: its name, else that of its main contact, else nothing. */
export function displayName(
  relation: Pick<Contact, 'naam'>,
  main: Pick<Person, 'voornaam' | 'achternaam'> | undefined,
): string {
  if (relation.naam !== null && relation.naam !== '') return relation.naam;
  return [main?.voornaam, main?.achternaam]
    .filter((name) => name !== null && name !== undefined && name !== '')
    .join(' ');
}

/**
 * The place of the main contact in a list of contact persons: the one that is marked, the first when none is.
 * Throws ERR_MAIN_CONTACT for every mark after the first.
 */
export function mainContact(people: readonly { readonly hoofdcontact?: boolean | undefined }[]): number {
  const marked = people.flatMap((person, place) => (person.hoofdcontact === true ? [place] : []));
  refuseIfAny(
    marked.slice(1).map((place) => ({
      code: 'ERR_MAIN_CONTACT',
      message: 'A relation has one main contact: mark one contact person only.',
      field: `contactpersonen[${String(place)}].hoofdcontact`,
    })),
  );
  return marked[0] ?? 0;
}

/** Throws ERR_DUPLICATE for every contact person, or extra field, that a list names again. */
export function assertNamedOnce(
  list: 'contactpersonen' | 'extra_fields',
  names: readonly (string | number | undefined)[],
): void {
  const problems: ProblemDetail[] = [];
  const member = list === 'contactpersonen' ? 'id' : 'name';
  names.forEach((name, place) => {
    if (name === undefined || names.indexOf(name) === place) return;
    const field = `${list}[${String(place)}].${member}`;
    problems.push({ code: 'ERR_DUPLICATE', message: 'The list names this one before: name it once.', field });
  });
  refuseIfAny(problems);
}

/** Throws ERR_CUSTOMER_TYPE_UNKNOWN unless the company has this customer type; null is always right. */
export function assertCustomerType(wanted: string | null, known: readonly string[]): void {
  if (wanted === null || known.includes(wanted)) return;
  throw problem(
    'ERR_CUSTOMER_TYPE_UNKNOWN',
    "This is none of the company's customer types: choose one of them, or add it to the company first.",
    { field: 'soort_klant', params: { soort_klanten: known } },
  );
}

/** Of `incoming`, what says something where `stored` is empty: null, '' and an unknown gender are empty. */
export function fillings<Thing extends object>(stored: Thing, incoming: Partial<Thing>): Partial<Thing> {
  const empty = (value: unknown): boolean =>
    value === null || value === undefined || value === '' || value === 'onbekend';
  const filling: Partial<Thing> = {};
  for (const key of Object.keys(incoming) as (keyof Thing)[]) {
    const value = incoming[key];
    if (key in stored && value !== undefined && empty(stored[key]) && !empty(value)) filling[key] = value;
  }
  return filling;
}
