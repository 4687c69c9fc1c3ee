// Mails about anything: what each is about by kind and id instead of an invoice, and what is attached to it.
import type { Knex } from 'knex';
import { isPostgres, json, reference } from './columns.ts';

export const formerly = '092-mail-subjects';

// Until now every mail was about an invoice, and came with its PDF.
const FILES = {
  postgres: `json_build_array(json_build_object('source', 'invoice_pdf', 'id', i.id, 'filename', NAME))`,
  sqlite: `json_array(json_object('source', 'invoice_pdf', 'id', i.id, 'filename', NAME))`,
};
const NAME = `'factuur-' || coalesce(i.factuur_nummer, 'concept') || '.pdf'`;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    t.string('subject_kind', 30);
    t.integer('subject_id');
    json(t, 'files');
  });
  const files = FILES[isPostgres(knex) ? 'postgres' : 'sqlite'].replace('NAME', NAME);
  await knex.raw(`update mails set subject_kind = 'invoice', subject_id = factuur_id,
    files = (select ${files} from invoices i where i.id = mails.factuur_id)`);
  await knex.schema.alterTable('mails', (t) => {
    t.dropForeign('factuur_id');
    t.dropIndex('factuur_id');
  });
  await knex.schema.alterTable('mails', (t) => {
    t.dropColumn('factuur_id');
    t.string('subject_kind', 30).notNullable().alter();
    t.integer('subject_id').notNullable().alter();
    json(t, 'files').notNullable().alter();
    t.index(['subject_kind', 'subject_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mails', (t) => {
    reference(t, 'factuur_id', 'invoices');
  });
  await knex('mails')
    .where({ subject_kind: 'invoice' })
    .update({ factuur_id: knex.ref('subject_id') });
  await knex.schema.alterTable('mails', (t) => {
    t.dropIndex(['subject_kind', 'subject_id']);
    t.dropColumns('subject_kind', 'subject_id', 'files');
  });
}
