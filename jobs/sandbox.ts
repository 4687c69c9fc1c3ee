// A running sandbox: one work at a time, at the moment that its clock shows, in a reproducible order.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { NotedChange } from '../db/engine/changes/changes.ts';
import type { SeededChance } from '../db/engine/chance.ts';
import type { Database } from '../db/engine/session/database.ts';
import { beginSandbox, storeAdvanced, storeMoment, type FiredWork } from '../db/house/sandbox.ts';
import { putBack, readFixture } from '../db/house/sandbox-fixtures.ts';
import { objects } from '../db/objects.ts';
import type { JobPayloads } from '../db/queue/job-kinds.ts';
import { beginAlone } from '../db/queue/begin-alone.ts';
import { MAX_LISTED } from '../domain/house/sandbox.ts';
import type { Zone } from '../domain/values/calendar.ts';
import type { EventObject } from '../generated/operations.ts';
import { HOUR } from '../domain/values/time-units.ts';
import type { Instant } from '../generated/types.ts';
import { rounds, type Round } from './scheduler.ts';
import type { Job, JobContext } from './job.ts';
import type { JobQueue } from './queue.ts';
import { isAt, findNextDue } from './sandbox-plan.ts';

/** Jobs that call services outside. */
const CALLING_KINDS = ['deliver'];
const EXCLUDED_KINDS = new Set(['move-clock', 'reset-sandbox', 'clock', ...CALLING_KINDS]);
/** How long a request waits for the clock to move, in milliseconds. */
const MAX_MOVE_MS = HOUR;
/** A process that ends in the middle loses no more moments than these. */
const MOMENTS_PER_STORE = 100;

const objectByTable = new Map(
  Object.entries(objects)
    .reverse()
    .map(([name, { table }]) => [table, name as EventObject]),
);

interface SandboxParts {
  readonly database: Database;
  readonly zone: Zone;
  readonly log: Logger;
  /** The source of random values in the database. */
  readonly chance: SeededChance;
  /** The folder of the fixtures that were saved. */
  readonly fixtures: string;
}

export class Sandbox {
  readonly #parts: SandboxParts;
  #moment: Instant;
  #queue: JobQueue | undefined;
  #stopListening: (() => Promise<void>) | undefined;
  /** Resolves when earlier work has ended, so that works never run concurrently. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #purges: (() => void)[] = [];
  #changed: NotedChange[] = [];
  #fired: FiredWork[] = [];
  #count = 0;
  /** Whether jobs may have been enqueued since the queue was last drained. */
  #hasNews = true;
  #tasks = 0;
  #callCount = 0;
  #waiting: (() => void)[] = [];

  constructor(parts: SandboxParts, moment: Instant) {
    this.#parts = parts;
    this.#moment = moment;
  }

  readonly now = (): Instant => this.#moment;

  /** How its queue differs from others. */
  readonly queueing = {
    // Depends on the moment alone, so that runs are reproducible.
    random: (): number => createHash('sha256').update(this.#moment).digest().readUInt32BE(0) / 2 ** 32,
    onWritten: (changes: readonly NotedChange[]): void => {
      this.#changed.push(...changes);
    },
    heldPatience: MAX_MOVE_MS,
  };

  /** Runs due jobs of this queue, now and whenever jobs are enqueued. */
  start(queue: JobQueue): void {
    this.#queue = queue;
    let isWanted = false;

    // While the clock moves, one drain afterwards is enough for all new jobs.
    const drain = (): void => {
      this.#hasNews = true;
      if (isWanted) return;
      isWanted = true;
      const work = (): Promise<boolean> => {
        isWanted = false;
        return this.#drain();
      };
      // Its failure is in the log.
      this.#runAlone(work).catch(() => undefined);
    };

    this.#stopListening = this.#parts.database.onEnqueued(drain);
    drain();
  }

  async stop(): Promise<void> {
    await this.#stopListening?.();
    await this.#turn;
  }

  /** Moves the clock, and does all that falls due until then. */
  advance(until: Instant): Promise<void> {
    return this.#runAlone(() => this.#advance(until));
  }

  /** Puts everything back into a fixture, and the clock to its moment. */
  reset(name: string): Promise<void> {
    return this.#runAlone(async () => {
      const { database, chance, fixtures } = this.#parts;
      const fixture = await readFixture(name, fixtures);
      chance.seed(await database.write((db) => putBack(db, name, fixture)));
      this.#moment = fixture.moment;
      for (const purge of this.#purges) purge();
      // Jobs of the loaded state may be due.
      await this.#drain();
    });
  }

