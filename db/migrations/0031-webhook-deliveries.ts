// Deliveries to subscribers: payloads as they leave, once for all who get them, and a delivery for each subscription.
import type { Knex } from 'knex';
import { boolean, id, instant } from './columns.ts';

export const formerly = '082-webhook-deliveries';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_payloads', (t) => {
    t.bigIncrements('id');
    t.bigInteger('event_no').unique();
    t.string('event_id', 36).notNullable();
    t.string('event', 100).notNullable();
    t.string('object', 50).notNullable();
    t.integer('object_id').notNullable();
    t.text('body').notNullable();
    t.text('thin_body');
    instant(t, 'occurred_at').notNullable().index();
  });
  await knex.schema.createTable('webhook_deliveries', (t) => {
    id(t);
    t.integer('webhook_id').notNullable().references('id').inTable('webhooks').onDelete('CASCADE');
    t.bigInteger('payload_id').notNullable().index().references('id').inTable('webhook_payloads').onDelete('CASCADE');
    boolean(t, 'thin');
    t.string('channel', 100).notNullable();
    t.string('status', 10).notNullable();
    boolean(t, 'queued');
    t.integer('attempts').notNullable().defaultTo(0);
    t.integer('round').notNullable().defaultTo(0);
    instant(t, 'created_at').notNullable();
    instant(t, 'next_attempt_at');
    instant(t, 'delivered_at');
    t.integer('last_status');
    t.text('request_headers');
    t.text('answer');
    t.text('history');
    t.unique(['webhook_id', 'payload_id']);
  });
  await knex.raw('create index webhook_deliveries_queued_index on webhook_deliveries (channel, id) where queued');
  await knex.schema.createTable('webhook_failures', (t) => {
    t.integer('webhook_id').primary().references('id').inTable('webhooks').onDelete('CASCADE');
    instant(t, 'since').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('webhook_failures');
  await knex.schema.dropTable('webhook_deliveries');
  await knex.schema.dropTable('webhook_payloads');
}
