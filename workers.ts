// Runs the service in several processes on one port: starts them, starts another one for each that dies, and ends all together.
import cluster, { type Worker } from 'node:cluster';
import { constants } from 'node:os';
import { answerForAll } from './http/all-processes.ts';

/** The message of a process that accepts requests. */
const SERVES = 'serves';
/** A process that has served for so long was well: another one starts at once. */
const HEALTHY_AFTER_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** How many starts in a row may fail while no process serves. */
const MAX_FAILED_STARTS = 5;

/** Reports to the first process that this one accepts requests. Does nothing where it is the only process. */
export function reportServing(): void {
  cluster.worker?.send(SERVES);
}

/** Whether this process prints the messages of the service: it is the only one, or the first of several. */
export function isFirstProcess(): boolean {
  return cluster.worker === undefined || cluster.worker.id === 1;
}

/** Whether this process was started by another one of the service. */
export function isStarted(): boolean {
  return cluster.isWorker;
}

/**
 * Runs `count` processes until a signal arrives, and restarts those that end. Resolves with the exit status. The first one
 * starts alone: it migrates, creates the first administrator, and reports what is wrong.
 */
export async function runWorkers(count: number): Promise<number> {
  answerForAll();
  return new Workers(count).run();
}

class Workers {
  readonly #count: number;
  /** The running processes, and since when each has served; undefined while it starts. */
  readonly #running = new Map<Worker, number | undefined>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  /** How many processes in a row ended before they served for long enough. */
  #failures = 0;
  #hasServed = false;
  #stopping: NodeJS.Signals | undefined;
  #status = 0;
  #end: (status: number) => void = () => undefined;

  constructor(count: number) {
    this.#count = count;
  }

  run(): Promise<number> {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => {
        this.#stop(signal);
      });
    return new Promise((resolve) => {
      this.#end = resolve;
      this.#start();
    });
  }

  #start(): void {
    const worker = cluster.fork();
    this.#running.set(worker, undefined);
    worker.on('message', (message: unknown) => {
      if (message === SERVES) this.#serves(worker);
    });
    // A connection was handed to a process that has just died: its end follows, and says so.
    worker.on('error', () => undefined);
    worker.once('exit', (code: number | null, signal: string | null) => {
      this.#ended(worker, signal ?? code);
    });
  }

  #serves(worker: Worker): void {
    this.#running.set(worker, performance.now());
    if (this.#hasServed) return;
    this.#hasServed = true;
    for (let each = 1; each < this.#count; each++) this.#start();
  }

  #ended(worker: Worker, how: string | number | null): void {
    const since = this.#running.get(worker);
    this.#running.delete(worker);
    if (this.#stopping !== undefined) {
      if (since !== undefined && how !== 0) this.#status = 1;
      if (this.#running.size === 0) this.#end(this.#hasServed ? this.#status : 128 + constants.signals[this.#stopping]);
      return;
    }

    // It has said why.
    if (!this.#hasServed) {
      this.#end(1);
      return;
    }

    this.#replace(worker, since, how);
  }

  #replace({ process: { pid } }: Worker, since: number | undefined, how: string | number | null): void {
    const wasWell = since !== undefined && performance.now() - since > HEALTHY_AFTER_MS;
    this.#failures = wasWell ? 0 : this.#failures + 1;

    const serving = [...this.#running.values()].some((each) => each !== undefined);
    if (!serving && this.#failures >= MAX_FAILED_STARTS) {
      console.error(`Process ${String(pid)} ended (${String(how)}), and none can be started: the service ends.`);
      this.#status = 1;
      this.#stop('SIGTERM');
      return;
    }

    const wait = wasWell ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), MAX_PAUSE_MS);
    console.error(`Process ${String(pid)} ended (${String(how)}): another one starts in ${String(wait / 1000)} s.`);

    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.#start();
    }, wait);

    this.#pauses.add(pause);
  }

  #stop(signal: NodeJS.Signals): void {
    if (this.#stopping !== undefined) return;
    this.#stopping = signal;
    for (const pause of this.#pauses) clearTimeout(pause);
    for (const worker of this.#running.keys()) worker.process.kill('SIGTERM');
    if (this.#running.size === 0) this.#end(this.#status);
  }
}
