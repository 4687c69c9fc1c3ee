// The dependencies of the door, apart from the request.
import type { Settings } from '../config/config.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';
import type { Database } from '../db/engine/session/database.ts';
import type { Keys } from '../db/engine/keys.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import type { Zone } from '../domain/values/calendar.ts';
import type { Handlers } from '../handlers/handler.ts';
import type { Services } from '../handlers/services.ts';
import type { ResponseCheck } from './response/check-responses.ts';
import type { Exchange } from './exchange.ts';
import type { SessionTimes } from '../domain/access/session.ts';
import type { SessionCookie } from './request/session-cookie.ts';
import type { Guesses } from './request/guesses.ts';
import type { SharedCounts } from './request/shared-counts.ts';

/** The job queue, as far as requests need it. */
export interface JobRunner {
  readonly kinds: readonly string[];
  /** Runs jobs that a transaction reserved for this process. Resolves when they ended or took too long; never rejects. */
  runReserved(jobs: readonly ClaimedJob[]): Promise<void>;
}

/** The dependencies of performing an operation, apart from the request. */
export interface Dependencies {
  readonly database: Database;
  readonly handlers: Handlers;
  readonly jobs: JobRunner;
  readonly now: () => Instant;
  /** The real time, for idempotency. */
  readonly machineNow: () => Instant;
  readonly zone: Zone;
  readonly settings: Settings;
  readonly keys: Keys;
  /** How long sessions last, and their cookie. */
  readonly sessions: { readonly times: SessionTimes; readonly cookie: SessionCookie };
  /** Counts the codes that visitors try. */
  readonly guesses: Guesses;
  readonly counts: SharedCounts;
  /** Returns the services of a caller: shared ones queue fairly among callers. */
  readonly createServices: (exchange: Exchange) => Services;
  readonly check: ResponseCheck;
  /** Whether this response is checked against the contract, and the reaction to a violation. */
  readonly shouldCheck: () => boolean;
  readonly reportBroken: (id: OperationId, violation: string) => void;
  /** Called after a commit with the names of the tables that it changed. */
  readonly onCommit: (tables: ReadonlySet<string>) => void;
}
