// Stored files: their contents under the hash of their bytes, and whose files they are.
import type { Knex } from 'knex';
import { id, instant, reference } from './columns.ts';

export const formerly = '140-files';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('file_contents', (t) => {
    id(t);
    t.string('sha256', 64).notNullable().unique();
    t.binary('bytes').notNullable();
  });
  await knex.schema.createTable('files', (t) => {
    id(t);
    // The kind of thing the file belongs to.
    t.string('soort', 20).notNullable();
    t.integer('object_id').notNullable();
    t.string('filename', 255).notNullable();
    t.string('media_type', 100).notNullable();
    t.integer('size').notNullable();
    t.string('sha256', 64).notNullable();
    reference(t, 'content_id', 'file_contents').notNullable();
    instant(t, 'created_at').notNullable();
    t.index(['object_id', 'soort']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('files');
  await knex.schema.dropTable('file_contents');
}
