// The email addresses of customers as one word each: by them the sender of a mail is found.
import type { Knex } from 'knex';

/** People are read, and their words stored, by so many ids. */
const STEP = 400;

// Letters that are no letter with an accent.
const WITHOUT_ACCENT: Readonly<Record<number, string>> = {
  ...{ 0xdf: 'ss', 0xe6: 'ae', 0x153: 'oe', 0xf8: 'o' },
  ...{ 0x142: 'l', 0x111: 'd', 0xf0: 'd', 0xfe: 'th' },
};
const SPECIAL = /[\u00df\u00e6\u0153\u00f8\u0142\u0111\u00f0\u00fe]/gu;

function wordOf(address: string): string {
  const letters = address.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = letters.replace(SPECIAL, (letter) => WITHOUT_ACCENT[letter.charCodeAt(0)] ?? letter);
  return Array.from(plain.replace(/[^\p{L}\p{N}]/gu, ''))
    .slice(0, 60)
    .join('');
}

interface Person {
  readonly customer_id: number;
  readonly email1: string | null;
  readonly email2: string | null;
}

export async function up(knex: Knex): Promise<void> {
  const [{ last } = { last: null }]: { last: number | null }[] = await knex('contact_links').max('id as last');
  for (let after = 0; after < (last ?? 0); after += STEP) {
    const people: Person[] = await knex('contact_links as l')
      .join('contact_persons as p', 'p.id', 'l.contact_person_id')
      .join('contacts as c', 'c.id', 'l.contact_id')
      .where({ 'c.type': 'klant', 'c.archived_at': null })
      .whereBetween('l.id', [after + 1, after + STEP])
      .select('l.contact_id as customer_id', 'p.email1', 'p.email2');
    const words = people.flatMap(({ customer_id, email1, email2 }) =>
      [email1, email2]
        .map((address) => ({ customer_id, word: wordOf(address ?? '') }))
        .filter(({ word }) => word !== ''),
    );
    if (words.length > 0) await knex('customer_words').insert(words).onConflict(['customer_id', 'word']).ignore();
  }
}
