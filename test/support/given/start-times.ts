// Start times and their groups.
import type { NewStartTime, NewStartTimeGroup, StartTime, StartTimeGroup } from 'boekstaaf';
import { api } from '../index.ts';

let count = 0;

export function startTimeGroup(body: Partial<NewStartTimeGroup> = {}): Promise<StartTimeGroup> {
  count += 1;
  return api.startTimeGroups.createStartTimeGroup({ body: { naam: `Startmomentgroep ${String(count)}`, ...body } });
}

/** A start time in a group of its own, unless it gets another one. */
export async function startTime(body: Partial<NewStartTime> = {}): Promise<StartTime> {
  const startmomentgroep_id = body.startmomentgroep_id ?? (await startTimeGroup()).id;
  return api.startTimes.createStartTime({ body: { datetime: '2026-06-01 09:00:00', ...body, startmomentgroep_id } });
}
