// The connections to receivers of webhooks. http-client.ts loads this file, and its package, for the first message.
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';

export interface Connections {
  readonly agent: Agent;
  /** How many connections are open. */
  readonly open: () => number;
}

/** Opens connections to the addresses that `lookup` finds; connecting may take `timeoutMs` milliseconds. */
export function openConnections(lookup: LookupFunction, timeoutMs: number): Connections {
  const connect = buildConnector({ timeout: timeoutMs, lookup });
  let open = 0;
  const agent = new Agent({
    connect: (options, connected) => {
      connect(options, (...result) => {
        const [, socket] = result;
        open += socket === null ? 0 : 1;
        socket?.once('close', () => {
          open -= 1;
        });
        connected(...result);
      });
    },
    // `Conversation` limits the whole request; connections are renewed often enough to follow a name that moves.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    maxHeaderSize: 16 * 1024,
  });

  return { agent, open: () => open };
}
