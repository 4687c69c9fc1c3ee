// Randomness in a sandbox: the same requests after two resets have the same responses and documents, byte for byte.
import { expect } from 'chai';
import { clock } from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';
import { startReceiver, type WebhookReceiver } from '../support/receiver.ts';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';
import '../support/only-with-all.ts';

/** Headers that differ: ids of requests, values from the real clock, and the framing of a response. */
const EXEMPT_HEADERS = ['x-request-id', 'date', 'ratelimit', 'transfer-encoding', 'content-length'];
/** Members of bodies that differ. On PostgreSQL, positions of the feed contain numbers of transactions. */
const EXEMPT_MEMBERS = ['request_id', 'position', 'signed_at', 'last_used_at', 'milliseconds'];

const idOf = (body: unknown): number => (body as { id: number }).id;

/** Returns a body without the members that differ. */
function stripVarying(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripVarying);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !EXEMPT_MEMBERS.includes(name));
  return Object.fromEntries(members.map(([name, member]) => [name, stripVarying(member)]));
}

function stripResponse({ status, headers, body, text }: RawResponse): unknown {
  const comparedHeaders = Object.entries(headers).filter(([name]) => !EXEMPT_HEADERS.includes(name));
  return { status, headers: Object.fromEntries(comparedHeaders), body: body === undefined ? text : stripVarying(body) };
}

describe('randomness in a sandbox', () => {
  let sandbox: TestSandbox;
  let hooks: WebhookReceiver;

  before(async () => {
    sandbox = await startSandbox({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
    hooks = await startReceiver();
  });

  after(async () => {
    await sandbox.close();
    await hooks.close();
  });

  /** Creates objects of many kinds after a reset; returns each response, and what webhooks received. */
  async function runStory(): Promise<readonly unknown[]> {
    const records: unknown[] = [];

    const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
      const response = await sandbox.sendRaw(method, `/api2${path}`, body === undefined ? {} : { body });
      expect(response.status, `${method} ${path}: ${response.text}`).to.be.below(400);
      records.push([method, path, stripResponse(response)]);
      return response.body;
    };

    const receivedCount = hooks.received.length;
    hooks.respondWith(204);
    await ask('POST', '/sandbox/reset', { fixture: 'venue' });

    const [customer] = (await ask('GET', '/klanten')) as { id: number }[];
    const [offer] = (await ask('GET', '/arrangementen')) as { id: number }[];
    const address = { adres: 'Kade 1', postcode: '1234 AB', plaats: 'Sneek', landcode: 'NL' };

    for (const [path, more] of [
      ['/bedrijven/1', { kvk_nummer: '12345678' }],
      [`/klanten/${String(customer?.id)}`, {}],
    ] as const)
      await ask('PUT', path, {
        ...((await ask('GET', path)) as object),
        ...address,
        btw_nummer: 'NL123456782B12',
        ...more,
      });

    await ask('POST', '/apikeys', { user_id: 1, description: 'Site' });
    const url = hooks.url.replace(/\/\/[^:]+/, '//127.0.0.1');
    const hook = await ask('POST', '/webhooks', { url, name: 'Boeking::postSave' });

    await ask('POST', '/integrations', { name: 'Peppol', kind: 'peppol_sandbox', settings: {} });
    const [product] = (await ask('GET', '/producten')) as { id: number }[];
    const template = { name: 'Een dag varen', price: 24.2, product_amount: 2, products: [product?.id] };
    const { id: voucher_template_id } = (await ask('POST', '/voucher_templates', template)) as { id: number };

    await ask('POST', '/vouchers', { voucher_template_id });
    const type = await ask('POST', '/boekingsvoorsteltypes', { naam: 'Offerte' });
    const booking = await ask('POST', '/boekingen', {
      klant_id: customer?.id,
      arrangement_id: offer?.id,
      personen: 14,
      status: 'optie',
      begin: '2027-02-12T14:00:00+01:00',
    });

    await ask('POST', '/boekingsvoorstellen', { boeking_id: idOf(booking), type_id: idOf(type) });
    await ask('PATCH', `/boekingen/${String(idOf(booking))}`, { status: 'definitief' });
    await ask('POST', '/agenda', { soort: 'boekingen', id: idOf(booking) });

    const invoice = await ask('POST', '/facturen', { boeking_id: idOf(booking), status: 'definitief' });
    await ask('POST', `/webhooks/${String(idOf(hook))}/test`);
    await ask('POST', '/sandbox/clock/advance', { duration: 'P40D' });
    for (const path of ['', '/pdf', '/ubl']) await ask('GET', `/facturen/${String(idOf(invoice))}${path}`);
    for (const path of [
      '/boekingen',
      '/facturen',
      '/mails',
      '/events?page_size=1000',
      '/audit',
      `/webhooks/${String(idOf(hook))}/deliveries`,
    ])
      await ask('GET', path);

    const posted = hooks.received.slice(receivedCount).map(({ body }) => stripVarying(JSON.parse(body)));
    return [...records, posted];
  }

  it('is the same after each reset, while the real clock continues', async () => {
    const first = await runStory();
    clock.advance({ hours: 1 });
    const again = await runStory();
    expect(again.length).to.equal(first.length);
    for (const [at, each] of first.entries()) expect(again[at]).to.deep.equal(each);
  });
});
