// Cancellation terms, every wording of them, the packages that name them, and the wording that a booking was made under.
import type { Knex } from 'knex';
import { boolean, id, json, version } from './columns.ts';

const SLUG = 'annuleringsvoorwaarden_id';

export async function up(knex: Knex): Promise<void> {
  const contents = (t: Knex.CreateTableBuilder): void => {
    t.string('naam', 255).notNullable();
    json(t, 'regels').notNullable();
    t.string('terugbetalen', 20).notNullable();
    boolean(t, 'online');
    t.text('tekst').notNullable();
  };
  await knex.schema.createTable('cancellation_terms', (t) => {
    id(t);
    version(t);
    contents(t);
  });
  await knex.schema.createTable('kept_cancellation_terms', (t) => {
    id(t);
    t.integer('terms_id').notNullable().index();
    contents(t);
  });
  // Written out: for a new column with a reference Knex copies the whole table on SQLite.
  await knex.raw(
    'alter table packages add column annuleringsvoorwaarden_id integer references cancellation_terms (id)',
  );
  await knex.raw('create index packages_annuleringsvoorwaarden_id_index on packages (annuleringsvoorwaarden_id)');
  await knex.raw('alter table bookings add column kept_terms_id integer references kept_cancellation_terms (id)');
  await knex.raw('create index bookings_kept_terms_id_index on bookings (kept_terms_id)');
  await knex('settings').insert({ slug: SLUG });
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').where({ slug: SLUG }).delete();
  await knex.raw('drop index bookings_kept_terms_id_index');
  await knex.raw('alter table bookings drop column kept_terms_id');
  await knex.raw('drop index packages_annuleringsvoorwaarden_id_index');
  await knex.raw('alter table packages drop column annuleringsvoorwaarden_id');
  for (const table of ['kept_cancellation_terms', 'cancellation_terms']) await knex.schema.dropTable(table);
}
