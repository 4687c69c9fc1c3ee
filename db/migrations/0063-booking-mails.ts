// Booking mails, and what was sent with them: by the clock once for each text, booking and date.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, reference, version } from './columns.ts';

export const formerly = '151-booking-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('booking_mails', (t) => {
    id(t);
    version(t);
    t.string('naam', 255);
    reference(t, 'bedrijf_id', 'companies').notNullable();
    t.string('moment', 20).notNullable();
    t.text('onderwerp').notNullable();
    t.text('body').notNullable();
    t.integer('dagen');
    t.string('tijd', 5).notNullable();
    boolean(t, 'programma_meesturen');
    boolean(t, 'agenda_meesturen');
    boolean(t, 'bijlagen_meesturen');
    boolean(t, 'actief');
    instant(t, 'since').notNullable();
  });
  await knex.schema.createTable('booking_mail_sendings', (t) => {
    id(t);
    reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
    t.integer('boekingsmail_id');
    t.string('moment', 20).notNullable();
    date(t, 'datum');
    t.integer('mail_id');
    json(t, 'programme').notNullable();
    json(t, 'entry').notNullable();
    instant(t, 'created_at').notNullable();
    t.unique(['boeking_id', 'boekingsmail_id', 'datum']);
  });
  await knex.schema.alterTable('bookings', (t) => {
    t.index(['kosten_bedrijf_id', 'datum']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('bookings', (t) => {
    t.dropIndex(['kosten_bedrijf_id', 'datum']);
  });
  await knex.schema.dropTable('booking_mail_sendings');
  await knex.schema.dropTable('booking_mails');
}
