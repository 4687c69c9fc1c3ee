// The context of handlers, for jobs that perform an operation: the service itself is the caller.
import type { Writer } from '../db/engine/session/database.ts';
import type { Context } from '../handlers/handler.ts';
import type { JobContext } from './job.ts';

/** Returns a handler's context in a transaction of a job. */
export function asClient(db: Writer, { now, today, zone, settings, keys }: JobContext): Context<Writer> {
  const caller = {
    type: 'system',
    id: null,
    userId: null,
    permissions: new Set<never>(),
    hasRights: true,
    ownThings: false,
    isVisitor: false,
  } as const;
  return {
    db,
    now: now(),
    today: today(),
    zone,
    settings,
    keys,
    caller,
    visitor: null,
    // No job logs in.
    sessions: { now: now(), times: settings.sessionTimes, setCookie: () => undefined },
    unknownTags: new Set(),
    missing: new Set(),
    skippedTimes: new Set(),
  };
}
