// Indexes that have the order of a list behind the filter, most in the place of one that had not. One finds shifts of days.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

/** The columns of an index, and of the one that takes its place. */
const IN_PLACE: readonly (readonly [table: string, before: readonly string[], after: readonly string[]])[] = [
  ['online_payments', ['status', 'created_at'], ['status', 'id']],
  ['vouchers', ['status', 'expiration_date'], ['status', 'id']],
  ['proposals', ['status', 'geldig_tot'], ['status', 'id']],
  ['shifts', ['personeel_id'], ['personeel_id', 'begin', 'id']],
  ['recorded_hours', ['personeel_id'], ['personeel_id', 'begin', 'id']],
  ['staff_availability', ['personeel_id'], ['personeel_id', 'begin', 'id']],
  ['booking_lines', ['locatie_id'], ['locatie_id', 'begin']],
];
/** Indexes more, where few rows are written. */
const MORE: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['online_payments', ['provider_id']],
  ['incoming_mails', ['sender', 'id']],
  ['incoming_mails', ['kind', 'id']],
  ['mails', ['kind', 'id']],
];

export async function up(knex: Knex): Promise<void> {
  for (const [table, before, after] of IN_PLACE) await exchange(knex, table, before, after);
  for (const [table, columns] of MORE) await knex.schema.alterTable(table, (t) => void t.index([...columns]));
  await knex.raw('create index online_payments_error_index on online_payments (id) where error is not null');
  const lasting = isPostgres(knex) ? `eind - "begin" > interval '1 days'` : `julianday(eind) - julianday("begin") > 1`;
  await knex.raw(`create index shifts_of_days on shifts ("begin", eind) where ${lasting}`);
}

async function exchange(knex: Knex, table: string, one: readonly string[], other: readonly string[]): Promise<void> {
  await knex.schema.alterTable(table, (t) => void t.index([...other]));
  await knex.schema.alterTable(table, (t) => void t.dropIndex([...one]));
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['shifts_of_days', 'online_payments_error_index']) await knex.raw(`drop index ${name}`);
  for (const [table, columns] of MORE) await knex.schema.alterTable(table, (t) => void t.dropIndex([...columns]));
  for (const [table, before, after] of IN_PLACE) await exchange(knex, table, after, before);
}
