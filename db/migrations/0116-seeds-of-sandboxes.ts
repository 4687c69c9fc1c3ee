// The seed of random values in a sandbox, and how often a process has taken the sandbox up since it was put back.
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sandbox', (t) => {
    t.string('seed', 64).notNullable().defaultTo('');
    t.integer('starts').notNullable().defaultTo(0);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sandbox', (t) => {
    t.dropColumns('seed', 'starts');
  });
}
