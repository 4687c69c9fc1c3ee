// A client that behaves, in a thread of its own, so that the attacker's work does not look like the server's.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The address and key of its reads, and the pause between two requests, in milliseconds. */
export interface InnocentData {
  readonly baseUrl: string;
  readonly key: string;
  readonly path: string;
  readonly every: number;
}

/** Its observations since it was asked last. */
export interface InnocentReport {
  /** How long each request took that was answered well, in milliseconds. */
  readonly times: readonly number[];
  /** How many were not. */
  readonly wrong: number;
  /** The longest time between two successful responses, in milliseconds. */
  readonly gap: number;
}

const { baseUrl, key, path, every } = workerData as InnocentData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let times: number[] = [];
let wrong = 0;
let gap = 0;
let good = performance.now();

parentPort?.on('message', () => {
  const open = performance.now() - good;
  parentPort?.postMessage({ times, wrong, gap: Math.max(gap, open) } satisfies InnocentReport);
  times = [];
  wrong = 0;
  gap = 0;
});

for (;;) {
  const startTime = performance.now();
  const status = await ask();
  const now = performance.now();
  if (status === 200) {
    times.push(now - startTime);
    gap = Math.max(gap, now - good);
    good = now;
  } else wrong += 1;
  await pause(every);
}

function ask(): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(baseUrl + path, { agent, headers: { authorization: `Bearer ${key}` } }, (incoming) => {
      incoming.resume();
      incoming.on('end', () => {
        resolve(incoming.statusCode ?? 0);
      });
      incoming.on('error', () => {
        resolve(0);
      });
    });

    outgoing.on('error', () => {
      resolve(0);
    });
    outgoing.end();
  });
}
