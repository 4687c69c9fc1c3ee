// Discount codes, and the one table in which codes of every kind are unique.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, reference, version } from './columns.ts';

export const formerly = '014-discount-codes';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('discount_codes', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    t.string('code', 50).notNullable();
    date(t, 'datum_begin').notNullable();
    date(t, 'datum_eind').notNullable();
    t.integer('kortingspercentage').notNullable();
    boolean(t, 'toepasbaar_zonder_arrangement');
    json(t, 'valid_days').notNullable();
    json(t, 'Arrangementen').notNullable();
    json(t, 'Products').notNullable();
    instant(t, 'created_at').notNullable();
    instant(t, 'updated_at').notNullable();
  });
  await knex.schema.createTable('codes', (t) => {
    id(t);
    t.text('comparable_code').notNullable().unique();
    reference(t, 'discount_code_id', 'discount_codes', { part: true });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('codes');
  await knex.schema.dropTable('discount_codes');
}
