// From where the change feed is whole: the position of the last event that was forgotten.
import type { Knex } from 'knex';
import { id, isPostgres } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('feed_starts', (t) => {
    // There is one: number 1.
    id(t);
    if (isPostgres(knex)) t.specificType('xact', 'xid8').notNullable();
    else t.integer('xact').notNullable();
    t.bigInteger('event_no').notNullable();
  });
  // Events were forgotten before anybody noted it: whoever has not read the one before the oldest comes too late.
  await knex.raw(`insert into feed_starts (id, xact, event_no)
    select 1, xact, id - 1 from events where id > 1 and id = (select id from events order by xact, id limit 1)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('feed_starts');
}
