// Time-outs for missing responses: a network that drops packets reports nothing, and TCP retries for fifteen minutes.

/** How long after the time-out of its statement a response may arrive, in milliseconds. */
export const RESPONSE_GRACE_MS = 5_000;

/** Calls a function when a connection has waited too long for the response to a statement. */
export class ResponseTimeout {
  readonly #limitMs: number;
  readonly #giveUp: () => void;
  #waiting = 0;
  /** When the last response came, or the first statement was sent after none waited. */
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Calls `giveUp` when an awaited response has not arrived for `limitMs` milliseconds. */
  constructor(limitMs: number, giveUp: () => void) {
    this.#limitMs = limitMs;
    this.#giveUp = giveUp;
  }

  noteSent(): void {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
    // One timer for thousands of statements, most of which have their response long before.
    this.#timer ??= this.#scheduleCheck(this.#limitMs);
  }

  noteReceived(): void {
    this.#waiting -= 1;
    this.#since = performance.now();
  }

  // After the process was suspended this timer fires first: `setImmediate` lets it read what has arrived.
  #scheduleCheck(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      setImmediate(() => {
        this.#check();
      });
    }, delayMs).unref();
  }

  #check(): void {
    this.#timer = undefined;
    if (this.#waiting === 0) return;
    const remainingMs = this.#since + this.#limitMs - performance.now();
    if (remainingMs > 0) this.#timer = this.#scheduleCheck(remainingMs);
    else this.#giveUp();
  }
}

/** Returns the error of statements without a response. Their outcome is unknown. */
export function createMissingResponseError(): Error {
  // session/errors.ts and session/unusable.ts classify errors by this code.
  return Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' });
}
