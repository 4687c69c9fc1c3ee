// Subscriptions to events.
import type { NewWebhook, WebhookWithSecret } from 'boekstaaf';
import { api } from '../index.ts';

export function webhook(body: Partial<NewWebhook> = {}): Promise<WebhookWithSecret> {
  return api.webhooks.createWebhook({
    body: { name: 'Locatie::postInsert', url: 'https://receiver.example/hooks', ...body },
  });
}
