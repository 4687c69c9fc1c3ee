// Creating a customer by hand: finds a contact by its identity, or stores a new one with its people and events.
import { hash } from 'node:crypto';
import { listSearchWords } from '../../../domain/house/search.ts';
import * as customers from './customers.ts';
import { type HandDatabase, insert, insertOnly, type RunStatement, type SqlValue } from './database.ts';
import { type ChangeContext, insertEvents } from './events.ts';
import { HandRefusal } from './problems.ts';

type DraftMembers = Readonly<Record<string, SqlValue | undefined>>;

/** The body of a new customer. */
export type NewCustomer = DraftMembers & { readonly contactpersonen: readonly DraftMembers[] };

const CONTACT_MEMBERS = [
  'naam',
  'adres',
  'postcode',
  'plaats',
  'landcode',
  'provinciecode',
  'website',
  'btw_nummer',
  'soort_klant',
  'afdeling',
  'factuur_adressering',
  'peppol_id',
];
const PERSON_MEMBERS = [
  'voornaam',
  'achternaam',
  'geslacht',
  'aanhef',
  'adres',
  'postcode',
  'plaats',
  'telefoon1',
  'telefoon2',
  'email1',
  'email2',
];

/** Stores a customer, or finds the existing one with the same identity. */
export async function create(
  db: HandDatabase,
  run: RunStatement,
  body: NewCustomer,
  asking: ChangeContext,
): Promise<{ readonly status: number; readonly customer: customers.HandCustomer; readonly version: number }> {
  const company = await companyOf(db, run, body);
  const people = orderMainFirst(body.contactpersonen);
  const identity = identityOf({ ...pickMembers(body, CONTACT_MEMBERS), bedrijf_id: company }, people[0] ?? {});
  const lock = db.isAlone ? '' : ' for no key update';
  const [same] =
    identity === null
      ? []
      : await run(`select id from contacts where archived_at is null and identity = ?${lock}`, [identity]);
  if (same !== undefined) {
    const existing = await customers.findOneCustomer(run, Number(same['id']));
    if (existing === undefined) throw new HandRefusal(409, 'ERR_DUPLICATE', 'This is another relation already.');
    return { status: 200, ...existing };
  }

  const contact = { type: 'klant', bedrijf_id: company, ...pickMembers(body, CONTACT_MEMBERS) };
  const [id = 0] = await insert(run, 'contacts', [{ ...contact, identity, extra_fields: '[]' }]);
  const columns = people.map((person) => {
    const members = pickMembers(person, PERSON_MEMBERS);
    return { ...members, geslacht: members['geslacht'] ?? 'onbekend' };
  });
  const ids = await insert(
    run,
    'contact_persons',
    columns.map((person) => ({ ...person, nieuwsbrief_ids: '[]' })),
  );

  await insertOnly(
    run,
    'contact_links',
    ids.map((person, positie) => ({ contact_id: id, contact_person_id: person, hoofdcontact: positie === 0, positie })),
  );

  const words = wordsOf(contact, columns);
  await insertOnly(
    run,
    'customer_words',
    words.map((word) => ({ customer_id: id, word })),
  );

  const createdPeople = columns.map((person, at) => {
    const { voornaam = null, achternaam = null } = person as DraftMembers;
    return { id: ids[at] ?? 0, voornaam, achternaam, ...person, hoofdcontact: at === 0, nieuwsbrief_ids: [] };
  });
  const customer = customers.customerOf({ ...contact, id }, createdPeople, false);
  await insertEvents(db, run, asking, describeCreation(customer, createdPeople));

  return { status: 201, customer, version: 1 };
}

/** Returns the words by which a customer is found. */
function wordsOf(contact: DraftMembers, people: readonly DraftMembers[]): string[] {
  return listSearchWords({
    ...textsOf(contact, ['naam', 'afdeling', 'adres', 'plaats', 'postcode', 'btw_nummer'] as const),
    contactpersonen: people.map((person) => ({
      ...textsOf(person, ['voornaam', 'achternaam', 'adres', 'plaats', 'postcode'] as const),
      ...textsOf(person, ['telefoon1', 'telefoon2', 'email1', 'email2'] as const),
    })),
  });
}

