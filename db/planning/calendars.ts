// Calendar feeds: their rows, found by the hash of their token, which is all that is kept of it.
import type { components, Instant } from '../../generated/types.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { Writer } from '../engine/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, Read } from '../engine/reader.ts';
import { unknownReferences } from '../engine/references.ts';
import { statement } from '../engine/sql.ts';
import { select as selectAll, table } from '../engine/table.ts';

export type Calendar = components['schemas']['Calendar'];
type Kind = components['schemas']['CalendarKind'];

/** What a feed is made with: its token as the SHA-256 in hex, and what tells its entries apart. */
export interface CalendarSecret {
  readonly hash: string;
  readonly prefix: string;
  readonly uid: string;
}

interface CalendarRow extends CalendarSecret {
  readonly id: number;
  readonly soort: Kind;
  readonly personeel_id: number | null;
  readonly locatie_id: number | null;
  readonly boeking_id: number | null;
  readonly created_at: Instant;
  readonly created_by: number | null;
}

const rows = table<CalendarRow>('calendars', {
  unique: { calendars_hash_unique: 'never' },
  references: { created_by: null },
});

/** Where each kind of feed keeps what it shows. */
const SHOWN = {
  personeel: { column: 'personeel_id', table: 'contacts', where: { type: 'personeel' } },
  locaties: { column: 'locatie_id', table: 'locations', where: {} },
  boekingen: { column: 'boeking_id', table: 'bookings', where: {} },
} as const;

/** Feeds as they are shown: never the hashes. */
export const read: Read<Calendar> = async (db, ids) => {
  const found = await rows.read(db, ids);
  return new Map([...found].map(([id, row]) => [id, toCalendar(row)]));
};

function toCalendar(row: CalendarRow): Calendar {
  const { id, soort, prefix, created_at, created_by } = row;
  return { id, soort, object_id: row[SHOWN[soort].column] ?? 0, prefix, created_at, created_by };
}

export function select(db: Reader): Selection {
  return selectAll(db, 'calendars');
}

/** Throws ERR_UNKNOWN_REFERENCE for what does not exist. */
export async function insert(
  db: Writer,
  { soort, id }: components['schemas']['NewCalendar'],
  more: CalendarSecret & Pick<CalendarRow, 'created_at' | 'created_by'>,
): Promise<number> {
  const { column, table: name, where } = SHOWN[soort];
  refuseIfAny(await unknownReferences(db, [{ field: 'id', table: name, id, where }]));
  return rows.insert(db, { soort, [column]: id, ...more });
}

export async function remove(db: Writer, { id }: Calendar): Promise<void> {
  const row = (await rows.read(db, [id])).get(id);
  if (row !== undefined) await rows.remove(db, row);
}

const byHash = statement<CalendarRow>(() => 'select * from calendars where hash = ?');

/** The feed of a token; undefined unless it is the one of this kind and object. */
export async function findByHash(
  db: Reader,
  hash: string,
  { soort, id }: components['schemas']['NewCalendar'],
): Promise<Pick<CalendarRow, 'uid'> | undefined> {
  const [row] = await byHash(db, hash);
  return row?.soort === soort && row[SHOWN[soort].column] === id ? row : undefined;
}
