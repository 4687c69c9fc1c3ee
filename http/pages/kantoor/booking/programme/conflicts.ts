// Reads the conflicts of a booking: lines and shifts that cannot work as they are planned.
import type { Booking } from 'boekstaaf';
import { PlanningApi } from 'boekstaaf/planning';
import { nameConflicts, type NamedConflict } from '../../frame/conflicts.ts';
import type { OfficeCaller } from '../../frame/caller.ts';
import { beginOf, shiftDate } from '../../frame/writing.ts';

/** The most days that the service checks in one request. */
const MAX_DAYS = 92;

/** Reads the conflicts of a booking. */
export async function readConflicts(
  caller: OfficeCaller,
  { id, datum, boekingsregels }: Booking,
  signal: AbortSignal,
): Promise<readonly NamedConflict[]> {
  const dates = [datum, ...boekingsregels.flatMap(({ begin, eind }) => [begin.slice(0, 10), eind.slice(0, 10)])].sort();
  const begin = dates[0] ?? datum;
  const last = [shiftDate(dates.at(-1) ?? datum, 1), shiftDate(begin, MAX_DAYS - 1)].sort()[0] ?? datum;
  const period = { begin: beginOf(begin), eind: beginOf(last) };
  const conflicts = await caller.getApi(PlanningApi).getPlanningConflicts(period, { signal });
  const ownConflicts = conflicts.filter(({ objecten }) =>
    objecten.some((each) => each.soort === 'boeking' && each.id === id),
  );
  return nameConflicts(ownConflicts, period, caller, signal);
}
