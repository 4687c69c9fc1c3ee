// The contents of files that something let go of: the clock looks at these alone for what nothing has any more.
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('loose_contents', (t) => {
    // No reference: its check would wait for those who keep the same contents, and they for the one who lets go of theirs.
    t.integer('content_id').notNullable().primary();
  });
  const had = ['files', 'pictures'].map((table) => `select content_id from ${table}`).join(' union all ');
  await knex.raw(`insert into loose_contents (content_id) select id from file_contents where id not in (${had})`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('loose_contents');
}
