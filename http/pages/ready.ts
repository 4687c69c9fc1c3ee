// The report of /ready: whether the service can take requests, and what its operator should know.
import type { Database } from '../../db/engine/session/database.ts';
import type { Instant } from '../../generated/types.ts';
import type { CountedWork } from '../work-metrics.ts';

/** The check of the server's clock. */
export interface WatchedClock {
  /** Returns the last known moment while the clock is wrong; null while it is plausible. */
  checkClock(): Promise<Instant | null>;
}

export interface ReadinessDependencies extends Pick<CountedWork, 'fileCheck'> {
  readonly database: Database;
  readonly state: { readonly draining: boolean };
  readonly checkClock: WatchedClock['checkClock'];
}

/** Returns the status and body of /ready. */
export async function readReadiness({
  database,
  state,
  checkClock,
  fileCheck,
}: ReadinessDependencies): Promise<{ status: 200 | 503; body: object }> {
  const fault = findFault(database, fileCheck);
  const isReady = !state.draining && fault === null && (await database.isAlive());

  // A wrong clock stops scheduled jobs but no requests: the service stays ready. So it does if one of these checks fails.
  const lastKnown = isReady ? await checkClock().catch(() => null) : null;
  const pooling = isReady ? await database.describePooling().catch(() => null) : null;
  const replica = isReady ? await database.replica?.readStatus() : undefined;

  const body = {
    status: isReady ? 'ready' : 'not ready',
    ...(fault !== null && { database: fault }),
    ...(pooling !== null && { pooling }),
    ...(replica !== undefined && { replica }),
    ...(fileCheck !== undefined && { file_check: fileCheck.state }),
    ...(lastKnown !== null && { clock: { status: 'ahead', last_known: lastKnown } }),
  };
  return { status: isReady ? 200 : 503, body };
}

/** Returns the fault of the database's file or disk; null for none. Damage is reported before a full disk. */
function findFault(database: Database, fileCheck: ReadinessDependencies['fileCheck']): 'damaged' | 'full' | null {
  if (fileCheck?.state === 'damaged') return 'damaged';
  return database.isFull() ? 'full' : null;
}
