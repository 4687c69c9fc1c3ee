// Images, kept under the hash of their bytes, and the logo of a PDF template.
import type { Knex } from 'knex';
import { id } from './columns.ts';

export const formerly = '040-images';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('images', (t) => {
    id(t);
    t.string('sha256', 64).notNullable().unique();
    t.string('media_type', 20).notNullable();
    t.binary('bytes').notNullable();
  });
  await knex.schema.alterTable('pdf_templates', (t) => {
    t.string('logo_sha256', 64);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pdf_templates', (t) => {
    t.dropColumn('logo_sha256');
  });
  await knex.schema.dropTable('images');
}
