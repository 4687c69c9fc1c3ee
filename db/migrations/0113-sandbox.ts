// The clock of a sandbox, in one row; a database that is no sandbox has none.
import type { Knex } from 'knex';
import { instant, json } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sandbox', (t) => {
    t.integer('id').primary();
    instant(t, 'moment').notNullable();
    // The fixture that was put back last, and what the clock last did.
    t.string('fixture', 60);
    json(t, 'outcome');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sandbox');
}
