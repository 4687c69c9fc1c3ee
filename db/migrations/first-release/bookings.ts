// Bookings with their lines and costs, their mails, proposals and cancellations.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, money, percentage, reference, version } from '../columns.ts';
import { lastsLonger, plusDays } from './expressions.ts';

const UNDRAFTED = "drafted_on is null and factureren and status in ('definitief', 'gaande', 'voltooid')";

/** Bookings, their mails and proposals. */
export function bookings(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      .createTable('bookings', (t) => {
        id(t);
        version(t);
        reference(t, 'klant_id', 'contacts').notNullable();
        t.string('referentie', 50).notNullable().unique();
        instant(t, 'begin').notNullable().index();
        date(t, 'datum').notNullable().index();
        t.string('status', 20).notNullable().index();
        instant(t, 'status_updated_at').notNullable();
        // Since when it is confirmed without a break; empty when it was made as something later than `definitief`.
        instant(t, 'definite_at');
        t.string('arrangement', 255).notNullable();
        reference(t, 'arrangement_id', 'packages');
        t.integer('personen').notNullable();
        boolean(t, 'online_boeking');
        date(t, 'status_vervaldatum');
        t.text('bijzonderheden');
        // The payer; empty is the customer.
        reference(t, 'kosten_klant_id', 'contacts');
        reference(t, 'kosten_bedrijf_id', 'companies').notNullable();
        t.text('kosten_opmerking');
        t.integer('kosten_betaaltermijn').notNullable();
        t.string('kosten_referentie_klant', 255);
        instant(t, 'created_at').notNullable().index();
        reference(t, 'created_by', 'contacts');
        t.boolean('factureren').notNullable().defaultTo(true);
        t.integer('conceptfactuur_na_dagen');
        // When the clock has dealt with it, whatever became of the draft since; it does so once.
        date(t, 'drafted_on');
        date(t, 'created_on');
        reference(t, 'book_process_id', 'book_processes');
        instant(t, 'moves_at');
        reference(t, 'kept_terms_id', 'kept_cancellation_terms').withKeyName('bookings_kept_terms_id_fkey');
        json(t, 'metadata').notNullable().defaultTo('{}');
        t.index('created_on');
        t.index(['kosten_bedrijf_id', 'status', 'status_updated_at']);
        t.index(['kosten_bedrijf_id', 'datum']);
      })
      .raw('create index bookings_moves_at_index on bookings (moves_at, id) where moves_at is not null')
      .raw(
        `create index bookings_expiring_index on bookings (status_vervaldatum, id)
      where status in ('optie', 'reservering')`,
      )
      .raw(
        `create index bookings_to_draft_index on bookings (kosten_bedrijf_id, datum)
      where conceptfactuur_na_dagen is null and ${UNDRAFTED}`,
      )
      .raw(
        `create index bookings_own_draft_index on bookings ((${plusDays(knex, 'datum', 'conceptfactuur_na_dagen')}))
      where conceptfactuur_na_dagen is not null and ${UNDRAFTED}`,
      )
      .raw('create index bookings_stay_index on bookings (kosten_bedrijf_id, status, status_updated_at)')
      .createTable('booking_lines', (t) => {
        id(t);
        reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
        t.integer('product_id').notNullable().references('id').inTable('products');
        t.integer('locatie_id').references('id').inTable('locations');
        t.integer('aantal').notNullable();
        // The amount is the one of the product's rule, and changes with the size of the group.
        boolean(t, 'follows_rule');
        t.integer('minimum_aantal').notNullable();
        instant(t, 'begin').notNullable().index();
        instant(t, 'eind').notNullable().index();
        t.text('beschrijving').notNullable();
        t.text('opmerking');
        money(t, 'betaald_bedrag');
        date(t, 'betaal_datum');
        t.text('betaal_opmerking');
        date(t, 'begins_on');
        reference(t, 'prijsregel_id', 'price_rules').withKeyName('booking_lines_prijsregel_id_fkey');
        t.index('begins_on');
        t.index(['locatie_id', 'begin']);
      })
      .raw(`create index booking_lines_of_days on booking_lines ("begin") where ${lastsLonger(knex, 1)}`)
      .raw(`create index booking_lines_of_months on booking_lines ("eind") where ${lastsLonger(knex, 32)}`)
      .raw('create index booking_lines_product_id_index on booking_lines (product_id, boeking_id)')
      .createTable('cost_lines', (t) => {
        id(t);
        t.integer('boeking_id').notNullable().references('id').inTable('bookings').onDelete('CASCADE');
        reference(t, 'parent_id', 'cost_lines', { part: true });
        t.integer('position').notNullable();
        t.string('type', 10).notNullable();
        t.string('naam', 255).notNullable();
        percentage(t, 'kortingspercentage').notNullable();
        t.string('kortingomschrijving', 255);
        t.boolean('children_visible');
        t.integer('aantal');
        money(t, 'bedrag');
        percentage(t, 'btw_percentage');
        reference(t, 'product_id', 'products');
        // Its own removal is written out: an item goes with its line.
        reference(t, 'boekingsregel_id', 'booking_lines');
        money(t, 'totaal_inc_btw');
        money(t, 'totaal_exc_btw');
        reference(t, 'voucher_id', 'vouchers');
        boolean(t, 'vooruitbetaald');
        t.check(
          "(type = 'groep' and children_visible is not null) or (type = 'item' and aantal is not null and bedrag is not null and btw_percentage is not null)",
          {},
          'cost_lines_type_check',
        );
      })
      .raw(
        `create index cost_lines_figures on cost_lines
      (boeking_id, type, vooruitbetaald, product_id, btw_percentage, totaal_exc_btw, totaal_inc_btw, boekingsregel_id)`,
      )
      // Numbers the bookings of a customer.
      .createTable('booking_counters', (t) => {
        reference(t, 'klant_id', 'contacts', { part: true }).notNullable().primary();
        t.integer('last').notNullable();
      })
      // Bookings that a website keeps for its visitor until a moment.
      .createTable('pending_bookings', (t) => {
        t.integer('booking_id').primary().references('id').inTable('bookings').onDelete('CASCADE');
        instant(t, 'expires_at').notNullable().index();
      })
      // The quotes of cancellations that were done, and the fate of each refund.
      .createTable('cancellations', (t) => {
        id(t);
        reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
        instant(t, 'cancelled_at').notNullable();
        t.text('reden');
        boolean(t, 'by_customer');
        t.integer('created_by');
        json(t, 'quote').notNullable();
        money(t, 'refund_amount').notNullable();
        t.integer('last_payment_id').notNullable();
        t.integer('last_refund_id').notNullable();
        instant(t, 'dismissed_at');
        t.integer('dismissed_by');
      })
      // Status reminders, for which companies each is, and the stays in a status that a customer was reminded of.
      .createTable('status_reminders', (t) => {
        id(t);
        version(t);
        t.string('naam', 255);
        t.string('status', 20).notNullable();
        t.integer('termijn_in_dagen').notNullable();
        t.integer('herinnering_termijn_in_dagen').notNullable();
        t.text('onderwerp_mail_herinnering').notNullable();
        t.text('body_mail_herinnering').notNullable();
      })
      .createTable('status_reminder_companies', (t) => {
        id(t);
        reference(t, 'status_reminder_id', 'status_reminders', { part: true }).notNullable();
        reference(t, 'bedrijf_id', 'companies').notNullable();
        t.string('status', 20).notNullable();
        instant(t, 'since').notNullable();
        t.unique(['bedrijf_id', 'status']);
      })
      .createTable('status_reminder_stays', (t) => {
        id(t);
        reference(t, 'boeking_id', 'bookings', { part: true }).notNullable();
        instant(t, 'status_updated_at').notNullable();
        instant(t, 'reminded_at').notNullable();
        t.unique(['boeking_id', 'status_updated_at']);
      })
      // Booking mails, and what was sent with them: by the clock once for each text, booking and date.
      .createTable('booking_mails', (t) => {
        id(t);
        version(t);
        t.string('naam', 255);
        reference(t, 'bedrijf_id', 'companies').notNullable();
        t.string('moment', 20).notNullable();
        t.text('onderwerp').notNullable();
        t.text('body').notNullable();
        t.integer('dagen');
        t.string('tijd', 5).notNullable();
        for (const name of ['programma_meesturen', 'agenda_meesturen', 'bijlagen_meesturen', 'actief'])
          boolean(t, name);
        instant(t, 'since').notNullable();
      })
      .createTable('booking_mail_sendings', (t) => {
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
      })
      .createTable('proposal_types', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
        t.text('tekst').notNullable();
        t.integer('geldig_dagen').notNullable();
        t.string('status_na_akkoord', 20).notNullable();
        t.string('onderwerp_mail', 255);
        t.text('body_mail');
      })
      // Offers to customers, and their answers.
      .createTable('proposals', (t) => {
        id(t);
        version(t);
        reference(t, 'boeking_id', 'bookings').notNullable();
        reference(t, 'type_id', 'proposal_types').notNullable();
        t.text('tekst').notNullable();
        date(t, 'geldig_tot').notNullable();
        t.string('status', 20).notNullable();
        t.text('reden');
        instant(t, 'beantwoord_op');
        money(t, 'akkoord_bedrag');
        // SHA-256 of the token, and its begin.
        t.string('hash', 64).notNullable().unique();
        t.string('prefix', 10).notNullable();
        instant(t, 'created_at').notNullable();
        reference(t, 'created_by', 'contacts');
        instant(t, 'gemaild_op');
        instant(t, 'geen_plaats_op');
        t.index(['status', 'id']);
      })
      .raw("create index proposals_expiring_index on proposals (geldig_tot, id) where status = 'open'")
  );
}
