// The signature below the mails of a member of staff.
import type { Knex } from 'knex';

export const formerly = '090-staff-signatures';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('contacts', (t) => {
    t.text('ondertekening');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('contacts', (t) => {
    t.dropColumn('ondertekening');
  });
}
