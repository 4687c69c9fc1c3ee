// The contents of files that something let go of: the clock looks at these alone for what nothing has any more.
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('loose_contents', (t) => {
    t.integer('content_id').notNullable().primary().references('file_contents.id').onDelete('CASCADE');
  });
  const had = ['files', 'pictures'].map((table) => `select content_id from ${table}`).join(' union all ');
  await knex.raw(`insert into loose_contents (content_id) select id from file_contents where id not in (${had})`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('loose_contents');
}
