// Rules of contacts of every type: the members of a type, the name of a contact, and its main contact.
import type { components } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';
import { findRepeatedProblems } from '../values/repeated.ts';
import { formatFullName } from '../values/person-name.ts';

type Contact = components['schemas']['Contact'];
type ContactPerson = components['schemas']['ContactPerson'];
export type ContactType = components['schemas']['ContactType'];

const TYPE_MEMBERS = {
  klant: ['soort_klant', 'afdeling', 'factuur_adressering', 'peppol_id'],
  leverancier: ['status', 'betalen_vanaf', 'uitje_activiteit_herinnering', 'onchange_email'],
  personeel: [],
  overig: [],
} as const satisfies Record<ContactType, readonly (keyof Contact)[]>;

type OwnMember = (typeof TYPE_MEMBERS)[ContactType][number];
type OwnMembers = { readonly [Member in OwnMember]?: Contact[Member] | undefined };

function listMembersOfOthers(type: ContactType): OwnMember[] {
  const ownMembers: readonly OwnMember[] = TYPE_MEMBERS[type];
  return Object.values<readonly OwnMember[]>(TYPE_MEMBERS)
    .flat()
    .filter((member) => !ownMembers.includes(member));
}

/** ERR_NOT_ALLOWED for each non-empty member of another type. */
export function findStrangeMemberProblems(type: ContactType, members: OwnMembers): ProblemDetail[] {
  const strange = listMembersOfOthers(type).filter((member) => (members[member] ?? null) !== null);
  return strange.map((field) => ({
    code: 'ERR_NOT_ALLOWED',
    message: `A contact of type ${type} has no ${field}: leave it out.`,
    field,
  }));
}

/** The members that a type does not have, as null; for a supplier also those that it always has, with their defaults. */
export function selectOwnMembers(type: ContactType, members: OwnMembers): OwnMembers {
  const blankMembers = Object.fromEntries(listMembersOfOthers(type).map((member) => [member, null]));
  return type === 'leverancier' ? { ...blankMembers, ...fillSupplierMembers(members) } : blankMembers;
}

/** The members that a supplier always has, with their defaults. */
export function fillSupplierMembers(members: OwnMembers): {
  status: components['schemas']['SupplierStatus'];
  uitje_activiteit_herinnering: boolean;
  onchange_email: boolean;
} {
  return {
    status: members.status ?? 'actief',
    uitje_activiteit_herinnering: members.uitje_activiteit_herinnering ?? false,
    onchange_email: members.onchange_email ?? false,
  };
}

/** The name of a contact: its own, else that of its main contact, else empty. */
export function contactNameOf(
  contact: Pick<Contact, 'naam'>,
  main: Pick<ContactPerson, 'voornaam' | 'achternaam'> | undefined,
): string {
  if (contact.naam !== null && contact.naam !== '') return contact.naam;
  return formatFullName(main);
}

/** ERR_DUPLICATE for every repeated extra field of a list. */
export function findRepeatedFieldProblems(fields: readonly { readonly name: string }[]): ProblemDetail[] {
  return findRepeatedProblems(
    fields.map(({ name }) => name),
    (index) => `extra_fields[${String(index)}].name`,
  );
}

/** ERR_CUSTOMER_TYPE_UNKNOWN unless the company has this customer type; null is always accepted. */
export function findCustomerTypeProblems(
  customerType: string | null | undefined,
  knownTypes: readonly string[],
): ProblemDetail[] {
  if (customerType === null || customerType === undefined || knownTypes.includes(customerType)) return [];
  return [
    {
      code: 'ERR_CUSTOMER_TYPE_UNKNOWN',
      message:
        'The company has no such customer type: choose one of its soort_klanten, or add this one to the company first.',
      field: 'soort_klant',
      params: { soort_klanten: knownTypes },
    },
  ];
}

/** ERR_NOT_CHANGEABLE for another type of a contact that is referred to. */
export function findTypeProblems(
  before: Pick<Contact, 'type'> & { readonly mag_type_wijzigen: boolean },
  type: ContactType,
): ProblemDetail[] {
  if (type === before.type || before.mag_type_wijzigen) return [];
  const message = 'The type cannot change while other objects refer to this contact: send the current type.';
  return [{ code: 'ERR_NOT_CHANGEABLE', message, field: 'type' }];
}

/**
 * Throws ERR_CONTACT_IN_USE for a contact that is referred to, with the words for what refers to it in
 * `params.references`.
 */
export function assertUnused(references: readonly string[]): void {
  if (references.length === 0) return;
  const message = `Still used by ${references.join(', ')}: delete or change those first.`;
  throw createProblem('ERR_CONTACT_IN_USE', message, { params: { references } });
}
