// Mails that go out and come in, and newsletters.
import type { Knex } from 'knex';
import { boolean, date, id, instant, json, reference, version } from '../columns.ts';

/** Mails and newsletters. */
export function mails(knex: Knex): Knex.SchemaBuilder {
  return (
    knex.schema
      // The outbox: mails that were written down with what they tell of, and are sent afterwards.
      .createTable('mails', (t) => {
        id(t);
        version(t);
        t.string('kind', 30).notNullable();
        t.string('status', 20).notNullable().index();
        reference(t, 'bedrijf_id', 'companies').notNullable();
        // No reference: somebody who was written to can still be deleted.
        t.integer('contactpersoon_id');
        t.string('from_name', 255).notNullable();
        t.string('from_address', 254).notNullable();
        for (const name of ['to', 'cc', 'delivered_to', 'unknown_tags']) json(t, name).notNullable();
        t.string('subject', 998).notNullable();
        t.text('body').notNullable();
        t.string('message_id', 320).notNullable();
        t.integer('attempts').notNullable();
        t.text('error');
        instant(t, 'created_at').notNullable();
        instant(t, 'sent_at');
        t.string('subject_kind', 30).notNullable();
        t.integer('subject_id').notNullable();
        json(t, 'files').notNullable();
        json(t, 'layout');
        t.index('created_at');
        t.index(['kind', 'id']);
        t.index(['subject_id', 'id']);
        t.index(['subject_kind', 'id']);
      })
      .createTable('incoming_mail_addresses', (t) => {
        id(t);
        version(t);
        t.string('adres', 254).notNullable().unique();
        reference(t, 'bedrijf_id', 'companies').notNullable();
      })
      // Each mail once for an address.
      .createTable('incoming_mails', (t) => {
        id(t);
        version(t);
        reference(t, 'address_id', 'incoming_mail_addresses').notNullable();
        // SHA-256 of the Message-ID, or of the message where it has none.
        t.string('fingerprint', 64).notNullable();
        t.string('kind', 20).notNullable();
        t.string('from_name', 255).notNullable();
        t.string('from_address', 254).notNullable();
        json(t, 'to').notNullable();
        t.string('subject', 998).notNullable();
        t.text('text').notNullable();
        boolean(t, 'shortened');
        t.string('message_id', 998);
        t.string('in_reply_to', 998);
        instant(t, 'sent_at');
        instant(t, 'received_at').notNullable().index();
        t.string('sender', 20).notNullable();
        // No references: what was recognised stays as it was, whatever becomes of them.
        t.integer('contact_id');
        for (const name of ['contactpersoon_id', 'booking_id', 'note_id']) t.integer(name);
        json(t, 'mentioned').notNullable();
        t.unique(['address_id', 'fingerprint']);
        t.index(['sender', 'id']);
        t.index(['kind', 'id']);
      })
      // How many mails a day went to an address that a stranger typed.
      .createTable('typed_addresses', (t) => {
        // The SHA-256 of the mailbox in hex.
        t.string('mailbox', 64).notNullable();
        date(t, 'day').notNullable().index();
        t.integer('mails').notNullable();
        t.primary(['mailbox', 'day']);
      })
      // Newsletters, and what was sent of each: to every address once.
      .createTable('newsletters', (t) => {
        id(t);
        version(t);
        t.string('naam', 255).notNullable();
      })
      .createTable('newsletter_issues', (t) => {
        id(t);
        reference(t, 'newsletter_id', 'newsletters', { part: true }).notNullable();
        reference(t, 'bedrijf_id', 'companies').notNullable();
        // No reference: who sent it can still be deleted.
        t.integer('user_id');
        t.string('subject', 255).notNullable();
        t.text('body').notNullable();
        instant(t, 'created_at').notNullable();
      })
      .createTable('newsletter_receivers', (t) => {
        id(t);
        reference(t, 'issue_id', 'newsletter_issues', { part: true }).notNullable();
        t.string('address', 254).notNullable();
        t.unique(['issue_id', 'address']);
      })
  );
}
