// The time zone of the last start: in another zone, existing bookings would have other local times.
import { instantAt, zoneOf } from '../../domain/values/calendar.ts';
import type { Database } from '../engine/session/database.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { UnusableDatabase } from '../engine/session/unusable.ts';

// Stored with the name of the key in use, as a fact of the installation.
const selectStoredZone = defineStatement<{ zone: string }>(
  () => "select secret as zone from link_keys where name = 'time zone'",
);
const noteZone = defineCommand(
  () => `insert into link_keys (name, secret) values ('time zone', ?)
    on conflict (name) do update set secret = excluded.secret`,
);
const selectAnyBooking = defineStatement<{ id: number }>(() => 'select id from bookings limit 1');

/** The settings of the time zone. */
interface ZoneSettings {
  readonly timeZone: string;
  readonly timeZoneBefore: string | null;
}

/**
 * Stores the zone of this start. Throws UnusableDatabase when there are bookings, their local times would be others
 * than before, and TIME_ZONE_BEFORE does not say that this is meant.
 */
export async function assertTimeZone(database: Database, { timeZone, timeZoneBefore }: ZoneSettings): Promise<void> {
  const [before, isBooked] = await database.read(
    async (db) => [(await selectStoredZone(db))[0]?.zone, (await selectAnyBooking(db)).length > 0] as const,
  );
  if (before === timeZone) return;

  if (before !== undefined && isBooked && before !== timeZoneBefore && !areAlike(before, timeZone))
    throw new UnusableDatabase(
      `What is booked in this database has local times of ${before}, and TIME_ZONE is ${timeZone}: set TIME_ZONE=${before}, or TIME_ZONE_BEFORE=${before} if other local times are meant.`,
    );

  await database.write((db) => noteZone(db, timeZone));
}

/**
 * Returns whether two zones have equal local times, as two names of one zone do: compared each half month for 60 years.
 */
function areAlike(one: string, other: string): boolean {
  const here = zoneOf(one);
  const there = zoneOf(other);
  for (let half = 0; half < 60 * 24; half++) {
    const moment = instantAt(Date.UTC(2000, 0, 1 + half * 15));
    if (here.toText(moment) !== there.toText(moment)) return false;
  }
  return true;
}
