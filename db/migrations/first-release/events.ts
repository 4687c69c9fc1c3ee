// Events and what tells of them: the feed, the audit trail and webhooks; answers that may be asked for again.
import type { Knex } from 'knex';
import { boolean, id, instant, isPostgres, json, version } from '../columns.ts';

/** Events and webhooks. */
export function events(knex: Knex): Knex.SchemaBuilder {
  const isOnPostgres = isPostgres(knex);
  const transaction = (t: Knex.CreateTableBuilder): Knex.ColumnBuilder =>
    (isOnPostgres ? t.specificType('xact', 'xid8') : t.integer('xact')).notNullable();
  return (
    knex.schema
      // Every change: for the feed, for webhooks, and as the audit trail.
      .createTable('events', (t) => {
        t.bigIncrements('id');
        transaction(t).defaultTo(isOnPostgres ? knex.raw('pg_current_xact_id()') : 0);
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
        t.string('audited_as', 10);
        t.integer('user_id');
        t.string('address', 100);
        t.index(['xact', 'id']);
      })
      .raw('create index events_audited_object on events (object_id, occurred_at, id) where audited_as is not null')
      .raw('create index events_audited_request on events (request_id, occurred_at, id) where audited_as is not null')
      .raw(
        `create index events_audited_address on events (address, occurred_at, id)
      where audited_as is not null and address is not null`,
      )
      .raw(
        `create index events_audited_user on events (user_id, occurred_at, id)
      where audited_as is not null and user_id is not null`,
      )
      .raw('create index events_audited on events (occurred_at, id, object, audited_as) where audited_as is not null')
      .raw(
        `create index events_audited_kind on events (object, occurred_at, id, audited_as)
      where audited_as is not null`,
      )
      .raw('create index events_audited_change on events (audited_as, occurred_at, id) where audited_as is not null')
      .raw(
        `create index events_audited_key on events (actor_id, occurred_at, id)
      where audited_as is not null and actor_type = 'apikey'`,
      )
      // From where the feed is whole: the position of the last event that was forgotten. There is one row: number 1.
      .createTable('feed_starts', (t) => {
        // There is one: number 1.
        id(t);
        transaction(t);
        t.bigInteger('event_no').notNullable();
      })
      // Answers that a client may ask for again.
      .createTable('idempotency_keys', (t) => {
        t.string('hash', 64).primary();
        t.string('fingerprint', 64).notNullable();
        t.integer('status').notNullable();
        t.binary('body').notNullable();
        t.text('location');
        t.string('etag', 255);
        instant(t, 'expires_at').notNullable().index();
        for (const name of ['unknown_tags', 'incomplete_document', 'skipped_times']) t.text(name);
      })
      // Subscriptions to events, with the secrets that their deliveries are signed with.
      .createTable('webhooks', (t) => {
        id(t);
        version(t);
        t.string('name', 100).notNullable();
        t.text('url').notNullable();
        t.boolean('active').notNullable();
        t.string('inactive_reason', 20);
        instant(t, 'created_at').notNullable();
        instant(t, 'updated_at').notNullable();
        // A subscription outlives the account that made it: it then tells of no more than ids.
        t.integer('created_by');
        t.integer('updated_by');
        json(t, 'created_rights');
        json(t, 'updated_rights');
        t.text('secret').notNullable();
        t.text('previous_secret');
        instant(t, 'previous_secret_until');
        instant(t, 'secret_set_at');
      })
      // Those that were switched off cost a write nothing.
      .raw('create index webhooks_heard on webhooks (name) where active')
      // Payloads as they leave, once for all who get them, and a delivery for each subscription.
      .createTable('webhook_payloads', (t) => {
        t.bigIncrements('id');
        t.bigInteger('event_no').unique();
        t.string('event_id', 36).notNullable();
        t.string('event', 100).notNullable();
        t.string('object', 50).notNullable();
        t.integer('object_id').notNullable();
        t.text('body').notNullable();
        t.text('thin_body');
        instant(t, 'occurred_at').notNullable().index();
      })
      .createTable('webhook_deliveries', (t) => {
        id(t);
        t.integer('webhook_id').notNullable().references('id').inTable('webhooks').onDelete('CASCADE');
        t.bigInteger('payload_id')
          .notNullable()
          .index()
          .references('id')
          .inTable('webhook_payloads')
          .onDelete('CASCADE');
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
        for (const name of ['answer', 'history', 'signature']) t.text(name);
        t.unique(['webhook_id', 'payload_id']);
      })
      .raw('create index webhook_deliveries_queued_index on webhook_deliveries (channel, id) where queued')
      // Since when every delivery to a subscription has failed.
      .createTable('webhook_failures', (t) => {
        t.integer('webhook_id').primary().references('id').inTable('webhooks').onDelete('CASCADE');
        instant(t, 'since').notNullable();
      })
  );
}
