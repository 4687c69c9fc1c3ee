// Settings: a row for each name, its value empty until somebody changes it.
import type { Knex } from 'knex';
import { id, version } from './columns.ts';

export const formerly = '013-settings';

const SLUGS = [
  'currency',
  'maximum_aantal_online_boeking_overschreden',
  'online_boeking_betaalkeuze',
  'online_boeking_betaalkeuze_achteraf_titel',
  'online_boeking_betaalkeuze_ideal_titel',
  'online_boeking_step0_text_pre',
  'online_boeking_step0_text_post',
  'online_boeking_step1_text_pre',
  'online_boeking_step1_text_post',
  'online_boeking_step3_text_post',
  'allow_online_package_booking',
  'allow_old_vouchers_sales',
  'allow_old_contact_forms',
  'online_boeking_achteraf_betalen_status',
  'btw_percentages',
  'online_boeking_hold_minuten',
  'verlopen_optie_actie',
  'deels_factureren',
];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('settings', (t) => {
    id(t);
    version(t);
    t.string('slug').notNullable().unique();
    t.text('waarde');
  });
  await knex('settings').insert(SLUGS.map((slug) => ({ slug })));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('settings');
}
