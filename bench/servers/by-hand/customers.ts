// Reads customers by hand: one statement for a customer, one for a page with its total, and objects made from their rows.
import type { HandRow, RunStatement, SqlValue } from './database.ts';

/**
 * The columns that show whether a contact is in use; the benchmark compares them with the foreign keys of the database.
 */
export const REFERRING_COLUMNS = [
  ['bookings', 'created_by'],
  ['bookings', 'klant_id'],
  ['bookings', 'kosten_klant_id'],
  ['calendars', 'created_by'],
  ['invoice_payments', 'created_by'],
  ['invoices', 'klant_id'],
  ['merged_customers', 'merged_into_id'],
  ['notes', 'contact_id'],
  ['notes', 'created_by'],
  ['products', 'leverancier_id'],
  ['proposals', 'created_by'],
  ['recorded_hours', 'personeel_id'],
  ['shifts', 'created_by'],
  ['shifts', 'personeel_id'],
  ['till_log', 'created_by'],
  ['users', 'id'],
  ['voucher_sales', 'customer_id'],
  ['vouchers', 'customer_id'],
] as const;
const IS_USED_CONDITION = REFERRING_COLUMNS.map(
  ([table, column]) => `exists (select 1 from ${table} where ${table}.${column} = c.id)`,
).join(' or ');
const CONTACT_COLUMNS = `c.id, c.version, c.type, c.naam, c.adres, c.postcode, c.plaats, c.landcode, c.provinciecode, c.website,
  c.btw_nummer, c.bedrijf_id, c.soort_klant, c.afdeling, c.factuur_adressering, c.peppol_id, c.metadata`;
const PERSON_COLUMNS = `p.id as p_id, p.voornaam, p.achternaam, p.geslacht, p.aanhef, p.adres as p_adres, p.postcode as p_postcode,
  p.plaats as p_plaats, p.telefoon1, p.telefoon2, p.email1, p.email2, p.nieuwsbrief_ids, l.hoofdcontact`;
const PERSON_JOINS =
  'left join contact_links l on l.contact_id = c.id left join contact_persons p on p.id = l.contact_person_id';
const ACTIVE_CONDITION = `archived_at is null and type = 'klant'`;

const SELECT_ONE = `select ${CONTACT_COLUMNS}, (${IS_USED_CONDITION}) as used, ${PERSON_COLUMNS} from contacts c ${PERSON_JOINS}
  where c.id = ? and c.type = 'klant' order by l.positie, l.id`;
const SELECT_PAGE = `select ${CONTACT_COLUMNS}, (${IS_USED_CONDITION}) as used, ${PERSON_COLUMNS}, (select count(*) from contacts where ${ACTIVE_CONDITION}) as total
  from (select * from contacts where ${ACTIVE_CONDITION} order by id limit ? offset ?) c ${PERSON_JOINS} order by c.id, l.positie, l.id`;
const SELECT_TOTAL = `select count(*) as total from contacts where ${ACTIVE_CONDITION}`;

export interface HandCustomer {
  readonly [member: string]: unknown;
  readonly id: number;
}

/** Returns a customer and its version; undefined when there is none. */
export async function findOneCustomer(
  run: RunStatement,
  id: number,
): Promise<{ readonly customer: HandCustomer; readonly version: number } | undefined> {
  const rows = await run(SELECT_ONE, [id]);
  const [customer] = groupRows(rows);
  return customer && { customer, version: Number(rows[0]?.['version']) };
}

/** Returns a page of customers and the total. */
export async function list(
  run: RunStatement,
  { size, page }: { readonly size: number; readonly page: number },
): Promise<{ readonly customers: HandCustomer[]; readonly total: number }> {
  const rows = await run(SELECT_PAGE, [size, (page - 1) * size]);
  // Behind the last page no row has the total.
  const [first] = rows.length > 0 ? rows : await run(SELECT_TOTAL);
  return { customers: groupRows(rows), total: Number(first?.['total']) };
}

function groupRows(rows: readonly HandRow[]): HandCustomer[] {
  const customers: HandCustomer[] = [];
  let people: HandPerson[] = [];
  let last: SqlValue = null;

  for (const row of rows) {
    const person = row['p_id'] == null ? [] : [personOf(row)];
    if (row['id'] === last) {
      people.push(...person);
    } else {
      people = person;
      customers.push(customerOf(row, people, Boolean(row['used'])));
      last = row['id'] ?? null;
    }
  }

  return customers;
}

/** A contact person as a customer shows them. */
export interface HandPerson {
  readonly [member: string]: unknown;
  readonly id: number;
  readonly voornaam: unknown;
  readonly achternaam: unknown;
}

function nameOf(person: HandPerson | undefined): string {
  return [person?.voornaam, person?.achternaam].filter((part) => typeof part === 'string').join(' ');
}

function personOf(row: HandRow): HandPerson {
  return {
    id: Number(row['p_id']),
    voornaam: row['voornaam'],
    achternaam: row['achternaam'],
    geslacht: row['geslacht'],
    aanhef: row['aanhef'],
    adres: row['p_adres'],
    postcode: row['p_postcode'],
    plaats: row['p_plaats'],
    telefoon1: row['telefoon1'],
    telefoon2: row['telefoon2'],
    email1: row['email1'],
    email2: row['email2'],
    hoofdcontact: Boolean(row['hoofdcontact']),
    nieuwsbrief_ids: row['nieuwsbrief_ids'] === '[]' ? [] : JSON.parse(String(row['nieuwsbrief_ids'])),
  };
}

/** Returns the pairs as an object; SQLite stores them as text. */
function pairsOf(pairs: unknown): unknown {
  if (typeof pairs !== 'string') return pairs ?? {};
  return pairs === '{}' ? {} : JSON.parse(pairs);
}

/** Returns a customer, as responses show it, from its columns. */
export function customerOf(
  row: Readonly<Record<string, unknown>>,
  contactpersonen: readonly HandPerson[],
  isUsed: boolean,
): HandCustomer {
  return {
    id: Number(row['id']),
    type: row['type'],
    displaynaam: row['naam'] ?? nameOf(contactpersonen[0]),
    naam: row['naam'],
    adres: row['adres'],
    postcode: row['postcode'],
    plaats: row['plaats'],
    landcode: row['landcode'],
    provinciecode: row['provinciecode'],
    website: row['website'],
    btw_nummer: row['btw_nummer'],
    bedrijf_id: row['bedrijf_id'],
    soort_klant: row['soort_klant'],
    afdeling: row['afdeling'],
    factuur_adressering: row['factuur_adressering'],
    peppol_id: row['peppol_id'],
    contactpersonen,
    metadata: pairsOf(row['metadata']),
    mag_type_wijzigen: !isUsed,
    _links: { self: { href: `/api2/klanten/${String(row['id'])}` } },
  };
}
