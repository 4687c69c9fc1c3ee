// Earlier events in the audit trail, with the accounts that are still known; where they came from was not recorded.
import type { Knex } from 'knex';

export const formerly = '073-audit-of-earlier-events';

export async function up(knex: Knex): Promise<void> {
  for (const kind of ['postInsert', 'postUpdate', 'postDelete'])
    await knex.raw("update events set audited_as = ? where event = object || '::' || ?", [kind, kind]);
  await knex.raw("update events set user_id = actor_id where actor_type = 'user'");
  await knex.raw(
    `update events set user_id = (select user_id from api_keys where api_keys.id = events.actor_id)
      where actor_type = 'apikey'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex('events').update({ audited_as: null, user_id: null });
}
