// Labels on products, the attachments that go with them, and which packages send those along.
import type { Knex } from 'knex';
import { boolean, id, reference, version } from './columns.ts';

export const formerly = '142-product-labels';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('product_labels', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
  });
  await knex.schema.createTable('labelled_products', (t) => {
    id(t);
    reference(t, 'product_id', 'products', { part: true }).notNullable();
    reference(t, 'label_id', 'product_labels').notNullable();
    t.unique(['product_id', 'label_id']);
  });
  await knex.schema.createTable('product_attachments', (t) => {
    id(t);
    reference(t, 'product_id', 'products', { part: true }).notNullable();
    reference(t, 'attachment_id', 'attachments').notNullable();
    t.integer('position').notNullable();
    t.unique(['product_id', 'attachment_id']);
  });
  await knex.schema.alterTable('packages', (t) => {
    boolean(t, 'onlineboeking_standaardbijlagen_meesturen');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('packages', (t) => {
    t.dropColumn('onlineboeking_standaardbijlagen_meesturen');
  });
  for (const table of ['product_attachments', 'labelled_products', 'product_labels'])
    await knex.schema.dropTable(table);
}
