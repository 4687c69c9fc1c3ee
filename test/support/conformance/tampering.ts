// A proxy that breaks the contract on purpose: it changes requests, or responses.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way. */
export interface PassingRequest {
  method: string;
  /** The path with its query. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** An answer on its way back. */
export interface ReturningResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A fault: both functions change what passes, and may store something for later. */
export interface TamperingHooks {
  readonly request?: (passing: PassingRequest) => void;
  readonly response?: (returning: ReturningResponse, passing: PassingRequest) => void;
}

export interface TamperingServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server before the one at `target`. */
export async function startTamperingServer(
  target: string,
  { request, response }: TamperingHooks,
): Promise<TamperingServer> {
  const server = createServer((incoming, outgoing) => {
    void readRequest(incoming).then(async (passing) => {
      const originalRequest = structuredClone(passing);
      request?.(passing);
      const returning = await forwardRequest(target, passing);
      response?.(returning, originalRequest);
      outgoing.writeHead(returning.status, returning.headers).end(returning.body);
    });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<PassingRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = omitConnectionHeaders(Object.entries(incoming.headers as Record<string, string>));
  return { method: incoming.method ?? 'GET', url: incoming.url ?? '/', headers, body: Buffer.concat(chunks) };
}

async function forwardRequest(
  target: string,
  { method, url, headers, body }: PassingRequest,
): Promise<ReturningResponse> {
  const withBody = body.length > 0 ? { body: new Uint8Array(body) } : {};
  const response = await fetch(target + url, { method, headers, redirect: 'manual', ...withBody });
  return {
    status: response.status,
    headers: omitConnectionHeaders([...response.headers]),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** The headers that are not about one connection. */
function omitConnectionHeaders(headers: readonly [string, string][]): Record<string, string> {
  return Object.fromEntries(
    headers.filter(([name]) => !/^(host|connection|keep-alive|content-length|transfer-encoding)$/.test(name)),
  );
}
