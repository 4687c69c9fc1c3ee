<?php

// The operations of webhooks. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Subscriptions to events, and the log of their deliveries.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type NewWebhook from Types
 * @phpstan-import-type NewWebhooks from Types
 * @phpstan-import-type Webhook from Types
 * @phpstan-import-type WebhookDelivery from Types
 * @phpstan-import-type WebhookDeliveryDetail from Types
 * @phpstan-import-type WebhookDeliveryStatus from Types
 * @phpstan-import-type WebhookPut from Types
 * @phpstan-import-type WebhookReplay from Types
 * @phpstan-import-type WebhookReplayed from Types
 * @phpstan-import-type WebhookSecret from Types
 * @phpstan-import-type WebhookWithSecret from Types
 */
final class WebhooksApi extends Group
{
    /**
     * List subscriptions.
     *
     * Returns all subscriptions, active and inactive, without their secrets.
     *
     * Needs the permission `viewWebhooks`.
     *
     * GET /api2/webhooks (listWebhooks)
     *
     * @param array{id?: Id|null, created_before?: string|null, created_after?: string|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Webhook>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('webhooks.list', 'GET', '/api2/webhooks', [], $options, ['id' => 'id', 'created_before' => 'created_at<', 'created_after' => 'created_at>', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Subscribe to an event.
     *
     * From the next change on, the service posts each event with this name to the URL. The payload is that of the change
     * feed, signed according to Standard Webhooks 1.0. The response contains the signing secret, which is not shown
     * again.
     *
     * **Delivery.** Every event is delivered at least once. Events of one object arrive in order as long as your
     * receiver accepts them. Return 2xx within 15 seconds. Any other result, redirects included, is a failure and is
     * retried with the same `webhook-id`: ten attempts in total, spread over three days. If your receiver returns 410,
     * or if deliveries only fail for five days, the subscription is deactivated.
     *
     * **Rights.** The credential with which you created or last changed the subscription decides. If it may not view an
     * object, the payload contains only its `id`. Without `viewWebhooks`, or when your account is not active any more,
     * nothing is delivered: `silent_reason` says why.
     *
     * A URL that is not allowed is refused: ERR_WEBHOOK_ADDRESS. Secrets are stored encrypted; an installation without a
     * key for that refuses subscriptions (ERR_SECRETS_KEY).
     *
     * An installation has a limit of active subscriptions (200 unless the operator sets another). One account may have
     * five times as many, inactive ones included (ERR_TOO_MANY).
     *
     * Needs the permission `editWebhooks`.
     *
     * POST /api2/webhooks (createWebhook)
     *
     * @param NewWebhook $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WebhookWithSecret
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('webhooks.create', 'POST', '/api2/webhooks', [], $options, [], $body, ['']);
    }

    /**
     * Subscribe to several events.
     *
     * Creates all subscriptions, or none if one of them is invalid. The response is an empty list. To get the secret of
     * a subscription, create a new one with `POST /api2/webhooks/{id}/geheim`.
     *
     * Needs the permission `editWebhooks`.
     *
     * POST /api2/webhooks/batch (createWebhooks)
     *
     * @param NewWebhooks $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<Webhook>
     */
    public function createMany(array $body, array $options = []): array
    {
        return $this->call('webhooks.createMany', 'POST', '/api2/webhooks/batch', [], $options, [], $body, ['*']);
    }

