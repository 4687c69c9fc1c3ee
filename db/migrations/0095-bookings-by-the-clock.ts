// When the clock moves a booking next: it is found by that, among any number of others.
import type { Knex } from 'knex';
import { instant } from './columns.ts';

const lines = (what: string): string => `(select ${what} from booking_lines l where l.boeking_id = bookings.id)`;
const FIRST = lines('min(l.begin)');
const LAST = lines('max(l.eind)');

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('bookings', (t) => {
    instant(t, 'moves_at');
  });
  await knex.raw(`update bookings set moves_at = case
    when status = 'definitief' and status_updated_at = definite_at then ${FIRST}
    when status = 'definitief' and ${FIRST} > status_updated_at then ${FIRST}
    when status = 'gaande' and status_updated_at = created_at then ${LAST}
    when ${LAST} > status_updated_at then ${LAST} end
    where status in ('definitief', 'gaande')`);
  await knex.raw('create index bookings_moves_at_index on bookings (moves_at, id) where moves_at is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index bookings_moves_at_index');
  await knex.schema.alterTable('bookings', (t) => {
    t.dropColumn('moves_at');
  });
}
