// Does the work of each door apart from its framework: the key by SHA-256 with its rights, the id of a request, and metrics.
// It also lists the formats of the contract.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Histogram } from 'prom-client';

const [, , port, contractFile, knownHash] = process.argv;
const KNOWN_FORMATS = new Set(['date', 'date-time', 'time', 'email', 'uri', 'uuid', 'duration', 'byte', 'binary']);

export const PORT = Number(port);
export const HOST = '127.0.0.1';
export const CONTRACT_FILE = contractFile;
/** The right that the operation needs. */
export const NEEDED_RIGHT = 'viewWebhooks';

/** Returns the formats that only the contract defines, such as amounts of money, which no library checks. */
export function listOwnFormats() {
  const formats = readFileSync(CONTRACT_FILE, 'utf8').matchAll(/"format":\s*"([\w-]+)"/g);
  return [...new Set([...formats].map(([, name]) => name))].filter((name) => !KNOWN_FORMATS.has(name));
}

// As many keys as a small installation has, the one of the benchmark among them.
const keys = new Map([[knownHash, { id: 1, rights: new Set([NEEDED_RIGHT]) }]]);
for (let id = 2; id <= 20; id += 1) keys.set(hashText(randomUUID()), { id, rights: new Set() });

function hashText(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the key of a request; throws 401 without a known key, and 403 without the right. */
export function authenticateKey(authorization) {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const key = token === undefined ? undefined : keys.get(hashText(token));
  if (key === undefined) throw createRefusal(401, 'Login Required');
  if (!key.rights.has(NEEDED_RIGHT)) throw createRefusal(403, `This needs ${NEEDED_RIGHT}.`);
  return key;
}

function createRefusal(status, message) {
  return Object.assign(new Error(message), { status, statusCode: status });
}

const start = randomUUID().slice(0, 8);
let requests = 0;

/** Returns an id for a request: a random start of this process, and a counter. */
export function createRequestId() {
  requests += 1;
  return `${start}-${requests.toString(36)}`;
}

collectDefaultMetrics();
const requestDurations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to the end of a response.',
  labelNames: ['operation', 'status'],
});

/** Records the duration of a request that began at this moment of `performance.now()`. */
export function recordRequest(operation, status, began) {
  requestDurations.observe({ operation, status }, (performance.now() - began) / 1000);
}
