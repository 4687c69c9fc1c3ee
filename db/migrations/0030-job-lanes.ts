// Lanes of jobs: those of one kind that must not wait for each other.
import type { Knex } from 'knex';

export const formerly = '081-job-lanes';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('jobs', (t) => {
    t.string('lane', 50).notNullable().defaultTo('');
  });
  await knex.raw('drop index jobs_due_index');
  await knex.raw('create index jobs_due_index on jobs (kind, lane, run_at, id) where dead_at is null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_due_index');
  await knex.schema.alterTable('jobs', (t) => {
    t.dropColumn('lane');
  });
  await knex.raw('create index jobs_due_index on jobs (kind, run_at, id) where dead_at is null');
}
