// The listening server: opens the port, returns its address, and closes after the last response.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicUrlOf, StartError, type Config } from '../config/config.ts';
import { respondToBrokenRequest, requireHost } from './request/broken-request.ts';
import { limitConnections } from './request/connections.ts';
import { handleOneAtATime } from './request/pipelining.ts';

const MAX_DRAIN_MS = 9_000;

/** A port that this process has. */
export interface PortListener {
  /** The address under which clients reach it. */
  readonly url: string;
  /** Handles requests from now on, beginning with those that waited. */
  serve(handle: RequestListener): void;
  /** Accepts no more connections. Resolves when all open requests have their response, or after nine seconds. */
  drain(): Promise<void>;
  /** Breaks everything off. */
  abandon(): void;
}

/**
 * Listens at the configured address; requests wait until `serve`. A port that is in use is therefore found before anything is
 * changed. Throws StartError when the port cannot be opened.
 */
export async function listen(config: Config): Promise<PortListener> {
  let serve: PortListener['serve'] = () => undefined;
  const serving = new Promise<RequestListener>((resolve) => {
    serve = resolve;
  });

  let handle: RequestListener = (...exchange) =>
    void serving.then((served) => {
      handle = served;
      served(...exchange);
    });

  const server = await openPort(config, (...exchange) => {
    handle(...exchange);
  });

  return {
    url: publicUrlOf({ ...config, port: (server.address() as AddressInfo).port }),
    serve,
    drain: () => drainServer(server),
    abandon() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function openPort({ port, host, trustedProxies, sandbox }: Config, served: RequestListener): Promise<Server> {
  const handle = handleOneAtATime(requireHost(served));
  // Node's own limits wait minutes for a client that drips.
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      // Node would refuse its absence with an empty body.
      requireHostHeader: false,
    },
    handle,
  );

  server.maxConnections = 10_000;
  // Closes silent connections; work on a request takes a quarter of this at most. Advancing a sandbox by years takes longer.
  server.timeout = sandbox ? 900_000 : 60_000;
  limitConnections(server, trustedProxies);
  server.on('clientError', respondToBrokenRequest);
  server.on('checkExpectation', handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(describeListenError(error, port, host), { cause: error }));
    });
    server.listen(port, host, resolve);
  });

  return server;
}

function describeListenError({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  const number = String(port);
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${number} of ${host} is in use: stop the program that has it, or set PORT to another one.`;
    case 'EACCES':
      return `This account may not listen on port ${number}: set PORT to 1024 or more, and put a proxy before it.`;
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine: set HOST to one that is, or to 0.0.0.0 for all of them.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The name ${host} is not known: set HOST to an address of this machine, or to 0.0.0.0 for all of them.`;
    default:
      return `Nothing can listen on port ${number} of ${host} (${message}): correct PORT and HOST.`;
  }
}

async function drainServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) =>
    server.close(() => {
      resolve();
    }),
  );
  server.closeIdleConnections();
  const giveUp = setTimeout(() => {
    server.closeAllConnections();
  }, MAX_DRAIN_MS);
  await closed;
  clearTimeout(giveUp);
}
