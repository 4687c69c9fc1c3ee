// The last moment at which regular work ran: a clock that is far ahead of it is told by it.
import type { Knex } from 'knex';
import { id, instant } from './columns.ts';

export const formerly = '196-clock-marks';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('clock_marks', (t) => {
    // There is one: number 1.
    id(t);
    instant(t, 'seen_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('clock_marks');
}
