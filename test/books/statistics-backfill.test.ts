// The columns that statistics add to older rows: the migrations find the same values that the service writes.
import { expect } from 'chai';
import { migrations } from '../../db/migrations/index.ts';
import type { Migration } from '../../db/engine/migrate.ts';
import { ZONE } from '../support/clock.ts';
import { clock, database, given, service } from '../support/index.ts';
import { migrateAlone } from '../support/stranger.ts';

const { cost } = given;
// The last one has replaced an index of the first.
const REDONE = ['0023-local-dates', '0024-cost-amounts', '0093-figures-over-years'];

describe('statistics of older rows', () => {
  after(() => {
    clock.reset();
  });

  it('find the dates and amounts that the service would have written', async () => {
    // Just before and after midnight in Amsterdam, on both sides of a clock change.
    for (const day of [
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
    ]) {
      clock.set(day);
      await given.booking({ product_id: (await given.product()).id, begin: day });
      await given.payment({ wanneer: day });
    }
    await given.chargedBooking([
      cost({ bedrag: 0.05, btw_percentage: 9 }),
      {
        type: 'groep',
        naam: 'Korting',
        kortingspercentage: 12.5,
        regels: [
          cost({ aantal: 3, bedrag: 9.995 }),
          { type: 'groep', naam: 'Meer', kortingspercentage: 50, regels: [cost({ bedrag: 0.05, btw_percentage: 9 })] },
        ],
      },
    ]);
    const before = await written();
    expect(new Set(before.flat().flatMap((row) => Object.values(row)))).to.include('2026-03-29');

    const url = service().config.databaseUrl;
    await migrateAlone(url, [...migrations, redo]);
    expect(await written()).to.deep.equal(before);
  });
});

const redo: Migration = {
  name: '999-redo',
  up: async (knex) => {
    const again = migrations.filter(({ name }) => REDONE.includes(name));
    for (const each of again.toReversed()) await each.down(knex);
    for (const each of again) await each.up(knex, ZONE);
  },
  down: () => Promise.resolve(),
};

/** Every derived column of every row. */
function written(): Promise<Record<string, unknown>[][]> {
  return database().read(async ({ build, query }) => [
    await query(build('bookings').orderBy('id').select('created_on')),
    await query(build('booking_lines').orderBy('id').select('begins_on')),
    await query(build('invoice_payments').orderBy('id').select('paid_on')),
    await query(build('cost_lines').orderBy('id').select('totaal_inc_btw', 'totaal_exc_btw')),
  ]);
}
