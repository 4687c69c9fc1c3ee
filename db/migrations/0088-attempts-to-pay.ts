// Attempts to pay: a thing may be asked for several times, one after the other, and has one hold. The token by which
// its visitor may read its state.
import type { Knex } from 'knex';

export const formerly = '219-attempts-to-pay';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropUnique(['purpose', 'purpose_id']);
  });
  await knex.schema.alterTable('online_payments', (t) => {
    t.index(['purpose', 'purpose_id']);
    // The same for all attempts of a thing; none for those that were asked for before.
    t.string('visitor_reference', 43).index();
  });
  await knex.raw(
    'create unique index online_payments_held_unique on online_payments (purpose, purpose_id) where hold_until is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index online_payments_held_unique');
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropIndex('visitor_reference');
    t.dropIndex(['purpose', 'purpose_id']);
  });
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropColumn('visitor_reference');
    t.unique(['purpose', 'purpose_id']);
  });
}
