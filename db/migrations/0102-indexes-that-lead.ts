// Indexes for a filter by itself: kinds of objects and of changes in the audit trail, subjects of mails, companies and countries of customers.
import type { Knex } from 'knex';

/** The columns that other indexes of the trail begin with are not in this one any more. */
const BEFORE = 'occurred_at, id, user_id, object, audited_as, actor_type, actor_id, address';
const AFTER = 'occurred_at, id, object, audited_as';

export async function up(knex: Knex): Promise<void> {
  await exchangeTrail(knex, AFTER);
  await knex.raw(`create index events_audited_kind on events (object, occurred_at, id, audited_as)
    where audited_as is not null`);
  await knex.raw(
    'create index events_audited_change on events (audited_as, occurred_at, id) where audited_as is not null',
  );
  await knex.raw(`create index events_audited_key on events (actor_id, occurred_at, id)
    where audited_as is not null and actor_type = 'apikey'`);
  await knex.schema.alterTable('mails', (t) => {
    t.index(['subject_id', 'id']);
    t.index(['subject_kind', 'id']);
  });
  await knex.schema.alterTable('mails', (t) => void t.dropIndex(['subject_kind', 'subject_id']));
  await knex.raw(`create index contacts_customers_of_company on contacts (bedrijf_id)
    where type = 'klant' and archived_at is null`);
  await knex.schema.alterTable('contacts', (t) => void t.index(['landcode']));
}

async function exchangeTrail(knex: Knex, columns: string): Promise<void> {
  await knex.raw('drop index events_audited');
  await knex.raw(`create index events_audited on events (${columns}) where audited_as is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('contacts', (t) => void t.dropIndex(['landcode']));
  await knex.raw('drop index contacts_customers_of_company');
  await knex.schema.alterTable('mails', (t) => void t.index(['subject_kind', 'subject_id']));
  await knex.schema.alterTable('mails', (t) => {
    t.dropIndex(['subject_kind', 'id']);
    t.dropIndex(['subject_id', 'id']);
  });
  for (const name of ['events_audited_key', 'events_audited_change', 'events_audited_kind'])
    await knex.raw(`drop index ${name}`);
  await exchangeTrail(knex, BEFORE);
}
