// The memory of the service: the events of every change, and answers that a client may ask for again.
import type { Knex } from 'knex';
import { instant, isPostgres, json } from './columns.ts';

export const formerly = '004-house';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('events', (t) => {
    t.bigIncrements('id');
    if (isPostgres(knex)) t.specificType('xact', 'xid8').notNullable().defaultTo(knex.raw('pg_current_xact_id()'));
    else t.integer('xact').notNullable().defaultTo(0);
    t.string('event_id', 36).notNullable().unique();
    t.string('event', 100).notNullable();
    t.string('object', 50).notNullable();
    t.integer('object_id').notNullable();
    instant(t, 'occurred_at').notNullable().index();
    t.integer('sequence').notNullable();
    json(t, 'modified');
    json(t, 'previous');
    json(t, 'data').notNullable();
    t.string('actor_type', 10).notNullable();
    t.integer('actor_id');
    t.string('request_id', 255);
    t.index(['xact', 'id']);
  });
  await knex.schema.createTable('idempotency_keys', (t) => {
    t.string('hash', 64).primary();
    t.string('fingerprint', 64).notNullable();
    t.integer('status').notNullable();
    t.binary('body').notNullable();
    t.text('location');
    t.string('etag', 255);
    instant(t, 'expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('idempotency_keys');
  await knex.schema.dropTable('events');
}
