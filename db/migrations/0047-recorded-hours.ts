// Recorded hours: when members of staff worked on their shifts.
import type { Knex } from 'knex';
import { id, instant, reference } from './columns.ts';

export const formerly = '121-recorded-hours';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('recorded_hours', (t) => {
    id(t);
    reference(t, 'personeel_id', 'contacts').notNullable();
    reference(t, 'dienst_id', 'shifts').notNullable();
    instant(t, 'begin').notNullable().index();
    instant(t, 'eind').notNullable();
    t.integer('pauze_minuten').notNullable();
    t.text('noot').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recorded_hours');
}