function textsOf<Name extends string>(draft: DraftMembers, names: readonly Name[]): Record<Name, string | null> {
  const texts = names.map((name) => [name, typeof draft[name] === 'string' ? draft[name] : null]);
  return Object.fromEntries(texts) as Record<Name, string | null>;
}

function describeCreation(
  customer: customers.HandCustomer,
  people: readonly customers.HandPerson[],
): Parameters<typeof insertEvents>[3] {
  const { contactpersonen, metadata, _links, ...rest } = customer;
  const members: Record<string, unknown> = { ...rest };
  // Events leave out members that change without an event of their own.
  delete members['mag_type_wijzigen'];
  const { id } = customer;
  const further = { status: null, betalen_vanaf: null, uitje_activiteit_herinnering: null, onchange_email: null };
  return [
    { object: 'Contact', id, data: { ...members, ...further, contactpersonen, metadata, _links } },
    { object: 'Klant', id, data: { ...members, contactpersonen, metadata, _links } },
    ...people.map((data) => ({ object: 'Contactpersoon', id: data.id, data })),
  ];
}

/** Returns the company of a new customer, which has its kind of customer; it is locked until the commit. */
async function companyOf(
  db: HandDatabase,
  run: RunStatement,
  { bedrijf_id = null, soort_klant = null }: DraftMembers,
): Promise<number> {
  const share = db.isAlone ? '' : ' for share';
  const [company] =
    bedrijf_id === null
      ? await run(`select id, soort_klanten from companies where deleted_at is null order by id limit 1${share}`)
      : await run(`select id, soort_klanten from companies where deleted_at is null and id = ?${share}`, [bedrijf_id]);
  if (company === undefined)
    throw new HandRefusal(422, 'ERR_UNKNOWN_REFERENCE', 'There is no such company.', 'bedrijf_id');
  const kinds = JSON.parse(String(company['soort_klanten'])) as unknown[];
  if (soort_klant !== null && !kinds.includes(soort_klant))
    throw new HandRefusal(422, 'ERR_CUSTOMER_TYPE_UNKNOWN', 'The company has no such kind of customer.', 'soort_klant');
  return Number(company['id']);
}

function orderMainFirst(people: readonly DraftMembers[]): readonly DraftMembers[] {
  const main = people.filter(({ hoofdcontact }) => hoofdcontact === true);
  if (main.length > 1)
    throw new HandRefusal(422, 'ERR_MAIN_CONTACT', 'Only one can be the main contact.', 'contactpersonen');
  return [...main, ...people.filter((person) => !main.includes(person))];
}

function pickMembers(draft: DraftMembers, names: readonly string[]): Record<string, SqlValue> {
  return Object.fromEntries(names.map((name) => [name, draft[name] ?? null]));
}

const normaliseText = (text: unknown): string =>
  typeof text === 'string' ? text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase() : '';

/** Returns the hash by which a contact is recognised; null where too few members are known. */
function identityOf(relation: DraftMembers, main: DraftMembers): string | null {
  const names = [relation['naam'], main['voornaam'], main['achternaam']].map(normaliseText);
  const email = normaliseText(main['email1']);
  const reach =
    email === ''
      ? [
          normaliseText(relation['adres']) || normaliseText(main['adres']),
          normaliseText(relation['postcode']) || normaliseText(main['postcode']),
          normaliseText(main['telefoon1']).replace(/\D/gu, ''),
        ]
      : [email];
  if (names.every((name) => name === '') || reach.some((part) => part === '')) return null;
  return hash('sha256', JSON.stringify(['klant', relation['bedrijf_id'] ?? null, ...names, ...reach]));
}
