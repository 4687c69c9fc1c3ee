// Notes: what was said and written, with whom, and about which booking.
import type { Knex } from 'knex';
import { boolean, id, instant, reference, version } from './columns.ts';

export const formerly = '165-notes';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('notes', (t) => {
    id(t);
    version(t);
    t.string('soort_contact', 50).notNullable();
    reference(t, 'contact_id', 'contacts').notNullable();
    // No reference: somebody who was spoken to can still be deleted.
    t.integer('contactpersoon_id');
    t.string('onderwerp', 998).notNullable();
    t.text('bericht').notNullable();
    boolean(t, 'sticky');
    reference(t, 'booking_id', 'bookings');
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
    reference(t, 'created_by', 'contacts');
    t.index(['sticky', 'created_at', 'id']);
    t.index(['contact_id', 'sticky', 'created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('notes');
}
