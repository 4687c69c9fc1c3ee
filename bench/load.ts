// Loads servers in turn, A B A B, so that what else the machine does meets all of them alike.
import autocannon from 'autocannon';
import type { Child } from './children.ts';

/**
 * One request, repeated; `bodies` are dealt out to the connections, so that these do not wait for each other's rows. A connection
 * that has several sends one after the other.
 */
export interface Call {
  readonly path: string;
  readonly token: string;
  readonly bodies?: readonly string[];
}

/** The requests per second, by the clock and by the processor time that the server took. */
export interface Speed {
  readonly clock: number;
  readonly processor: number;
}

export interface Rounds {
  readonly rounds: number;
  /** In seconds. */
  readonly warm: number;
  readonly round: number;
}

const CONNECTIONS = 10;

/** Warms each server up and loads them in turn; answers the speeds of each by round. */
export async function inTurn<Name extends string>(
  servers: Readonly<Record<Name, Child>>,
  callOf: (name: Name) => Call,
  { rounds, warm, round }: Rounds,
): Promise<Record<Name, Speed[]>> {
  const names = Object.keys(servers) as Name[];
  for (const name of names) await fire(servers[name], callOf(name), warm);
  const speeds = Object.fromEntries(names.map((name) => [name, [] as Speed[]])) as Record<Name, Speed[]>;
  for (let count = 0; count < rounds; count += 1)
    for (const name of names) speeds[name].push(await fire(servers[name], callOf(name), round));
  return speeds;
}

async function fire(server: Child, { path, token, bodies }: Call, seconds: number): Promise<Speed> {
  const before = await server.ask('usage');
  let connection = 0;
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    duration: seconds,
    method: bodies === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(bodies === undefined ? {} : { 'content-type': 'application/json' }),
    },
    setupClient: (client) => {
      if (bodies === undefined) return;
      let next = connection++;
      const deal = (): void => {
        client.setBody(bodies[next % bodies.length] ?? '');
        next += CONNECTIONS;
      };
      deal();
      if (bodies.length > CONNECTIONS) client.on('response', deal);
    },
  });
  const after = await server.ask('usage');
  const answered = result['2xx'];
  // A client that waits five seconds for a lock is told to come back. A machine that stands still for so long refuses
  // each connection once:
  // that round is a slow one, which the median leaves out.
  const waited = result.statusCodeStats?.['503']?.count ?? 0;
  if (answered === 0 || waited > CONNECTIONS || result.non2xx > waited || result.errors > 0)
    throw new Error(
      `${path}: ${String(result.errors)} errors, and by status ${JSON.stringify(result.statusCodeStats)}.`,
    );
  return { clock: answered / result.duration, processor: (answered / (after.processor - before.processor)) * 1000 };
}

/** How fast `ours` is where `theirs` is 1: the median over the rounds. */
export function ratio(ours: readonly Speed[], theirs: readonly Speed[], by: keyof Speed): number {
  return median(ours.map((speed, index) => speed[by] / (theirs[index]?.[by] ?? NaN)));
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
