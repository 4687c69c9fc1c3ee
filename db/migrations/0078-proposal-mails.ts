// Mails with proposals: the words of each type, and when a proposal was mailed last.
import type { Knex } from 'knex';
import { instant } from './columns.ts';

export const formerly = '173-proposal-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('proposal_types', (t) => {
    t.string('onderwerp_mail', 255);
    t.text('body_mail');
  });
  await knex.schema.alterTable('proposals', (t) => {
    instant(t, 'gemaild_op');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('proposals', (t) => {
    t.dropColumn('gemaild_op');
  });
  await knex.schema.alterTable('proposal_types', (t) => {
    t.dropColumns('onderwerp_mail', 'body_mail');
  });
}
