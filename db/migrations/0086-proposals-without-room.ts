// When a customer accepted a proposal last although there was no room for the booking.
import type { Knex } from 'knex';
import { instant } from './columns.ts';

export const formerly = '207-proposals-without-room';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('proposals', (t) => {
    instant(t, 'geen_plaats_op');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('proposals', (t) => {
    t.dropColumn('geen_plaats_op');
  });
}
