// Time-outs for missing responses: a network that drops packets reports nothing, and TCP retries for fifteen minutes.

/** How long after the time-out of its statement a response may arrive, in milliseconds. */
export const ANSWER_GRACE_MS = 5_000;

/** Counts the unanswered statements of one connection. */
export class AwaitedAnswers {
  readonly #limit: number;
  readonly #giveUp: () => void;
  #waiting = 0;
  /** When the oldest unanswered statement became the next in line. */
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Calls `giveUp` when an awaited response has not arrived for `limit` milliseconds. */
  constructor(limit: number, giveUp: () => void) {
    this.#limit = limit;
    this.#giveUp = giveUp;
  }

  noteAsked(): void {
    if (this.#waiting++ === 0) this.#since = performance.now();
    // One timer for thousands of statements, most of which are answered long before.
    this.#timer ??= this.#lookIn(this.#limit);
  }

  noteAnswered(): void {
    this.#waiting -= 1;
    this.#since = performance.now();
  }

  // A process that was suspended first reads what has arrived.
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
    const remainingMs = this.#since + this.#limit - performance.now();
    if (remainingMs > 0) this.#timer = this.#lookIn(remainingMs);
    else this.#giveUp();
  }
}

/** Returns the error of statements without a response. Their outcome is unknown. */
export function createSilenceError(): Error {
  return Object.assign(new Error('The database did not answer in time.'), { code: SILENCE_CODE });
}

const SILENCE_CODE = 'ETIMEDOUT';
