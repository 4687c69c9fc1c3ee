// The outbox: mails that were written down with what they tell of, and are sent afterwards. Answers name unknown tags, again too.
import type { Knex } from 'knex';
import { id, instant, json, reference, version } from './columns.ts';

export const formerly = '060-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mails', (t) => {
    id(t);
    version(t);
    t.string('kind', 30).notNullable();
    t.string('status', 20).notNullable().index();
    reference(t, 'bedrijf_id', 'companies').notNullable();
    reference(t, 'factuur_id', 'invoices');
    // No reference: somebody who was written to can still be deleted.
    t.integer('contactpersoon_id').notNullable();
    t.string('from_name', 255).notNullable();
    t.string('from_address', 254).notNullable();
    for (const name of ['to', 'cc', 'delivered_to', 'unknown_tags']) json(t, name).notNullable();
    t.string('subject', 998).notNullable();
    t.text('body').notNullable();
    t.string('message_id', 320).notNullable();
    t.integer('attempts').notNullable();
    t.text('error');
    instant(t, 'created_at').notNullable();
    instant(t, 'sent_at');
  });
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.text('unknown_tags');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.dropColumn('unknown_tags');
  });
  await knex.schema.dropTable('mails');
}
