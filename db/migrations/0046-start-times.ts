// Start times and their groups, which packages are sold at; stored responses repeat the times that a batch skipped.
import type { Knex } from 'knex';
import { id, instant, reference, version } from './columns.ts';

export const formerly = '115-start-times';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('start_time_groups', (t) => {
    id(t);
    version(t);
    t.string('naam', 255).notNullable();
  });
  await knex.schema.createTable('start_times', (t) => {
    id(t);
    version(t);
    t.integer('startmomentgroep_id').notNullable().references('id').inTable('start_time_groups');
    instant(t, 'datetime').notNullable();
    t.integer('percentage_materiaal_online_boeking');
    // Also finds the start times of a group, and whether it has one in the future.
    t.unique(['startmomentgroep_id', 'datetime']);
    // The order of the list.
    t.index(['datetime', 'id']);
  });
  await knex.schema.alterTable('packages', (t) => {
    reference(t, 'startmomentgroep_id', 'start_time_groups');
  });
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.text('skipped_times');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_keys', (t) => {
    t.dropColumn('skipped_times');
  });
  await knex.schema.alterTable('packages', (t) => {
    t.dropForeign('startmomentgroep_id');
    t.dropColumn('startmomentgroep_id');
  });
  await knex.schema.dropTable('start_times');
  await knex.schema.dropTable('start_time_groups');
}
