// The server that the demo uses: the one at BASE_URL, or one of its own that it starts and stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readConfig, StartError } from '../config/config.ts';
import { startServer, type RunningServer } from '../server.ts';

export interface DemoServer {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** The first administrator of an empty server. */
  readonly userId: number;
  close(): Promise<void>;
}

/** The file in which `demo -- --year` leaves its year for `report`. */
export const YEAR_FILE = join('data', 'demo-year', 'demo.db');

/** Creates an empty database file for one demo. A file that is not `isKept` is deleted at the end. */
export function createDemoFile(isKept: boolean): { readonly file: string; readonly removeFile: () => void } {
  if (!isKept) {
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-demo-'));
    const removeFile = (): void => {
      rmSync(folder, { recursive: true, force: true });
    };
    return { file: join(folder, 'demo.db'), removeFile };
  }
  rmSync(dirname(YEAR_FILE), { recursive: true, force: true });
  return { file: YEAR_FILE, removeFile: () => undefined };
}

/** Prints in one sentence why there is no server, and ends the program. Throws errors that are not of the start. */
function exitWithoutServer(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Returns the server at BASE_URL, with BOOTSTRAP_USERNAME and BOOTSTRAP_PASSWORD; without BASE_URL a new one on the file. */
export async function openServer(
  environment: Readonly<Record<string, string | undefined>>,
  file: string,
): Promise<DemoServer> {
  const username = environment['BOOTSTRAP_USERNAME'] ?? 'admin';
  const password = environment['BOOTSTRAP_PASSWORD'] ?? 'demo-demo-demo';
  if (environment['BASE_URL'] !== undefined) {
    return { url: environment['BASE_URL'], username, password, userId: 1, close: () => Promise.resolve() };
  }

  const startOwnServer = async (): Promise<RunningServer> => {
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: environment['DATABASE_URL'] ?? `sqlite:${file}`,
      BOOTSTRAP_USERNAME: username,
      BOOTSTRAP_PASSWORD: password,
      ONLINE_BOOKING_PUBLIC: 'yes',
      PAYMENT_SANDBOX_PUBLIC: 'yes',
      LOG_LEVEL: 'warn',
    });
    return startServer({ config, grace: 0 });
  };

  const server = await startOwnServer().catch(exitWithoutServer);
  console.log(`Started a server for this demo: ${server.url}`);
  return {
    url: server.url,
    username,
    password,
    userId: 1,
    close: () => server.close(),
  };
}

/**
 * Resolves at Ctrl-C or SIGTERM, which no longer end this process. One Ctrl-C arrives several times: from the
 * terminal, and from each program that passes it on.
 */
export function waitForInterrupt(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}
