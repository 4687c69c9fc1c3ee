// Addresses of webhooks: names that resolve to private addresses, and names that change between two look-ups.
import { expect } from 'chai';
import type { LookupAddress } from 'node:dns';
import { parseNetwork } from '../../domain/announcements/network.ts';
import { findUrlRefusal, type AllowedHosts } from '../../domain/announcements/webhook.ts';
import { openNameResolver } from '../../jobs/announcements/name-resolver.ts';
import { openHttpClient, type Reply, type HttpClient } from '../../jobs/announcements/http-client.ts';
import { api, clock, given, jobs } from '../support/index.ts';
import { startNameServer, type NameServer } from '../support/name-server.ts';
import { readLookups, pointName } from '../support/receiver-names.ts';
import { closeReceivers, startReceiver, type WebhookReceiver } from '../support/receiver.ts';
import { scaleWait } from '../support/patience.ts';

const NOT_PUBLIC_ERROR = 'The host name resolves to an address that is not public.';

// Each as a name server can write it.
const HOSTILE_ADDRESSES = [
  '127.0.0.1',
  '127.8.9.10',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.254',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '::127.0.0.1',
];

describe('a name in the address of a webhook', () => {
  let trap: WebhookReceiver;

  before(async () => {
    trap = await startReceiver();
    clock.reset();
  });

  after(closeReceivers);

  for (const address of HOSTILE_ADDRESSES)
    it(`that resolves to ${address} is not connected to`, async () => {
      pointName('evil.test', [address]);
      const { id } = await given.webhook({ url: `http://evil.test:${String(trap.port)}/` });
      await given.location();
      await jobs.runAllDue();
      const [delivery] = await api.webhooks.listWebhookDeliveries({ id });
      const detail = await api.webhooks.getWebhookDelivery({ id, delivery_id: delivery?.id ?? 0 });
      expect(detail.history[0]).to.include({ status: null, error: NOT_PUBLIC_ERROR });
      expect(JSON.stringify(detail)).to.not.include(`"${address}"`);
      expect(trap.connections).to.equal(0);
      await api.webhooks.deleteWebhook({ id });
    });

  it('that is unknown is reported as such', async () => {
    const { id } = await given.webhook({ url: 'http://nobody.test/' });
    await given.location();
    await jobs.runAllDue();
    const [delivery] = await api.webhooks.listWebhookDeliveries({ id });
    const detail = await api.webhooks.getWebhookDelivery({ id, delivery_id: delivery?.id ?? 0 });
    expect(detail.history[0]?.error).to.equal('The host name does not exist.');
    expect(readLookups()).to.include('nobody.test');
    await api.webhooks.deleteWebhook({ id });
  });
});

// In these tests 127.0.0.1 is public and 127.0.0.2 is private: both are this machine.
describe('a connection', () => {
  const allowed: AllowedHosts = { names: new Set(), networks: [parseNetwork('127.0.0.1') ?? []].flat() };
  let fair: WebhookReceiver;
  let trap: WebhookReceiver;
  let sender: HttpClient;
  let looks: string[][] = [];
  let count = 0;

  const resolve = (): Promise<LookupAddress[]> => {
    count += 1;
    const addresses = looks.length > 1 ? looks.shift() : looks[0];
    return Promise.resolve((addresses ?? []).map((address) => ({ address, family: 4 })));
  };

  const post = (url: string): Promise<Reply> => sender.post({ url, headers: {}, body: Buffer.from('{}') });

  beforeEach(async () => {
    fair = await startReceiver('127.0.0.1');
    trap = await startReceiver('127.0.0.2');
    sender = openHttpClient({ allowed, resolve, timeoutMs: scaleWait(2_000) });
    count = 0;
  });

  afterEach(async () => {
    await sender.close();
    await closeReceivers();
  });

  it('is made to the address that was checked, though the name resolves to another one since', async () => {
    looks = [['127.0.0.1'], ['127.0.0.2']];
    expect(await post(`http://moving.test:${String(fair.port)}/`)).to.include({ status: 204 });
    expect(count).to.equal(1);
    expect(fair.connections).to.equal(1);
    // The next connection resolves the name again, to an address that is not allowed.
    await fair.close();
    expect(await post(`http://moving.test:${String(trap.port)}/`)).to.deep.equal({
      status: null,
      error: NOT_PUBLIC_ERROR,
    });
    expect(count).to.equal(2);
    expect(trap.connections).to.equal(0);
  });

  it('is not made when one of the addresses is private', async () => {
    for (const addresses of [
      ['127.0.0.1', '127.0.0.2'],
      ['127.0.0.2', '127.0.0.1'],
    ]) {
      looks = [addresses];
      expect(await post(`http://both.test:${String(trap.port)}/`)).to.deep.equal({
        status: null,
        error: NOT_PUBLIC_ERROR,
      });
    }
    expect([trap.connections, fair.connections]).to.deep.equal([0, 0]);
  });

  it('is not made to a literal address that was stored before it was refused', async () => {
    looks = [['127.0.0.1']];
    for (const host of ['127.0.0.2', '0x7f000002', '2130706434', '[::ffff:127.0.0.2]', 'localhost']) {
      const reply = await post(`http://${host}:${String(trap.port)}/`);
      expect(reply.status, host).to.equal(null);
    }
    expect(trap.connections).to.equal(0);
    expect(findUrlRefusal('http://127.0.0.1/', allowed)).to.equal(null);
  });

  it('is reused for the next message, but closed where many are open', async () => {
    looks = [['127.0.0.1']];
    const url = `http://fair.test:${String(fair.port)}/`;
    const postFour = async (): Promise<number> => {
      const before = fair.connections;
      for (let message = 0; message < 4; message++) expect(await post(url)).to.include({ status: 204 });
      return fair.connections - before;
    };
    expect(await postFour()).to.be.below(4);
    await sender.close();
    sender = openHttpClient({ allowed, resolve, timeoutMs: scaleWait(2_000), maxOpenConnections: 0 });
    expect(await postFour()).to.equal(4);
  });

  it('can be made to any address of a name that the operator allows', async () => {
    await sender.close();
    sender = openHttpClient({
      allowed: { names: new Set(['inside.test']), networks: [] },
      resolve,
      timeoutMs: scaleWait(2_000),
    });
    looks = [['127.0.0.2']];
    for (const host of ['inside.test', 'INSIDE.test', 'inside.test.'])
      expect(await post(`http://${host}:${String(trap.port)}/`), host).to.include({ status: 204 });
    expect(await post(`http://sub.inside.test:${String(trap.port)}/`)).to.include({ status: null });
  });
});

