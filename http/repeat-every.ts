// Regular work of a process outside the job queue, such as storing counts that were collected in memory.
import type { Logger } from 'pino';

/** Repeats work until the process ends or the timer is cleared; a failure is logged and the next round tries again. */
export function repeatEvery(milliseconds: number, log: Logger, work: () => Promise<void>): NodeJS.Timeout {
  const round = (): void => {
    work().catch((err: unknown) => {
      log.error({ err }, 'a regular round failed');
    });
  };
  return setInterval(round, milliseconds).unref();
}
