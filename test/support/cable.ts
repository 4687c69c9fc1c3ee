// A connection to a server that can be cut without notice, as where a network drops packets.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

const LOCAL_ADDRESS = '127.0.0.1';

export interface Cable {
  readonly port: number;
  /** Nothing gets through any more; connections stay. */
  cut(): void;
  /** Delivers everything that was sent while the cable was cut. */
  mend(): void;
  close(): Promise<void>;
}

/** A port of this machine that leads to another one. */
export async function cableTo(port: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let repair = Promise.resolve();
  let mend = (): void => undefined;

  const lead = (from: Socket, to: Socket): void => {
    sockets.add(from);
    if (isCut) from.pause();
    from.on('data', (chunk: Buffer) => to.write(chunk));
    from.on('end', () => to.end());
    from.on('error', () => undefined);
    from.once('close', () => {
      sockets.delete(from);
      // The other end learns of the close when the connection is repaired.
      void repair.then(() => to.destroy());
    });
  };

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port, host: LOCAL_ADDRESS, allowHalfOpen: true });
    lead(near, far);
    lead(far, near);
  });

  server.listen(0, LOCAL_ADDRESS);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      repair = new Promise((resolve) => {
        mend = resolve;
      });
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
      mend();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      mend();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
