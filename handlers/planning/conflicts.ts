// Lists the conflicts of a period: everything in the plan that cannot work.
import { readPlan } from '../../db/planning/conflicts.ts';
import { settingOf } from '../../db/house/settings.ts';
import { findConflicts } from '../../domain/planning/conflicts.ts';
import { MAX_PERIOD_DAYS } from '../../domain/planning/period.ts';
import { addDays } from '../../domain/values/calendar.ts';
import { assertSpan } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';

export const getPlanningConflicts: Handler<'getPlanningConflicts'> = async ({ query }, { db, now, today, zone }) => {
  assertSpan(query, MAX_PERIOD_DAYS);
  const staffedUntil = addDays(today, Number(await settingOf(db, 'planning_waarschuwing_dagen')));
  return findConflicts(await readPlan(db, query, zone), { span: query, now, staffedUntil, zone });
};
