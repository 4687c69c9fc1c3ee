// The amount of each item in the costs of a booking: it takes arithmetic that SQL does not have.
import type { Knex } from 'knex';
import { money } from './columns.ts';
import { amountsOf, type CostGroup, type CostItem } from './frozen/cost-amounts.ts';

export const formerly = '031-cost-amounts';

type CostRow = Omit<CostItem, 'type'> & {
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
  const found = await knex('cost_lines').whereBetween('boeking_id', [first, last]).select<CostRow[]>();
  // Missing cents go to the largest fractions, ties in the order of the costs.
  const rows = found.toSorted((a, b) => a.position - b.position);
  for (const id of new Set(rows.map(({ boeking_id }) => boeking_id))) {
    const own = rows.filter(({ boeking_id }) => boeking_id === id);
    for (const [item, { gross, net }] of amountsOf(treeOf(own, null)))
      await knex('cost_lines').where('id', item).update({ totaal_inc_btw: gross, totaal_exc_btw: net });
  }
}

function treeOf(rows: readonly CostRow[], parent: number | null): (CostItem | CostGroup)[] {
  return rows
    .filter(({ parent_id }) => parent_id === parent)
    .map((row) =>
      row.type === 'groep' ? { ...row, type: 'groep', regels: treeOf(rows, row.id) } : { ...row, type: 'item' },
    );
}
