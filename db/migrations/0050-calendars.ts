// Feeds of the planning for calendar programs.
import type { Knex } from 'knex';
import { id, instant, reference, version } from './columns.ts';

export const formerly = '125-calendars';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('calendars', (t) => {
    id(t);
    version(t);
    // The kind of thing it shows, one of these three: a feed goes with it.
    t.string('soort', 20).notNullable();
    reference(t, 'personeel_id', 'contacts', { part: true });
    reference(t, 'locatie_id', 'locations', { part: true });
    reference(t, 'boeking_id', 'bookings', { part: true });
    // The mark that tells its entries apart from those of all other feeds.
    t.string('uid', 36).notNullable();
    // The SHA-256 of its token in hex.
    t.string('hash', 64).notNullable().unique();
    t.string('prefix', 10).notNullable();
    instant(t, 'created_at').notNullable();
    reference(t, 'created_by', 'contacts');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('calendars');
}
