// Calendar feeds: their rows, found by the hash of their token, the only part of it that is stored.
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

/** The parts of its secret that a feed stores. */
export interface CalendarSecret {
  /** The SHA-256 of the token, in hex. */
  readonly hash: string;
  /** The beginning of the token, by which people recognise it. */
  readonly prefix: string;
  /** Marks the entries of the feed as its own in calendar programs. */
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
  /** The rights of the key that created it; null for a user. */
  readonly created_rights: readonly Permission[] | null;
}

const rows = defineTable<CalendarRow>('calendars', {
  unique: { calendars_hash_unique: 'never' },
  references: { created_by: null },
});

/** The column of the object of each kind of feed. */
const OBJECT_COLUMNS = {
  personeel: 'personeel_id',
  locaties: 'locatie_id',
  boekingen: 'boeking_id',
} as const;

/** Feeds as the API returns them, without the hashes. */
export const read: ReadByIds<Calendar> = async (db, ids) => {
  const calendarRows = await rows.read(db, ids);
  const silences = await readSilences(db, [...calendarRows.values()]);
  return new Map(
    [...calendarRows].map(([id, row]) => [id, { ...toCalendar(row), silent_reason: silences.get(id) ?? null }]),
  );
};

function toCalendar(row: CalendarRow): Omit<Calendar, 'silent_reason'> {
  const { id, soort, prefix, created_at, created_by } = row;
  return { id, soort, object_id: row[OBJECT_COLUMNS[soort]] ?? 0, prefix, created_at, created_by };
}

/** Returns by id why these feeds are empty now; null for one that is not. One query. */
async function readSilences(
  db: Reader,
  feeds: readonly CalendarRow[],
): Promise<ReadonlyMap<number, Calendar['silent_reason']>> {
  const ids = feeds.flatMap(({ created_by, personeel_id }) => [created_by ?? [], personeel_id ?? []].flat());
  const accounts = await accountsOf(db, [...new Set(ids)]);
  const findAccount = (id: number | null) => (id === null ? undefined : accounts.get(id));

  return new Map(
    feeds.map(({ id, created_by, created_rights, personeel_id }) => {
      const creator = { account: findAccount(created_by), keyRights: created_rights };
      return [id, findCalendarSilence(creator, findAccount(personeel_id))];
    }),
  );
}

export function select(db: Reader): Selection {
  return selectAll(db, 'calendars');
}

export function insert(
  db: Writer,
  { soort, id }: components['schemas']['NewCalendar'],
  stored: CalendarSecret & Pick<CalendarRow, 'created_at' | 'created_by' | 'created_rights'>,
): Promise<number> {
  return rows.insert(db, { soort, [OBJECT_COLUMNS[soort]]: id, ...stored });
}

export async function remove(db: Writer, { id }: Calendar): Promise<void> {
  const row = (await rows.read(db, [id])).get(id);
  if (row !== undefined) await rows.remove(db, row);
}

const selectByHash = defineStatement<CalendarRow>(() => 'select * from calendars where hash = ?');

/**
 * Returns the feed of a token; undefined unless it has this kind and object and is not silent (`findCalendarSilence`).
 * Two queries.
 */
export async function findByHash(
  db: Reader,
  hash: string,
  { soort, id }: components['schemas']['NewCalendar'],
): Promise<Pick<CalendarRow, 'uid'> | undefined> {
  const [row] = await selectByHash(db, hash);
  if (row?.soort !== soort || row[OBJECT_COLUMNS[soort]] !== id) return undefined;
  const silences = await readSilences(db, [row]);
  return silences.get(row.id) === null ? row : undefined;
}
