// Work for later: what happens after a commit or by the clock.
import type { Knex } from 'knex';
import { instant, json } from './columns.ts';

export const formerly = '010-jobs';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('jobs', (t) => {
    t.bigIncrements('id');
    t.string('kind', 50).notNullable();
    t.string('key', 255);
    json(t, 'payload').notNullable();
    instant(t, 'run_at').notNullable();
    instant(t, 'next_at');
    t.string('leased_by', 36);
    t.integer('failures').notNullable().defaultTo(0);
    t.integer('crashes').notNullable().defaultTo(0);
    t.string('last_error', 1000);
    instant(t, 'dead_at').index();
  });
  await knex.raw('create index jobs_due_index on jobs (kind, run_at, id) where dead_at is null');
  await knex.raw('create unique index jobs_key_unique on jobs (kind, key) where dead_at is null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('jobs');
}
