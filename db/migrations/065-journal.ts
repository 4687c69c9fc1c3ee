// The journal, to which entries are only ever added, with those of the invoices and payments that exist already.
import type { Knex } from 'knex';
import type { Zone } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { all } from '../engine/session/dialect.ts';
import { book, type Occasion } from '../books/journal-booking.ts';
import { date, id, instant, isPostgres, money, percentage } from './columns.ts';

const TABLES = ['journal_entries', 'journal_lines'] as const;
const INVOICES = 500;

export async function up(knex: Knex, zone: Zone): Promise<void> {
  await addTables(knex);
  const now = new Date().toISOString() as Instant;
  const occasion = occasionOf(now, zone.localDate(now));
  const [{ last = null } = {}]: { last?: number | null }[] = await knex('invoices').max({ last: 'id' });
  for (let first = 1; first <= (last ?? 0); first += INVOICES) await fill(knex, first, occasion);
  await protect(knex);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES.toReversed()) await knex.schema.dropTable(table);
  if (isPostgres(knex)) await knex.raw('drop function refuse_journal_change()');
}

// What invoices and payments say is copied: the journal stands by itself, and refers to nothing but itself.
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

/** Older entries are dated as near as can be told to the day on which they were recorded. */
function occasionOf(now: Instant, today: string): Occasion {
  const past = (day: string): string => (day > today ? today : day);
  return {
    now,
    // No payment was recorded before its invoice was permanent, whatever date it says.
    dayOfPayment: ({ betaald_op, party }) => past(betaald_op > party.factuur_datum ? betaald_op : party.factuur_datum),
  };
}

async function fill(knex: Knex, first: number, occasion: Occasion): Promise<void> {
  const range: readonly [number, number] = [first, first + INVOICES - 1];
  const invoices = await all<{ id: number }>(knex('invoices').whereBetween('id', range).select('id'));
  const payments = await all<{ id: number }>(knex('invoice_payments').whereBetween('factuur_id', range).select('id'));
  const db: Reader = { knex: knex as Knex.Transaction, dialect: isPostgres(knex) ? 'postgres' : 'sqlite' };
  const inserted = payments.map((payment) => ({ id: payment.id, kind: 'insert' as const }));
  await book(db, { invoices: invoices.map((invoice) => invoice.id), payments: inserted }, occasion);
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
