// The end of the process: by a signal, or by damage to the database.
import { constants } from 'node:os';

interface ProcessEnding {
  /** Says how to end in order. */
  registerClose(close: () => Promise<void>): void;
  /** Ends the process with a status. */
  end(status: number): void;
}

/**
 * Ends the process on the first signal, in order where a close function was registered; ignores later signals. The first
 * process of a container has no default action for signals, so without this it would never end.
 */
export function endOnSignals(): ProcessEnding {
  let close: (() => Promise<void>) | undefined;
  let isEnding = false;

  const end = (status: number, atOnce = status): void => {
    if (isEnding) return;
    isEnding = true;
    if (close === undefined) process.exit(atOnce);
    close().then(
      () => process.exit(status),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      end(0, 128 + constants.signals[signal]);
    });

  return {
    registerClose: (how) => {
      close = how;
    },
    end,
  };
}
