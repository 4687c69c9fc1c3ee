// Bytes that are no valid request: refused in the words of the contract, by the server with its own limits.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect } from 'chai';
import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import { type RunningServer, startServer } from '../../server.ts';
import '../support/either-database.ts';
import { apiKey, clock, createDatabase } from '../support/index.ts';
import { sendText } from '../support/raw.ts';
import { scaleWait } from '../support/patience.ts';
import { SECOND } from '../../domain/values/time-units.ts';

const HOST = 'Host: x\r\nConnection: close';
const MEGABYTE = 1_000_000;
const TOO_LARGE_RESPONSE = /^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n[\s\S]*"code":"ERR_BODY_TOO_LARGE"/i;

interface BrokenRequest {
  readonly what: string;
  readonly text: string;
  readonly status: number;
  readonly code: string;
}

const broken: readonly BrokenRequest[] = [
  {
    what: 'both length headers',
    text: `POST /api2/locaties HTTP/1.1\r\n${HOST}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    status: 400,
    code: 'ERR_MALFORMED',
  },
  {
    what: 'two lengths',
    text: `POST /api2/locaties HTTP/1.1\r\n${HOST}\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc`,
    status: 400,
    code: 'ERR_MALFORMED',
  },
  {
    what: 'a chunk of no size',
    text: `POST /api2/locaties HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    status: 400,
    code: 'ERR_MALFORMED',
  },
  { what: 'no request at all', text: 'GARBAGE\r\n\r\n', status: 400, code: 'ERR_MALFORMED' },
  {
    what: 'a control character in the address',
    text: `GET /api2/locaties?a\x01b HTTP/1.1\r\n${HOST}\r\n\r\n`,
    status: 400,
    code: 'ERR_MALFORMED',
  },
  {
    what: 'another version of HTTP',
    text: `GET /health HTTP/9.1\r\n${HOST}\r\n\r\n`,
    status: 400,
    code: 'ERR_MALFORMED',
  },
  {
    what: 'headers without end',
    text: `GET /health HTTP/1.1\r\n${HOST}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    status: 431,
    code: 'ERR_HEADERS_TOO_LARGE',
  },
  {
    what: 'an address without end',
    text: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`,
    status: 431,
    code: 'ERR_HEADERS_TOO_LARGE',
  },
  { what: 'no host in HTTP/1.0', text: 'GET /api2/locaties HTTP/1.0\r\n\r\n', status: 401, code: 'ERR_LOGIN_REQUIRED' },
  { what: 'no host', text: 'GET /health HTTP/1.1\r\nX: y\r\n\r\n', status: 400, code: 'ERR_MALFORMED' },
  { what: 'two hosts', text: `GET /health HTTP/1.1\r\n${HOST}\r\nhost: y\r\n\r\n`, status: 400, code: 'ERR_MALFORMED' },
  {
    what: 'one host twice',
    text: `GET /health HTTP/1.0\r\n${HOST}\r\nHOST: x\r\n\r\n`,
    status: 400,
    code: 'ERR_MALFORMED',
  },
  {
    what: 'an expectation that nobody has',
    text: `GET /api2/onbekend HTTP/1.1\r\n${HOST}\r\nExpect: miracles\r\n\r\n`,
    status: 404,
    code: 'ERR_NOT_FOUND',
  },
  { what: 'a star as address', text: `OPTIONS * HTTP/1.1\r\n${HOST}\r\n\r\n`, status: 404, code: 'ERR_NOT_FOUND' },
];

/** Resolves when this many bytes are written to the socket. */
function writeBytes(socket: Socket, length: number): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(Buffer.alloc(length, ' '), (error) => {
      if (error == null) resolve();
      else reject(error);
    });
  });
}

/** Resolves to all data until the connection closes, in whatever way. */
function everythingFrom(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      resolve(text);
    });
  });
}

