// A server for tests without a service: checks requests as the service does, returns examples, stores what is created.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  readBody,
  readFile as readUpload,
  TOO_LARGE_ERROR,
  type FileTypes,
  type UnreadRequest,
} from '../../contract/body.ts';
import { openContract, type Contract, type RequestParts, type Route } from '../../contract/contract.ts';
import { compileValidators } from '../../contract/compiled.ts';
import { refusalOf } from '../../contract/errors.ts';
import { decode, readQuery } from '../../contract/parameters.ts';
import { problemOf } from '../../contract/problems.ts';
import { createNotFoundProblem, createProblem } from '../../domain/values/problem.ts';
import type { ContractDocument } from '../../spec/generator/document.ts';
import { Shelf, type MockResponse } from './shelf.ts';

/** Where the mock listens. */
export interface MockOptions {
  /** 0, unless set: any free port. */
  readonly port?: number;
  /** 127.0.0.1 unless set. */
  readonly host?: string;
  /** Called with a line for each request: `POST /api2/klanten 201`. */
  readonly print?: (line: string) => void;
}

/** A running mock. */
export interface Mock {
  /** Pass it to `new Boekstaaf({ baseUrl, apiKey: 'any' })`. */
  readonly baseUrl: string;
  /** Discards everything that was created, changed and deleted. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts a mock of the service. Rejects when the port is taken. */
export async function startMock({ port = 0, host = '127.0.0.1', print }: MockOptions = {}): Promise<Mock> {
  const document = JSON.parse(await readFile(new URL('./mock.json', import.meta.url), 'utf8')) as ContractDocument;
  const contract = await openContract(document, compileValidators(document));
  let shelf = new Shelf(document);
  let count = 0;
  const server = createServer((request, response) => {
    const requestId = `mock-${String(++count)}`;
    void respondTo(contract, document, shelf, request)
      .catch((error: unknown): MockResponse => {
        const { status, headers, body } = refusalOf(error, requestId);
        return { status, headers, body };
      })
      .then((mockResponse) => {
        send(response, requestId, mockResponse);
        print?.(`${String(request.method)} ${String(request.url)} ${String(mockResponse.status)}`);
      });
  });

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    baseUrl: `http://${host}:${String((server.address() as AddressInfo).port)}`,
    reset() {
      shelf = new Shelf(document);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, requestId: string, { status, headers, body }: MockResponse): void {
  const bytes = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
  const type = bytes === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, 'x-request-id': requestId, ...headers });
  response.end(bytes);
}

async function respondTo(
  contract: Contract,
  document: ContractDocument,
  shelf: Shelf,
  request: IncomingMessage,
): Promise<MockResponse> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://mock');
  const match = contract.match(request.method ?? 'GET', decode(pathname) && pathname);
  if (match === null) throw createNotFoundProblem();
  if ('allowed' in match) throw createProblem('ERR_METHOD_NOT_ALLOWED', `Use ${match.allowed.join(', ')} here.`);
  const { route, path } = match;
  if (request.headers.authorization === undefined && !isOpen(route, document))
    throw createProblem('ERR_LOGIN_REQUIRED', 'Login Required: send any credential, the mock takes every one.');
  const requestBody = await readSent(request, route);
  const parts = { path, query: readQuery(search.slice(1), route.parameters), header: request.headers, requestBody };
  assertShape(contract, route, parts);
  const [, code] = /\bcode=(\d{3})\b/.exec(String(request.headers['prefer'])) ?? [];
  return code === undefined ? shelf.respond(route.id, parts) : shelf.refuse(route.id, code);
}

function isOpen({ operation }: Route, document: ContractDocument): boolean {
  const security = operation.security ?? (document['security'] as object[] | undefined) ?? [];
  return security.length === 0 || security.some((each) => Object.keys(each).length === 0);
}

async function readSent(request: IncomingMessage, { operation }: Route): Promise<unknown> {
  const takes = operation.requestBody as { readonly required?: boolean; readonly content: FileTypes } | undefined;
  if (takes === undefined) return undefined;
  const unreadRequest: UnreadRequest = { headers: request.headers, receiveBytes: (limit) => bytesOf(request, limit) };
  if (!takes.content['application/json']) return readUpload(unreadRequest, takes.content);
  const rules = { required: takes.required === true, patch: operation.method === 'patch', strictType: false };
  return (await readBody(unreadRequest, rules)).body;
}

async function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw TOO_LARGE_ERROR;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function assertShape(contract: Contract, route: Route, parts: RequestParts): void {
  const isFile = parts.requestBody instanceof Uint8Array;
  const request = isFile ? { ...parts, requestBody: 'a file' } : parts;
  const errors = contract.check(route, request);
  if (errors.length > 0) throw problemOf(errors, (steps) => contract.namesAt(route, request, steps));
}
