// The server that the demo talks to: the one at BASE_URL, or one of its own that it starts, empty, and stops again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';

export interface DemoServer {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** The first administrator of an empty server. */
  readonly userId: number;
  close(): Promise<void>;
}

/** Uses BASE_URL with BOOTSTRAP_USERNAME and BOOTSTRAP_PASSWORD when they are set; else a server on a file that is thrown away. */
export async function serverFor(environment: Readonly<Record<string, string | undefined>>): Promise<DemoServer> {
  const username = environment['BOOTSTRAP_USERNAME'] ?? 'admin';
  const password = environment['BOOTSTRAP_PASSWORD'] ?? 'demo-demo-demo';
  if (environment['BASE_URL'] !== undefined) {
    return { url: environment['BASE_URL'], username, password, userId: 1, close: () => Promise.resolve() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'boekstaaf-demo-'));
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: environment['DATABASE_URL'] ?? `sqlite:${join(folder, 'demo.db')}`,
    BOOTSTRAP_USERNAME: username,
    BOOTSTRAP_PASSWORD: password,
    LOG_LEVEL: 'warn',
  });
  const server = await startServer({ config, grace: 0 });
  console.log(`A server for this demo: ${server.url}`);
  return {
    url: server.url,
    username,
    password,
    userId: 1,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
