// The connections to receivers of webhooks. jobs/sender.ts loads this file when it is first needed: an installation without webhooks has no use for its package.
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';

export interface Connections {
  readonly agent: Agent;
  /** How many connections are open. */
  readonly open: () => number;
}

/** Opens connections to what `lookup` finds; each waits at most `patience` milliseconds to be made. */
export function openConnections(lookup: LookupFunction, patience: number): Connections {
  const connect = buildConnector({ timeout: patience, lookup });
  let open = 0;
  const agent = new Agent({
    connect: (options, connected) => {
      connect(options, (...made) => {
        const [, socket] = made;
        open += socket === null ? 0 : 1;
        socket?.once('close', () => {
          open -= 1;
        });
        connected(...made);
      });
    },
    // The conversation limits the whole; connections are made anew often enough to follow a name that moves.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    maxHeaderSize: 16 * 1024,
  });

  return { agent, open: () => open };
}
