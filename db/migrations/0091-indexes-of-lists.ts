// Indexes that find the rows of lists. Bookings: by a period of their lines, by the type of their customer. Invoices: by
// context. The audit trail: by address and by account.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

const ONE_COLUMN = [
  { table: 'contacts', column: 'soort_klant' },
  { table: 'invoices', column: 'context' },
] as const;
const AUDITED = { events_audited_address: 'address', events_audited_user: 'user_id' };
/** Lines that last longer than so many days: few, which can have begun long ago. */
const LONG_LINES = {
  booking_lines_of_days: { column: 'begin', days: 1 },
  booking_lines_of_months: { column: 'eind', days: 32 },
};

export async function up(knex: Knex): Promise<void> {
  for (const { table, column } of ONE_COLUMN) await knex.schema.alterTable(table, (t) => void t.index([column]));
  for (const [name, column] of Object.entries(AUDITED))
    await knex.raw(`create index ${name} on events (${column}, occurred_at, id)
      where audited_as is not null and ${column} is not null`);
  for (const [name, { column, days }] of Object.entries(LONG_LINES))
    await knex.raw(`create index ${name} on booking_lines ("${column}") where ${longer(knex, days)}`);
}

function longer(knex: Knex, days: number): string {
  return isPostgres(knex)
    ? `eind - begin > interval '${String(days)} days'`
    : `julianday(eind) - julianday(begin) > ${String(days)}`;
}

export async function down(knex: Knex): Promise<void> {
  for (const name of [...Object.keys(LONG_LINES), ...Object.keys(AUDITED)]) await knex.raw(`drop index ${name}`);
  for (const { table, column } of ONE_COLUMN) await knex.schema.alterTable(table, (t) => void t.dropIndex([column]));
}
