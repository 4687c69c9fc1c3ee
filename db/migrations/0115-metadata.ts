// Pairs that integrators keep with objects, and an index of them that the database itself keeps.
import type { Knex } from 'knex';
import { isPostgres, json } from './columns.ts';

const TABLES = ['contacts', 'bookings', 'invoices', 'products', 'packages', 'vouchers'];

export async function up(knex: Knex): Promise<void> {
  const isOnPostgres = isPostgres(knex);
  const exact = isOnPostgres ? 'collate "C"' : '';
  await knex.raw(`create table metadata_pairs (
    object varchar(20) ${exact} not null, key varchar(40) ${exact} not null, value varchar(500) ${exact} not null,
    object_id integer not null, primary key (object, key, value, object_id)
  ) ${isOnPostgres ? '' : 'without rowid'}`);
  await knex.raw('create index metadata_pairs_object_id_index on metadata_pairs (object, object_id)');
  if (isOnPostgres) await makeFunction(knex);
  for (const table of TABLES) {
    await knex.schema.alterTable(table, (t) => {
      json(t, 'metadata').notNullable().defaultTo('{}');
    });
    await (isOnPostgres ? watchOnPostgres(knex, table) : watchOnSqlite(knex, table));
  }
}

async function makeFunction(knex: Knex): Promise<void> {
  await knex.raw(`create function keep_metadata_pairs() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      delete from metadata_pairs where object = tg_table_name and object_id = old.id;
    end if;
    if tg_op <> 'DELETE' then
      insert into metadata_pairs (object, key, value, object_id)
        select tg_table_name, pair.key, pair.value, new.id from json_each_text(new.metadata) as pair;
    end if;
    return null;
  end $$`);
}

// Rows without pairs cost the comparison with '{}', and nothing else.
async function watchOnPostgres(knex: Knex, table: string): Promise<void> {
  const events = {
    insert: [`insert on ${table}`, `new.metadata::text <> '{}'`],
    update: [`update of metadata on ${table}`, 'old.metadata::text <> new.metadata::text'],
    delete: [`delete on ${table}`, `old.metadata::text <> '{}'`],
  };
  for (const [event, [what = '', when = '']] of Object.entries(events))
    await knex.raw(`create trigger ${table}_metadata_${event} after ${what} for each row when (${when})
      execute function keep_metadata_pairs()`);
}

async function watchOnSqlite(knex: Knex, table: string): Promise<void> {
  const forget = `delete from metadata_pairs where object = '${table}' and object_id = old.id;`;
  const remember = `insert into metadata_pairs (object, key, value, object_id)
    select '${table}', pair.key, pair.value, new.id from json_each(new.metadata) as pair;`;
  const events = {
    insert: [`insert on ${table}`, `new.metadata <> '{}'`, remember],
    update: [`update of metadata on ${table}`, 'old.metadata <> new.metadata', forget + remember],
    delete: [`delete on ${table}`, `old.metadata <> '{}'`, forget],
  };
  for (const [event, [what = '', when = '', then = '']] of Object.entries(events))
    await knex.raw(`create trigger ${table}_metadata_${event} after ${what} when ${when} begin ${then} end`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    const where = isPostgres(knex) ? ` on ${table}` : '';
    for (const event of ['insert', 'update', 'delete'])
      await knex.raw(`drop trigger ${table}_metadata_${event}${where}`);
    await knex.raw(`alter table ${table} drop column metadata`);
  }
  if (isPostgres(knex)) await knex.raw('drop function keep_metadata_pairs()');
  await knex.schema.dropTable('metadata_pairs');
}
