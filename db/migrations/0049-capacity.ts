// How much of a material there is in a period: entries that never overlap, which the databases see to themselves.
import type { Knex } from 'knex';
import { id, instant, isPostgres } from './columns.ts';

export const formerly = '111-capacity';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('capacity_entries', (t) => {
    id(t);
    t.integer('material_id').notNullable().references('id').inTable('materials').onDelete('CASCADE');
    instant(t, 'begin').notNullable();
    instant(t, 'end').notNullable();
    t.integer('amount').notNullable();
    t.string('internal_reference', 50);
    t.index(['material_id', 'begin']);
    t.check('"begin" < "end"', [], 'capacity_entries_order');
  });
  await (isPostgres(knex) ? excludeOverlaps(knex) : refuseOverlaps(knex));
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

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('capacity_entries');
}
