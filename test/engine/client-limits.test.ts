// Limits against clients that slow others down: open connections, bodies in memory, and the cost of serving the contract.
import { once } from 'node:events';
import { METHODS } from 'node:http';
import { BlockList, connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect } from 'chai';
import { estimateBytes, createBodyCapacity } from '../../http/request/body-capacity.ts';
import { limitConnections } from '../../http/request/connections.ts';
import { apiKey, baseUrl, sendRaw } from '../support/index.ts';

const MEGABYTE = 1_000_000;

describe('connections', () => {
  async function openSockets(count: number, trusted: BlockList): Promise<readonly Socket[]> {
    const server = createServer();
    limitConnections(server, trusted, 3);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');

    const { port } = server.address() as AddressInfo;
    const sockets = [];
    for (let index = 0; index < count; index++) {
      const socket = connect(port, '127.0.0.1');
      await once(server, 'connection');
      sockets.push(socket);
    }

    server.close();
    return sockets;
  }

  it('are closed beyond the limit of one address, and no others', async () => {
    const [first, second, third, fourth, fifth] = await openSockets(5, new BlockList());
    await Promise.all(
      [fourth, fifth].map(async (socket) => socket?.closed === true || (await once(socket as Socket, 'close'))),
    );
    expect(first?.readyState).to.equal('open');
    for (const socket of [first, second, third]) socket?.destroy();
  });

  it('of a trusted proxy are not counted, since many clients share them', async () => {
    const trusted = new BlockList();
    trusted.addAddress('127.0.0.1');
    const sockets = await openSockets(5, trusted);
    expect(sockets.map(({ destroyed }) => destroyed)).to.deep.equal(Array(5).fill(false));
    for (const socket of sockets) socket.destroy();
  });
});

describe('the bodies that one caller sends at once', () => {
  it('use 50 MB at most, and a caller whose requests have ended may send again', async () => {
    const capacity = createBodyCapacity();
    let end: () => void = () => undefined;
    const requestEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    const requests = Array.from({ length: 50 }, () => capacity('user 1', MEGABYTE, () => requestEnd));
    const refusal: unknown = await capacity('user 1', MEGABYTE, () => requestEnd).catch((error: unknown) => error);
    expect(String(refusal)).to.include('ERR_RATE_LIMITED');
    expect(await capacity('user 2', MEGABYTE, () => Promise.resolve('another'))).to.equal('another');
    end();
    await Promise.all(requests);
    expect(await capacity('user 1', 50 * MEGABYTE, () => Promise.resolve('again'))).to.equal('again');
  });

  it('release their memory also when the client aborts them', async () => {
    const capacity = createBodyCapacity();
    for (let time = 0; time < 3; time++)
      expect(
        await capacity('user 1', 40 * MEGABYTE, () => Promise.reject(new Error('early'))).catch(String),
      ).to.include('early');
  });

  it('count by their announced length, else by the largest allowed one', () => {
    const readAnnounced = (headers: Record<string, string>): number =>
      estimateBytes({ headers } as Parameters<typeof estimateBytes>[0], MEGABYTE);
    expect(readAnnounced({ 'content-length': '12' })).to.equal(12);
    expect(readAnnounced({ 'content-length': '5000000' })).to.equal(MEGABYTE);
    expect(readAnnounced({ 'transfer-encoding': 'chunked' })).to.equal(MEGABYTE);
    expect(readAnnounced({})).to.equal(0);
  });

  it('are refused with 429 at the door', async () => {
    const { hostname, port } = new URL(baseUrl);
    const head = `POST /api2/locaties HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${apiKey}\r\nContent-Length: ${String(MEGABYTE)}\r\n\r\n{`;
    const sockets = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    const last = connect(Number(port), hostname);

    for (const socket of sockets) socket.write(head);
    const response = new Promise<string>((resolve) =>
      last.once('data', (bytes) => {
        resolve(bytes.toString());
      }),
    );

    // One of these requests is refused.
    const first = Promise.race([
      response,
      ...sockets.map(
        (socket) =>
          new Promise<string>((resolve) =>
            socket.once('data', (bytes) => {
              resolve(bytes.toString());
            }),
          ),
      ),
    ]);

    last.write(head);
    expect(await first).to.match(/^HTTP\/1\.1 429 [\s\S]*Retry-After: 1[\s\S]*more than 50 MB at once/i);

    for (const socket of [...sockets, last]) socket.destroy();
  });
});

describe('a response that is equal for all clients', () => {
  for (const path of [
    '/openapi.json',
    '/openapi.yaml',
    '/llms.txt',
    '/docs',
    '/docs/operations/createBooking',
    '/docs/main.js',
  ])
    it(`${path} is compressed, and not sent again to a client that has it`, async () => {
      const plain = await sendRaw('GET', path, { auth: null });
      expect(plain.headers).to.not.have.property('content-encoding');
      const etag = String(plain.headers.etag);
      expect((await sendRaw('GET', path, { auth: null, headers: { 'if-none-match': etag } })).status).to.equal(304);
      const response = await fetch(baseUrl + path, { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers.get('content-encoding')).to.equal('gzip');
      expect(response.headers.get('etag')).to.equal(etag);
      expect(await response.text()).to.equal(plain.text);
    });

  for (const path of ['/api2/locaties', '/openapi.json', '/health', '/planning'])
    it(`${path} refuses every method that it does not support with 405`, async () => {
      const others = METHODS.filter((method) => !['GET', 'HEAD', 'OPTIONS', 'POST', 'CONNECT'].includes(method));
      for (const method of others) {
        const { status, headers } = await sendRaw(method, path);
        expect(status, method).to.equal(405);
        expect(headers.allow, method).to.include('GET');
      }
    });
});
