// Packages: programmes of products that are booked as a whole.
import type { Knex } from 'knex';
import { boolean, id, instant, reference, version } from './columns.ts';

export const formerly = '007-packages';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('packages', (t) => {
    id(t);
    version(t);
    t.string('arrangement', 255).notNullable();
    t.string('weergavenaam', 255);
    t.text('uitgebreide_omschrijving').notNullable();
    t.integer('aantal_personen').notNullable();
    t.string('ontvangstlocatie', 255);
    boolean(t, 'mag_online');
    boolean(t, 'mag_api');
    boolean(t, 'mag_uitjes');
    boolean(t, 'mag_online_geboekt_worden_direct_betalen');
    boolean(t, 'mag_online_geboekt_worden_achteraf_betalen');
    t.integer('maximum_aantal_personen_online');
    t.integer('onlineboeking_minimaal_vooruit');
    t.integer('onlineboeking_maximaal_vooruit');
    boolean(t, 'los_op_planning');
    reference(t, 'bedrijf_id', 'companies');
    boolean(t, 'is_deleted');
  });
  await knex.schema.createTable('package_lines', (t) => {
    id(t);
    reference(t, 'package_id', 'packages', { part: true }).notNullable();
    reference(t, 'product_id', 'products').notNullable();
    reference(t, 'locatie_id', 'locations');
    instant(t, 'begin');
    instant(t, 'eind');
    // The wall clock at `begin`, in milliseconds from an arbitrary moment. Its differences are the offsets between
    // lines, so reads need no time zone for them.
    t.bigInteger('begin_on_the_wall');
    t.text('beschrijving');
    t.integer('aantal_personen').notNullable();
    t.integer('min');
    t.integer('max');
    t.string('onlineboeking_aantalbepalingsmethode', 30).notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('package_lines');
  await knex.schema.dropTable('packages');
}
