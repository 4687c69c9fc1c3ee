// The door on Express with express-openapi-validator, which checks requests, and answers where it is told to, by the whole contract.
import express from 'express';
import * as validator from 'express-openapi-validator';
import { allowed, contract, count, HOST, nextId, ownFormats, PORT } from './checks.mjs';

const validateResponses = process.argv[5] === 'answers';
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use((request, response, next) => {
  const began = performance.now();
  request.id = nextId();
  response.set({ 'x-request-id': request.id, 'cache-control': 'no-store' });
  response.on('finish', () => count(request.openapi?.openApiRoute ?? 'none', response.statusCode, began));
  next();
});
app.get('/health', (request, response) => response.json({ status: 'ok' }));
app.use(
  validator.middleware({
    apiSpec: contract,
    validateApiSpec: false,
    validateRequests: true,
    validateResponses,
    validateSecurity: {
      handlers: { bearer: (request) => allowed(request.headers.authorization) !== undefined, basic: () => false },
    },
    formats: Object.fromEntries(ownFormats().map((name) => [name, { type: 'number', validate: () => true }])),
  }),
);
app.get('/api2/events', (request, response) => response.json([]));
app.use((error, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = error.status === 400 ? 406 : (error.status ?? 500);
  return response.status(status).json({ message: error.message, request_id: request.id });
});
app.listen(PORT, HOST);
