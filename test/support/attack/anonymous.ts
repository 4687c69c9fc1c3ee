// Somebody without a credential who asks for public things, as fast as they can.
import { setTimeout as pause } from 'node:timers/promises';
import { together, type Attack, type AttackTarget } from './attack.ts';

const PATHS = [
  '/openapi.json',
  '/docs',
  '/docs/swagger-ui-bundle.js',
  '/kantoor',
  '/metrics',
  '/ready',
  '/api2/onbekend',
];
const REQUESTS = 5_000;
const AT_ONCE = 20;

export const anonymousFlood: Attack = {
  name: 'a flood of requests by nobody',
  run: async (target) => ({ statuses: await together(all(target), AT_ONCE) }),
};

function* all(target: AttackTarget): Generator<() => Promise<{ readonly status: number }>> {
  for (let index = 0; index < REQUESTS; index++)
    yield async () => {
      const path = PATHS[index % PATHS.length] ?? '/';
      const { status } = await target.ask('GET', path, { auth: null, headers: { 'accept-encoding': 'gzip' } });
      await pause(1);
      return { status };
    };
}
