// The turn of requests in a sandbox: each finds done what earlier ones have caused, so the same requests have the same answers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_ROOT } from '../contract/contract.ts';

type SequencedHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Handles requests when `settled` comes; at once those that ask how the process is, and for its pages. */
export function handleInSequence(handle: SequencedHandler, settled: () => Promise<void>): SequencedHandler {
  return (request, response) => {
    if (request.method === 'GET' && request.url?.startsWith(`${API_ROOT}/`) !== true) handle(request, response);
    else
      void settled().then(() => {
        handle(request, response);
      });
  };
}
