// The words by which a search finds customers, and indexes for the beginnings of numbers and codes.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

const [ROWS, LONGEST] = [1000, 60];

export async function up(knex: Knex): Promise<void> {
  const isOnPostgres = isPostgres(knex);
  const exact = isOnPostgres ? 'collate "C"' : '';
  await knex.raw(`create table customer_words (
    customer_id integer not null references contacts (id) on delete cascade, word varchar(${String(LONGEST)}) ${exact} not null,
    primary key (customer_id, word)
  ) ${isOnPostgres ? '' : 'without rowid'}`);
  await knex.raw('create index customer_words_word_index on customer_words (word, customer_id)');
  await knex.raw(`create index invoices_factuur_nummer_prefix_index on invoices (factuur_nummer ${exact})`);
  await knex.raw(`create index codes_of_vouchers_prefix_index on codes (comparable_code ${exact})
    where voucher_id is not null`);
  // On SQLite its unique index does.
  if (isOnPostgres) await knex.raw(`create index bookings_referentie_prefix_index on bookings (referentie ${exact})`);
  await fill(knex);
}

interface Customer {
  readonly id: number;
  readonly naam: string | null;
  readonly afdeling: string | null;
  readonly adres: string | null;
  readonly plaats: string | null;
  readonly postcode: string | null;
  readonly btw_nummer: string | null;
}

interface Person {
  readonly contact_id: number;
  readonly [member: string]: string | number | null;
}

async function fill(knex: Knex): Promise<void> {
  const [{ last = 0 } = {}] = await knex('contacts').max<{ last?: number }[]>({ last: 'id' });
  for (let first = 1; first <= last; first += ROWS) {
    const customers = await knex<Customer>('contacts')
      .select('id', 'naam', 'afdeling', 'adres', 'plaats', 'postcode', 'btw_nummer')
      .where('type', 'klant')
      .whereNull('archived_at')
      .whereBetween('id', [first, first + ROWS - 1]);
    const people = await knex('contact_links as l')
      .join('contact_persons as p', 'p.id', 'l.contact_person_id')
      .whereBetween('l.contact_id', [first, first + ROWS - 1])
      .select<Person[]>('l.contact_id', 'p.voornaam', 'p.achternaam', 'p.adres', 'p.plaats', 'p.postcode')
      .select<Person[]>('p.telefoon1', 'p.telefoon2', 'p.email1', 'p.email2');
    const rows = customers.flatMap((customer) => {
      const own = people.filter(({ contact_id }) => contact_id === customer.id);
      return wordsOf(customer, own).map((word) => ({ customer_id: customer.id, word }));
    });
    await knex.batchInsert('customer_words', rows, 400);
  }
}

// By their code: the build has characters of one byte only.
const OTHERS: Readonly<Record<number, string>> = {
  ...{ 0xdf: 'ss', 0xe6: 'ae', 0x153: 'oe', 0xf8: 'o' },
  ...{ 0x142: 'l', 0x111: 'd', 0xf0: 'd', 0xfe: 'th' },
};
const SPECIAL = /[\u00df\u00e6\u0153\u00f8\u0142\u0111\u00f0\u00fe]/gu;
const ABROAD = /^(?:\+|00)(?:31|32|33|41|43|44|49)(?:\s*\(0\))?/;

function wordsOf(customer: Customer, people: readonly Person[]): string[] {
  const text = (value: string | number | null | undefined): string => String(value ?? '');
  const split = (value: string): string[] =>
    (
      value
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(SPECIAL, (letter) => OTHERS[letter.charCodeAt(0)] ?? letter)
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).map((word) => Array.from(word).slice(0, LONGEST).join(''));
  const members = ['voornaam', 'achternaam', 'adres', 'plaats', 'postcode', 'email1', 'email2'];
  const { naam, afdeling, adres, plaats, postcode, btw_nummer } = customer;
  const texts = [
    naam,
    afdeling,
    adres,
    plaats,
    postcode,
    ...people.flatMap((each) => members.map((name) => each[name])),
  ];
  const wholes = [btw_nummer, postcode, ...people.map((each) => each['postcode'])];
  const phones = people.flatMap((each) => [each['telefoon1'], each['telefoon2']]);
  const words = [
    ...texts.flatMap((each) => split(text(each))),
    ...wholes.map((each) => split(text(each)).join('').slice(0, LONGEST)),
    ...phones.map((each) => text(each).trim().replace(ABROAD, '0').replace(/\D/gu, '').slice(0, LONGEST)),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('drop index bookings_referentie_prefix_index');
  await knex.raw('drop index codes_of_vouchers_prefix_index');
  await knex.raw('drop index invoices_factuur_nummer_prefix_index');
  await knex.schema.dropTable('customer_words');
}
