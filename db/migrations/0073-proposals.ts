// Proposals and their types: what customers are offered, and what they answered.
import type { Knex } from 'knex';
import { date, id, instant, money, reference, version } from './columns.ts';

export const formerly = '168-proposals';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('proposal_types', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
    t.text('tekst').notNullable();
    t.integer('geldig_dagen').notNullable();
    t.string('status_na_akkoord', 20).notNullable();
  });
  await knex.schema.createTable('proposals', (t) => {
    id(t);
    version(t);
    reference(t, 'boeking_id', 'bookings').notNullable();
    reference(t, 'type_id', 'proposal_types').notNullable();
    t.text('tekst').notNullable();
    date(t, 'geldig_tot').notNullable();
    t.string('status', 20).notNullable();
    t.text('reden');
    instant(t, 'beantwoord_op');
    money(t, 'akkoord_bedrag');
    // SHA-256 of the token, and its begin.
    t.string('hash', 64).notNullable().unique();
    t.string('prefix', 10).notNullable();
    instant(t, 'created_at').notNullable();
    reference(t, 'created_by', 'contacts');
    t.index(['status', 'geldig_tot']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('proposals');
  await knex.schema.dropTable('proposal_types');
}
