// Read your own writes on a replica: the accounts that wrote recently, and the position (LSN) where PostgreSQL's write-ahead log ends.
import type { Instant } from '../../generated/types.ts';
import { DATABASE_TIME } from './clock.ts';
import { declareConstraints } from './changes/constraints.ts';
import { deleteSome } from './purge.ts';
import type { Writer } from './session/database.ts';
import type { Reader } from './session/reader.ts';
import type { StatementWriter } from './session/write.ts';
import { defineCommand, defineCountedCommand, defineStatement } from './session/sql.ts';

declareConstraints('recent_writers', { unique: { recent_writers_pkey: 'never' } });

// A confirmed commit is flushed to the disk; with `synchronous_commit = off` it is only inserted into the log. The
// insert position is not used elsewhere: it includes records that are not flushed, which no replica can have yet.
const POSITION_COLUMN = `case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as position`;

const selectPosition = defineStatement<{ position: string }>(() => `select ${POSITION_COLUMN}`);
const selectPositionFor = defineStatement<{ position: string; recent: boolean }>(
  () => `select ${POSITION_COLUMN}, exists (select 1 from recent_writers
    where name = ? and written_at > ${DATABASE_TIME} - make_interval(secs => ?)) as recent`,
);
const upsertWriter = defineCommand<{ position: string }>(
  () => `insert into recent_writers (name, written_at) values (?, ${DATABASE_TIME})
    on conflict (name) do update set written_at = ${DATABASE_TIME} returning ${POSITION_COLUMN}`,
);
const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'recent_writers', { key: 'name', where: 'written_at <= ?', order: 'written_at' }),
);

/** Returns the LSN where the log ends, such as `16/B374D848`: every earlier commit has this position or a lower one. */
export async function readCurrentPosition(db: Reader): Promise<string> {
  return onlyRow(await selectPosition(db)).position;
}

/** Returns the LSN where the log ends, and whether the account `name` wrote within the last `within` milliseconds. */
export async function readPositionFor(
  db: Reader,
  name: string,
  within: number,
): Promise<{ readonly position: string; readonly recent: boolean }> {
  return onlyRow(await selectPositionFor(db, name, within / 1000));
}

/** Records that the account `name` has written, and returns the LSN where the log ends. */
export async function noteWriter(db: StatementWriter, name: string): Promise<string> {
  return onlyRow(await upsertWriter(db, name)).position;
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('PostgreSQL returned no position of its log.');
  return row;
}

/** Deletes up to `limit` accounts that last wrote before `until`; returns how many. */
export function purgeWriters(db: Writer, until: Instant, limit: number): Promise<number> {
  return deleteExpired(db, until, limit);
}
