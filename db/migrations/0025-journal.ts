// The journal, to which entries are only ever added, with those of the invoices and payments that exist already.
import type { Knex } from 'knex';
import type { Migration } from '../engine/migrate.ts';
import { date, id, instant, isPostgres, money, percentage } from './columns.ts';
import { bookRange } from './frozen/journal-booking.ts';

export const formerly = '065-journal';

type Zone = Parameters<Migration['up']>[1];

const TABLES = ['journal_entries', 'journal_lines'] as const;
const INVOICES = 500;

export async function up(knex: Knex, zone: Zone): Promise<void> {
  await addTables(knex);
  const now = new Date().toISOString() as Parameters<Zone['localDate']>[0];
  const occasion = { now, today: zone.localDate(now) };
  const [{ last = null } = {}]: { last?: number | null }[] = await knex('invoices').max({ last: 'id' });
  for (let first = 1; first <= (last ?? 0); first += INVOICES)
    await bookRange(knex, [first, first + INVOICES - 1], occasion);
  await protect(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES.toReversed()) await knex.schema.dropTable(table);
  if (isPostgres(knex)) await knex.raw('drop function refuse_journal_change()');
}

// Facts of invoices and payments are copied: the journal stands by itself, and refers only to itself.
async function addTables(knex: Knex): Promise<void> {
  await knex.schema.createTable('journal_entries', (t) => {
    id(t);
    date(t, 'datum').notNullable();
    t.string('soort', 20).notNullable();
    instant(t, 'geboekt_op').notNullable();
    t.integer('bedrijf_id').notNullable();
    t.integer('factuur_id').notNullable();
    t.string('factuur_nummer', 40).notNullable();
    date(t, 'factuur_datum').notNullable();
    t.integer('klant_id').notNullable();
    t.text('klant_naam').notNullable();
    t.integer('betaling_id').index();
    date(t, 'betaald_op');
    t.integer('betaalmethode_id');
    t.integer('tegenboeking_van').unique().references('id').inTable('journal_entries');
    t.index(['datum', 'id']);
  });
  await knex.raw(
    'create unique index journal_entries_invoice on journal_entries (factuur_id) where betaling_id is null',
  );
  await knex.schema.createTable('journal_lines', (t) => {
    id(t);
    t.integer('entry_id').notNullable().references('id').inTable('journal_entries');
    t.integer('position').notNullable();
    t.string('rekening', 20).notNullable();
    t.string('ledger_number', 255);
    t.string('cost_center', 255);
    t.string('naam', 255);
    percentage(t, 'btw_percentage');
    money(t, 'debet').notNullable();
    money(t, 'credit').notNullable();
    t.unique(['entry_id', 'position']);
    t.check('debet >= 0 and credit >= 0', {}, 'journal_lines_amounts_check');
  });
}

async function protect(knex: Knex): Promise<void> {
  const refusal = 'Entries of the journal are never changed or removed: add one that takes it back.';
  if (isPostgres(knex)) {
    await knex.raw(`create function refuse_journal_change() returns trigger language plpgsql as
      $$ begin raise exception '${refusal}'; end $$`);
    for (const table of TABLES)
      await knex.raw(`create trigger ${table}_stay before update or delete or truncate on ${table}
        for each statement execute function refuse_journal_change()`);
    return;
  }
  for (const table of TABLES)
    for (const change of ['update', 'delete'])
      await knex.raw(`create trigger ${table}_${change} before ${change} on ${table}
        begin select raise(abort, '${refusal}'); end`);
}
