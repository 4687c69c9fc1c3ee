// Timeouts and waits that the caller can end by a signal.

/** A running time limit. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  readonly isLate: () => boolean;
  readonly end: () => void;
  /** Stops the timer; the outer signal still aborts. */
  readonly stopClock: () => void;
}

const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Starts a limit whose signal aborts with `outer`, or after `timeout` milliseconds: then `isLate`. `end` releases timer
 * and listener. AbortSignal.any is newer than Node 18.
 */
export function startLimit(timeout: number, outer: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  let late = false;

  const abort = (): void => {
    controller.abort(outer?.reason);
  };

  const expire = (): void => {
    late = true;
    controller.abort();
  };

  const timer = timeout > MAX_TIMER_MS ? undefined : setTimeout(expire, timeout);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });

  const stopClock = (): void => {
    clearTimeout(timer);
  };

  const end = (): void => {
    stopClock();
    outer?.removeEventListener('abort', abort);
  };

  return { signal: controller.signal, isLate: () => late, end, stopClock };
}

/** Waits this number of milliseconds; rejects with the signal's reason when it aborts. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const { signal: limited, isLate, end } = startLimit(milliseconds, signal);
    const finish = (): void => {
      end();
      if (isLate()) resolve();
      else reject(signal?.reason as Error);
    };
    if (limited.aborted) finish();
    else limited.addEventListener('abort', finish, { once: true });
  });
}
