// What each item of a booking's costs comes to, which takes arithmetic that SQL does not have.
import type { Knex } from 'knex';
import { chargedAmounts, type PricedCost, type PricedItem } from '../../domain/bookings/costs.ts';
import { all } from '../engine/session/dialect.ts';
import { money } from './columns.ts';

type CostRow = Omit<PricedItem, 'type'> & {
  readonly id: number;
  readonly boeking_id: number;
  readonly parent_id: number | null;
  readonly position: number;
  readonly type: 'groep' | 'item';
};

const BOOKINGS = 500;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cost_lines', (t) => {
    money(t, 'totaal_inc_btw');
    money(t, 'totaal_exc_btw');
  });
  const [{ last = null } = {}]: { last?: number | null }[] = await knex('bookings').max({ last: 'id' });
  for (let first = 1; first <= (last ?? 0); first += BOOKINGS) await fill(knex, first, first + BOOKINGS - 1);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('cost_lines', (t) => {
    t.dropColumns('totaal_inc_btw', 'totaal_exc_btw');
  });
}

async function fill(knex: Knex, first: number, last: number): Promise<void> {
  const found = await all<CostRow>(knex('cost_lines').whereBetween('boeking_id', [first, last]).select());
  // Missing cents go to the largest fractions, ties in the order of the costs.
  const rows = found.toSorted((a, b) => a.position - b.position);
  for (const id of new Set(rows.map(({ boeking_id }) => boeking_id))) {
    const own = rows.filter(({ boeking_id }) => boeking_id === id);
    for (const [item, { gross, net }] of chargedAmounts(treeOf(own, null)))
      await knex('cost_lines')
        .where('id', (item as CostRow).id)
        .update({ totaal_inc_btw: gross, totaal_exc_btw: net });
  }
}

function treeOf(rows: readonly CostRow[], parent: number | null): PricedCost[] {
  return rows.filter(({ parent_id }) => parent_id === parent).map((row) => ({ ...row, regels: treeOf(rows, row.id) }));
}
