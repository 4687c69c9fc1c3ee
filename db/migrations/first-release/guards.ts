// Rules that the databases enforce: rows that stay as they are, and periods that never overlap.
import type { Knex } from 'knex';
import { protect } from '../append-only.ts';
import { isPostgres } from '../columns.ts';

const JOURNAL = ['journal_entries', 'journal_lines'];

/** Makes the triggers, their functions and the constraint that refuses overlaps. */
export async function createGuards(knex: Knex): Promise<void> {
  await protect(knex, ['till_movements', 'till_log'], 'The till log is never changed: add an entry.');
  const refusal = 'Entries of the journal are never changed or removed: add one that takes it back.';
  await protect(knex, JOURNAL, refusal, 'refuse_journal_change');
  await (isPostgres(knex) ? refuseOverlapsOnPostgres(knex) : refuseOverlapsOnSqlite(knex));
}

// A range that holds one id alone overlaps only itself: so ids are compared without an extension, which operators may lack.
// It is checked at the end of a statement, since rows of one statement are changed one after the other.
async function refuseOverlapsOnPostgres(knex: Knex): Promise<void> {
  await knex.raw(`alter table capacity_entries add constraint capacity_entries_overlap exclude using gist
    (int4range(material_id, material_id, '[]') with &&, tstzrange("begin", "end") with &&)
    deferrable initially immediate`);
}

// Stored entries do not overlap: only the last one that begins earlier can reach into the new one.
async function refuseOverlapsOnSqlite(knex: Knex): Promise<void> {
  const others = 'from capacity_entries where material_id = new.material_id and id <> new.id';
  const beginsInside = `exists (select 1 ${others} and "begin" >= new."begin" and "begin" < new."end")`;
  const endOfPrevious = `(select "end" ${others} and "begin" < new."begin" order by "begin" desc limit 1)`;
  // An entry that only gets shorter overlaps no more than before.
  const grown = 'new.material_id <> old.material_id or new."begin" < old."begin" or new."end" > old."end"';
  const changes = { insert: '', update: `(${grown}) and` };
  for (const [change, condition] of Object.entries(changes))
    await knex.raw(`create trigger capacity_entries_overlap_${change} after ${change} on capacity_entries
      when ${condition} (${beginsInside} or ${endOfPrevious} > new."begin")
      begin select raise(abort, 'CHECK constraint failed: capacity_entries_overlap'); end`);
}
