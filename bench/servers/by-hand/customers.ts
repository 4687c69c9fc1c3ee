// Customers by hand: the statements of the service, written down, and objects made from their rows.
import type { HandDatabase, Row, Run } from './database.ts';

const REFERRING = [
  ['bookings', 'created_by'],
  ['bookings', 'klant_id'],
  ['bookings', 'kosten_klant_id'],
  ['invoice_payments', 'created_by'],
  ['invoices', 'klant_id'],
  ['products', 'leverancier_id'],
  ['users', 'id'],
] as const;
const IS_USED = REFERRING.map(
  ([table, column]) => `exists (select * from ${table} where ${table}.${column} = contacts.id)`,
).join(' or ');

/** One customer and its version; undefined when there is none. */
export async function one(
  db: HandDatabase,
  run: Run,
  id: number,
): Promise<{ customer: object; version: number } | undefined> {
  const [found] = await read(db, run, [id]);
  return found === undefined ? undefined : { customer: found.customer, version: Number(found.row['version']) };
}

/** The first customers and how many there are. */
export async function list(db: HandDatabase, run: Run, size: number): Promise<{ customers: object[]; count: number }> {
  const where = `where archived_at is null and type = 'klant'`;
  const [counted] = await run(`select count(id) as count from contacts ${where}`);
  const ids = await run(`select id from contacts ${where} order by id limit ?`, [size]);
  const found = await read(
    db,
    run,
    ids.map(({ id }) => Number(id)),
  );
  const customers = found.map(({ customer }) => customer);
  return { customers, count: Number(counted?.['count']) };
}

async function read(db: HandDatabase, run: Run, ids: readonly number[]): Promise<{ row: Row; customer: object }[]> {
  const asked = [db.list(ids)];
  const contacts = await run(`select * from contacts where ${db.among('id')}`, asked);
  const links = await run(`select * from contact_links where ${db.among('contact_id')} order by positie, id`, asked);
  const personIds = links.map(({ contact_person_id }) => Number(contact_person_id));
  const persons = await run(`select * from contact_persons where ${db.among('id')}`, [db.list(personIds)]);
  const used = await run(`select id from contacts where ${db.among('id')} and (${IS_USED})`, asked);
  const personOf = new Map(persons.map((person) => [person['id'], person]));
  const isUsed = new Set(used.map(({ id }) => id));
  const people = new Map<unknown, object[]>(contacts.map(({ id }) => [id, []]));
  for (const { contact_id, contact_person_id, hoofdcontact } of links) {
    const person = personOf.get(contact_person_id ?? 0);
    if (person !== undefined) people.get(contact_id)?.push(personWith(person, Boolean(hoofdcontact)));
  }
  return contacts.map((row) => ({
    row,
    customer: customer(row, people.get(row['id']) ?? [], isUsed.has(row['id'] ?? 0)),
  }));
}

function personWith(row: Row, hoofdcontact: boolean): object {
  const { id, voornaam, achternaam, geslacht, aanhef, adres, postcode, plaats } = row;
  const { telefoon1, telefoon2, email1, email2 } = row;
  const placed = { id, voornaam, achternaam, geslacht, aanhef, adres, postcode, plaats };
  return { ...placed, telefoon1, telefoon2, email1, email2, hoofdcontact };
}

function customer(row: Row, contactpersonen: object[], isUsed: boolean): object {
  const { id, type, naam, adres, postcode, plaats, landcode, provinciecode, website, btw_nummer } = row;
  const { bedrijf_id, soort_klant, afdeling, factuur_adressering } = row;
  const placed = { id, type, displaynaam: naam, naam, adres, postcode, plaats, landcode, provinciecode, website };
  return {
    ...{ ...placed, btw_nummer, bedrijf_id, soort_klant, afdeling, factuur_adressering, contactpersonen },
    mag_type_wijzigen: !isUsed,
    _links: { self: { href: `/api2/klanten/${String(id)}` } },
  };
}
