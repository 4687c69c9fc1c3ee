// The accounts that wrote a moment ago: their lists are read where everything is. Nobody needs it after a minute, so no log has it.
import type { Knex } from 'knex';
import { instant, isPostgres } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('recent_writers', (t) => {
    t.text('name').primary();
    instant(t, 'written_at').notNullable().index('recent_writers_written_at');
  });
  if (isPostgres(knex)) await knex.raw('alter table recent_writers set unlogged');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recent_writers');
}
