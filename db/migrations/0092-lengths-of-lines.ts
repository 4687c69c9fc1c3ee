// PostgreSQL gathers how long lines last: it would take a third of all for those of several days.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  await knex.raw('create statistics booking_lines_length on (eind - begin) from booking_lines');
  await knex.raw('analyze booking_lines');
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('drop statistics booking_lines_length');
}