// A real name server over UDP, which every look-up uses.
describe('a name server that never responds for some hosts', () => {
  const networks = [parseNetwork('127.0.0.1') ?? []].flat();
  let server: NameServer;
  let fair: WebhookReceiver;
  let sender: HttpClient;

  const isSilent = (name: string): boolean => name.startsWith('silent');
  const postTo = (host: string): Promise<Reply> =>
    sender.post({ url: `http://${host}:${String(fair.port)}/`, headers: {}, body: Buffer.from('{}') });

  beforeEach(async () => {
    fair = await startReceiver('127.0.0.1');
    server = await startNameServer(isSilent);
    const allowed = { names: new Set(['localhost']), networks };
    sender = openHttpClient({ allowed, servers: [server.at], timeoutMs: scaleWait(10_000) });
  });

  afterEach(async () => {
    await sender.close();
    await closeReceivers();
    await server.close();
  });

  it('delays no delivery to another host, and gets one look-up for each host at a time', async () => {
    const replies: Reply[] = [];
    const hosts = Array.from({ length: 8 }, (_none, number) => `silent${String(number)}.test`);
    const pendingReplies = [...hosts, ...hosts, ...hosts, ...hosts].map(async (host) => {
      const reply = await postTo(host);
      replies.push(reply);
      return reply;
    });

    for (const host of ['fair.test', 'other.test']) expect(await postTo(host), host).to.include({ status: 204 });
    expect(replies).to.deep.equal([]);

    // A look-up asks for IPv4 and IPv6, with one retry of each at most.
    for (const host of hosts) expect(server.queriedNames.filter((name) => name === host).length).to.be.within(2, 4);
    await sender.close();
    expect((await Promise.all(pendingReplies)).map(({ status }) => status)).to.deep.equal(
      pendingReplies.map(() => null),
    );
  });

  it('is not waited for beyond the time limit of a look-up', async () => {
    const names = openNameResolver({ allowed: { names: new Set() }, servers: [server.at], timeoutMs: 50 });
    const error = await names.resolve('silent.test').catch((reason: unknown) => reason as { code?: string });
    expect(error).to.include({ code: 'EAI_AGAIN' });
    expect(server.queriedNames).to.deep.equal(['silent.test', 'silent.test']);
    expect(await names.resolve('fair.test')).to.deep.equal([{ address: '127.0.0.1', family: 4 }]);
  });

  it('reports unknown names, and gets no look-up of names that the operator has listed', async () => {
    expect(await postTo('nobody.test')).to.deep.equal({ status: null, error: 'The host name does not exist.' });
    expect(await postTo('localhost')).to.include({ status: 204 });
    expect(server.queriedNames).to.not.include('localhost');
    await sender.close();
    sender = openHttpClient({ allowed: { names: new Set(), networks: [] }, servers: [server.at] });
    expect(await postTo('fair.test')).to.deep.equal({ status: null, error: NOT_PUBLIC_ERROR });
    expect(fair.connections).to.equal(1);
  });
});