describe('bytes on a socket', () => {
  let server: RunningServer;

  before(async () => {
    const config = readConfig({ DATABASE_URL: await createDatabase('sockets'), PORT: '0' });
    server = await startServer({ config, now: clock.now, log: pino({ level: 'silent' }), answerChecks: 1, grace: 0 });
  });

  after(() => server.close());

  for (const { what, text, status, code } of broken) {
    it(`${what}: ${String(status)} ${code}`, async () => {
      const response = await sendText(server.url, text, 5 * SECOND);
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect(head).to.match(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
      expect(head)
        .to.match(/^content-type: application\/json/im)
        .and.to.match(/^x-request-id: \S+/im)
        .and.to.match(/^x-content-type-options: nosniff$/im);
      expect(JSON.parse(body)).to.deep.include({ code }).and.to.have.nested.property('error.code', status);
    });
  }

  it('a request behind another one on a connection is not read as its body', async () => {
    const authorization = `Authorization: Bearer ${apiKey}`;
    const body = '{"naam":"Eerst"';
    const head = `POST /api2/locaties HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Type: application/json`;
    const first = `${head}\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`;
    const response = await sendText(server.url, `${first}GET /health HTTP/1.1\r\n${HOST}\r\n\r\n`, 5 * SECOND);
    expect([...response.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).to.deep.equal(['406', '200']);
  });

  const request = (method: string, body = ''): string =>
    `${method} /api2/locaties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${String(body.length)}\r\n\r\n${body}`;

  it('a read sent right behind a write sees the change', async () => {
    const pairs = Array.from({ length: 4 }, (_, nth) => {
      const naam = `Meteen ${String(nth)}`;
      return { naam, text: `${request('POST', JSON.stringify({ naam }))}${request('GET')}` };
    });
    const last = `GET /health HTTP/1.1\r\n${HOST}\r\n\r\n`;
    const response = await sendText(server.url, `${pairs.map(({ text }) => text).join('')}${last}`, 5 * SECOND);
    const responses = response.split('HTTP/1.1 ').slice(1);
    expect(responses.map((each) => Number(each.slice(0, 3)))).to.deep.equal([
      201, 200, 201, 200, 201, 200, 201, 200, 200,
    ]);
    for (const [nth, { naam }] of pairs.entries()) expect(responses[2 * nth + 1]).to.include(naam);
  });

  it('a dozen requests before the first response close their connection, and no other', async () => {
    const { hostname, port } = new URL(server.url);
    const greedy = connect(Number(port), hostname);
    const other = connect(Number(port), hostname);
    const response = everythingFrom(greedy);
    other.write(`GET /health HTTP/1.1\r\nHost: x\r\n\r\n`);
    greedy.write(request('GET').repeat(12));
    expect(await response).to.equal('');
    other.write(`GET /health HTTP/1.1\r\n${HOST}\r\n\r\n`);
    expect((await everythingFrom(other)).match(/HTTP\/1\.1 200/g)).to.have.length(2);
  });

  it('a client that sends 12 MB before it reads still receives the refusal', async () => {
    const socket = await announceBody(12 * MEGABYTE);
    await writeBytes(socket, 12 * MEGABYTE);
    expect(await everythingFrom(socket)).to.match(TOO_LARGE_RESPONSE);
  });

  it('a client that never stops sending is refused at once, and disconnected after 64 MB', async () => {
    const socket = await announceBody(10_000 * MEGABYTE);
    const response = everythingFrom(socket);
    let sentMegabytes = 0;
    while (!socket.destroyed && sentMegabytes < 1_000) {
      await writeBytes(socket, MEGABYTE).catch(() => undefined);
      sentMegabytes += 1;
    }
    expect(await response).to.match(TOO_LARGE_RESPONSE);
    expect(sentMegabytes).to.be.within(64, 128);
  });

  it('a client that stops in the middle of an oversized body is disconnected after five seconds', async () => {
    const socket = await announceBody(12 * MEGABYTE);
    const startedAt = performance.now();
    expect(await everythingFrom(socket)).to.match(TOO_LARGE_RESPONSE);
    expect(performance.now() - startedAt).to.be.within(4 * SECOND, scaleWait(10 * SECOND));
  });

  /** Opens a connection on which a body of this length was announced. */
  async function announceBody(length: number): Promise<Socket> {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const type = 'Content-Type: application/json';
    const head = `POST /api2/locaties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\n${type}`;
    socket.write(`${head}\r\nContent-Length: ${String(length)}\r\n\r\n`);
    return socket;
  }

  it('a client that drips its headers gets a response and is disconnected, and delays no other', async function () {
    this.timeout(scaleWait(30 * SECOND));
    const { hostname, port } = new URL(server.url);
    const drips = Array.from({ length: 100 }, () =>
      connect(Number(port), hostname, function (this: { write(text: string): void }) {
        this.write('GET /health HTTP/1.1\r\nX: ');
      }),
    );
    const [patient] = drips;
    if (patient === undefined) throw new Error('Nobody drips.');

    let response = '';
    patient.on('data', (chunk: Buffer) => {
      response += chunk.toString();
    });

    expect(await sendText(server.url, `GET /health HTTP/1.1\r\n${HOST}\r\n\r\n`, 5 * SECOND)).to.match(
      /^HTTP\/1\.1 200 /,
    );
    expect(response).to.equal('');

    await once(patient, 'close');
    expect(response).to.match(/^HTTP\/1\.1 408 [\s\S]*application\/json/);

    for (const socket of drips) socket.destroy();
  });
});
