// Runs claimed jobs: their tools, their results, and the lease that is renewed while they run.
import type { Logger } from 'pino';
import { settingsOf, type Config } from '../config/config.ts';
import { conclude } from '../db/conclude.ts';
import type { NotedChange } from '../db/engine/changes/changes.ts';
import type { Database, Writer } from '../db/engine/session/database.ts';
import { Keys } from '../db/engine/keys.ts';
import { addMilliseconds, LEASE_MS, release, renew, type RunOutcome } from '../db/queue/jobs.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import { zoneOf } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { GiveUp, RetryAt, type Job, type JobContext, type Jobs } from './job.ts';

export interface JobWorkerOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly now: () => Instant;
  /** The real time; `now` unless this is a sandbox. */
  readonly machineNow?: () => Instant;
  readonly log: Logger;
  /** Returns a random number between 0 and 1, for delays. */
  readonly random?: () => number;
  /** How long a claim lasts without being renewed, in milliseconds. */
  readonly lease?: number;
  /** How long a request waits for its reserved jobs, in milliseconds. */
  readonly heldPatience?: number;
  /** Called with the changes of each transaction of a job, before it commits. */
  readonly onWritten?: (changes: readonly NotedChange[]) => void;
}

// All renewals but one may fail or be late before a lease expires.
const RENEWALS_PER_LEASE = 4;
// A job that crashes its process each time must not do so for ever.
const MAX_CRASHES = 5;
const JITTER_SHARE = 0.1;

/** Whether a job has to end before its time. */
class StopSignal {
  #isAsked = false;
  #controller: AbortController | undefined;

  ask(): void {
    this.#isAsked = true;
    this.#controller?.abort();
  }

  wasAsked(): boolean {
    return this.#isAsked;
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#isAsked) this.#controller.abort();
    }
    return this.#controller.signal;
  }
}

export class JobWorker {
  readonly #options: JobWorkerOptions;
  /** The jobs whose result is not stored yet. */
  readonly #open = new Map<ClaimedJob, StopSignal>();
  readonly #closed = new Set<() => void>();
  #renewing: NodeJS.Timeout | undefined;
  /** The tools that all jobs share. */
  readonly #shared: Omit<JobContext, 'attempt' | 'log' | 'signal'>;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    const { database, config, now, machineNow = now } = options;
    const zone = zoneOf(config.timeZone);

