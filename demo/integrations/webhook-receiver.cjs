// Receives webhooks: checks them, answers at once, and handles each event once. Run: node demo/integrations/webhook-receiver.cjs
const { createServer } = require('node:http');
const { buffer } = require('node:stream/consumers');
const { WebhookError, webhooks } = require('boekstaaf');
/** A server that takes events signed with `secret`. `seen` holds the ids of those that were handled: yours is a table. */
function createReceiver(secret, handle, seen = new Set()) {
  return createServer((request, response) => {
    receive(request, secret, handle, seen)
      .then(() => response.writeHead(204).end())
      .catch((error) => {
        const isWrong = error instanceof WebhookError;
        if (!isWrong) console.error(error);
        response.writeHead(isWrong ? 400 : 500).end(isWrong ? error.reason : '');
      });
  });
}
async function receive(request, secret, handle, seen) {
  const event = await webhooks.verify(await buffer(request), request.headers, secret);
  if (seen.has(event.meta.event_id)) return;
  await handle(event);
  seen.add(event.meta.event_id);
}
if (require.main === module) {
  const print = (event) => {
    if (event.name === 'InvoiceDefinitive') console.log('invoice', event.data.id);
    else console.log(event.meta.event);
  };
  createReceiver(process.env['WEBHOOK_SECRET'] ?? '', print).listen(3000);
}

module.exports = { createReceiver };
