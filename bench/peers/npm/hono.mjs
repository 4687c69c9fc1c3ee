// A door on Hono with zod-openapi: one route, with its schemas written in zod.
import { serve } from '@hono/node-server';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { authenticateKey, createRequestId, HOST, PORT, recordRequest } from './checks.mjs';

const query = z.strictObject({
  after: z
    .string()
    .max(37)
    .regex(/^[0-9]{1,18}[.][0-9]{1,18}$/)
    .optional(),
  page_size: z.coerce.number().int().min(1).max(1000).default(100),
});
const events = z.array(z.object({ meta: z.object({ position: z.string(), event: z.string() }), data: z.object({}) }));
const route = createRoute({
  method: 'get',
  path: '/api2/events',
  operationId: 'listEvents',
  request: { query },
  responses: { 200: { description: 'Events, oldest first.', content: { 'application/json': { schema: events } } } },
});

const app = new OpenAPIHono({
  defaultHook: (result, c) => (result.success ? undefined : c.json(result.error.issues, 406)),
});
app.use('*', async (c, next) => {
  const began = performance.now();
  c.header('x-request-id', createRequestId());
  c.header('cache-control', 'no-store');
  await next();
  recordRequest(c.req.path, c.res.status, began);
});
app.use('/api2/*', async (c, next) => {
  c.set('key', authenticateKey(c.req.header('authorization')));
  await next();
});
app.onError((error, c) => c.json({ message: error.message }, error.status ?? 500));
app.get('/health', (c) => c.json({ status: 'ok' }));
// The response is written by its schema, which leaves unknown members out.
app.openapi(route, (c) => c.json(events.parse([]), 200));

serve({ fetch: app.fetch, port: PORT, hostname: HOST });
