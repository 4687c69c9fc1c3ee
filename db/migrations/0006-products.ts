// Products: in groups, with their prices per VAT rate, their locations and their requirements.
import type { Knex } from 'knex';
import { boolean, id, json, money, percentage, reference, version } from './columns.ts';

export const formerly = '006-products';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('product_groups', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    t.string('slug', 255).unique();
    t.string('ledger_number', 50);
    t.string('cost_center', 255);
  });
  await knex.schema.createTable('products', (t) => {
    id(t);
    version(t);
    reference(t, 'leverancier_id', 'contacts').notNullable();
    reference(t, 'productgroep_id', 'product_groups');
    t.string('naam', 255).notNullable();
    t.string('weergavenaam', 255);
    money(t, 'inkoop').notNullable();
    t.integer('minimum_aantal').notNullable();
    t.string('duur', 40);
    t.text('beschrijving_klant');
    t.text('uitgebreide_omschrijving');
    boolean(t, 'mag_api');
    boolean(t, 'los_op_planning');
    t.string('planstrategie', 255);
    t.text('personeelsinstructie');
    boolean(t, 'locatie_verplicht');
    json(t, 'extra');
    t.string('aantalbepaling', 20).notNullable();
    t.integer('aantal').notNullable();
    t.integer('per_x_personen').notNullable();
    t.string('per_x_personen_afronding', 20).notNullable();
    boolean(t, 'is_deleted');
  });
  await knex.schema.createTable('product_prices', (t) => {
    id(t);
    reference(t, 'product_id', 'products', { part: true }).notNullable();
    percentage(t, 'btw').notNullable();
    money(t, 'verkoop').notNullable();
    t.unique(['product_id', 'btw']);
  });
  await knex.schema.createTable('product_locations', (t) => {
    id(t);
    reference(t, 'product_id', 'products', { part: true }).notNullable();
    reference(t, 'location_id', 'locations').notNullable();
    t.integer('position').notNullable();
    t.unique(['product_id', 'location_id']);
  });
  await knex.schema.createTable('product_requirements', (t) => {
    id(t);
    reference(t, 'product_id', 'products', { part: true }).notNullable();
    reference(t, 'vereist_product_id', 'products').notNullable();
    t.integer('aantal').notNullable();
    t.integer('per_x_aantal').notNullable();
    t.string('afronding', 20).notNullable();
    t.integer('position').notNullable();
    t.unique(['product_id', 'vereist_product_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['product_requirements', 'product_locations', 'product_prices', 'products', 'product_groups']) {
    await knex.schema.dropTable(table);
  }
}
