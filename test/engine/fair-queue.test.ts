// The fair queue: callers with many requests wait for their own, and are refused before others are.
import { expect } from 'chai';
import { createProblem } from '../../domain/values/problem.ts';
import { createFairQueue } from '../../handlers/fair-queue.ts';

const QUEUE_CAPACITY = { working: 1, waiting: 6, share: 4 };
const createBusyProblem = (): Error => createProblem('ERR_UNAVAILABLE', 'Too much: retry.');

/** Runs requests in this order; returns the order in which they were done, and those that were refused. */
async function runInOrder(order: readonly (string | undefined)[]): Promise<{ done: string[]; refused: string[] }> {
  const queue = createFairQueue(QUEUE_CAPACITY, createBusyProblem);
  const done: string[] = [];
  const refused: string[] = [];
  await Promise.all(
    order.map((asker, index) => {
      const name = `${asker ?? 'service'} ${String(index)}`;
      const work = async (): Promise<void> => {
        await Promise.resolve();
        done.push(name);
      };
      return queue(asker, work).catch((error: unknown) => {
        expect(String(error)).to.include('ERR_UNAVAILABLE');
        refused.push(name);
      });
    }),
  );

  return { done, refused };
}

describe('waiters of a queue', () => {
  it('take turns: a caller with many requests delays another one by a single request', async () => {
    const { done, refused } = await runInOrder(['a', 'a', 'a', 'b', 'c', 'b']);
    expect(done).to.deep.equal(['a 0', 'a 1', 'b 3', 'c 4', 'a 2', 'b 5']);
    expect(refused).to.deep.equal([]);
  });

  it('are refused beyond the share of one account, and no others with them', async () => {
    const { done, refused } = await runInOrder(['a', 'a', 'a', 'a', 'a', 'a', 'b']);
    expect(refused).to.deep.equal(['a 4', 'a 5']);
    expect(done).to.include('b 6');
  });

  it('are refused beyond the capacity of the queue, except those of the service', async () => {
    const many = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'd', undefined, undefined];
    const { done, refused } = await runInOrder(many);
    expect(refused).to.deep.equal(['c 7', 'd 8']);
    expect(done).to.include.members(['service 9', 'service 10']);
  });

  it('run after one that failed, which gets its error', async () => {
    const queue = createFairQueue(QUEUE_CAPACITY, createBusyProblem);
    const failing = queue('a', () => Promise.reject(new Error('broken'))).catch(String);
    const after = queue('a', () => Promise.resolve('done'));
    expect(await failing).to.equal('Error: broken');
    expect(await after).to.equal('done');
  });

  it('start again after the queue was empty', async () => {
    const queue = createFairQueue(QUEUE_CAPACITY, createBusyProblem);
    for (let time = 0; time < 10; time++) expect(await queue('a', () => Promise.resolve(time))).to.equal(time);
  });

  it('run as many at once as there are slots', async () => {
    const queue = createFairQueue({ ...QUEUE_CAPACITY, working: 2 }, createBusyProblem);
    const startedNames: string[] = [];
    const ends: (() => void)[] = [];
    const all = ['a', 'a', 'b'].map((asker, index) =>
      queue(
        asker,
        () =>
          new Promise<void>((end) => {
            startedNames.push(`${asker} ${String(index)}`);
            ends.push(end);
          }),
      ),
    );
    expect(startedNames).to.deep.equal(['a 0', 'a 1']);

    ends[1]?.();
    await all[1];
    await Promise.resolve();
    expect(startedNames).to.deep.equal(['a 0', 'a 1', 'b 2']);

    for (const end of ends) end();
    await Promise.all(all);
  });

  it('skip one that has left the queue, whose slot another one gets', async () => {
    const queue = createFairQueue({ ...QUEUE_CAPACITY, waiting: 1 }, createBusyProblem);
    const controller = new AbortController();
    let end: () => void = () => undefined;
    const first = queue(
      'a',
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    let isBegun = false;
    const refusal = queue(
      'b',
      () => {
        isBegun = true;
        return Promise.resolve();
      },
      controller.signal,
    ).catch(String);
    expect(await queue('c', () => Promise.resolve()).catch(String)).to.include('ERR_UNAVAILABLE');

    controller.abort();
    expect(await refusal).to.include('ERR_UNAVAILABLE');

    const other = queue('c', () => Promise.resolve('c'));
    end();
    await first;
    expect([await other, isBegun]).to.deep.equal(['c', false]);
  });
});
