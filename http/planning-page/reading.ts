// Asks the service for a period, and says in a sentence what went wrong.
import {
  ApiError,
  BoekstaafError,
  ConnectionError,
  Forbidden,
  type Planning,
  TimeoutError,
  Unauthorized,
} from 'boekstaaf';
import type { PlanningApi } from 'boekstaaf/planning';
import { instantAt, type Zone } from '../../domain/values/calendar.ts';
import type { Conflict } from './conflicts.ts';
import { type Period, spanOfPeriod } from './period.ts';

/** A period as the service described it. */
export interface Read {
  readonly period: Period;
  readonly planning: Planning;
  /** Null where the service does not tell. */
  readonly conflicts: readonly Conflict[] | null;
}

/** Reads a period. Throws as the client does. */
export async function read(api: PlanningApi, period: Period, zone: Zone, signal?: AbortSignal): Promise<Read> {
  const { from, to } = spanOfPeriod(period, zone);
  const within = { begin: zone.toText(instantAt(from)), eind: zone.toText(instantAt(to)) };
  const planning = await api.getPlanning(within, { signal });
  return { period, planning, conflicts: null };
}

/** What went wrong, for whoever sits before the page. */
export function sentence(error: unknown): string {
  if (error instanceof Unauthorized)
    return 'This is refused. Check what you typed, and whether the key or the account still exists.';
  if (error instanceof Forbidden) return 'This account may not see the planning.';
  if (error instanceof ApiError) return `The service refused: ${error.problems[0]?.message ?? error.message}`;
  if (error instanceof ConnectionError || error instanceof TimeoutError)
    return 'The service could not be reached. Check your connection and try again.';
  if (error instanceof BoekstaafError) return `${error.message}.`;
  return 'Something went wrong on this page. Reload it and try again.';
}
