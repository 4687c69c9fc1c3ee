// Subscriptions to events.
import type { NewWebhook, WebhookDelivery, WebhookWithSecret } from 'boekstaaf';
import { api } from '../index.ts';

export function webhook(body: Partial<NewWebhook> = {}): Promise<WebhookWithSecret> {
  return api.webhooks.createWebhook({
    body: { name: 'Locatie::postInsert', url: 'https://receiver.example/hooks', ...body },
  });
}

/** A delivery of a new subscription, which waits to be sent. */
export async function webhookDelivery(): Promise<WebhookDelivery> {
  const { id } = await webhook();
  return api.webhooks.testWebhook({ id });
}
