// Counts for limits that all processes share, each for as long as its window lasts.
import type { Knex } from 'knex';
import { instant, isPostgres } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('shared_counts', (t) => {
    // A hash of a limit and of whom it is for.
    t.string('what', 64).notNullable().primary();
    t.integer('used').notNullable();
    instant(t, 'until').notNullable().index();
  });
  // A crash may forget them: so no count waits for a disk or a standby.
  if (isPostgres(knex)) await knex.raw('alter table shared_counts set unlogged');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('shared_counts');
}