    this.#shared = {
      write: (work) => this.write(work),
      read: (work) => database.read(work),
      single: (work) => database.readSingle(work),
      now,
      machineNow,
      today: () => zone.toLocalDate(now()),
      zone,
      settings: settingsOf(config),
      keys: new Keys(config.secretsKey, config.earlierSecretsKeys),
      delayBy: (wait) => this.#after(wait),
    };
  }

  get lease(): number {
    return this.#options.lease ?? LEASE_MS;
  }

  /** Runs a claimed job and returns how it ended; null when another worker has it. Its lease is renewed until it is closed. */
  async run(claimed: ClaimedJob, job: Job<never>): Promise<RunOutcome | null> {
    const stop = new StopSignal();
    this.#open.set(claimed, stop);
    this.#renewing ??= setInterval(() => void this.#renew(), this.lease / RENEWALS_PER_LEASE).unref();
    if (this.#areUrgent([claimed])) {
      await this.#renew();
      if (this.#areUrgent([claimed])) return null;
    }
    if (stop.wasAsked()) return null;
    const ending = await this.#ending(claimed, job, stop);
    return stop.wasAsked() ? null : ending;
  }

  /** Stops renewing the lease of a job: its result is stored, or cannot be. */
  close(job: ClaimedJob): void {
    this.#open.delete(job);
    if (this.#open.size > 0) return;
    clearInterval(this.#renewing);
    this.#renewing = undefined;
    for (const tell of this.#closed) tell();
    this.#closed.clear();
  }

  /** The tools for regular work that is no job. */
  createContext(name: string): JobContext {
    const payload = { name };
    const work = {
      id: 0,
      kind: 'clock',
      lane: '',
      payload,
      lease: '',
      until: this.#options.now(),
      failures: 0,
      crashes: 0,
    };
    return this.#contextOf(work, new StopSignal());
  }

  /** Waits at most `limit` milliseconds until nothing runs; then releases the jobs that still run. */
  async drain(limit: number): Promise<void> {
    let giveUp: NodeJS.Timeout | undefined;
    if (this.#open.size > 0) {
      await new Promise<void>((resolve) => {
        this.#closed.add(resolve);
        giveUp = setTimeout(resolve, limit);
      });
      clearTimeout(giveUp);
    }
    const openJobs = [...this.#open.keys()];
    if (openJobs.length === 0) return;
    for (const stop of this.#open.values()) stop.ask();
    await this.#options.database.write((db) => release(db, openJobs));
  }

  async #ending(claimed: ClaimedJob, job: Job<never>, stop: StopSignal): Promise<RunOutcome> {
    const { log } = this.#options;
    const { id, kind, crashes } = claimed;
    const context = this.#contextOf(claimed, stop);
    const payload = claimed.payload as never;
    const planAgain = (): Instant | null => job.planNextRun?.(payload, context) ?? null;

    try {
      if (crashes > MAX_CRASHES) throw new GiveUp(`The process ended ${String(crashes)} times while it ran`);
      const output = await job.run(payload, context, claimed.loaded);
      return { status: 'done', again: planAgain(), result: output };
    } catch (err) {
      const retryAt = this.#retryAt(claimed, job, err);
      const fields = { job: id, kind, attempt: context.attempt, err };
      if (retryAt === null) log.error(fields, 'a job was given up');
      else log.warn({ ...fields, retryAt }, 'a job failed and will be tried again');
      return { status: 'failed', error: String(err), retryAt, again: planAgain() };
    }
  }

  #retryAt({ failures }: ClaimedJob, { retries }: Job<never>, error: unknown): Instant | null {
    const wait = retries[failures];
    if (wait === undefined || error instanceof GiveUp) return null;
    if (error instanceof RetryAt) return error.at;
    return this.#after(wait);
  }

  #after(wait: number): Instant {
    const { now, random = Math.random } = this.#options;
    return addMilliseconds(now(), Math.round(wait * (1 + random() * JITTER_SHARE)));
  }

  /** Runs a transaction that announces its changes. */
  write<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    const { database, config, now, onWritten } = this.#options;
    const actor = { type: 'system', id: null } as const;
    return database.write(async (db) => {
      const result = await work(db);
      await conclude(db, { now: now(), zone: zoneOf(config.timeZone), actor, requestId: null });
      onWritten?.(db.changes.all);
      return result;
    });
  }

  #contextOf(job: ClaimedJob, stop: StopSignal): JobContext {
    const { log } = this.#options;
    return {
      attempt: job.failures + job.crashes + 1,
      // Created when first read: most jobs neither log nor stop early.
      get log() {
        return log.child({ job: job.id, kind: job.kind });
      },
      get signal() {
        return stop.signal;
      },
      ...this.#shared,
    };
  }

  /** Whether half of the lease of one of the jobs has passed. */
  #areUrgent(jobs: readonly ClaimedJob[]): boolean {
    const soon = addMilliseconds(this.#options.now(), this.lease / 2);
    return jobs.some(({ until }) => until < soon);
  }

  /** Renews all leases when half of one has passed, so that this process never claims a job that it runs. */
  async renewUrgent(db: Writer): Promise<void> {
    const jobs = [...this.#open.keys()];
    if (this.#areUrgent(jobs)) await this.#keep(db, jobs);
  }

  /** Renews the leases of running jobs; signals a job to stop that another process has claimed since. */
  async #keep(db: Writer, jobs: readonly ClaimedJob[]): Promise<void> {
    const lost = await renew(db, jobs, addMilliseconds(this.#options.now(), this.lease));
    for (const job of lost) this.#open.get(job)?.ask();
  }

  async #renew(): Promise<void> {
    const { database, log } = this.#options;
    try {
      await database.writeBeside((db) => this.#keep(db, [...this.#open.keys()]));
    } catch (err) {
      log.error({ err }, 'the leases of jobs could not be renewed');
    }
  }
}
