// SIGTERM under load: the server announces its end, responds to every accepted request, and exits.
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { startChildServer } from '../support/child-server.ts';
import { apiKey, createDatabase, sendRaw } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';

const CLIENTS = 20;
const MAX_SHUTDOWN_MS = 10_000;

describe('a server that gets SIGTERM', () => {
  it('announces it by /ready first, loses no request and no line of its log, and exits within ten seconds', async () => {
    const server = await startChildServer({ DATABASE_URL: await createDatabase('shutdown'), LOG_LEVEL: 'info' });
    const { baseUrl } = server;
    const api = new Boekstaaf({ baseUrl, apiKey, retries: 0 });
    const createdIds: number[] = [];
    let leaving = false;

    // As behind a load balancer: clients continue until /ready tells them to use another server.
    const runClient = async (): Promise<void> => {
      while (!leaving) createdIds.push((await api.locations.createLocation({ body: { naam: 'Onder belasting' } })).id);
    };

    const load = Array.from({ length: CLIENTS }, runClient);
    const slow = await sendHalf(baseUrl);
    while (createdIds.length < CLIENTS) await new Promise((resolve) => setImmediate(resolve));

    const startMs = performance.now();
    const exit = server.end('SIGTERM');
    while (await isReady(baseUrl)) continue;
    leaving = true;
    await Promise.all(load);

    // The server accepts no connections any more, and still responds to the accepted request.
    while (await isReachable(baseUrl)) continue;
    expect(await slow.finish()).to.match(/^HTTP\/1\.1 201 [\s\S]*connection: close/i);

    expect(await exit).to.deep.equal({ code: 0, signal: null });
    expect(performance.now() - startMs).to.be.below(scaleWait(MAX_SHUTDOWN_MS));
    expect(new Set(createdIds).size).to.equal(createdIds.length);
    const responseCount = createdIds.length + 1; // And the slow one.
    const loggedResponses = server.readOutput().match(/"operation":"createLocation".*"status":201/g);
    expect(loggedResponses).to.have.lengthOf(responseCount);
  });
});

/** Sends the head and half of the body of a request. */
async function sendHalf(baseUrl: string): Promise<{ finish: () => Promise<string> }> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');

  const body = '{"naam":"Halverwege"}';
  const head = [
    'POST /api2/locaties HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${apiKey}`,
    'Content-Type: application/json',
    `Content-Length: ${String(body.length)}`,
  ];

  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  return {
    async finish() {
      let responseText = '';
      socket.on('data', (chunk: Buffer) => {
        responseText += chunk.toString();
      });
      socket.write(body.slice(10));
      await once(socket, 'close');
      return responseText;
    },
  };
}

/** Returns whether a server wants more requests. */
async function isReady(baseUrl: string): Promise<boolean> {
  const { status } = await sendRaw('GET', '/ready', { baseUrl, auth: null });
  return status !== 503;
}

/** Returns whether a server accepts connections at this address; fails for an error other than a refused or reset one. */
async function isReachable(baseUrl: string): Promise<boolean> {
  try {
    await sendRaw('GET', '/ready', { baseUrl, auth: null });
    return true;
  } catch (error) {
    expect(error)
      .to.have.property('code')
      .that.matches(/^ECONN(REFUSED|RESET)$/);
    return false;
  }
}
