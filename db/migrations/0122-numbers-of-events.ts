// On PostgreSQL an event gets its number of the feed when it is stored: whoever waited for another transaction gets a later one.
import type { Knex } from 'knex';
import { isPostgres } from './columns.ts';

/** The number of the last transaction that had ended: a statement looks when it begins, after all locks of the transaction. */
const LAST_ENDED = '(pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)::text::xid8';

export async function up(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  await knex.raw(`alter table events alter column xact set default greatest(pg_current_xact_id(), ${LAST_ENDED})`);
}
