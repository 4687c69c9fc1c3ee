// Materials: the number that a venue has, and the number that each product uses.
import type { Knex } from 'knex';
import { boolean, id, quantity, reference, version } from './columns.ts';

export const formerly = '110-materials';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('materials', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    t.integer('aantal');
    t.integer('aantal_groepen');
    t.integer('aantal_tegelijk_starten');
    t.integer('aantal_groepen_tegelijk_starten');
    boolean(t, 'overzichtmenu');
    t.integer('percentage_online_te_boeken').notNullable();
  });
  await knex.schema.createTable('product_materials', (t) => {
    id(t);
    reference(t, 'product_id', 'products', { part: true }).notNullable();
    reference(t, 'materiaal_id', 'materials').notNullable();
    quantity(t, 'aantal').notNullable();
    t.integer('per_x_aantal').notNullable();
    t.string('afronding', 20).notNullable();
    t.integer('position').notNullable();
    t.unique(['product_id', 'materiaal_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('product_materials');
  await knex.schema.dropTable('materials');
}
