// Room for encrypted secrets of subscriptions. The start encrypts them: it has the key, and a migration has none.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

export const formerly = '183-encrypted-webhook-secrets';

export async function up(knex: Knex): Promise<void> {
  // SQLite keeps texts of any length in every column.
  if (!isPostgres(knex)) return;
  for (const column of ['secret', 'previous_secret'])
    await knex.raw('alter table webhooks alter column ?? type text', [column]);
}

/** The columns stay wide: what is in them would not fit any more. */
export function down(): Promise<void> {
  return Promise.resolve();
}
