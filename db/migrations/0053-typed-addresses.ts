// How many mails a day went to an address that a stranger typed.
import type { Knex } from 'knex';
import { date } from './columns.ts';

export const formerly = '155-typed-addresses';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('typed_addresses', (t) => {
    // The SHA-256 of the mailbox in hex.
    t.string('mailbox', 64).notNullable();
    date(t, 'day').notNullable().index();
    t.integer('mails').notNullable();
    t.primary(['mailbox', 'day']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('typed_addresses');
}
