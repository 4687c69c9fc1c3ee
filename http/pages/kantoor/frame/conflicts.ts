// Conflicts of the planning with the names of what they concern: the service tells why in English alone.
import type { PlanningConflict } from 'boekstaaf';
import { PlanningApi } from 'boekstaaf/planning';
import { namesOf } from './conflict-names.ts';
import type { OfficeCaller } from './session.ts';

/** A conflict with the names of what it concerns, each once. */
export interface NamedConflict extends PlanningConflict {
  readonly names: readonly string[];
}

/** The conflicts with their names. The planning of their period is read where there are any. */
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
