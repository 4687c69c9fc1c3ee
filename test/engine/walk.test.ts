// Responses in steps: each step has its own reader, and none follows one that failed.
import { expect } from 'chai';
import { Walk } from '../../db/engine/walk.ts';
import { createOnlyReader } from '../../db/engine/session/session.ts';

const readers = [1, 2, 3].map(() =>
  createOnlyReader('sqlite', () => Promise.reject(new Error('Nothing is asked here.'))),
);
const [first, second, third] = readers as [(typeof readers)[0], (typeof readers)[0], (typeof readers)[0]];

describe('a response in steps', () => {
  it('gives each step the reader of its moment, and ends after the last', async () => {
    const stepReaders: unknown[] = [];
    const walk = new Walk<number>(async function* (db) {
      stepReaders.push(await Promise.resolve(db));
      db = yield [1, 2];
      stepReaders.push(db);
      yield [];
    });
    const one = await walk.readAfter(first, null);
    expect([one.length, await one.readItems(first, 1, 2), one.next === null]).to.deep.equal([2, [2], false]);

    const two = await walk.readAfter(second, one.next);
    expect([two.length, two.next === null]).to.deep.equal([0, false]);

    const three = await walk.readAfter(third, two.next);
    expect([three.length, three.next]).to.deep.equal([0, null]);
    expect(stepReaders).to.deep.equal([first, second]);
  });

  it('has no end when a step failed: a caller that continues gets an error, and no incomplete response', async () => {
    const walk = new Walk<number>(async function* (db) {
      db = yield await Promise.resolve([1]);
      throw new Error(`The connection of ${db.dialect} was lost.`);
    });
    const one = await walk.readAfter(first, null);
    const failed = [
      await walk.readAfter(second, one.next).catch(String),
      await walk.readAfter(third, one.next).catch(String),
    ];

    expect(failed).to.deep.equal([
      'Error: The connection of sqlite was lost.',
      'Error: A step of this answer failed: it has no next one.',
    ]);
  });
});
