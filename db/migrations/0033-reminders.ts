// Payment reminders: when each invoice got its first and its second one.
import type { Knex } from 'knex';
import { date } from './columns.ts';

export const formerly = '061-reminders';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    date(t, 'herinnering1');
    date(t, 'herinnering2');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    t.dropColumns('herinnering1', 'herinnering2');
  });
}
