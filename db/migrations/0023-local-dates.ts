// Local dates beside moments, so that statistics group by them without knowing time zones.
import type { Knex } from 'knex';
import type { Migration } from '../engine/migrate.ts';
import { date } from './columns.ts';

export const formerly = '030-local-dates';

type Zone = Parameters<Migration['up']>[1];
type Instant = ReturnType<Zone['startOfLocalDay']>;

const DATES = [
  { table: 'bookings', moment: 'created_at', column: 'created_on' },
  { table: 'booking_lines', moment: 'begin', column: 'begins_on' },
  { table: 'invoice_payments', moment: 'wanneer', column: 'paid_on' },
] as const;

export async function up(knex: Knex, zone: Zone): Promise<void> {
  for (const { table, moment, column } of DATES) {
    await knex.schema.alterTable(table, (t) => {
      date(t, column);
    });
    await fill(knex, zone, { table, moment, column });
    await knex.schema.alterTable(table, (t) => {
      t.index(column);
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { table, column } of DATES) {
    await knex.schema.alterTable(table, (t) => {
      t.dropIndex(column);
    });
    await knex.schema.alterTable(table, (t) => {
      t.dropColumn(column);
    });
  }
}

/** One update for each day on which there is something, by the index of the moment. */
async function fill(
  knex: Knex,
  zone: Zone,
  { table, moment, column }: { table: string; moment: string; column: string },
): Promise<void> {
  for (let from: Instant | null = null; ;) {
    const later = knex(table).min({ first: moment });
    const [found]: { first?: Instant | null }[] = await (from === null ? later : later.where(moment, '>=', from));
    const first = found?.first ?? null;
    if (first === null) return;
    const day = zone.localDate(first);
    const next = zone.startOfLocalDay(nextDate(day));
    await knex(table)
      .where(moment, '>=', first)
      .where(moment, '<', next)
      .update({ [column]: day });
    from = next;
  }
}

function nextDate(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
