// The audit trail: the events that change an object, and the account and address behind each.
import type { Knex } from 'knex';

export const formerly = '072-audit';

const INDEXES = {
  // Holds the order, and all that is asked for by itself: the rows are looked up for the page only.
  events_audited: 'occurred_at, id, user_id, object, audited_as, actor_type, actor_id, address',
  events_audited_object: 'object_id, occurred_at, id',
  events_audited_request: 'request_id, occurred_at, id',
};

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.string('audited_as', 10);
    t.integer('user_id');
    t.string('address', 100);
  });
  for (const [name, columns] of Object.entries(INDEXES))
    await knex.raw(`create index ${name} on events (${columns}) where audited_as is not null`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index ${name}`);
  await knex.schema.alterTable('events', (t) => {
    t.dropColumns('audited_as', 'user_id', 'address');
  });
}
