// Five hundred connections whose clients do not read, do not end what they send, or send a byte now and then.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackResult, AttackTarget } from './attack.ts';

const CROWD_SIZE = 500;
const CROWD_DURATION_MS = 30_000;
// Where nothing moves for a minute the server closes.
const IDLE_MS = 75_000;
const DRIP_INTERVAL_MS = 200;
const WATCH_MS = 2_000;
/** The number of pipelined requests on a connection whose responses are never read: as many as may wait. */
const PIPELINED_REQUESTS = 9;
const BODY_BYTES = 999_000;

export const neverReading: Attack = {
  name: 'connections that never read',
  run: (target) =>
    openCrowd(target, {
      begin: (key) =>
        `GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n${`GET /api2/locaties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`.repeat(PIPELINED_REQUESTS)}`,
      reads: false,
      lasts: IDLE_MS,
    }),
};

export const bodiesWithoutEnd: Attack = {
  name: 'bodies of 1 MB that never end',
  run: (target) =>
    openCrowd(target, {
      begin: (key) =>
        `${formatHead(key)}Content-Length: ${String(BODY_BYTES + 1_000)}\r\n\r\n{"naam":"${'x'.repeat(BODY_BYTES)}`,
      reads: true,
    }),
};

export const dripping: Attack = {
  name: 'clients that drip',
  run: (target) =>
    openCrowd(target, {
      begin: (key, index) =>
        index % 2 === 0
          ? 'GET /api2/locaties HTTP/1.1\r\nHost: x\r\nX-Drip: '
          : `${formatHead(key)}Content-Length: 900000\r\n\r\n{"naam":"`,
      reads: true,
      drip: 'x',
    }),
};

function formatHead(key: string): string {
  return `POST /api2/locaties HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${key}\r\n`;
}

interface Crowd {
  readonly begin: (key: string, index: number) => string;
  readonly reads: boolean;
  readonly drip?: string;
  readonly lasts?: number;
}

/** Opens all connections, leaves them open for a while, and counts the first response of each. */
async function openCrowd(
  { baseUrl, key }: AttackTarget,
  { begin, reads, drip, lasts = CROWD_DURATION_MS }: Crowd,
): Promise<AttackResult> {
  const { hostname, port } = new URL(baseUrl);
  const statuses = new Map<number, number>();
  const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const sockets: Socket[] = [];

  for (let index = 0; index < CROWD_SIZE; index++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    if (reads)
      socket.once('data', (bytes: Buffer) => {
        count(Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString())?.[1] ?? 0));
        socket.resume();
      });
    else socket.pause();
    socket.write(begin(key, index));
    sockets.push(socket);
  }

  const until = performance.now() + lasts;
  while (performance.now() < until) {
    await pause(DRIP_INTERVAL_MS);
    if (drip !== undefined) for (const socket of sockets) if (socket.writable) socket.write(drip);
  }

  // A client that does not read does not see either that the other side has closed.
  for (const socket of sockets) socket.resume();
  await pause(WATCH_MS);

  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return {
    statuses,
    observations: [`${String(open)} of ${String(CROWD_SIZE)} connections were open after ${String(lasts / 1_000)} s`],
  };
}
