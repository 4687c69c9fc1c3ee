// A service under test: in this process from the sources, or in another one from the build.
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { App } from '../../http/app.ts';
import type { JobQueue } from '../../jobs/queue.ts';

export interface TestService {
  readonly config: Config;
  /** The data: of a service in another process this is a way of our own to it. */
  readonly database: Database;
  /** Lets it do what is due, and what that leads to; returns how many jobs ran. */
  runDue(): Promise<number>;
  /** The app; throws when it is in another process. */
  readonly app: App;
  /** Its queue, which runs jobs only on demand; throws when it is in another process. */
  readonly queue: JobQueue;
}

/** A service that can be ended. */
export interface RunningService extends TestService {
  /** Ends the service, after it has written and reported what it collected. The opener of the database closes that. */
  close(): Promise<void>;
}

/** A service at an address of its own. */
export interface ServedService extends RunningService {
  readonly baseUrl: string;
}
