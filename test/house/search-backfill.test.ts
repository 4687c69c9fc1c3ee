// The search of an older database: the migration finds the words of its customers as the service would have.
import { expect } from 'chai';
import { searchWords } from '../../domain/house/search.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { Migration } from '../../db/engine/migrate.ts';
import { ZONE } from '../support/clock.ts';
import { api, given, service } from '../support/index.ts';
import { migrateAlone } from '../support/stranger.ts';

const redo: Migration = {
  name: '999-redo',
  up: async (knex) => {
    const words = migrations.filter(({ name }) => name === '0117-customer-words');
    for (const each of words) await each.down(knex);
    for (const each of words) await each.up(knex, ZONE);
  },
  down: () => Promise.resolve(),
};

const words = (): Promise<readonly { customer_id: number; word: string }[]> =>
  service().database.read(({ build, query }) => query(build('customer_words').select('customer_id', 'word')));
const texts = (rows: Awaited<ReturnType<typeof words>>): string[] =>
  rows.map(({ customer_id, word }) => `${String(customer_id)} ${word}`).sort();

describe('the search of an older database', () => {
  it('finds each customer by the same words', async () => {
    const person = {
      ...{
        voornaam: 'Zoë',
        achternaam: 'Łódź-Straße',
        telefoon1: '+31 (0)6 12',
        telefoon2: '0032 470 5',
        email1: 'z@eik.example',
      },
      ...{ adres: 'Kade 1', plaats: 'Rhenen', postcode: '3911 CD' },
    };
    const own = { afdeling: 'Groep 8', adres: 'Laan 12', plaats: 'Ede', postcode: '6711 AB', btw_nummer: 'NL 001.B01' };
    const { id } = await given.customer({
      naam: 'Æble & Ørsted',
      ...own,
      contactpersonen: [person, { achternaam: 'Vos' }],
    });
    const gone = await given.customer({ naam: 'Vergeten' });
    await api.customers.deleteCustomer({ id: gone.id });
    await given.supplier({ naam: 'Leverancier' });
    const kept = texts(await words());
    expect(kept).to.include(`${String(id)} aeble`);
    expect(kept.filter((each) => each.startsWith(`${String(id)} `))).to.deep.equal(
      searchWords(await api.customers.getCustomer({ id })).map((word) => `${String(id)} ${word}`),
    );
    await migrateAlone(service().config.databaseUrl, [...migrations, redo]);
    expect(texts(await words())).to.deep.equal(kept);
  });
});
