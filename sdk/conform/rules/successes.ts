// Each operation succeeds once.
import { UntriedError } from '../outcome-errors.ts';
import { checkEachOperation, assertSuccess, type ConformRule } from '../rule.ts';

export const successes: ConformRule = {
  name: 'successes',
  source: 'the responses of each operation',
  asks: 'each operation, with a request that fits its schemas, about things that were made for it',
  expects: 'a declared success, in a declared media type, whose body fits its schema',
  run: (session) =>
    checkEachOperation(
      session,
      () => true,
      async ({ id, needsUser }) => {
        const { service, world } = session;
        if (needsUser && service.callers.user === null) throw new UntriedError('It takes a user name and a password.');
        assertSuccess(await service.ask(id, await world.createRequest(id)));
      },
    ),
};
