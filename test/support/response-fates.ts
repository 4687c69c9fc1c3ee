// The responses that a server in this process has open, as Node reports them.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** The fate of one response. */
export interface ResponseFate {
  /** The most bytes that were written and not gone yet, and all that were written, at this moment. */
  readonly most: number;
  readonly writtenBytes: number;
  /** Resolves when its connection is done with it: whether all of it was sent. */
  readonly closed: Promise<boolean>;
}

const STARTED = 'http.server.request.start';

/** Follows the next response of a server of this process to a request for `path`. */
export function followNextResponse(path: string): Promise<ResponseFate> {
  return new Promise((resolve) => {
    const handleStart = (message: unknown): void => {
      const { request, response } = message as { request: { url: string }; response: ServerResponse };
      if (request.url !== path) return;
      unsubscribe(STARTED, handleStart);
      resolve(follow(response));
    };
    subscribe(STARTED, handleStart);
  });
}

function follow(response: ServerResponse): ResponseFate {
  const byteCounts = { most: 0, writtenBytes: 0 };
  for (const name of ['write', 'end'] as const) {
    const itself = response[name].bind(response) as (...args: unknown[]) => never;
    const recordWrite = (...args: unknown[]): never => {
      const [bytes] = args;
      if (typeof bytes === 'string' || bytes instanceof Uint8Array) byteCounts.writtenBytes += Buffer.byteLength(bytes);
      const result = itself(...args);
      byteCounts.most = Math.max(byteCounts.most, response.writableLength);
      return result;
    };
    Object.assign(response, { [name]: recordWrite });
  }

  const closed = new Promise<boolean>((resolve) =>
    response.once('close', () => {
      resolve(response.writableFinished);
    }),
  );

  return Object.assign(byteCounts, { closed });
}
