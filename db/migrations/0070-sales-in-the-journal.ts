// Journal entries of sales of vouchers, which have no invoice.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

export const formerly = '162-sales-in-the-journal';

const OF_INVOICES = { factuur_id: 'integer', factuur_nummer: 'varchar(40)', factuur_datum: 'date' } as const;

export async function up(knex: Knex): Promise<void> {
  await allowWithoutInvoice(knex);
  await knex.schema.alterTable('journal_entries', (t) => {
    t.integer('voucher_verkoop_id').unique();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('journal_entries', (t) => {
    t.dropUnique(['voucher_verkoop_id']);
    t.dropColumn('voucher_verkoop_id');
  });
}

// SQLite cannot take NOT NULL off a column. A new column takes the place of each. Rows of the journal are never
// changed, so the triggers that refuse a change step aside for a moment.
async function allowWithoutInvoice(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    for (const column of Object.keys(OF_INVOICES))
      await knex.raw(`alter table journal_entries alter column ${column} drop not null`);
    return;
  }
  const [trigger]: { sql: string }[] = await knex('sqlite_master')
    .where({ name: 'journal_entries_update' })
    .select('sql');
  await knex.raw('drop trigger journal_entries_update');
  await knex.raw('drop index journal_entries_invoice');
  for (const [column, type] of Object.entries(OF_INVOICES)) {
    await knex.raw(`alter table journal_entries add column new_${column} ${type}`);
    await knex.raw(`update journal_entries set new_${column} = ${column}`);
    await knex.raw(`alter table journal_entries drop column ${column}`);
    await knex.raw(`alter table journal_entries rename column new_${column} to ${column}`);
  }
  await knex.raw(
    'create unique index journal_entries_invoice on journal_entries (factuur_id) where betaling_id is null',
  );
  if (trigger !== undefined) await knex.raw(trigger.sql);
}
