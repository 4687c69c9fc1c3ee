// Time-outs for missing responses: a network that drops packets reports nothing, and TCP retries for fifteen minutes.

/** How long after the time-out of its statement a response may arrive, in milliseconds. */
export const RESPONSE_GRACE_MS = 5_000;

/** Counts the statements of one connection that wait for their response. */
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

  // A process that was suspended first reads what has arrived.
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

const TIMEOUT_CODE = 'ETIMEDOUT';

/** Returns the error of statements without a response. Their outcome is unknown. */
export function createMissingResponseError(): Error {
  return Object.assign(new Error('The database did not answer in time.'), { code: TIMEOUT_CODE });
}
