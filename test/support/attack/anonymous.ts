// Somebody without a credential who asks for public things, as fast as they can.
import { setTimeout as pause } from 'node:timers/promises';
import { runConcurrently, type Attack, type AttackTarget } from './attack.ts';

const PATHS = [
  '/openapi.json',
  '/docs',
  '/docs/swagger-ui-bundle.js',
  '/kantoor',
  '/metrics',
  '/ready',
  '/api2/onbekend',
];
const REQUEST_COUNT = 5_000;
const CONCURRENT_REQUESTS = 20;

export const anonymousFlood: Attack = {
  name: 'a flood of requests by nobody',
  run: async (target) => ({ statuses: await runConcurrently(generateRequests(target), CONCURRENT_REQUESTS) }),
};

function* generateRequests(target: AttackTarget): Generator<() => Promise<{ readonly status: number }>> {
  for (let index = 0; index < REQUEST_COUNT; index++)
    yield async () => {
      const path = PATHS[index % PATHS.length] ?? '/';
      const { status } = await target.ask('GET', path, { auth: null, headers: { 'accept-encoding': 'gzip' } });
      await pause(1);
      return { status };
    };
}
