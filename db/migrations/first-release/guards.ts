// Rules that the databases enforce: rows that stay as they are, periods that never overlap, and an index of metadata.
import type { Knex } from 'knex';
import { protect } from '../append-only.ts';
import { isPostgres } from '../columns.ts';

const JOURNAL = ['journal_entries', 'journal_lines'];
const WITH_METADATA = ['contacts', 'bookings', 'invoices', 'products', 'packages', 'vouchers'];

/** Makes the triggers, their functions and the constraint that refuses overlaps. */
export async function guard(knex: Knex): Promise<void> {
  await protect(knex, ['till_movements', 'till_log'], 'The till log is never changed: add an entry.');
  const refusal = 'Entries of the journal are never changed or removed: add one that takes it back.';
  await protect(knex, JOURNAL, refusal, 'refuse_journal_change');
  await (isPostgres(knex) ? excludeOverlaps(knex) : refuseOverlaps(knex));
  if (isPostgres(knex)) await makeFunction(knex);
  for (const table of WITH_METADATA)
    await (isPostgres(knex) ? watchOnPostgres(knex, table) : watchOnSqlite(knex, table));
}

// A range that holds one id alone overlaps only itself: so ids are compared without an extension, which operators may lack.
// It is checked at the end of a statement, since rows of one statement are changed one after the other.
async function excludeOverlaps(knex: Knex): Promise<void> {
  await knex.raw(`alter table capacity_entries add constraint capacity_entries_overlap exclude using gist
    (int4range(material_id, material_id, '[]') with &&, tstzrange("begin", "end") with &&)
    deferrable initially immediate`);
}

// Stored entries do not overlap: only the last one that begins earlier can reach into the new one.
async function refuseOverlaps(knex: Knex): Promise<void> {
  const others = 'from capacity_entries where material_id = new.material_id and id <> new.id';
  const within = `exists (select 1 ${others} and "begin" >= new."begin" and "begin" < new."end")`;
  const before = `(select "end" ${others} and "begin" < new."begin" order by "begin" desc limit 1)`;
  // An entry that only gets shorter overlaps no more than before.
  const grown = 'new.material_id <> old.material_id or new."begin" < old."begin" or new."end" > old."end"';
  const changes = { insert: '', update: `(${grown}) and` };
  for (const [change, condition] of Object.entries(changes))
    await knex.raw(`create trigger capacity_entries_overlap_${change} after ${change} on capacity_entries
      when ${condition} (${within} or ${before} > new."begin")
      begin select raise(abort, 'CHECK constraint failed: capacity_entries_overlap'); end`);
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
