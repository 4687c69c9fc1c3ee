// Adds the names of their objects to conflicts of the planning, which the service explains in English alone.
import type { PlanningConflict } from 'boekstaaf';
import { PlanningApi } from 'boekstaaf/planning';
import { namesOf } from './conflict-names.ts';
import type { OfficeCaller } from './caller.ts';

/** A conflict with the names of its objects, each once. */
export interface NamedConflict extends PlanningConflict {
  readonly names: readonly string[];
}

/** Returns conflicts with their names. Reads the planning of the period, unless there are no conflicts. */
export async function nameConflicts(
  conflicts: readonly PlanningConflict[],
  period: { readonly begin: string; readonly eind: string },
  caller: OfficeCaller,
  signal: AbortSignal,
): Promise<readonly NamedConflict[]> {
  if (conflicts.length === 0) return [];
  const planning = await caller.getApi(PlanningApi).getPlanning(period, { signal });
  return conflicts.map((conflict) => ({ ...conflict, names: namesOf(conflict, planning) }));
}
