// The whole service in this process, on a database of its own; as a sandbox, its clock is moved by requests.
import { Boekstaaf } from 'boekstaaf';
import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { clock, createEmptyDatabase, journal } from './index.ts';
import { scaleWait } from './patience.ts';
import { type RawResponse, type RawOptions, send } from './raw.ts';
import { SECRETS_KEY } from './secrets-key.ts';
import { observe } from './witness.ts';

export interface TestSandbox {
  readonly url: string;
  readonly databaseUrl: string;
  /** The administrator. */
  readonly api: Boekstaaf;
  readonly sendRaw: (method: string, path: string, options?: RawOptions) => Promise<RawResponse>;
  close(): Promise<void>;
}

export type EnvironmentSettings = Readonly<Record<string, string>>;

/** Starts the service on a database, with an operator's settings and the tests' clock instead of the machine's. */
export function startServerOn(databaseUrl: string, settings: EnvironmentSettings): Promise<RunningServer> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'trace',
    SECRETS_KEY,
    BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
    BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
    ...settings,
  });
  const log = pino({ level: 'trace' }, journal.stream);
  return startServer({ config, now: clock.now, log, observe, answerChecks: 1, grace: 0 });
}

/** Starts a sandbox; on a new database unless one is named. */
export async function startSandbox(settings: EnvironmentSettings = {}, databaseUrl?: string): Promise<TestSandbox> {
  const sandboxDatabase = databaseUrl ?? (await createEmptyDatabase('sandbox'));
  const server = await startServerOn(sandboxDatabase, { SANDBOX: 'yes', ...settings });
  return {
    url: server.url,
    databaseUrl: sandboxDatabase,
    api: new Boekstaaf({ baseUrl: server.url, ...ADMINISTRATOR, retries: 0, timeout: scaleWait(60_000) }),
    sendRaw: (method, path, options = {}) => send(server.url, method, path, { auth: ADMINISTRATOR, ...options }),
    close: () => server.close(),
  };
}
