// Newsletters, which ones somebody gets, and what was sent of each: to every address once.
import type { Knex } from 'knex';
import { id, instant, json, reference, version } from './columns.ts';

export const formerly = '149-newsletters';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('newsletters', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
  });
  await knex.schema.alterTable('contact_persons', (t) => {
    json(t, 'nieuwsbrief_ids').notNullable().defaultTo('[]');
  });
  await knex.schema.createTable('newsletter_issues', (t) => {
    id(t);
    reference(t, 'newsletter_id', 'newsletters', { part: true }).notNullable();
    reference(t, 'bedrijf_id', 'companies').notNullable();
    // No reference: who sent it can still be deleted.
    t.integer('user_id');
    t.string('subject', 255).notNullable();
    t.text('body').notNullable();
    instant(t, 'created_at').notNullable();
  });
  await knex.schema.createTable('newsletter_receivers', (t) => {
    id(t);
    reference(t, 'issue_id', 'newsletter_issues', { part: true }).notNullable();
    t.string('address', 254).notNullable();
    t.unique(['issue_id', 'address']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('newsletter_receivers');
  await knex.schema.dropTable('newsletter_issues');
  await knex.schema.alterTable('contact_persons', (t) => {
    t.dropColumn('nieuwsbrief_ids');
  });
  await knex.schema.dropTable('newsletters');
}
