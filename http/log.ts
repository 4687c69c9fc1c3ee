// The log of the service: lines are written in pages, each after a tenth of a second at most.
import pino, { type Logger } from 'pino';
import type { Config } from '../config/config.ts';

/** In bytes. */
const PAGE_BYTES = 4_096;
/** How long a line waits for its page, in milliseconds. */
const MAX_WAIT_MS = 100;

/**
 * Opens a log to standard output. A write for each line would be a tenth of the cost of a request. Lines therefore wait for a
 * full page, or for a tenth of a second. The periodic flush of `pino` would wake an idle process ten times a second.
 */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const destination = pino.destination({ sync: false, minLength: PAGE_BYTES });
  let isAwaited = false;

  const flush = (): void => {
    isAwaited = false;
    destination.flush();
  };

  const write = (line: string): void => {
    destination.write(line);
    if (isAwaited) return;
    isAwaited = true;
    setTimeout(flush, MAX_WAIT_MS).unref();
  };

  const lines = { write, flushSync: destination.flushSync.bind(destination) };
  return pino({ level: logLevel }, lines);
}
