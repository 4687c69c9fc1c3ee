// Serves the measured operations by another stack: Fastify with its schemas, the driver, and SQL.
import { hash, randomUUID } from 'node:crypto';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';
import * as customers from './customers.ts';
import { open, type RunStatement } from './database.ts';
import type { ChangeContext } from './events.ts';
import * as idempotency from './idempotency.ts';
import { type KeyCaller, callerOf, assertOneRight, assertStillAllowed } from './keys.ts';
import { create as createCustomer, type NewCustomer } from './new-customers.ts';
import { bodyOf, validationProblemsOf, HandRefusal } from './problems.ts';
import { schemas } from './schemas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: KeyCaller | null;
  }
  interface FastifyContextConfig {
    /** One of these rights is required; an empty list requires a key alone. */
    readonly rights?: readonly string[];
  }
}

const [, , port = '', url = ''] = process.argv;
const db = open(url);
const start = randomUUID().slice(0, 8);
let requests = 0;
collectDefaultMetrics();
const took = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to the end of a response.',
  labelNames: ['route', 'status'],
});

const app = Fastify({ logger: false, genReqId: () => `${start}-${(++requests).toString(36)}` });
app.decorateRequest('caller', null);

// The values of a query are text, so numbers are parsed; those of a body have their types.
const checks = { allErrors: true, useDefaults: true, allowUnionTypes: true } as const;
const ofBody = new Ajv(checks);
const ofRest = new Ajv({ ...checks, coerceTypes: true });
for (const ajv of [ofBody, ofRest]) {
  addFormats.default(ajv, ['email']);
}
app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? ofBody : ofRest).compile(schema as object));

app.addHook('onRequest', async (request, reply) => {
  reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  const { rights } = request.routeOptions.config;
  if (rights === undefined) return;
  request.caller = await callerOf(db.run, request.headers.authorization);
  assertOneRight(request.caller, rights);
});
app.addHook('onResponse', (request, reply, done) => {
  const labels = { route: request.routeOptions.url ?? 'none', status: reply.statusCode };
  took.observe(labels, reply.elapsedTime / 1000);
  done();
});
app.setErrorHandler((error: Error, request, reply) => {
  if (error instanceof HandRefusal) return reply.code(error.status).send(bodyOf(error, request.id));
  if ('validation' in error)
    return reply.code(406).send(validationProblemsOf(error as Parameters<typeof validationProblemsOf>[0]));
  const { statusCode = 500 } = error as { statusCode?: number };
  if (statusCode >= 500) console.error(error);
  const message = statusCode >= 500 ? 'Internal Server Error' : error.message;
  return reply.code(statusCode).send(bodyOf(new HandRefusal(statusCode, 'ERR_REQUEST', message), request.id));
});

app.get('/health', () => ({ status: 'ok' }));
app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));

const VIEW_RIGHTS = ['viewContact', 'editContact'];

app.get<{ Params: { id: number } }>(
  '/api2/klanten/:id',
  { schema: schemas.one, config: { rights: VIEW_RIGHTS } },
  async (request, reply) => {
    const versionedCustomer = await customers.findOneCustomer(db.run, request.params.id);
    if (versionedCustomer === undefined) throw new HandRefusal(404, 'ERR_NOT_FOUND', 'Not Found');
    const text = reply.code(200).serialize(versionedCustomer.customer) as string;
    const etag = etagOf(versionedCustomer.version, text);
    const isUnchanged = request.headers['if-none-match']
      ?.split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag);
    if (isUnchanged === true) return reply.code(304).header('etag', etag).send();
    return sendText(reply, { status: 200, text, etag, location: null });
  },
);

app.get<{ Querystring: { page: number; page_size: number } }>(
  '/api2/klanten',
  { schema: schemas.list, config: { rights: VIEW_RIGHTS } },
  async (request, reply) => {
    const { page, page_size: size } = request.query;
    const customerPage = await customers.list(db.run, { size, page });
    const last = Math.max(1, Math.ceil(customerPage.total / size));
    const formatLink = (to: number, rel: string): string =>
      `</api2/klanten?page_size=${String(size)}&page=${String(to)}>; rel="${rel}"`;
    const steps = [
      ...(page > 1 ? [formatLink(page - 1, 'prev')] : []),
      ...(page < last ? [formatLink(page + 1, 'next')] : []),
    ];

    return reply
      .type('application/json; charset=utf-8')
      .header('x-total-count', customerPage.total)
      .header('x-page-size', size)
      .header('link', [formatLink(1, 'first'), ...steps, formatLink(last, 'last')].join(', '))
      .send(customerPage.customers);
  },
);

app.post<{ Body: NewCustomer }>(
  '/api2/klanten',
  { schema: schemas.newCustomer, config: { rights: ['editContact'] } },
  (request, reply) =>
    runWrite(request, reply, async (run, asking) => {
      const { status, customer, version } = await createCustomer(db, run, request.body, asking);
      return { status, body: customer, version, location: `/api2/klanten/${String(customer.id)}` };
    }),
);

interface WriteResult {
  readonly status: number;
  readonly body: object;
  readonly version: number;
  readonly location: string;
}

/**
 * Runs the work of a request in one transaction: once per Idempotency-Key, and only if its key is still allowed at the
 * end.
 */
async function runWrite(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (run: RunStatement, asking: ChangeContext) => Promise<WriteResult>,
): Promise<FastifyReply> {
  const { caller, headers } = request;
  if (caller === null) throw new HandRefusal(401, 'ERR_CREDENTIAL_MISSING', 'Login Required');

  const key = headers['idempotency-key'];
  const use = idempotency.useOf(Array.isArray(key) ? key[0] : key, caller, request.url, request.body);
  const asking = { caller, requestId: request.id, address: request.ip, now: new Date().toISOString() };
  const response = await db.write(async (run) => {
    const before = use && (await idempotency.findResponse(db, run, use));
    if (before !== null) {
      reply.header('idempotent-replayed', 'true');
      return before;
    }
    const { status, body, version, location } = await work(run, asking);
    await assertStillAllowed(run, caller, request.routeOptions.config.rights ?? []);
    const text = reply.code(status).serialize(body) as string;
    const newResponse = { status, text, location, etag: etagOf(version, text) };
    if (use !== null) await idempotency.insertResponse(run, use, newResponse);
    return newResponse;
  });

  return sendText(reply, response);
}

function sendText(reply: FastifyReply, { status, text, etag, location }: idempotency.StoredResponse): FastifyReply {
  if (etag !== null) reply.header('etag', etag);
  if (location !== null) reply.header('location', location);
  return reply.code(status).type('application/json; charset=utf-8').serializer(String).send(text);
}

/** Returns the ETag: the version, and a hash of the response, since embedded objects have their own versions. */
function etagOf(version: number, text: string): string {
  return `"${String(version)}.${hash('sha1', text, 'base64url').slice(0, 16)}"`;
}

await app.listen({ port: Number(port), host: '127.0.0.1' });
