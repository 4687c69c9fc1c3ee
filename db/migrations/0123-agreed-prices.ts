// Proposals know their customer, the total that they were told, and their last day. Cancellations keep the agreed price.
import type { Knex } from 'knex';
import { date, json, money } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('proposals', (t) => {
    t.integer('klant_id');
    money(t, 'offered_total');
    date(t, 'last_day');
  });
  const booking = () => knex('bookings').whereRaw('bookings.id = proposals.boeking_id');
  const last = 'case when bookings.datum < proposals.geldig_tot then bookings.datum else proposals.geldig_tot end';
  await knex('proposals').update({
    klant_id: booking().select('klant_id'),
    last_day: booking().select(knex.raw(last)),
  });
  await knex.raw('drop index proposals_expiring_index');
  await knex.raw("create index proposals_ending_index on proposals (last_day, id) where status = 'open'");
  await knex.schema.alterTable('cancellations', (t) => {
    json(t, 'agreed');
  });
}
