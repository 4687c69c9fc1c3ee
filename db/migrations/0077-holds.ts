// Payments that somebody has to look at: holds that ended, and money that differs or went back.
import type { Knex } from 'knex';
import { instant, json, money, version } from './columns.ts';

export const formerly = '179-holds';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('online_payments', (t) => {
    version(t);
    // When what is paid for was given to others, and the codes of the vouchers that it gave back then.
    instant(t, 'released_at');
    json(t, 'released_codes');
    money(t, 'received');
    money(t, 'returned').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('online_payments', (t) => {
    t.dropColumns('version', 'released_at', 'released_codes', 'received', 'returned');
  });
}
