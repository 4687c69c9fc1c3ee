// Shifts: who works when, and for which booking, where and with which qualification.
import type { Knex } from 'knex';
import { id, instant, reference, version } from './columns.ts';

export const formerly = '120-shifts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('shifts', (t) => {
    id(t);
    version(t);
    instant(t, 'begin').notNullable().index();
    instant(t, 'eind').notNullable().index();
    t.text('noot').notNullable();
    t.text('opmerking').notNullable();
    reference(t, 'personeel_id', 'contacts').notNullable();
    reference(t, 'boeking_id', 'bookings');
    reference(t, 'locatie_id', 'locations');
    reference(t, 'kwalificatie_id', 'qualifications');
    t.string('status', 20).notNullable();
    reference(t, 'created_by', 'contacts');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('shifts');
}
