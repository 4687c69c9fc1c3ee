// Runs claimed jobs: their tools, their results, and the lease that is renewed while they run.
import type { Logger } from 'pino';
import { settingsOf, type Config } from '../config.ts';
import { conclude } from '../db/conclude.ts';
import type { Change } from '../db/engine/changes/changes.ts';
import type { Database, Writer } from '../db/engine/session/database.ts';
import { Keys } from '../db/engine/keys.ts';
import { later, LEASE, release, renew, type Ending } from '../db/queue/jobs.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import { zone as zoneOf } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { GiveUp, RetryAt, type Job, type JobContext, type Jobs } from './job.ts';
import { Batches } from './batches.ts';

export interface WorkerOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly now: () => Instant;
  /** The time of the machine; `now` unless this is a sandbox. */
  readonly machineNow?: () => Instant;
  readonly log: Logger;
  /** Between 0 and 1: what chance adds to a wait. */
  readonly random?: () => number;
  /** How long a claim lasts without being renewed, in milliseconds. */
  readonly lease?: number;
  /** How long a request waits for jobs that it holds, in milliseconds. */
  readonly heldPatience?: number;
  /** Whether it runs one job at a time: no ending waits for others then, to be written with them. */
  readonly oneByOne?: boolean;
  /** Hears what each transaction of a job changed, before it commits. */
  readonly wrote?: (changes: readonly Change[]) => void;
  /** Called each time that leases are renewed. */
  readonly beat?: () => void;
}

// So many renewals may fail or come late before a lease runs out.
const BEATS = 4;
// A job that takes its process down each time must not do so for ever.
const CRASHES = 5;
const JITTER = 0.1;

/** Whether a job has to end before its time. */
class Stop {
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

export class Worker {
  readonly #options: WorkerOptions;
  /** Where jobs come from, and where it is written how they ended. */
  readonly batches: Batches;
  /** The jobs whose end is not written yet. */
  readonly #open = new Map<ClaimedJob, Stop>();
  #running = 0;
  readonly #ended = new Set<() => void>();
  #renewing: NodeJS.Timeout | undefined;
  /** The tools of all jobs. */
  readonly #shared: Omit<JobContext, 'attempt' | 'log' | 'signal'>;

  constructor(options: WorkerOptions) {
    this.#options = options;
    const { database, jobs, config, now, machineNow = now } = options;
    const zone = zoneOf(config.timeZone);
    this.#shared = {
      write: (work) => this.#write(work),
      read: (work) => database.read(work),
      single: (work) => database.single(work),
      now,
      machineNow,
      today: () => zone.localDate(now()),
      zone,
      settings: settingsOf(config),
      keys: new Keys(config.secretsKey, config.earlierSecretsKeys),
      after: (wait) => this.#after(wait),
    };
    this.batches = new Batches({
      write: (work) => this.#write(work),
      jobs,
      now,
      lease: this.lease,
      keep: (db) => this.#keepUrgent(db),
    });
  }

  get lease(): number {
    return this.#options.lease ?? LEASE;
  }

