// A call to another service that a request waits for: made after the commit, under one idempotency key for all attempts.
import type { CallPayload } from '../db/queue/jobs.ts';
import type { Writer } from '../db/engine/session/database.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import { pauseOf } from '../domain/announcements/delivery.ts';
import { instantAt, millisecondsOf } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { GiveUp, RetryAt, type Job, type JobContext } from './job.ts';
import type { Reply, HttpClient } from './announcements/http-client.ts';
import { RETRY_DELAYS_MS } from './retry-delays.ts';
import { HOUR, MINUTE, SECOND } from '../domain/values/time-units.ts';

const CALL_RETRY_DELAYS_MS = [...RETRY_DELAYS_MS, 2 * HOUR];
const MAX_WAIT_MS = 60 * MINUTE;
// Limits of another service's response, in size and time: shorter than a request waits, so that the request can report a
// failure.
export const CALL_LIMITS = { timeoutMs: 8 * SECOND, maxBytes: 64 * 1024 } as const;
// Limits for services that send files, which no request waits for.
export const FILE_LIMITS = { timeoutMs: 15 * SECOND, maxBytes: 8 * 1024 * 1024 } as const;
// Refused now, perhaps not later: a time-out, a key in use by an earlier attempt, too early, too many.
const TRANSIENT_STATUSES: readonly number[] = [408, 409, 425, 429];

/** The request to another service: one POST of JSON. */
export interface CallRequest {
  readonly url: string;
  /** The credential; Content-Type and Idempotency-Key are added. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A kind of call, with the payload of its job. Each function runs in its own transaction. */
export interface OutgoingCall<Payload extends object> {
  /**
   * Returns the request; null when it is no longer needed, because a result is stored or not wanted. Must return equal
   * requests for all attempts: a service may refuse a known key with another body.
   */
  readonly request: (db: Reader, payload: Payload) => Promise<CallRequest | null>;
  /** Stores the parsed JSON of a 2xx response, unless one is stored already, which it checks under a lock. Throws for a retry. */
  readonly store: (db: Writer, payload: Payload, result: unknown, now: Instant) => Promise<void>;
  /** Stores that the last attempt failed, so that readers of the object see the failure. A repetition must change nothing. */
  readonly giveUp: (db: Writer, payload: Payload, reason: string, now: Instant) => Promise<void>;
}

/**
 * Returns the job that makes calls of a kind. `sender` limits time and size (CALL_LIMITS), checks addresses and follows no
 * redirects. docs/decisions/090-jobs-calls-and-retention.md.
 */
export function createOutgoingCallJob<Payload extends object>(
  sender: HttpClient,
  call: OutgoingCall<Payload>,
): Job<CallPayload<Payload>> {
  const attempt = async (payload: CallPayload<Payload>, context: JobContext): Promise<void> => {
    const request = await context.read((db) => call.request(db, payload));
    if (request === null) return;
    const { url, headers, body } = request;
    const reply = await sender.post({
      url,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': payload.call_key },
      body: Buffer.from(JSON.stringify(body)),
    });
    const result = answerOf(reply, context);
    await context.write((db) => call.store(db, payload, result, context.now()));
  };
  return {
    concurrency: 8,
    retries: CALL_RETRY_DELAYS_MS,
    run: (payload, context) =>
      attempt(payload, context).catch(async (error: unknown) => {
        if (!(error instanceof GiveUp) && context.attempt <= CALL_RETRY_DELAYS_MS.length) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        await context.write((db) => call.giveUp(db, payload, reason, context.now()));
        throw new GiveUp(reason);
      }),
  };
}

/** Returns the JSON of a response. Throws GiveUp for a refusal; otherwise for a retry, at the time that the service names, if any. */
export function answerOf(reply: Reply, { now }: Pick<JobContext, 'now'>): unknown {
  if (reply.status === null) throw new Error(reply.error);
  if (reply.status < 200 || reply.status >= 300) {
    const message = `The other service answered with the status ${String(reply.status)}.`;
    if (isFinal(reply.status)) throw new GiveUp(message);
    const wait = pauseOf(reply.retryAfter, now());
    if (wait === 0) throw new Error(message);
    throw new RetryAt(instantAt(millisecondsOf(now()) + Math.min(wait, MAX_WAIT_MS)), message);
  }
  if (reply.cut) throw new Error('The response of the other service is too long.');

  // The message repeats nothing of the response: messages of jobs are stored, and a response may contain a secret.
  try {
    return JSON.parse(reply.body) as unknown;
  } catch {
    throw new Error('The response of the other service is no JSON.');
  }
}

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !TRANSIENT_STATUSES.includes(status);
}
