// A server with all cases of the contract: it compares each request with its case, and sends the response of the case.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { ExpectedRequest, LanguageCase } from './cases.ts';

/** The cases that came in otherwise than they should, and how many came in at all. */
export interface EchoVerdict {
  readonly arrivalCount: number;
  readonly wrong: readonly string[];
}

/** Listens on a free port; a request says in `X-Case` which case it is. */
export class Echo {
  readonly #cases: readonly LanguageCase[];
  readonly #server: Server;
  readonly #seen = new Set<number>();
  readonly #wrong: string[] = [];

  constructor(cases: readonly LanguageCase[]) {
    this.#cases = cases;
    this.#server = createServer((request, response) => {
      void buffer(request).then((bytes) => {
        const number = Number(request.headers['x-case']);
        const languageCase = this.#cases[number];
        if (languageCase === undefined) return response.writeHead(400).end('No such case');
        this.#judge(number, languageCase, readArrival(request, bytes));
        const { status, body, file } = languageCase.answer;
        if (file !== undefined) return response.writeHead(status, { 'content-type': 'application/pdf' }).end(file);
        if (body === undefined) return response.writeHead(status).end();
        return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  }

  get verdict(): EchoVerdict {
    return { arrivalCount: this.#seen.size, wrong: this.#wrong };
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #judge(number: number, { operation, arrives }: LanguageCase, arrival: ExpectedRequest): void {
    this.#seen.add(number);
    // A body that may be left out says the same as one that is empty.
    const expected =
      isDeepStrictEqual(arrives.body, {}) && arrival.body === undefined
        ? { ...arrival, ...arrives, body: undefined }
        : arrives;
    if (isDeepStrictEqual({ body: undefined, ...arrival }, { body: undefined, ...expected })) return;
    this.#wrong.push(`${operation}: ${JSON.stringify(arrival)} came in place of ${JSON.stringify(arrives)}`);
  }
}

function readArrival({ method = '', url = '', headers }: IncomingMessage, bytes: Buffer): ExpectedRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const isJson = headers['content-type'] === 'application/json';
  const body = isJson ? (JSON.parse(bytes.toString()) as unknown) : bytes.toString();
  const query = Object.fromEntries(searchParams);
  return { method, path: pathname, query, ...(bytes.length > 0 && { body }) };
}
