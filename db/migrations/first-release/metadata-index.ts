// The triggers that keep the index of metadata: each pair of an object is a row of `metadata_pairs`.
import type { Knex } from 'knex';
import { isPostgres } from '../columns.ts';

const WITH_METADATA = ['contacts', 'bookings', 'invoices', 'products', 'packages', 'vouchers'];

/** Makes the triggers and their function. */
export async function indexMetadata(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await createMetadataFunction(knex);
  for (const table of WITH_METADATA)
    await (isPostgres(knex) ? indexMetadataOnPostgres(knex, table) : indexMetadataOnSqlite(knex, table));
}

async function createMetadataFunction(knex: Knex): Promise<void> {
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
async function indexMetadataOnPostgres(knex: Knex, table: string): Promise<void> {
  const triggers = [
    { event: 'insert', change: `insert on ${table}`, condition: `new.metadata::text <> '{}'` },
    {
      event: 'update',
      change: `update of metadata on ${table}`,
      condition: 'old.metadata::text <> new.metadata::text',
    },
    { event: 'delete', change: `delete on ${table}`, condition: `old.metadata::text <> '{}'` },
  ];
  for (const { event, change, condition } of triggers)
    await knex.raw(`create trigger ${table}_metadata_${event} after ${change} for each row when (${condition})
      execute function keep_metadata_pairs()`);
}

async function indexMetadataOnSqlite(knex: Knex, table: string): Promise<void> {
  const deletePairs = `delete from metadata_pairs where object = '${table}' and object_id = old.id;`;
  const insertPairs = `insert into metadata_pairs (object, key, value, object_id)
    select '${table}', pair.key, pair.value, new.id from json_each(new.metadata) as pair;`;
  const triggers = [
    { event: 'insert', change: `insert on ${table}`, condition: `new.metadata <> '{}'`, actions: insertPairs },
    {
      event: 'update',
      change: `update of metadata on ${table}`,
      condition: 'old.metadata <> new.metadata',
      actions: deletePairs + insertPairs,
    },
    { event: 'delete', change: `delete on ${table}`, condition: `old.metadata <> '{}'`, actions: deletePairs },
  ];
  for (const { event, change, condition, actions } of triggers)
    await knex.raw(`create trigger ${table}_metadata_${event} after ${change} when ${condition} begin ${actions} end`);
}
