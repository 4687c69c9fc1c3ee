// Staff availability: when members of staff can work, and when they cannot.
import type { Knex } from 'knex';
import { boolean, id, instant, reference } from './columns.ts';

export const formerly = '122-staff-availability';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('staff_availability', (t) => {
    id(t);
    reference(t, 'personeel_id', 'contacts', { part: true }).notNullable();
    instant(t, 'begin').notNullable();
    instant(t, 'eind').notNullable();
    boolean(t, 'beschikbaar');
    t.text('opmerking').notNullable();
    t.index(['eind', 'begin']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_availability');
}
