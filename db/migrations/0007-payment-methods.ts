// The ways to pay.
import type { Knex } from 'knex';
import { boolean, id, version } from './columns.ts';

export const formerly = '0061-payment-methods';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payment_methods', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    boolean(t, 'weergeven_in_kassa');
    boolean(t, 'bevestiging_mailen');
    t.string('type', 20).notNullable();
    t.string('ledger_number', 50);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('payment_methods');
}
