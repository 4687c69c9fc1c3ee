// The signatures that a receiver accepts: those of Standard Webhooks 1.0, made and checked against its reference, and
// no others.
import vm from 'node:vm';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { BoekstaafError, WebhookError, webhooks } from 'boekstaaf';
import { verify } from 'boekstaaf/webhooks';
import { build } from 'esbuild';
import { Webhook } from 'standardwebhooks';
import bundle from '../../generated/openapi.json' with { type: 'json' };

const ROOT = resolve(import.meta.dirname, '../..');
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const [EVENT] = bundle.components.schemas.BoekingEvent.examples;
const BODY = JSON.stringify(EVENT);
const NOW = Date.parse('2026-03-10T10:00:00Z');
const readNow = (): number => NOW;

type SignedHeaders = Awaited<ReturnType<typeof webhooks.sign>>;

const headersOf = (body = BODY, secret = SECRET, at = NOW): Promise<SignedHeaders> =>
  webhooks.sign(body, secret, { id: 'evt_1', now: () => at });

/** Returns the reason of a refusal; undefined when the message is accepted. */
async function findReason(
  headers: webhooks.ReceivedHeaders,
  body = BODY,
  secret = SECRET,
): Promise<string | undefined> {
  try {
    await webhooks.verify(body, headers, secret, { now: readNow });
    return undefined;
  } catch (error) {
    expect(error).to.be.instanceOf(WebhookError).and.instanceOf(BoekstaafError);
    return (error as WebhookError).reason;
  }
}

/** Returns the message of an error about the receiver's own mistake. */
async function readMistake(action: Promise<unknown>): Promise<string> {
  const error: unknown = await action.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).to.be.instanceOf(BoekstaafError).and.not.instanceOf(WebhookError);
  return (error as BoekstaafError).message;
}

describe('a signed message', () => {
  it('of the reference is accepted, whole and with its name', async () => {
    const signature = new Webhook(SECRET).sign('evt_1', new Date(NOW), BODY);
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(NOW / 1000),
      'webhook-signature': signature,
    };

    const event = await webhooks.verify(BODY, headers, SECRET, { now: readNow });
    expect(event).to.deep.equal({ name: 'Boeking::postInsert', ...EVENT });
    expect(await verify(BODY, headers, SECRET, { now: readNow })).to.deep.equal(event);
  });

  it('of ours is accepted by the reference', async () => {
    const at = Date.now();
    const headers = await headersOf('{"naam":"Zoë ☃"}', SECRET, at);
    expect(new Webhook(SECRET).verify('{"naam":"Zoë ☃"}', headers)).to.deep.equal({ naam: 'Zoë ☃' });
  });

  it('may be text or bytes', async () => {
    const headers = await headersOf();
    const bytes = new TextEncoder().encode(BODY);
    const within = new Uint8Array([1, ...bytes, 2]).subarray(1, bytes.length + 1);
    for (const body of [BODY, bytes, Buffer.from(BODY), within, bytes.buffer])
      expect(await webhooks.verify(body, headers, SECRET, { now: readNow })).to.have.property(
        'name',
        'Boeking::postInsert',
      );
  });

  it('may have headers of any type', async () => {
    const headers = await headersOf();
    const pairs = Object.entries(headers);
    const upper = pairs.map(([name, value]): [string, string] => [name.toUpperCase(), value]);
    const kinds: webhooks.ReceivedHeaders[] = [
      headers,
      new Headers(headers),
      Object.fromEntries(upper),
      Object.fromEntries(pairs.map(([name, value]) => [name, [value]])),
      upper,
      upper.flat(),
      { ...headers, 'content-length': undefined },
    ];

    for (const each of kinds) expect(await findReason(each)).to.equal(undefined);
  });

  it('is accepted with any of its signatures and any of the secrets', async () => {
    const ours = await headersOf();
    const others = await headersOf(BODY, OTHER_SECRET);
    const both = {
      ...ours,
      'webhook-signature': `v1a,AAAA ${others['webhook-signature']} ${ours['webhook-signature']}`,
    };
    expect(await findReason(both)).to.equal(undefined);
    expect(await findReason(both, BODY, OTHER_SECRET)).to.equal(undefined);
    const event = await webhooks.verify(BODY, ours, [OTHER_SECRET, SECRET], { now: readNow });
    expect(event.name).to.equal('Boeking::postInsert');
  });

  it('is refused when any part of it was changed', async () => {
    const headers = await headersOf();
    expect(await findReason(headers, BODY.replace('{', '{ '))).to.equal('bad-signature');
    expect(await findReason(headers, BODY, OTHER_SECRET)).to.equal('bad-signature');
    expect(await findReason({ ...headers, 'webhook-id': 'evt_2' })).to.equal('bad-signature');
    const later = String(NOW / 1000 + 1);
    expect(await findReason({ ...headers, 'webhook-timestamp': later })).to.equal('bad-signature');
  });

  it('is refused with a signature that is forged, cut off, extended or written in another form', async () => {
    const headers = await headersOf();
    const { 'webhook-signature': validSignature } = headers;
    const cuts = Array.from(validSignature, (_letter, at) => validSignature.slice(0, at)).filter((cut) => cut !== '');

    // The last letter before = holds two bits that decoding drops.
    const last = validSignature.at(-2) ?? '';
    const next = String.fromCharCode(last.charCodeAt(0) + 1);
    const forged = [
      ...cuts,
      `${validSignature}=`,
      `${validSignature}AAAA`,
      `${validSignature.slice(0, -2)}${next}=`,
      validSignature.replace('v1,', 'v2,'),
      validSignature.replace('v1,', ''),
      validSignature.replace(',', ';'),
      validSignature.toLowerCase(),
      'v1,',
      `v1,${Buffer.alloc(32).toString('base64')}`,
    ];

    for (const signature of forged)
      expect(await findReason({ ...headers, 'webhook-signature': signature }), signature).to.equal('bad-signature');
  });

  it('is refused without one of its headers', async () => {
    const headers = await headersOf();
    for (const name of Object.keys(headers)) {
      expect(await findReason({ ...headers, [name]: undefined }), name).to.equal('missing-header');
      expect(await findReason({ ...headers, [name]: '' }), name).to.equal('missing-header');
      const remainingHeaders = new Headers(headers);
      remainingHeaders.delete(name);
      expect(await findReason(remainingHeaders), name).to.equal('missing-header');
    }
  });

  it('is refused when it is more than five minutes old or new, by the given clock', async () => {
    const verifyAfter = async (seconds: number): Promise<string | undefined> =>
      findReason(await headersOf(BODY, SECRET, NOW + seconds * 1000));
    expect(await verifyAfter(-300)).to.equal(undefined);
    expect(await verifyAfter(300)).to.equal(undefined);
    expect(await verifyAfter(-301)).to.equal('too-old');
    expect(await verifyAfter(301)).to.equal('too-new');
    const old = await headersOf(BODY, SECRET, NOW - 3_600_000);
    expect(await webhooks.verify(BODY, old, SECRET, { now: readNow, tolerance: 3_600_000 })).to.have.property(
      'version',
    );
    expect((await webhooks.verify(BODY, await headersOf(BODY, SECRET, Date.now()), SECRET)).name).to.be.a('string');
  });

  it('is malformed when it is no event, or its time no number', async () => {
    for (const body of ['', 'x', 'null', '[]', '{}', '{"version":"0.1","data":{},"meta":{}}'])
      expect(await findReason(await headersOf(body), body), body).to.equal('malformed');
    for (const time of ['now', '1e3', '-1', '123456789012', ' '])
      expect(await findReason({ ...(await headersOf()), 'webhook-timestamp': time }), time).to.equal('malformed');
  });

  it('with an unknown event has no name yet', async () => {
    for (const name of ['Ruimtereis::postInsert', 'Boeking::postLaunch', 'BookingLaunched', 'Boeking', '']) {
      const body = JSON.stringify({ ...EVENT, meta: { ...EVENT?.meta, event: name } });
      const event = await webhooks.verify(body, await headersOf(body), SECRET, { now: readNow });
      expect(event.name).to.equal(undefined);
      expect(event.meta.event).to.equal(name);
    }
    for (const name of ['BookingDefinitive', 'InvoiceDefinitive', 'WebhookTest', 'Klant::postDelete']) {
      const body = JSON.stringify({ ...EVENT, meta: { ...EVENT?.meta, event: name } });
      expect((await webhooks.verify(body, await headersOf(body), SECRET, { now: readNow })).name).to.equal(name);
    }
  });
});

