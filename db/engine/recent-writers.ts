// The accounts that wrote a moment ago, for all processes: their lists are told everything, wherever they are read.
import type { Instant } from '../../generated/types.ts';
import { DATABASE_TIME } from './clock.ts';
import { declareConstraints } from './changes/constraints.ts';
import { deleteSome } from './purge.ts';
import type { Writer } from './session/database.ts';
import type { Reader } from './session/reader.ts';
import type { StatementWriter } from './session/write.ts';
import { defineCommand, defineCountedCommand, defineStatement } from './session/sql.ts';

declareConstraints('recent_writers', { unique: { recent_writers_pkey: 'never' } });

// A commit that was answered is flushed, unless transactions do not wait for that: then it is inserted. More is inserted than a
// replica can have, such as the commit of a note, which nobody waits for.
const POSITION_COLUMN = `case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as position`;

const selectPosition = defineStatement<{ position: string }>(() => `select ${POSITION_COLUMN}`);
const findPosition = defineStatement<{ position: string; recent: boolean }>(
  () => `select ${POSITION_COLUMN}, exists (select 1 from recent_writers
    where name = ? and written_at > ${DATABASE_TIME} - make_interval(secs => ?)) as recent`,
);
const note = defineCommand<{ position: string }>(
  () => `insert into recent_writers (name, written_at) values (?, ${DATABASE_TIME})
    on conflict (name) do update set written_at = ${DATABASE_TIME} returning ${POSITION_COLUMN}`,
);
const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'recent_writers', { key: 'name', where: 'written_at <= ?', order: 'written_at' }),
);

/** Where the log of PostgreSQL ends: everything that was committed before has a position up to this. */
export async function readCurrentPosition(db: Reader): Promise<string> {
  const [row] = await selectPosition(db);
  return row?.position ?? '';
}

/** The same, and whether somebody of this name wrote within so many milliseconds. */
export async function readPositionFor(
  db: Reader,
  name: string,
  within: number,
): Promise<{ readonly position: string; readonly recent: boolean }> {
  const [row] = await findPosition(db, name, within / 1000);
  return row ?? { position: '', recent: true };
}

/** Notes that somebody of this name has written, and returns where the log ends. */
export async function noteWriter(db: StatementWriter, name: string): Promise<string> {
  const [row] = await note(db, name);
  return row?.position ?? '';
}

/** Deletes up to `limit` of those who wrote before a moment; returns how many. */
export function purgeWriters(db: Writer, until: Instant, limit: number): Promise<number> {
  return deleteExpired(db, until, limit);
}
