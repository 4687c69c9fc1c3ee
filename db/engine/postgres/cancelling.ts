// Asks PostgreSQL to cancel what a connection has it do: by a message of the protocol, on a connection of its own.
import { connect } from 'node:net';
import type { Client } from 'pg';

/** The code of the message, where others name the version of the protocol. */
const CANCEL = 80_877_102;
const PATIENCE = 10_000;

/**
 * Has the statement under way rejected with 57014, as soon as the server has ended it. Without an answer, and without effect when
 * the server cannot be reached or has not read the statement yet. PgBouncer passes it on.
 */
export function cancelStatement(client: Client): void {
  const { host, port } = client;
  const key = keyOf(client);
  if (key === undefined) return;
  const message = Buffer.alloc(16);
  [message.length, CANCEL, ...key].forEach((number, at) => message.writeInt32BE(number, 4 * at));
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${String(port)}`) : connect(port, host);
  socket.on('error', () => socket.destroy());
  socket.setTimeout(PATIENCE, () => socket.destroy());
  socket.end(message);
}

/** The numbers by which the server knows the connection; undefined before it has told them. */
function keyOf(client: object): readonly [number, number] | undefined {
  if (!('processID' in client) || !('secretKey' in client)) return undefined;
  const { processID, secretKey } = client;
  return typeof processID === 'number' && typeof secretKey === 'number' ? [processID, secretKey] : undefined;
}
