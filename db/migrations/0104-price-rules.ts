// Price rules, what they are about, and the lines that got their price by one.
import type { Knex } from 'knex';
import { boolean, date, id, json, money, percentage, reference, version } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('price_rules', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    date(t, 'van');
    date(t, 'tot');
    json(t, 'weekdagen').notNullable();
    t.string('tijd_van', 5);
    t.string('tijd_tot', 5);
    t.integer('vooruit_minimaal');
    t.integer('vooruit_maximaal');
    percentage(t, 'percentage');
    money(t, 'bedrag');
    t.integer('volgorde').notNullable();
    boolean(t, 'actief');
  });
  await knex.schema.createTable('price_rule_products', (t) => {
    id(t);
    reference(t, 'price_rule_id', 'price_rules', { part: true }).notNullable();
    reference(t, 'product_id', 'products').notNullable();
    t.unique(['price_rule_id', 'product_id']);
  });
  await knex.schema.createTable('price_rule_groups', (t) => {
    id(t);
    reference(t, 'price_rule_id', 'price_rules', { part: true }).notNullable();
    reference(t, 'productgroep_id', 'product_groups').notNullable();
    t.unique(['price_rule_id', 'productgroep_id']);
  });
  // Written out: for a new column with a reference Knex copies the whole table on SQLite.
  await knex.raw('alter table booking_lines add column prijsregel_id integer references price_rules (id)');
  await knex.raw('create index booking_lines_prijsregel_id_index on booking_lines (prijsregel_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index booking_lines_prijsregel_id_index');
  await knex.raw('alter table booking_lines drop column prijsregel_id');
  for (const table of ['price_rule_groups', 'price_rule_products', 'price_rules']) await knex.schema.dropTable(table);
}
