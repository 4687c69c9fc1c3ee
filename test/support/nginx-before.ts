// deploy/nginx.conf before the built service, as operators have it: its addresses and ports alone are others.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { ADMINISTRATOR, LOGIN } from './administrator.ts';
import { childServer, childProgram } from './child-server.ts';
import { freePort } from './postgres.ts';
import { sendText } from './raw.ts';

const BASIC = `Basic ${Buffer.from(`${ADMINISTRATOR.username}:${ADMINISTRATOR.password}`).toString('base64')}`;
const SECRET = 'Zk3vQ8sT1mYb7xR0wLd5NfHc2UjAe9Gp';
const ELSEWHERE = '203.0.113.66';

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Buffer;
}

interface Answered {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

type Send = (method: string, path: string, sending?: Sending) => Promise<Answered>;

/** Starts the service and nginx, which reads `text`, in a folder with the certificate; throws at what is not as it should be. */
export async function standsBefore(text: string, folder: string): Promise<void> {
  const [secure, plain] = [await freePort(), await freePort()];
  const server = await childServer({
    ...{ DATABASE_URL: `sqlite:${join(folder, 'data.db')}`, TRUSTED_PROXIES: '127.0.0.1' },
    ...{ BOOTSTRAP_USERNAME: ADMINISTRATOR.username, BOOTSTRAP_PASSWORD: ADMINISTRATOR.password },
  });
  const site = text
    .replaceAll(/^ *listen \[.*\n/gm, '')
    .replace('listen 443 ', `listen 127.0.0.1:${String(secure)} `)
    .replace('listen 80;', `listen 127.0.0.1:${String(plain)};`)
    .replace('127.0.0.1:8080', new URL(server.baseUrl).host)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll('/var/log/nginx', folder)
    // This machine is to count as one outside.
    .replace(/^ *allow 127.0.0.1;\n/m, '');
  const conf = join(folder, 'before.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const http = ['gzip on;', 'gzip_types application/json;', 'gzip_min_length 1;', ...temporary, site].join('\n');
  const head = `daemon off;\npid ${folder}/before.pid;\nerror_log ${folder}/error.log;\nevents {}`;
  writeFileSync(conf, `${head}\nhttp {\n${http}}\n`);
  const nginx = childProgram(['nginx', '-p', folder, '-c', conf], {});
  const send: Send = (method, path, sending) => sendTo(secure, method, path, sending);
  try {
    await listening(send);
    await readsWeakTags(send);
    await keepsNumbers(send);
    await tellsAddresses(send);
    await takesMails(send);
    const redirect = await sendText(`http://127.0.0.1:${String(plain)}`, `GET /herroepen/${SECRET} HTTP/1.0\r\n\r\n`);
    assert.match(redirect, new RegExp(`\r\nLocation: https://boekstaaf.example/herroepen/${SECRET}\r\n`));
    await send('GET', `/api2/agenda/personeel/8.ics?token=${SECRET}`);
    await server.end('SIGTERM');
    await keepsTokens(send, folder);
  } finally {
    await Promise.all([nginx.end('SIGTERM'), server.end('SIGKILL')]);
  }
}

async function sendTo(
  port: number,
  method: string,
  path: string,
  { headers = {}, body }: Sending = {},
): Promise<Answered> {
  const bytes = Buffer.isBuffer(body) || body === undefined ? body : Buffer.from(JSON.stringify(body));
  const type = bytes === body ? {} : { 'content-type': 'application/json' };
  const all = { host: 'boekstaaf.example', authorization: BASIC, ...type, ...headers };
  // Its certificate is its own.
  const connection = { host: '127.0.0.1', port, rejectUnauthorized: false };
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

async function listening(send: Send): Promise<void> {
  while ((await send('GET', '/ready').catch(() => null)) === null);
}

/** A tag that nginx made weak, because it compressed, protects a change as the strong one does. */
async function readsWeakTags(send: Send): Promise<void> {
  const made = await send('POST', '/api2/locaties', { body: { naam: 'Zaal' } });
  const path = String(made.headers['location']);
  const read = await send('GET', path, { headers: { 'accept-encoding': 'gzip' } });
  const etag = String(read.headers['etag']);
  assert.equal(read.headers['content-encoding'], 'gzip');
  assert.match(etag, /^W\/"1\./);
  const change = { headers: { 'if-match': etag }, body: { naam: 'Grote zaal' } };
  assert.equal((await send('PUT', path, change)).status, 200);
  assert.equal((await send('PUT', path, change)).status, 412);
  assert.equal(read.headers['strict-transport-security'], 'max-age=31536000');
  assert.equal(read.headers['x-content-type-options'], 'nosniff');
}

async function keepsNumbers(send: Send): Promise<void> {
  for (const path of ['/metrics', '/METRICS', '/Metrics/', '//metrics', '/%6detrics', '/docs/../METRICS'])
    assert.equal((await send('GET', path)).status, 403, path);
}

/** The address of a login is that of the connection, whatever the client says. */
async function tellsAddresses(send: Send): Promise<void> {
  const claims = { 'x-forwarded-for': ELSEWHERE, forwarded: `for=${ELSEWHERE}` };
  await send('POST', '/api2/sessies', { headers: claims, body: LOGIN });
  const { text } = await send('GET', '/api2/sessies');
  assert.match(text, /"address":"127\.0\.0\.1"/, text);
}

/** The service itself says of a large mail that its credential is wrong, not nginx that it is large. */
async function takesMails(send: Send): Promise<void> {
  const headers = { 'content-type': 'message/rfc822', authorization: 'Bearer none' };
  const { text } = await send('POST', '/api2/incoming_mails', { headers, body: Buffer.alloc(10_000_000, 'a') });
  assert.match(text, /"code":"ERR_/);
}

/** The service is away: nginx says so of a page, and no log has a token. */
async function keepsTokens(send: Send, folder: string): Promise<void> {
  for (const path of [
    '/kantoor/boekingen/12',
    `/api2/voorstel/${SECRET}`,
    `/api2/agenda/personeel/8.ics?token=${SECRET}`,
  ])
    assert.equal((await send('GET', path)).status, 502, path);
  const [access, errors] = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8'));
  assert.match(access ?? '', /"GET \/kantoor\/boekingen\/12" 502 /);
  assert.match(errors ?? '', /GET \/kantoor\/boekingen\/12 /);
  assert.ok(!`${String(access)}${String(errors)}`.includes(SECRET), `${String(access)}${String(errors)}`);
}
