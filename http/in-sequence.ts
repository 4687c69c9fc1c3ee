// Serialises the requests of a sandbox: each waits for the effects of earlier ones, so repeated runs get equal responses.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_ROOT } from '../contract/contract.ts';

type SequencedHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a handler that waits for `waitUntilSettled` before each request; not for health checks and pages. */
export function handleInSequence(handle: SequencedHandler, waitUntilSettled: () => Promise<void>): SequencedHandler {
  return (request, response) => {
    if (request.method === 'GET' && request.url?.startsWith(`${API_ROOT}/`) !== true) handle(request, response);
    else
      void waitUntilSettled().then(() => {
        handle(request, response);
      });
  };
}
