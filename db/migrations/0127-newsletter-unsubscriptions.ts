// The addresses that were unsubscribed from each newsletter, as hashes: they stay so when a contact person goes or is merged.
import type { Knex } from 'knex';
import { id, reference } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('newsletter_unsubscriptions', (t) => {
    id(t);
    reference(t, 'newsletter_id', 'newsletters', { part: true }).notNullable();
    t.string('address', 64).notNullable();
    t.unique(['address', 'newsletter_id']);
  });
  // To find everybody with an address, whatever its capitals.
  for (const column of ['email1', 'email2'])
    await knex.raw(`create index contact_persons_${column}_index on contact_persons (lower(${column}))`);
}
