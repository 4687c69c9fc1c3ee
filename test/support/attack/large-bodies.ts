// A megabyte that is wrong, to every operation that takes JSON: whatever is wrong with it.
import { addressOf, contract } from '../contract.ts';
import { ADMINISTRATOR } from '../administrator.ts';
import { runConcurrently, type Attack, type AttackTarget } from './attack.ts';
import { takingJson, generateWrongBodies } from './wrong-bodies.ts';

const SIZE = 990_000;
const SMALL = 2_000;
const CONCURRENT_REQUESTS = 2;

export const largeBodies: Attack = {
  name: 'bodies of 1 MB that are wrong',
  // A body that is small and wrong has the rules of its operation compiled.
  prepare: async (target) => {
    await runConcurrently(generateRequests(target, SMALL), CONCURRENT_REQUESTS);
  },
  run: async (target) => ({ statuses: await runConcurrently(generateRequests(target, SIZE), CONCURRENT_REQUESTS) }),
};

function* generateRequests(target: AttackTarget, size: number): Generator<() => Promise<{ readonly status: number }>> {
  const seenKeys = new Set<unknown>();
  for (const id of takingJson) {
    const operation = contract.find((each) => each.id === id);
    if (operation === undefined) continue;
    const auth = operation.basicOnly ? ADMINISTRATOR : { apiKey: target.key };
    const options = { auth, headers: { 'content-type': 'application/json' } };
    for (const { text } of generateWrongBodies(id, size, seenKeys))
      yield () => target.ask(operation.method, addressOf(operation), { ...options, body: text });
  }
}
