// How many connections one address may have, so that nobody takes those of all others.
import type { BlockList, Server } from 'node:net';
import { networkOf, strangerAt } from './address.ts';

/** Of one address, of version 6 of its network. A browser opens six. */
const MOST = 1_000;

/** Closes at once what one address opens beyond its share. A proxy that is trusted opens connections for others. */
export function limitConnections(server: Server, trusted: BlockList, most = MOST): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const stranger = strangerAt(socket.remoteAddress ?? '', trusted);
    if (stranger === null) return;
    const network = networkOf(stranger);
    const others = open.get(network) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
