// Upgrades from every state that an installation can have: nothing runs twice, all that was there is read as it was.
import { expect } from 'chai';
import { migrations } from '../../db/migrations/index.ts';
import { own, raw } from '../support/index.ts';
import { ADMINISTRATOR_THEN, answersOf, differences, OLDER, olderDatabase } from '../support/older-database.ts';
import { migrateAlone, rowsOf } from '../support/stranger.ts';

const ALL = '/api2/journaal?begin=2020-01-01&eind=2199-12-31';
/** The amount that make.ts pays of an invoice. */
const PAID = 10;

interface Entry {
  readonly regels: readonly { readonly rekening: string; readonly debet: number; readonly credit: number }[];
}

interface Invoice {
  readonly calculated_totaalbedrag_inclusief_btw: number;
}

const inCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
const balanceOf = (lines: Entry['regels']): number =>
  inCents(lines.map(({ debet }) => debet)) - inCents(lines.map(({ credit }) => credit));

describe('a database of an older version', () => {
  it('is there for each state that somebody can have', () => {
    expect(OLDER).to.have.length(6);
  });

  for (const name of OLDER)
    it(`is upgraded, and read as it was: ${name}`, async () => {
      const url = await olderDatabase(name);
      const before = await rowsOf(url, 'select name from knex_migrations');
      expect(before.every((each) => migrations.some(({ formerly }) => formerly === each['name']))).to.equal(true);
      await migrateAlone(url, migrations);
      const after = await rowsOf(url, 'select name from knex_migrations order by name');
      expect(after.map((each) => each['name'])).to.deep.equal(migrations.map((each) => each.name));

      const served = await own({ databaseUrl: url, environment: { BASIC_STRICT: 'no' } });
      const { baseUrl } = served;
      const wrong: string[] = [];
      for (const [path, then] of Object.entries(answersOf(name, url))) {
        const answer = await raw('GET', `/api2${path}`, { baseUrl, auth: ADMINISTRATOR_THEN });
        expect(answer.status, `${path}: ${answer.text}`).to.equal(200);
        wrong.push(...differences(then, answer.body, path));
      }
      expect(wrong).to.deep.equal([]);
      const { body: entries } = await raw('GET', ALL, { baseUrl, auth: ADMINISTRATOR_THEN });
      const lines = (entries as Entry[]).flatMap(({ regels }) => regels);
      expect(balanceOf(lines)).to.equal(0);
      const invoiced = (answersOf(name, url)['/facturen'] as Invoice[]).map(
        (each) => each.calculated_totaalbedrag_inclusief_btw,
      );
      const owed = balanceOf(lines.filter(({ rekening }) => rekening === 'debiteuren'));
      expect(owed).to.equal(inCents(invoiced) - inCents([PAID]));
      await served.close();
    });
});