  /**
   * Resolves when earlier work has ended, so that repeated requests find equal states. Does not wait for receivers of
   * webhooks, which may call the service before they respond.
   */
  async waitUntilSettled(): Promise<void> {
    while (this.#tasks > 0 && this.#callCount === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Makes a call outside, during which requests are accepted. */
  async callOutside<T>(call: () => Promise<T>): Promise<T> {
    this.#callCount += 1;
    this.#resolveWaiting();
    return call().finally(() => {
      this.#callCount -= 1;
    });
  }

  #resolveWaiting(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Calls `purge` when the state was replaced, so that cached reads may be wrong. */
  onReset(purge: () => void): void {
    this.#purges.push(purge);
  }

  #runAlone<T>(work: () => Promise<T>): Promise<T> {
    this.#tasks += 1;
    const task = this.#turn.then(work).finally(() => {
      this.#tasks -= 1;
      this.#resolveWaiting();
    });
    this.#turn = task.catch((err: unknown) => {
      this.#parts.log.error({ err }, 'a sandbox could not do what was due');
    });
    return task;
  }

  async #advance(until: Instant): Promise<void> {
    const from = this.#moment;
    await this.#drain();
    [this.#fired, this.#count] = [[], 0];

    const { zone } = this.#parts;
    const kinds = [...this.#kinds, ...CALLING_KINDS];
    const changedRounds = new Set(rounds);

    for (let steps = 1; ; steps++) {
      const { moment, due, isQueued } = await this.#parts.database.read((db) =>
        findNextDue(db, { now: this.#moment, zone, kinds, changedRounds }),
      );
      if (moment === null || moment > until) break;
      if (moment > this.#moment) this.#moment = moment;
      if (steps % MOMENTS_PER_STORE === 0) await this.#parts.database.write((db) => storeMoment(db, moment));
      await this.#step(due, changedRounds, isQueued);
    }

    if (until > this.#moment) this.#moment = until;
    const advanced = { from, now: this.#moment, fired: this.#fired, fired_count: this.#count };
    await this.#parts.database.write((db) => storeAdvanced(db, advanced));
  }

  /** Does the work that is due at a moment: rounds in their order, and then jobs. */
  async #step(due: ReadonlySet<Round>, changedRounds: Set<Round>, isQueued: boolean): Promise<void> {
    for (const round of rounds) {
      const hasOccasion = changedRounds.has(round) && isAt(round, this.#moment, this.#parts.zone);
      if (!due.has(round) && !hasOccasion) continue;
      changedRounds.delete(round);
      if (await this.#run(round)) rounds.forEach((each) => changedRounds.add(each));
    }
    if ((isQueued || this.#hasNews) && (await this.#drain())) rounds.forEach((each) => changedRounds.add(each));
  }

  /** Runs a round; returns whether it changed anything, or enqueued a job. */
  async #run(round: Round): Promise<boolean> {
    const { log } = this.#parts;
    this.#changed = [];
    try {
      await this.#runIn(this.#running.createContext(round.name), round);
    } catch (err) {
      log.error({ round: round.name, err }, 'a round failed: it runs again at its next occasion');
      return true;
    }
    this.#noteFired(round.name, false);
    return this.#changed.length > 0;
  }

  /** Runs housekeeping in one transaction: its small steps spare others a wait, and a sandbox has none. */
  async #runIn(context: JobContext, round: Round): Promise<void> {
    if (round.name !== 'tidy') await round.run(context);
    else
      await context.write((db) =>
        round.run({ ...context, write: (work) => work(db), read: (work) => work(db), single: (work) => work(db) }),
      );
  }

  /** Runs all due jobs; returns whether there was one. */
  async #drain(): Promise<boolean> {
    for (let ran = false; ; ran = true) {
      [this.#changed, this.#hasNews] = [[], false];
      // Webhooks come last: requests are accepted during their calls, and find all other work done.
      const kind = (await this.#first(this.#kinds)) ?? (await this.#first(CALLING_KINDS));
      if (kind === null) return ran;
      this.#noteFired(kind, true);
    }
  }

  #first(kinds: readonly string[]): Promise<string | null> {
    return this.#running.runFirst(kinds);
  }

  /** Lists each object that was changed; a job is listed also where it changed none. */
  #noteFired(kind: string, isAlways: boolean): void {
    const ids = new Map<string, FiredWork['object']>();
    for (const { root } of this.#changed) {
      const type = objectByTable.get(root.root);
      if (type !== undefined) ids.set(`${type} ${String(root.id)}`, { type, id: root.id });
    }
    const firedObjects = [...ids.values()];
    const [first = null] = firedObjects;
    const listedObjects = isAlways ? [first] : firedObjects;
    for (const object of listedObjects) {
      this.#count += 1;
      if (this.#fired.length < MAX_LISTED) this.#fired.push({ moment: this.#moment, kind, object });
    }
  }

  get #running(): JobQueue {
    if (this.#queue === undefined) throw new Error('The sandbox has not been started.');
    return this.#queue;
  }

  get #kinds(): readonly string[] {
    return this.#running.kinds.filter((kind) => !EXCLUDED_KINDS.has(kind));
  }
}

/** Opens the sandbox of a database, and restores its clock. An unused database becomes a sandbox. */
export async function openSandbox(
  { sandboxFixtures: fixtures }: Pick<Config, 'sandboxFixtures'>,
  parts: Omit<SandboxParts, 'fixtures'>,
): Promise<Sandbox> {
  const { moment, seed } = await parts.database.write(async (db) => {
    await beginAlone(db);
    return beginSandbox(db);
  });
  parts.chance.seed(seed);
  parts.log.warn({ clock: moment }, 'this is a sandbox: its clock stands until a request moves it');
  return new Sandbox({ ...parts, fixtures }, moment);
}

/** The job that moves the clock for a request. */
export function moveClock(sandbox: Pick<Sandbox, 'advance'>): Job<JobPayloads['move-clock']> {
  return { concurrency: 1, retries: [], run: ({ until }) => sandbox.advance(until) };
}

/** The job that puts a sandbox back for a request. */
export function resetSandbox(sandbox: Pick<Sandbox, 'reset'>): Job<JobPayloads['reset-sandbox']> {
  return { concurrency: 1, retries: [], run: ({ fixture }) => sandbox.reset(fixture) };
}
