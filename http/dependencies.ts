// The things with which the door performs operations, besides the request.
import type { Settings } from '../config/config.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';
import type { Database } from '../db/engine/session/database.ts';
import type { Keys } from '../db/engine/keys.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import type { Zone } from '../domain/values/calendar.ts';
import type { Handlers, Services } from '../handlers/handler.ts';
import type { ResponseCheck } from './response/check-responses.ts';
import type { Exchange } from './exchange.ts';
import type { SessionTimes } from '../domain/access/session.ts';
import type { SessionCookie } from './request/session-cookie.ts';
import type { Guesses } from './request/guesses.ts';
import type { SharedCounts } from './request/shared-counts.ts';

/** The job queue, as far as requests need it. */
export interface JobRunner {
  readonly kinds: readonly string[];
  /** Runs jobs that a transaction kept for this process; resolves when they ended or took too long, never rejects. */
  runReserved(jobs: readonly ClaimedJob[]): Promise<void>;
}

/** The things that performing needs besides the request. */
export interface Dependencies {
  readonly database: Database;
  readonly handlers: Handlers;
  readonly jobs: JobRunner;
  readonly now: () => Instant;
  /** The time of the machine, by which repeated requests are known. */
  readonly machineNow: () => Instant;
  readonly zone: Zone;
  readonly settings: Settings;
  readonly keys: Keys;
  /** How long sessions last, and their cookie. */
  readonly sessions: { readonly times: SessionTimes; readonly cookie: SessionCookie };
  /** Wrong codes that visitors tried. */
  readonly guesses: Guesses;
  readonly counts: SharedCounts;
  /** For who sent a request: what is done in turns is shared among those who ask. */
  readonly createServices: (exchange: Exchange) => Services;
  readonly check: ResponseCheck;
  /** Whether this answer is held against the contract, and what to do when it breaks it. */
  readonly shouldCheck: () => boolean;
  readonly reportBroken: (id: OperationId, what: string) => void;
  /** Called after a commit with the names of the tables that it changed. */
  readonly onCommit: (tables: ReadonlySet<string>) => void;
}
