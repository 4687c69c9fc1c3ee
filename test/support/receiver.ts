// A receiver of webhooks: a real HTTP server that responds as a test says, and records all requests.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RECEIVER_HOSTS } from './receiver-names.ts';

/** A request as it came in. */
export interface IncomingRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Responds to a request; a status alone responds with an empty body. */
export type ReceiverBehaviour = number | ((response: ServerResponse, request: IncomingRequest) => void);

export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  /** All that came in, in order. */
  readonly received: readonly IncomingRequest[];
  /** Sets how it responds from now on. */
  respondWith(behaviour: ReceiverBehaviour): void;
  /** How many connections were made to it. */
  readonly connections: number;
  /** Resolves when a request came in with which this is so. */
  waitUntil(reached: () => boolean): Promise<void>;
  clear(): void;
  close(): Promise<void>;
}

const open = new Set<Server>();

/** Opens a receiver that takes everything, on this address of this machine. */
export async function startReceiver(address = '127.0.0.1'): Promise<WebhookReceiver> {
  const requests: IncomingRequest[] = [];
  let behaviour: ReceiverBehaviour = 204;
  let connections = 0;
  const waiters = new Set<() => void>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const all = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
      };
      requests.push(all);
      for (const look of waiters) look();
      if (typeof behaviour === 'number') response.writeHead(behaviour).end();
      else behaviour(response, all);
    });
  });

  server.on('connection', () => {
    connections += 1;
  });
  open.add(server);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${RECEIVER_HOSTS}:${String(port)}/hooks`,
    port,
    received: requests,
    get connections() {
      return connections;
    },
    respondWith: (next) => {
      behaviour = next;
    },
    waitUntil: (reached) =>
      new Promise((resolve) => {
        const resolveWhenReached = (): void => {
          if (!reached()) return;
          waiters.delete(resolveWhenReached);
          resolve();
        };
        waiters.add(resolveWhenReached);
        resolveWhenReached();
      }),
    clear: () => {
      requests.length = 0;
    },
    close: () => closeServer(server),
  };
}

/** Closes all receivers of this process. */
export async function closeReceivers(): Promise<void> {
  await Promise.all([...open].map(closeServer));
}

async function closeServer(server: Server): Promise<void> {
  open.delete(server);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
