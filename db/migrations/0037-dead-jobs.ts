// Jobs that were given up are looked for by their moment; all the others, which come and go, need no place in that index.
import type { Knex } from 'knex';

export const formerly = '084-dead-jobs';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_dead_at_index');
  await knex.raw('create index jobs_dead_at_index on jobs (dead_at) where dead_at is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_dead_at_index');
  await knex.raw('create index jobs_dead_at_index on jobs (dead_at)');
}