describe('a mistake of the receiver', () => {
  it('is distinguished from one of the sender: a parsed body, a malformed secret', async () => {
    const headers = await headersOf();
    const parsedBody = JSON.parse(BODY) as string;
    expect(await readMistake(webhooks.verify(parsedBody, headers, SECRET))).to.match(
      /^Pass the body as you received it/,
    );
    for (const secret of ['', 'secret', 'whsec_', 'whsec_***', 'bks_abc', [], [SECRET, '']]) {
      const message = await readMistake(webhooks.verify(BODY, headers, secret, { now: readNow }));
      expect(message).to.match(/whsec_ and base64/);
      expect(message).to.not.include('***');
    }
  });
});

describe('events of the feed', () => {
  it('have names too', () => {
    const event = { ...EVENT } as unknown;
    expect(webhooks.named(event as Parameters<typeof webhooks.named>[0]).name).to.equal('Boeking::postInsert');
  });
});

describe('a receiver on another platform', () => {
  async function bundleVerify(): Promise<string> {
    const contents = `import { verify } from 'boekstaaf/webhooks'; globalThis.verify = verify;`;
    const options = { bundle: true, minify: true, platform: 'browser', format: 'iife', write: false } as const;
    const { outputFiles, warnings } = await build({ ...options, stdin: { contents, resolveDir: ROOT } });
    expect(warnings).to.deep.equal([]);
    return outputFiles[0]?.text ?? '';
  }

  it('needs WebCrypto alone in browsers and workers, and reports its absence', async () => {
    const code = await bundleVerify();
    const web = {
      TextEncoder,
      TextDecoder,
      atob,
      btoa,
      Uint8Array,
      headers: await headersOf(),
      BODY,
      SECRET,
      now: readNow,
    };
    const call = 'verify(BODY, headers, SECRET, { now })';
    const worker = vm.createContext({ ...web, crypto });
    vm.runInContext(code, worker);

    const event = (await (vm.runInContext(call, worker) as Promise<unknown>)) as { name: string };
    expect(event.name).to.equal('Boeking::postInsert');

    const insecure = vm.createContext({ ...web, crypto: {} });
    vm.runInContext(code, insecure);

    const message = vm.runInContext(`${call}.catch((error) => error.message)`, insecure) as Promise<string>;
    expect(await message).to.match(/^WebCrypto is missing/);
  });

  it('finds WebCrypto in Node 18, where it is no global', async () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'crypto') ?? {};
    Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
    try {
      const event = await webhooks.verify(BODY, await headersOf(), SECRET, { now: readNow });
      expect(event.name).to.equal('Boeking::postInsert');
    } finally {
      Object.defineProperty(globalThis, 'crypto', descriptor);
    }
  });
});
