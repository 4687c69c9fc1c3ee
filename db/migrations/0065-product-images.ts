// Images of products and packages, and the widths that were made of each.
import type { Knex } from 'knex';
import { id, reference } from './columns.ts';

export const formerly = '143-product-images';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pictures', (t) => {
    id(t);
    reference(t, 'content_id', 'file_contents').notNullable();
    t.string('media_type', 20).notNullable();
    t.integer('width').notNullable();
    t.integer('height').notNullable();
  });
  await knex.schema.createTable('resized_pictures', (t) => {
    id(t);
    reference(t, 'picture_id', 'pictures', { part: true }).notNullable();
    t.integer('width').notNullable();
    t.binary('bytes').notNullable();
    t.unique(['picture_id', 'width']);
  });
  for (const table of ['products', 'packages'])
    await knex.schema.alterTable(table, (t) => {
      reference(t, 'picture_id', 'pictures');
      // The SHA-256 of its bytes, which events and clients tell another one by.
      t.string('picture_sha256', 64);
    });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['products', 'packages'])
    await knex.schema.alterTable(table, (t) => {
      t.dropForeign('picture_id');
      t.dropColumns('picture_id', 'picture_sha256');
    });
  for (const table of ['resized_pictures', 'pictures']) await knex.schema.dropTable(table);
}
