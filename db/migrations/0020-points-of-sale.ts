// Points of sale and the locations at which they are available.
import type { Knex } from 'knex';
import { id, reference, version } from './columns.ts';

export const formerly = '015-points-of-sale';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('points_of_sale', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    reference(t, 'bedrijf_id', 'companies').notNullable();
    t.boolean('actief').notNullable();
  });
  await knex.schema.createTable('point_of_sale_locations', (t) => {
    id(t);
    reference(t, 'pos_id', 'points_of_sale', { part: true }).notNullable();
    reference(t, 'location_id', 'locations').notNullable();
    t.unique(['pos_id', 'location_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('point_of_sale_locations');
  await knex.schema.dropTable('points_of_sale');
}
