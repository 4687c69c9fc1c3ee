// Addresses on the Peppol network that companies and customers chose themselves.
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  for (const table of ['companies', 'contacts'])
    await knex.schema.alterTable(table, (t) => {
      t.string('peppol_id', 60);
    });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['contacts', 'companies'])
    await knex.schema.alterTable(table, (t) => {
      t.dropColumn('peppol_id');
    });
}
