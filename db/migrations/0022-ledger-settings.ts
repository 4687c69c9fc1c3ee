// The settings that name ledger accounts.
import type { Knex } from 'knex';

export const formerly = '0161-ledger-settings';

const SLUGS = [
  'grootboek_debiteuren',
  'grootboek_omzet',
  'grootboek_voorschotten',
  'grootboek_btw',
  'grootboek_betalingen',
];

export async function up(knex: Knex): Promise<void> {
  await knex('settings').insert(SLUGS.map((slug) => ({ slug })));
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').whereIn('slug', SLUGS).delete();
}
