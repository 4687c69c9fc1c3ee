// A server with the responses of a test, in order, which records its requests: the other end of the SDK.
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Responds to one request. */
export type ResponseStep = (response: ServerResponse, request: ReceivedRequest) => void;

/** A server on a free port; the last step responds to all further requests. */
export class ScriptedServer {
  readonly requests: ReceivedRequest[] = [];
  baseUrl = '';
  #steps: ResponseStep[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const recordedRequest = { method, url, headers, body: Buffer.concat(chunks).toString() };
        this.requests.push(recordedRequest);
        const step = this.#steps.length > 1 ? this.#steps.shift() : this.#steps[0];
        step?.(response, recordedRequest);
      });
    });
  }

  /** Sets the responses from now on, and clears the recorded requests. */
  setScript(...steps: ResponseStep[]): void {
    this.#steps = steps;
    this.requests.length = 0;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.baseUrl = `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Returns a step that responds with JSON. */
export function answer(status: number, body?: unknown, headers: Record<string, string> = {}): ResponseStep {
  return (response) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    response.writeHead(status, { ...type, 'x-request-id': `request-${String(status)}`, ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
}

/** Returns a step that refuses as the interface says: with a list of problems for 406 and 409, else with one object. */
export function refuse(status: number, code: string, headers: Record<string, string> = {}): ResponseStep {
  const one = { message: `It is ${code}`, code };
  const isList = status === 406 || status === 409;
  return answer(status, isList ? [one] : { error: { code: status, message: one.message }, ...one }, headers);
}

/** Cuts the connection before a response. */
export const cut: ResponseStep = (response) => {
  response.destroy();
};

/** Begins a response and cuts the connection in the middle of its body. */
export function answerHalf(status: number): ResponseStep {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"id": 1', () => response.destroy());
  };
}

/** Never responds. */
export const neverAnswer: ResponseStep = () => undefined;
