// Five hundred clients that never complete a request: other responses are as fast as before, and memory stays bounded.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { type ChildServer, startChildServer } from '../support/child-server.ts';
import { apiKey, createDatabase, sendRaw } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import '../support/only-with-all.ts';

const CROWD_SIZE = 500;
const REQUEST_COUNT = 200;
const MAX_GROWTH_BYTES = 100_000_000;
const DRIP_INTERVAL_MS = 100;

const POST = 'POST /api2/locaties HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const HEAD = `${POST}Authorization: Bearer ${apiKey}\r\n`;

const dripping = [
  { what: 'headers', text: 'GET /api2/locaties HTTP/1.1\r\nHost: x\r\nX-Drip: ', drip: 'x' },
  { what: 'a body that was announced', text: `${HEAD}Content-Length: 900000\r\n\r\n{"naam":"`, drip: 'x' },
  {
    what: 'most of a body without a credential',
    text: `${POST}Content-Length: 999999\r\n\r\n{"naam":"${'x'.repeat(300_000)}`,
    drip: 'x',
  },
  { what: 'chunks without end', text: `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, drip: '1\r\n[\r\n' },
];

describe('five hundred clients that drip', () => {
  let server: ChildServer;

  before(async () => {
    server = await startChildServer({ DATABASE_URL: await createDatabase('crowds') });
  });

  after(() => server.end('SIGKILL'));

  for (const { what, text, drip } of dripping)
    it(`${what} delay no request`, async () => {
      const calm = await answerTimes(server, REQUEST_COUNT);
      const before = await readResidentBytes(server);
      const crowd = await Promise.all(Array.from({ length: CROWD_SIZE }, () => openDripper(server.baseUrl, text)));
      expect(crowd.every(({ writable }) => writable)).to.equal(true);

      const dripsOn = setInterval(() => {
        for (const socket of crowd) if (socket.writable) socket.write(drip);
      }, DRIP_INTERVAL_MS);
      const times = await answerTimes(server, REQUEST_COUNT);
      const grown = (await readResidentBytes(server)) - before;

      clearInterval(dripsOn);
      for (const socket of crowd) socket.destroy();

      // A busy machine is slow in any case.
      expect(slow(times)).to.be.below(Math.max(scaleWait(200), 5 * slow(calm)));
      expect(grown).to.be.below(MAX_GROWTH_BYTES);
    });
});

/** Returns the 99th percentile of sorted times. */
const slow = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? NaN;

async function openDripper(baseUrl: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Returns the response times of a normal client in milliseconds, in ascending order. */
async function answerTimes({ baseUrl }: ChildServer, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const startMs = performance.now();
    expect((await sendRaw('GET', '/api2/locaties', { baseUrl })).status).to.equal(200);
    times.push(performance.now() - startMs);
  }
  return times.sort((one, other) => one - other);
}

async function readResidentBytes({ baseUrl }: ChildServer): Promise<number> {
  const { text } = await sendRaw('GET', '/metrics', { baseUrl, auth: null });
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
}
