// The end of the process: by a signal, or because something has gone that it cannot do without.
import { constants } from 'node:os';

interface ProcessEnding {
  /** Says how to end in order. */
  registerClose(close: () => Promise<void>): void;
  /** Ends the process with a status. */
  end(status: number): void;
}

/**
 * Ends the process on the first signal to stop, in order when the answer was told how; others change nothing. The first
 * process of a container would never be ended without: it has no default for signals.
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
