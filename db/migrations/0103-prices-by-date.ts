// Prices of products begin on a date. Those of before began always: NULL.
import type { Knex } from 'knex';
import { date } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('product_prices', (t) => {
    date(t, 'vanaf');
    t.dropUnique(['product_id', 'btw']);
  });
  // NULLs are never equal: those of always have an index of their own.
  await knex.raw(
    'create unique index product_prices_product_id_btw_unique on product_prices (product_id, btw) where vanaf is null',
  );
  await knex.schema.alterTable('product_prices', (t) => {
    t.unique(['product_id', 'btw', 'vanaf']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('product_prices', (t) => void t.dropUnique(['product_id', 'btw', 'vanaf']));
  await knex.raw('drop index product_prices_product_id_btw_unique');
  await knex('product_prices').whereNotNull('vanaf').delete();
  await knex.schema.alterTable('product_prices', (t) => {
    t.dropColumn('vanaf');
    t.unique(['product_id', 'btw']);
  });
}
