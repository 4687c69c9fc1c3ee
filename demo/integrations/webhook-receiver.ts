// Receives webhooks and handles each event once. Run: npx tsx demo/integrations/webhook-receiver.ts
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { WebhookError, webhooks } from 'boekstaaf';

/** Handles an event. If it throws, the service sends the event again. */
export type EventHandler = (event: webhooks.NamedEvent) => void | Promise<void>;

/**
 * Returns a server that accepts events signed with `secret`. `handledIds` has the ids of handled events; in production, use a
 * table.
 */
export function createReceiver(secret: string, handle: EventHandler, handledIds = new Set<string>()): Server {
  return createServer((request, response) => {
    receive(request, secret, handle, handledIds)
      .then(() => response.writeHead(204).end())
      .catch((error: unknown) => {
        const isWrong = error instanceof WebhookError;
        if (!isWrong) console.error(error);
        response.writeHead(isWrong ? 400 : 500).end(isWrong ? error.reason : '');
      });
  });
}

async function receive(
  request: IncomingMessage,
  secret: string,
  handle: EventHandler,
  handledIds: Set<string>,
): Promise<void> {
  const event = await webhooks.verify(await buffer(request), request.headers, secret);
  if (handledIds.has(event.meta.event_id)) return;
  await handle(event);
  handledIds.add(event.meta.event_id);
}

if (process.argv[1] === import.meta.filename) {
  const print: EventHandler = (event) => {
    if (event.name === 'InvoiceDefinitive') console.log('invoice', event.data.id);
    else console.log(event.meta.event);
  };
  createReceiver(process.env['WEBHOOK_SECRET'] ?? '', print).listen(3000);
}
