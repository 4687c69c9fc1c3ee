// The built service behind a proxy that reads an example of deploy/: one table of cases for nginx and Caddy.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { ADMINISTRATOR, LOGIN } from './administrator.ts';
import { startChildServer, type ChildProgram } from './child-server.ts';
import { freePort } from './postgres.ts';
import { sendText } from './raw.ts';

const BASIC = `Basic ${Buffer.from(`${ADMINISTRATOR.username}:${ADMINISTRATOR.password}`).toString('base64')}`;
const SECRET = 'Zk3vQ8sT1mYb7xR0wLd5NfHc2UjAe9Gp';
const ELSEWHERE = '203.0.113.66';

interface ProxiedRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Buffer;
}

interface ProxyResponse {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

type SendThroughProxy = (method: string, path: string, sending?: ProxiedRequest) => Promise<ProxyResponse>;

/** The example where it runs, with other addresses and ports alone. This machine counts as one outside. */
export interface ProxySettings {
  /** A folder for what it writes. */
  readonly folder: string;
  /** The address and port of the service. */
  readonly upstream: string;
  readonly secure: number;
  readonly plain: number;
}

/** A proxy that was started. */
export interface StartedProxy {
  readonly program: ChildProgram;
  /** Whether it compresses, and makes weak ETags. */
  readonly compresses: boolean;
  /** The log of requests, and that of errors. */
  readonly readLogs: () => readonly [requests: string, errors: string];
  /** A refused request and a service that is away, in the words of each log. */
  readonly away: readonly [request: RegExp, error: RegExp];
}

/** Starts the service and a proxy before it; throws at what is not as it should be. */
export async function checkProxy(start: (proxied: ProxySettings) => StartedProxy, folder: string): Promise<void> {
  const secure = await freePort();
  const plain = await freePort();
  const server = await startChildServer({
    DATABASE_URL: `sqlite:${join(folder, 'data.db')}`,
    TRUSTED_PROXIES: '127.0.0.1',
    BOOTSTRAP_USERNAME: ADMINISTRATOR.username,
    BOOTSTRAP_PASSWORD: ADMINISTRATOR.password,
  });
  const proxy = start({ folder, upstream: new URL(server.baseUrl).host, secure, plain });
  const send: SendThroughProxy = (method, path, sending) => sendTo(secure, method, path, sending);

  try {
    await waitUntilReady(send);
    await checkWeakTags(send, proxy);
    await checkMetricsHidden(send);
    await checkLoginAddress(send);
    await checkLargeMails(send);
    const redirect = await sendText(
      `http://127.0.0.1:${String(plain)}`,
      `GET /herroepen/${SECRET} HTTP/1.1\r\nHost: boekstaaf.example\r\nConnection: close\r\n\r\n`,
    );
    assert.match(redirect, new RegExp(`\r\nLocation: https://boekstaaf.example/herroepen/${SECRET}\r\n`));
    await send('GET', `/api2/agenda/personeel/8.ics?token=${SECRET}`);
    await server.end('SIGTERM');
    await checkTokensHidden(send, proxy);
  } finally {
    await Promise.all([proxy.program.end('SIGTERM'), server.end('SIGKILL')]);
  }
}

async function sendTo(
  port: number,
  method: string,
  path: string,
  { headers = {}, body }: ProxiedRequest = {},
): Promise<ProxyResponse> {
  const bytes = Buffer.isBuffer(body) || body === undefined ? body : Buffer.from(JSON.stringify(body));
  const type = bytes === body ? {} : { 'content-type': 'application/json' };
  const all = { host: 'boekstaaf.example', authorization: BASIC, ...type, ...headers };

  // Its certificate is its own.
  const connection = { host: '127.0.0.1', port, servername: all.host, rejectUnauthorized: false };
  const outgoing = request({ ...connection, method, path, headers: all });
  outgoing.end(bytes);

  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks = (await incoming.toArray()) as Buffer[];
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text: Buffer.concat(chunks).toString('latin1'),
  };
}

async function waitUntilReady(send: SendThroughProxy): Promise<void> {
  while ((await send('GET', '/ready').catch(() => null)) === null);
}

/** A tag that the proxy made weak, because it compressed, protects a change as the strong one does. */
async function checkWeakTags(send: SendThroughProxy, { compresses }: StartedProxy): Promise<void> {
  const postResponse = await send('POST', '/api2/locaties', { body: { naam: 'Zaal' } });
  const path = String(postResponse.headers['location']);
  const getResponse = await send('GET', path, { headers: { 'accept-encoding': 'gzip' } });
  const etag = String(getResponse.headers['etag']);
  assert.equal(getResponse.headers['content-encoding'], compresses ? 'gzip' : undefined);
  assert.match(etag, compresses ? /^W\/"1\./ : /^"1\./);
  const change = { headers: { 'if-match': etag }, body: { naam: 'Grote zaal' } };
  assert.equal((await send('PUT', path, change)).status, 200);
  assert.equal((await send('PUT', path, change)).status, 412);
  assert.equal(getResponse.headers['strict-transport-security'], 'max-age=31536000');
  assert.equal(getResponse.headers['x-content-type-options'], 'nosniff');
}

async function checkMetricsHidden(send: SendThroughProxy): Promise<void> {
  for (const path of ['/metrics', '/METRICS', '/Metrics/', '//metrics', '/%6detrics', '/docs/../METRICS'])
    assert.equal((await send('GET', path)).status, 403, path);
}

/** The address of a login is that of the connection, whatever the client says. */
async function checkLoginAddress(send: SendThroughProxy): Promise<void> {
  const claims = { 'x-forwarded-for': ELSEWHERE, forwarded: `for=${ELSEWHERE}` };
  await send('POST', '/api2/sessies', { headers: claims, body: LOGIN });
  const { text } = await send('GET', '/api2/sessies');
  assert.match(text, /"address":"127\.0\.0\.1"/, text);
}

/** The service itself reads a large mail and says what is wrong with it, not the proxy that it is large. */
async function checkLargeMails(send: SendThroughProxy): Promise<void> {
  const headers = { 'content-type': 'message/rfc822' };
  const { text } = await send('POST', '/api2/incoming_mails', { headers, body: Buffer.alloc(10_000_000, 'a') });

  assert.match(text, /"code":"ERR_MAIL_UNREADABLE"/);
}

/** The service is away: the proxy says so of a page, and no log has a token. */
async function checkTokensHidden(send: SendThroughProxy, { readLogs: logs, away }: StartedProxy): Promise<void> {
  for (const path of [
    '/kantoor/boekingen/12',
    `/api2/voorstel/${SECRET}`,
    `/api2/agenda/personeel/8.ics?token=${SECRET}`,
  ])
    assert.equal((await send('GET', path, { headers: { referer: `https://boekstaaf.example${path}` } })).status, 502);
  const logLines = logs();
  for (const [at, text] of logLines.entries()) {
    assert.match(text, away[at] ?? /^$/);
    assert.ok(!text.includes(SECRET), text);
  }
}
