// Does the work of each door apart from its framework: the key by SHA-256 with its rights, the number of a request, and metrics.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Histogram } from 'prom-client';

const [, , port, contract, known] = process.argv;
const KNOWN_FORMATS = new Set(['date', 'date-time', 'time', 'email', 'uri', 'uuid', 'duration', 'byte', 'binary']);

export { contract };

/** Returns the formats that only the contract defines, such as amounts of money, which no library checks. */
export function listOwnFormats() {
  const named = readFileSync(contract, 'utf8').matchAll(/"format":\s*"([\w-]+)"/g);
  return [...new Set([...named].map(([, name]) => name))].filter((name) => !KNOWN_FORMATS.has(name));
}

export const PORT = Number(port);
export const HOST = '127.0.0.1';
/** The right that the operation needs. */
export const NEEDED_RIGHT = 'viewWebhooks';

// As many keys as a small installation has, the one of the benchmark among them.
const keys = new Map([[known, { id: 1, rights: new Set([NEEDED_RIGHT]) }]]);
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

export function createRefusal(status, message) {
  return Object.assign(new Error(message), { status, statusCode: status });
}

const start = randomUUID().slice(0, 8);
let requests = 0;

/** Returns a random number for a request. */
export function createRequestId() {
  return `${start}-${(++requests).toString(36)}`;
}

collectDefaultMetrics();
const took = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to the end of an answer.',
  labelNames: ['operation', 'status'],
});

/** Counts a request that began at this moment of `performance.now()`. */
export function countRequest(operation, status, began) {
  took.observe({ operation, status }, (performance.now() - began) / 1000);
}
