// Reads the planning and the conflicts of a period.
import { Forbidden, Unavailable, type Planning, type PlanningConflict } from 'boekstaaf';
import type { PlanningApi } from 'boekstaaf/planning';
import { instantAt, type Zone } from '../../../../domain/values/calendar.ts';
import { type ShownPeriod, toSpan } from './period.ts';

/** A period with its planning and its conflicts. */
export interface PlanningReading {
  readonly period: ShownPeriod;
  readonly planning: Planning;
  /** Null where the caller may not see them, or the service could not find them in time. */
  readonly conflicts: readonly PlanningConflict[] | null;
}

/** Returns the planning and the conflicts of a period. Throws as the client does. */
export async function readPlanning(
  api: PlanningApi,
  period: ShownPeriod,
  zone: Zone,
  signal?: AbortSignal,
): Promise<PlanningReading> {
  const { from, to } = toSpan(period, zone);
  const within = { begin: zone.toText(instantAt(from)), eind: zone.toText(instantAt(to)) };
  const [planning, conflicts] = await Promise.all([
    api.getPlanning(within, { signal }),
    findConflicts(api, within, signal),
  ]);
  return { period, planning, conflicts };
}

/** Returns the conflicts of a period; null where the caller may not see them, or they could not be found in time. */
async function findConflicts(
  api: PlanningApi,
  within: { readonly begin: string; readonly eind: string },
  signal?: AbortSignal,
): Promise<readonly PlanningConflict[] | null> {
  try {
    return await api.getPlanningConflicts(within, { signal });
  } catch (error) {
    if (error instanceof Forbidden || error instanceof Unavailable) return null;
    throw error;
  }
}
