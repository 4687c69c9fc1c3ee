// Locations: a tree.
import type { Knex } from 'knex';
import { id, reference, version } from './columns.ts';

export const formerly = '005-locations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('locations', (t) => {
    id(t);
    version(t);
    t.string('naam').notNullable();
    for (const name of ['weergavenaam', 'adres', 'plaats']) t.string(name);
    t.string('kleur', 50);
    t.string('postcode', 20);
    t.string('telefoonnummer', 50);
    t.double('latitude');
    t.double('longitude');
    t.integer('capaciteit');
    t.integer('aantal_groepen');
    reference(t, 'parent_id', 'locations');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('locations');
}
