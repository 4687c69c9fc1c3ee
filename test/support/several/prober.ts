// Sends requests to a server at a fixed rate, without waiting for responses, and records the outcome and time of each.
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../raw.ts';

const PROBE_INTERVAL_MS = 500;
/** Told in place of a status: the connection was lost. */
export const NO_ANSWER = 0;

interface ServerProbe {
  readonly request: string;
  readonly status: number;
  readonly began: number;
  readonly seconds: number;
}

export class Prober {
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #asked: Promise<ServerProbe>[] = [];
  #isStopping = false;
  #asking: Promise<void> | undefined;

  constructor(baseUrl: string, apiKey: string) {
    this.#baseUrl = baseUrl;
    this.#apiKey = apiKey;
  }

  start(): void {
    this.#asking = this.#askAll();
  }

  /** All that was asked, when all of it is answered. */
  async stop(): Promise<readonly ServerProbe[]> {
    this.#isStopping = true;
    await this.#asking;
    return Promise.all(this.#asked);
  }

  async #askAll(): Promise<void> {
    for (let iteration = 0; !this.#isStopping; iteration++) {
      this.#asked.push(
        this.#ask('GET', '/ready'),
        this.#ask('GET', '/api2/locaties?page_size=1'),
        this.#ask('POST', '/api2/locaties', { naam: `probe ${String(iteration)}` }),
      );
      await pause(PROBE_INTERVAL_MS);
    }
  }

  async #ask(method: string, path: string, body?: object): Promise<ServerProbe> {
    const began = performance.now();
    // On a connection of its own: one that the server has just closed is no answer.
    const options = { auth: { apiKey: this.#apiKey }, body, headers: { connection: 'close' } };
    const { status } = await send(this.#baseUrl, method, path, options).catch(() => ({ status: NO_ANSWER }));
    return { request: `${method} ${path}`, status, began, seconds: (performance.now() - began) / 1000 };
  }
}

/** How many of each answer there were, and the longest wait for one. */
export function summariseProbes(probes: readonly ServerProbe[]): string {
  const counts = new Map<number, number>();
  for (const { status } of probes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const statusCounts = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${String(count)} times ${String(status)}`);
  return `${statusCounts.join(', ')}; the longest wait ${Math.max(...probes.map(({ seconds }) => seconds)).toFixed(1)} s`;
}
