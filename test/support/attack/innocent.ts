// A client that behaves, in a thread of its own, so that the attacker's work does not look like the server's.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { baseUrl, key, path } = workerData as { readonly baseUrl: string; readonly key: string; readonly path: string };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const EVERY = 20;
let asked: number[] = [];
let wrong = 0;

parentPort?.on('message', () => {
  parentPort?.postMessage({ times: asked, wrong });
  asked = [];
  wrong = 0;
});

for (;;) {
  const begun = performance.now();
  const status = await ask();
  asked.push(performance.now() - begun);
  if (status !== 200) wrong += 1;
  await pause(EVERY);
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