  /** Runs a claimed job, says when it has ended, and writes down how; never rejects. */
  async run(job: ClaimedJob, ended?: () => void): Promise<void> {
    const { jobs, log } = this.#options;
    const stop = new Stop();
    this.#open.set(job, stop);
    this.#running += 1;
    this.#renewing ??= setInterval(() => {
      this.#options.beat?.();
      void this.#renew();
    }, this.lease / BEATS).unref();
    try {
      const isUrgent = this.#areUrgent([job]);
      if (isUrgent) await this.#renew();
      if (stop.wasAsked() || (isUrgent && this.#areUrgent([job]))) {
        this.#running -= 1;
        ended?.();
        return;
      }
      const ending = await this.#ending(job, stop).finally(() => {
        this.#running -= 1;
        ended?.();
      });
      const soon = this.#options.oneByOne === true || this.#running === 0 || jobs[job.kind]?.inLanes !== true;
      if (!stop.wasAsked()) await this.batches.end(job, ending, soon);
    } catch (err) {
      log.error(
        { job: job.id, kind: job.kind, err },
        'the result of a job could not be stored: the job will run again',
      );
    } finally {
      this.#open.delete(job);
      if (this.#open.size === 0) this.#rest();
    }
  }

  /** The tools for regular work that is no job. */
  contextFor(name: string): JobContext {
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
    return this.#contextOf(work, new Stop());
  }

  /** Gives back claimed jobs that did not run: any worker may take them at once. */
  giveBack(jobs: readonly ClaimedJob[]): void {
    const { log } = this.#options;
    for (const job of jobs)
      this.batches.end(job, { ended: 'not begun' }, true).catch((err: unknown) => {
        log.error({ job: job.id, kind: job.kind, err }, 'a job could not be released: it will run later');
      });
  }

  /** Waits until nothing runs, at most so many milliseconds; what still runs then is given back to the queue. */
  async drained(limit: number): Promise<void> {
    // Jobs that were being claimed come yet, and go back.
    await this.batches.rest();
    let giveUp: NodeJS.Timeout | undefined;
    if (this.#open.size > 0) {
      await new Promise<void>((resolve) => {
        this.#ended.add(resolve);
        giveUp = setTimeout(resolve, limit);
      });
      clearTimeout(giveUp);
    }
    const left = [...this.#open.keys()];
    if (left.length === 0) return;
    for (const stop of this.#open.values()) stop.ask();
    await this.#options.database.write((db) => release(db, left));
  }

  #rest(): void {
    clearInterval(this.#renewing);
    this.#renewing = undefined;
    for (const tell of this.#ended) tell();
    this.#ended.clear();
  }

  async #ending(job: ClaimedJob, stop: Stop): Promise<Ending> {
    const { jobs, log } = this.#options;
    const known: Job<never> | undefined = jobs[job.kind];
    if (known === undefined) return { ended: 'failed', error: 'Unknown kind', retryAt: null, again: null };
    const context = this.#contextOf(job, stop);
    const payload = job.payload as never;
    const again = (): Instant | null => known.next?.(payload, context) ?? null;
    try {
      if (job.crashes > CRASHES) throw new GiveUp(`The process ended ${String(job.crashes)} times while it ran`);
      const left = await known.run(payload, context, job.loaded);
      return { ended: 'done', again: again(), left };
    } catch (err) {
      const retryAt = this.#retryAt(job, known, err);
      const told = { job: job.id, kind: job.kind, attempt: context.attempt, err };
      if (retryAt === null) log.error(told, 'a job was given up');
      else log.warn({ ...told, retryAt }, 'a job failed and will be tried again');
      return { ended: 'failed', error: String(err), retryAt, again: again() };
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
    return later(now(), Math.round(wait * (1 + random() * JITTER)));
  }

  #write<T>(work: (db: Writer) => Promise<T>): Promise<T> {
    const { database, config, now, wrote } = this.#options;
    const actor = { type: 'system', id: null } as const;
    return database.write(async (db) => {
      const done = await work(db);
      await conclude(db, { now: now(), zone: zoneOf(config.timeZone), actor, requestId: null });
      wrote?.(db.changes.all);
      return done;
    });
  }

  #contextOf(job: ClaimedJob, stop: Stop): JobContext {
    const { log } = this.#options;
    return {
      attempt: job.failures + job.crashes + 1,
      // Most jobs have nothing to say, and nothing that could be stopped.
      get log() {
        return log.child({ job: job.id, kind: job.kind });
      },
      get signal() {
        return stop.signal;
      },
      ...this.#shared,
    };
  }

  /** Whether half of the lease of one of them has passed. */
  #areUrgent(jobs: readonly ClaimedJob[]): boolean {
    const soon = later(this.#options.now(), this.lease / 2);
    return jobs.some(({ until }) => until < soon);
  }

  async #keepUrgent(db: Writer): Promise<void> {
    const jobs = [...this.#open.keys()];
    if (this.#areUrgent(jobs)) await this.#keep(db, jobs);
  }

  /** Keeps the leases of what runs; a job that another worker took since is told to end. */
  async #keep(db: Writer, jobs: readonly ClaimedJob[]): Promise<void> {
    const lost = await renew(db, jobs, later(this.#options.now(), this.lease));
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
