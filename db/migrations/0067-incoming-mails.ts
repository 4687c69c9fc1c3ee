// Incoming mail: the addresses that it comes to, and each mail once for an address.
import type { Knex } from 'knex';
import { boolean, id, instant, json, reference, version } from './columns.ts';

export const formerly = '167-incoming-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('incoming_mail_addresses', (t) => {
    id(t);
    version(t);
    t.string('adres', 254).notNullable().unique();
    reference(t, 'bedrijf_id', 'companies').notNullable();
  });
  await knex.schema.createTable('incoming_mails', (t) => {
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
    t.integer('contactpersoon_id');
    t.integer('booking_id');
    t.integer('note_id');
    json(t, 'mentioned').notNullable();
    t.unique(['address_id', 'fingerprint']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('incoming_mails');
  await knex.schema.dropTable('incoming_mail_addresses');
}
