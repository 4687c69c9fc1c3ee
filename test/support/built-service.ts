// The service from the build, in a process of its own: nothing in it can be replaced or reached into.
import { type Config, readConfig } from '../../config/config.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { App } from '../../http/app.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { type BuiltServer, startBuiltServer } from './built.ts';
import type { SeenResponse } from './coverage.ts';
import type { ServedService } from './running.ts';
import { journal } from './witness.ts';
import { readWork } from './work.ts';

class BuiltService implements ServedService {
  readonly config: Config;
  readonly database: Database;
  readonly #server: BuiltServer;

  constructor(config: Config, database: Database, server: BuiltServer) {
    this.config = config;
    this.database = database;
    this.#server = server;
  }

  get baseUrl(): string {
    return this.#server.url;
  }

  get app(): App {
    return throwUnreachable('app');
  }

  get queue(): JobQueue {
    return throwUnreachable('queue');
  }

  runDue(): Promise<number> {
    return this.#server.runDue();
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}

function throwUnreachable(part: string): never {
  throw new Error(
    `The ${part} of the built server is in another process: a file that walks all operations cannot use it.`,
  );
}

/** Starts the built server with these variables; `database` is our own way to its data. */
export async function startBuiltService(
  environment: Readonly<Record<string, string>>,
  database: Database,
  observe: (response: SeenResponse) => void,
): Promise<ServedService> {
  const log = (line: string): void => void journal.stream.write(`${line}\n`);
  const server = await startBuiltServer(environment, readWork().folder, { observe, log });
  return new BuiltService(readConfig(environment), database, server);
}
