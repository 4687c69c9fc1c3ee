// Addresses of this machine under which tests reach services, those that change behind an address among them.
import { type AddressInfo, connect, Server, type Socket } from 'node:net';

/** A server that takes connections and can break them all off: an HTTP server of Node's. */
type ClosableServer = Server & { closeAllConnections(): void };

class Forwarder extends Server {
  readonly #clients = new Set<Socket>();

  constructor(address: () => string) {
    super({ allowHalfOpen: true, noDelay: true });
    this.on('connection', (client: Socket) => {
      this.#clients.add(client);
      client.once('close', () => this.#clients.delete(client));
      const { hostname, port } = new URL(address());
      const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
      client.pipe(server).pipe(client);
      client.on('error', () => server.destroy());
      client.on('close', () => server.destroy());
      // The answer before the break is still on its way: closing at once would overtake it.
      server.on('error', () => client.resume().end());
      server.on('close', () => client.resume().end());
    });
  }

  closeAllConnections(): void {
    for (const client of this.#clients) client.destroy();
  }
}

/** Takes connections and passes their bytes on to the address of the moment. */
export function createForwarder(address: () => string): ClosableServer {
  return new Forwarder(address);
}

/** Takes connections at a free port of this machine; returns the address. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Breaks all connections off and takes no more. */
export async function closeServer(server: ClosableServer): Promise<void> {
  const end = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await end;
}
