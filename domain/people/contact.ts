// Rules of relations of every type: which members a type has, what a relation is called, who is its main contact.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';

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
type OwnMembers = { readonly [Member in OwnMember]?: Contact[Member] | undefined };

function membersOfOthers(type: ContactType): OwnMember[] {
  const own: readonly OwnMember[] = MEMBERS_OF[type];
  return Object.values<readonly OwnMember[]>(MEMBERS_OF)
    .flat()
    .filter((member) => !own.includes(member));
}

/** ERR_NOT_ALLOWED for each member that another type has and that says something. */
export function strangeMembers(type: ContactType, sent: OwnMembers): ProblemDetail[] {
  const strange = membersOfOthers(type).filter((member) => (sent[member] ?? null) !== null);
  return strange.map((field) => ({
    code: 'ERR_NOT_ALLOWED',
    message: `A contact of type ${type} has no ${field}: leave it out.`,
    field,
  }));
}

/** The members of one type only, as they are to be stored: null where another type has them. */
export function ownMembers(type: ContactType, wanted: OwnMembers): OwnMembers {
  const cleared = Object.fromEntries(membersOfOthers(type).map((member) => [member, null]));
  return type === 'leverancier' ? { ...cleared, ...supplierMembers(wanted) } : cleared;
}

/** What a supplier always has, with the defaults where nothing is said. */
export function supplierMembers(wanted: OwnMembers): {
  status: components['schemas']['SupplierStatus'];
  uitje_activiteit_herinnering: boolean;
  onchange_email: boolean;
} {
  return {
    status: wanted.status ?? 'actief',
    uitje_activiteit_herinnering: wanted.uitje_activiteit_herinnering ?? false,
    onchange_email: wanted.onchange_email ?? false,
  };
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

/** ERR_DUPLICATE for every extra field that a list names again. */
export function repeatedFields(fields: readonly { readonly name: string }[]): ProblemDetail[] {
  return repeated(
    fields.map(({ name }) => name),
    (place) => `extra_fields[${String(place)}].name`,
  );
}

/** ERR_DUPLICATE for every value that a list has again; undefined ones name nothing. */
export function repeated(
  names: readonly (string | number | undefined)[],
  fieldAt: (place: number) => string,
): ProblemDetail[] {
  return names.flatMap((name, place): ProblemDetail[] =>
    name === undefined || names.indexOf(name) === place
      ? []
      : [
          {
            code: 'ERR_DUPLICATE',
            message: 'This value appears twice in the list: send it once.',
            field: fieldAt(place),
          },
        ],
  );
}

/** ERR_CUSTOMER_TYPE_UNKNOWN unless the company has this customer type; none at all is always right. */
export function unknownCustomerType(wanted: string | null | undefined, known: readonly string[]): ProblemDetail[] {
  if (wanted === null || wanted === undefined || known.includes(wanted)) return [];
  return [
    {
      code: 'ERR_CUSTOMER_TYPE_UNKNOWN',
      message:
        'The company has no such customer type: choose one of its soort_klanten, or add this one to the company first.',
      field: 'soort_klant',
      params: { soort_klanten: known },
    },
  ];
}
