// The seals of permanent invoices, each over what the invoice prints and the seal before it, and the last seal of each series.
import type { Knex } from 'knex';

export const formerly = '050-invoice-seals';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    t.string('hash', 64);
    t.string('previous_hash', 64);
  });
  await knex.schema.alterTable('invoice_counters', (t) => {
    t.string('hash', 64);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoice_counters', (t) => {
    t.dropColumn('hash');
  });
  await knex.schema.alterTable('invoices', (t) => {
    t.dropColumns('hash', 'previous_hash');
  });
}
