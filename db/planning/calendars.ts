// Calendar feeds: their rows, found by the hash of their token, which is all that is kept of it.
import { findCalendarSilence } from '../../domain/planning/calendar.ts';
import type { Permission } from '../../generated/operations.ts';
import type { components, Instant } from '../../generated/types.ts';
import { accountsOf } from '../access/users.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type Calendar = components['schemas']['Calendar'];
type CalendarKind = components['schemas']['CalendarKind'];

/** The secret of a feed: its token as the SHA-256 in hex, and the mark that tells its entries apart. */
export interface CalendarSecret {
  readonly hash: string;
  readonly prefix: string;
  readonly uid: string;
}

interface CalendarRow extends CalendarSecret {
  readonly id: number;
  readonly soort: CalendarKind;
  readonly personeel_id: number | null;
  readonly locatie_id: number | null;
  readonly boeking_id: number | null;
  readonly created_at: Instant;
  readonly created_by: number | null;
  /** The rights of the key that it was made with; null for a user. */
  readonly created_rights: readonly Permission[] | null;
}

const rows = defineTable<CalendarRow>('calendars', {
  unique: { calendars_hash_unique: 'never' },
  references: { created_by: null },
});

/** The column of what each kind of feed shows. */
const OBJECT_COLUMNS = {
  personeel: 'personeel_id',
  locaties: 'locatie_id',
  boekingen: 'boeking_id',
} as const;

/** Feeds as they are shown: never the hashes. */
export const read: ReadByIds<Calendar> = async (db, ids) => {
  const found = await rows.read(db, ids);
  const silence = await silenceOf(db, [...found.values()]);
  return new Map([...found].map(([id, row]) => [id, { ...toCalendar(row), silent_reason: silence(row) }]));
};

function toCalendar(row: CalendarRow): Omit<Calendar, 'silent_reason'> {
  const { id, soort, prefix, created_at, created_by } = row;
  return { id, soort, object_id: row[OBJECT_COLUMNS[soort]] ?? 0, prefix, created_at, created_by };
}

/** Why these feeds show nothing now; null for one that does. One query. */
async function silenceOf(
  db: Reader,
  feeds: readonly CalendarRow[],
): Promise<(feed: CalendarRow) => Calendar['silent_reason']> {
  const ids = feeds.flatMap(({ created_by, personeel_id }) => [created_by ?? 0, personeel_id ?? 0]);
  const accounts = await accountsOf(db, [...new Set(ids)]);
  return ({ created_by, created_rights, personeel_id }) =>
    findCalendarSilence(
      { account: accounts.get(created_by ?? 0), keyRights: created_rights },
      accounts.get(personeel_id ?? 0),
    );
}

export function select(db: Reader): Selection {
  return selectAll(db, 'calendars');
}

export function insert(
  db: Writer,
  { soort, id }: components['schemas']['NewCalendar'],
  more: CalendarSecret & Pick<CalendarRow, 'created_at' | 'created_by' | 'created_rights'>,
): Promise<number> {
  return rows.insert(db, { soort, [OBJECT_COLUMNS[soort]]: id, ...more });
}

export async function remove(db: Writer, { id }: Calendar): Promise<void> {
  const row = (await rows.read(db, [id])).get(id);
  if (row !== undefined) await rows.remove(db, row);
}

const selectByHash = defineStatement<CalendarRow>(() => 'select * from calendars where hash = ?');

/** The feed of a token; undefined unless it is the one of this kind and object, and whoever made it still may. Two queries. */
export async function findByHash(
  db: Reader,
  hash: string,
  { soort, id }: components['schemas']['NewCalendar'],
): Promise<Pick<CalendarRow, 'uid'> | undefined> {
  const [row] = await selectByHash(db, hash);
  if (row?.soort !== soort || row[OBJECT_COLUMNS[soort]] !== id) return undefined;
  return (await silenceOf(db, [row]))(row) === null ? row : undefined;
}
