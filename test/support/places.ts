// Where processes that test have their databases: a folder of the run, and PostgreSQL servers that are started when needed.
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from './postgres.ts';

const MEMORY = '/dev/shm';
/** The largest size of the databases of a run, with a margin. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

export class DatabasePlaces {
  readonly folder: string;
  readonly #databases: string;
  readonly #servers: Promise<Postgres>[] = [];
  readonly #free: Postgres[] = [];
  #files = 0;

  constructor() {
    this.folder = createOwnFolder(tmpdir());
    // No test takes the machine's power away. A flush to a disk of 5 ms for each write would be a fifth of the run.
    // PostgreSQL copies a template of a thousand files in 18 ms instead of 250.
    this.#databases = hasSpace(MEMORY) ? createOwnFolder(MEMORY) : this.folder;
    mkdirSync(join(this.folder, 'seen'));
  }

  /** The address of a database that a process makes and copies, in a folder of its own; `free` throws them away. */
  openSqlite(): { template: string; free: () => void } {
    const folder = join(this.#databases, `files-${String(++this.#files)}`);
    mkdirSync(folder);
    const free = (): void => {
      rmSync(folder, { recursive: true, force: true });
    };
    return { template: `sqlite:${join(folder, 'template.db')}`, free };
  }

  /**
   * A template on a server of its own: the change feed waits while any transaction writes to any database of its
   * server. `free` lets the next process have the server.
   */
  async openPostgres(): Promise<{ template: string; pid: number; free: () => void }> {
    const server = this.#free.pop() ?? (await this.#start());
    return { template: server.urlOf('template'), pid: server.pid, free: () => void this.#free.push(server) };
  }

  async close(): Promise<void> {
    for (const server of await Promise.allSettled(this.#servers))
      if (server.status === 'fulfilled') await server.value.stop();
  }

  #start(): Promise<Postgres> {
    const name = `server-${String(this.#servers.length)}`;
    const serverFolder = join(this.folder, name);
    const data = join(this.#databases, name);
    for (const folder of [serverFolder, data]) mkdirSync(folder, { recursive: true });
    const starting = startPostgres(serverFolder, { directory: data });
    this.#servers.push(starting);
    return starting;
  }
}

/** A new folder that is gone when this process is. */
function createOwnFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'boekstaaf-test-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

function hasSpace(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
