// Responses that are created while they are sent, in short steps, without an open transaction between the steps.
import type { Key, ListPage } from './listing.ts';
import type { Reader } from './session/reader.ts';

/** The steps of a response. Each yields the items that it found, possibly none, and gets a new reader in return. */
export type WalkSteps<T> = AsyncGenerator<readonly T[], void, Reader>;

const CONTINUE_KEY: Key = [true];

/** A response in steps. Each step sees its own snapshot. */
export class Walk<T> {
  readonly #steps: (db: Reader) => WalkSteps<T>;
  #walking: WalkSteps<T> | undefined;

  constructor(steps: (db: Reader) => WalkSteps<T>) {
    this.#steps = steps;
  }

  /** Returns the items of the next step, of the first one for null. */
  async readAfter(db: Reader, key: Key | null): Promise<ListPage<T>> {
    const walking = key === null ? this.#steps(db) : this.#walking;
    // Failed steps have ended: continuing them would look like the end of the response.
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
