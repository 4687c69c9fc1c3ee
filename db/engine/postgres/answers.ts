// Gives up on answers that do not come: a network that drops packets says nothing, and TCP tries for a quarter of an hour.

/** How much longer than its statement an answer may take, in milliseconds. */
export const ANSWER_GRACE_MS = 5_000;

/** Counts what one connection has asked and not heard of. */
export class AwaitedAnswers {
  readonly #limit: number;
  readonly #giveUp: () => void;
  #waiting = 0;
  /** When the first of them became the next to be answered. */
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Calls `giveUp` when no answer has come for so many milliseconds, though one is awaited. */
  constructor(limit: number, giveUp: () => void) {
    this.#limit = limit;
    this.#giveUp = giveUp;
  }

  noteAsked(): void {
    if (this.#waiting++ === 0) this.#since = performance.now();
    // One timer looks after thousands of statements: they are answered long before.
    this.#timer ??= this.#lookIn(this.#limit);
  }

  noteAnswered(): void {
    this.#waiting -= 1;
    this.#since = performance.now();
  }

  // A process that stood still reads first what has arrived meanwhile.
  #lookIn(wait: number): NodeJS.Timeout {
    return setTimeout(() => {
      setImmediate(() => {
        this.#look();
      });
    }, wait).unref();
  }

  #look(): void {
    this.#timer = undefined;
    if (this.#waiting === 0) return;
    const left = this.#since + this.#limit - performance.now();
    if (left > 0) this.#timer = this.#lookIn(left);
    else this.#giveUp();
  }
}

/** The error of statements whose answer did not come. Nobody knows what the database did. */
export function createSilenceError(): Error {
  return Object.assign(new Error('The database did not answer in time.'), { code: SILENCE_CODE });
}

const SILENCE_CODE = 'ETIMEDOUT';
