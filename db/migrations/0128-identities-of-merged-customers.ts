// Finds a merged customer by the identity that it had: written again, it is the one who remains.
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index contacts_archived_identity_index on contacts (identity) where archived_at is not null');
}
