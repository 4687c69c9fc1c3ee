// A door on fastify-openapi-glue: routes, validation and serialisation from the whole contract.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import {
  authenticateKey,
  CONTRACT_FILE,
  createRequestId,
  HOST,
  listOwnFormats,
  PORT,
  recordRequest,
} from './checks.mjs';

const specification = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8'));
const formats = Object.fromEntries(listOwnFormats().map((name) => [name, true]));
const lax = { strict: false, removeAdditional: false, formats };
const app = Fastify({
  logger: false,
  genReqId: createRequestId,
  ajv: { customOptions: lax },
  serializerOpts: { ajv: lax },
});
// Unknown query parameters are refused: the contract leaves that to the server.
app.addHook('onRoute', ({ schema }) => {
  if (schema?.querystring !== undefined) schema.querystring.additionalProperties = false;
});
app.addHook('onRequest', (request, reply, done) => {
  reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  if (request.url.startsWith('/api2/')) authenticateKey(request.headers.authorization);
  done();
});
app.addHook('onResponse', (request, reply, done) => {
  recordRequest(request.routeOptions.url ?? 'none', reply.statusCode, performance.now() - reply.elapsedTime);
  done();
});
app.setErrorHandler((error, request, reply) => {
  const status = error.validation === undefined ? (error.statusCode ?? 500) : 406;
  const body = JSON.stringify({ message: error.message, request_id: request.id });
  return reply.code(status).type('application/json').serializer(String).send(body);
});
app.get('/health', async () => ({ status: 'ok' }));
await app.register(glue, { specification, prefix: 'api2', serviceHandlers: { listEvents: async () => [] } });
await app.listen({ port: PORT, host: HOST });
