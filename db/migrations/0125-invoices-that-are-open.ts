// The invoices on which something is open have an index: those that are not paid off, and those that were paid too much.
import type { Knex } from 'knex';
import { boolean } from './columns.ts';

const PAID = 'coalesce((select sum(bedrag) from invoice_payments where factuur_id = invoices.id), 0)';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    boolean(t, 'overpaid');
  });
  await knex.raw(
    `update invoices set overpaid = true where status = 'betaald' and calculated_totaalbedrag_inclusief_btw <> ${PAID}`,
  );
  await knex.raw(
    `create index invoices_owing_index on invoices (klant_id) where status in ('verzonden', 'deels_betaald') or overpaid`,
  );
}