    /**
     * Get a subscription.
     *
     * The response never contains the secret.
     *
     * Needs the permission `viewWebhooks`.
     *
     * GET /api2/webhooks/{id} (getWebhook)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Webhook
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('webhooks.get', 'GET', '/api2/webhooks/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a subscription.
     *
     * Send back what you read, with changes; members that you omit keep their value. Pending deliveries go to the new
     * URL. `active: false` stops deliveries: events that come due meanwhile are skipped, and you can replay them later.
     * `active: true` starts deliveries again, also after the service deactivated the subscription, unless too many others
     * are active (ERR_TOO_MANY).
     *
     * Needs the permission `editWebhooks`.
     *
     * PUT /api2/webhooks/{id} (updateWebhook)
     *
     * @param WebhookPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Webhook
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('webhooks.update', 'PUT', '/api2/webhooks/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a subscription.
     *
     * Stops all deliveries at once and deletes the delivery history.
     *
     * Needs the permission `editWebhooks`.
     *
     * DELETE /api2/webhooks/{id} (deleteWebhook)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('webhooks.delete', 'DELETE', '/api2/webhooks/{id}', ['id' => $id], $options, []);
    }

    /**
     * List deliveries of a subscription.
     *
     * Returns the deliveries of the latest events first. Deliveries are kept as long as events: 90 days, or longer by the setting `gebeurtenissen_bewaren_dagen`.
     *
     * Needs the permission `viewWebhooks`.
     *
     * GET /api2/webhooks/{id}/deliveries (listWebhookDeliveries)
     *
     * @param array{status?: WebhookDeliveryStatus|list<WebhookDeliveryStatus>|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<WebhookDelivery>
     */
    public function listDeliveries(int $id, array $options = []): Paged
    {
        return $this->paged('webhooks.listDeliveries', 'GET', '/api2/webhooks/{id}/deliveries', ['id' => $id], $options, ['status' => 'status', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Get a delivery with its attempts.
     *
     * Returns the headers and body of the last request, the start of the last response, and all attempts.
     *
     * Needs the permission `viewWebhooks`.
     *
     * GET /api2/webhooks/{id}/deliveries/{delivery_id} (getWebhookDelivery)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WebhookDeliveryDetail
     */
    public function getDelivery(int $id, int $delivery_id, array $options = []): array
    {
        return $this->call('webhooks.getDelivery', 'GET', '/api2/webhooks/{id}/deliveries/{delivery_id}', ['id' => $id, 'delivery_id' => $delivery_id], $options, []);
    }

    /**
     * Retry a delivery now.
     *
     * Queues the delivery at once, whatever its status, with the same `webhook-id` and body. If the attempt fails, the
     * retry schedule starts again. The subscription must be active: ERR_WEBHOOK_INACTIVE.
     *
     * Needs the permission `editWebhooks`.
     *
     * POST /api2/webhooks/{id}/deliveries/{delivery_id}/redeliver (redeliverWebhookDelivery)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WebhookDelivery
     */
    public function redeliverDelivery(int $id, int $delivery_id, array $options = []): array
    {
        return $this->call('webhooks.redeliverDelivery', 'POST', '/api2/webhooks/{id}/deliveries/{delivery_id}/redeliver', ['id' => $id, 'delivery_id' => $delivery_id], $options, []);
    }

    /**
     * Replay the events of a period.
     *
     * Queues all events of the period that match the name of the subscription, in their original order, including events
     * from before the subscription existed. Each event keeps its `webhook-id`, so receivers can recognise events that
     * they already have. The subscription must be active: ERR_WEBHOOK_INACTIVE.
     *
     * Needs the permission `editWebhooks`.
     *
     * POST /api2/webhooks/{id}/replay (replayWebhook)
     *
     * @param WebhookReplay $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WebhookReplayed
     */
    public function replay(int $id, array $body, array $options = []): array
    {
        return $this->call('webhooks.replay', 'POST', '/api2/webhooks/{id}/replay', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Send a test event.
     *
     * Queues one event with the name `WebhookTest`, whose payload is the subscription itself. It is attempted once and
     * does not appear in the change feed. Read the delivery to see the result. The subscription must be active:
     * ERR_WEBHOOK_INACTIVE.
     *
     * Needs the permission `editWebhooks`.
     *
     * POST /api2/webhooks/{id}/test (testWebhook)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WebhookDelivery
     */
    public function test(int $id, array $options = []): array
    {
        return $this->call('webhooks.test', 'POST', '/api2/webhooks/{id}/test', ['id' => $id], $options, []);
    }

    /**
     * Rotate the secret of a subscription.
     *
     * The response contains the new secret, which is not shown again. For 24 hours deliveries carry two signatures, one
     * with the new and one with the previous secret; older secrets are no longer used. `secret_set_at` changes, which is
     * announced as an event.
     *
     * Needs the permission `editWebhooks`.
     *
     * POST /api2/webhooks/{id}/geheim (rotateWebhookSecret)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WebhookSecret
     */
    public function rotateSecret(int $id, array $options = []): array
    {
        return $this->call('webhooks.rotateSecret', 'POST', '/api2/webhooks/{id}/geheim', ['id' => $id], $options, []);
    }
}
