// Limits that servers share by their database, as they are when a day has passed: without a count.
import { purgeSharedCounts } from '../../db/access/shared-counts.ts';
import { instantAt } from '../../domain/values/calendar.ts';
import { isSharable } from './database-url.ts';
import { getService } from './service.ts';

const ALL_ROWS = 1_000_000;

/** Whether servers on the database of the test file count together. */
export function areShared(): boolean {
  return isSharable(getService().config.databaseUrl);
}

/** Purges the shared counts in the database of the test file: a new server starts at zero. */
export async function resetLimits(): Promise<void> {
  await getService().database.write((db) => purgeSharedCounts(db, instantAt(Date.parse('2199-12-31')), ALL_ROWS));
}
