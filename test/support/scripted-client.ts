// The SDK at a scripted server: its clients never really wait, and their waits and log entries are recorded.
import { expect } from 'chai';
import { Boekstaaf, type ClientOptions } from 'boekstaaf';
import { answer, ScriptedServer } from './scripted-server.ts';

export const server = new ScriptedServer();
/** Milliseconds between attempts since the test began. */
export const waited: number[] = [];
/** The log since the test began. */
export const logged: { readonly message: string; readonly level?: string; readonly duration?: number }[] = [];
export const apiKey = 'bks_canary';

function log(message: string, fields: object): void {
  logged.push({ message, ...fields });
}

export const logger = { debug: log, info: log, warn: log, error: log };

export function createClient(options: Partial<ClientOptions> = {}): Boekstaaf {
  const sleep = (milliseconds: number): Promise<void> => Promise.resolve(void waited.push(milliseconds));
  const clientOptions = { baseUrl: server.baseUrl, sleep, logger, apiKey, ...options };
  return new Boekstaaf(clientOptions as ClientOptions);
}

export async function expectError(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  return expect.fail('It should have been refused');
}

/** The idempotency keys that were sent. */
export function listSentKeys(): (string | string[] | undefined)[] {
  return server.requests.map(({ headers }) => headers['idempotency-key']);
}

/** Opens the server for the tests of a file; by default it responds with 200 and a thing. */
export function setUpScriptedServer(): void {
  before(() => server.open());
  after(() => server.close());
  beforeEach(() => {
    server.setScript(answer(200, { id: 7 }));
    waited.length = 0;
    logged.length = 0;
  });
}
