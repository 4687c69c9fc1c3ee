// Requests that must leave nothing behind: no row and no event.
import { expect } from 'chai';
import { getDatabase, collectEvents } from './index.ts';
import { stateOf } from './state.ts';

/** Returns the result of `ask`. Fails if `ask` has left anything in the database of the tests. */
export async function expectNoChange<T>(ask: () => PromiseLike<T>): Promise<T> {
  const before = await stateOf(getDatabase());
  let result: T | undefined;
  const events = await collectEvents(async () => {
    result = await ask();
  });
  expect(events).to.deep.equal([]);
  expect(await stateOf(getDatabase())).to.equal(before);
  return result as T;
}
