// Keeps who an issuer said it is while a login waits for its code, so that nothing changes before.
import type { Knex } from 'knex';
import { json } from './columns.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('oidc_attempts', (t) => json(t, 'person'));
}
