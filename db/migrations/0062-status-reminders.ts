// Status reminders, for which companies each is, and the stays in a status that a customer was reminded of.
import type { Knex } from 'knex';
import { id, instant, reference, version } from './columns.ts';

export const formerly = '150-status-reminders';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('status_reminders', (t) => {
    id(t);
    version(t);
    t.string('naam', 255);
    t.string('status', 20).notNullable();
    t.integer('termijn_in_dagen').notNullable();
    t.integer('herinnering_termijn_in_dagen').notNullable();
    t.text('onderwerp_mail_herinnering').notNullable();
    t.text('body_mail_herinnering').notNullable();
  });
  await knex.schema.createTable('status_reminder_companies', (t) => {
    id(t);
    reference(t, 'status_reminder_id', 'status_reminders', { part: true }).notNullable();
    reference(t, 'bedrijf_id', 'companies').notNullable();
    t.string('status', 20).notNullable();
    instant(t, 'since').notNullable();
    t.unique(['bedrijf_id', 'status']);
  });
  await knex.schema.createTable('status_reminder_stays', (t) => {
    id(t);
    reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
    instant(t, 'status_updated_at').notNullable();
    instant(t, 'reminded_at').notNullable();
    t.unique(['boeking_id', 'status_updated_at']);
  });
  await knex.schema.alterTable('bookings', (t) => {
    t.index(['kosten_bedrijf_id', 'status', 'status_updated_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('bookings', (t) => {
    t.dropIndex(['kosten_bedrijf_id', 'status', 'status_updated_at']);
  });
  await knex.schema.dropTable('status_reminder_stays');
  await knex.schema.dropTable('status_reminder_companies');
  await knex.schema.dropTable('status_reminders');
}
