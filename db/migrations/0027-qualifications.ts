// Qualifications, and the members of staff who have them.
import type { Knex } from 'knex';
import { boolean, id, instant, reference, version } from './columns.ts';

export const formerly = '070-qualifications';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('qualifications', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    t.text('beschrijving');
    boolean(t, 'archived');
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
  });
  await knex.schema.createTable('staff_qualifications', (t) => {
    id(t);
    reference(t, 'contact_id', 'contacts', { part: true }).notNullable();
    reference(t, 'kwalificatie_id', 'qualifications').notNullable();
    t.unique(['contact_id', 'kwalificatie_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('staff_qualifications');
  await knex.schema.dropTable('qualifications');
}
