// Limits the connections of one address, so that no client uses up those of all others.
import type { BlockList, Server } from 'node:net';
import { NamedCounts } from '../../domain/values/counts.ts';
import { networkOf, strangerAt } from './address.ts';

/** The most connections of one address, or for version 6 of its network. A browser opens six. */
const MAX_CONNECTIONS = 1_000;

/** Closes connections of one address beyond `most` at once. Trusted proxies are exempt: they connect for others. */
export function limitConnections(server: Server, trusted: BlockList, most = MAX_CONNECTIONS): void {
  const open = new NamedCounts<string>();
  server.on('connection', (socket) => {
    const stranger = strangerAt(socket.remoteAddress ?? '', trusted);
    if (stranger === null) return;
    const network = networkOf(stranger);
    if (open.read(network) >= most) {
      socket.destroy();
      return;
    }
    open.add(network, 1);
    socket.once('close', () => {
      open.add(network, -1);
    });
  });
}
