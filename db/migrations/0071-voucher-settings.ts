// The settings of vouchers and payments: an account for what was sold, and where customers may be sent to.
import type { Knex } from 'knex';

export const formerly = '163-voucher-settings';

const SLUGS = ['grootboek_vouchers', 'online_boeking_redirect_hosts'];

export async function up(knex: Knex): Promise<void> {
  await knex('settings').insert(SLUGS.map((slug) => ({ slug })));
}

export async function down(knex: Knex): Promise<void> {
  await knex('settings').whereIn('slug', SLUGS).delete();
}
