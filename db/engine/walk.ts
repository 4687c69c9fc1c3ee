// Answers that are made while they are sent, a step at a time: nothing is held open between steps, and none of them takes long.
import type { Key, ListPage } from './listing.ts';
import type { Reader } from './session/reader.ts';

/** The steps of an answer. Each yields the items that it found, or none yet, and gets a reader of its own in return. */
export type WalkSteps<T> = AsyncGenerator<readonly T[], void, Reader>;

const CONTINUE_KEY: Key = [true];

/** An answer in steps. Each step sees a moment of its own. */
export class Walk<T> {
  readonly #steps: (db: Reader) => WalkSteps<T>;
  #walking: WalkSteps<T> | undefined;

  constructor(steps: (db: Reader) => WalkSteps<T>) {
    this.#steps = steps;
  }

  /** The items of the next step, of the first one for null. */
  async readAfter(db: Reader, key: Key | null): Promise<ListPage<T>> {
    const walking = key === null ? this.#steps(db) : this.#walking;
    // Steps that failed have ended: going on with them would look like the end of the answer.
    this.#walking = undefined;
    if (walking === undefined) throw new Error('A step of this answer failed: it has no next one.');
    const { value, done } = await walking.next(db);
    this.#walking = walking;
    const items = done === true ? [] : value;
    return {
      length: items.length,
      readItems: (_db, from, until) => Promise.resolve(items.slice(from, until)),
      next: done === true ? null : CONTINUE_KEY,
    };
  }
}
