// Lets the job queue work: in tests nothing runs by itself.
import { service } from './service.ts';

export const jobs = {
  /** Runs everything that is due by the test's clock, and what that leads to, until nothing is; answers how many ran. */
  settled: (): Promise<number> => service().queue.runDue(),
};
