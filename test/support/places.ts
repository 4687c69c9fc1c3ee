// Where processes that test have their databases: a folder of the run, and PostgreSQL servers that are started when needed.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from './postgres.ts';

export class Places {
  readonly folder: string;
  readonly #servers: Promise<Postgres>[] = [];
  readonly #free: Postgres[] = [];
  #files = 0;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'boekstaaf-test-'));
    chmodSync(this.folder, 0o755);
    mkdirSync(join(this.folder, 'seen'));
    process.once('exit', () => {
      rmSync(this.folder, { recursive: true, force: true });
    });
  }

  /** The address of a database that a process makes and copies, in a folder of its own; `free` throws them away. */
  sqlite(): { template: string; free: () => void } {
    const own = join(this.folder, `files-${String((this.#files += 1))}`);
    mkdirSync(own);
    const free = (): void => {
      rmSync(own, { recursive: true, force: true });
    };
    return { template: `sqlite:${join(own, 'template.db')}`, free };
  }

  /**
   * The same on a server of its own: the change feed holds back while anybody writes to any database of its server.
   * `free` lets the next process have the server.
   */
  async postgres(): Promise<{ template: string; free: () => void }> {
    const server = this.#free.pop() ?? (await this.#start());
    return { template: server.url('template'), free: () => void this.#free.push(server) };
  }

  async close(): Promise<void> {
    for (const server of await Promise.allSettled(this.#servers))
      if (server.status === 'fulfilled') await server.value.stop();
  }

  #start(): Promise<Postgres> {
    const own = join(this.folder, `server-${String(this.#servers.length)}`);
    mkdirSync(own);
    const starting = startPostgres(own);
    this.#servers.push(starting);
    return starting;
  }
}
