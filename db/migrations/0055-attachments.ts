// Attachments: files that go with products.
import type { Knex } from 'knex';
import { id, version } from './columns.ts';

export const formerly = '141-attachments';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('attachments', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    t.string('filename', 255).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('attachments');
}
