"""The operations of webhooks. Made by npm run generate. Never edit."""

from __future__ import annotations

import typing as _t

from .._async import AsyncGroup
from .._files import AsyncFileCall, FileCall, Upload
from .._lists import AsyncPaged, Paged
from .._request import Operation, Options
from .._sync import Group

if _t.TYPE_CHECKING:
    from typing_extensions import Required, Unpack

    from . import types as T

    class _ListOptions(Options, total=False):
        id: _t.Optional[T.Id]
        created_before: _t.Optional[str]
        created_after: _t.Optional[str]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewWebhook, total=False):
        pass

    class _UpdateMembers(Options, T.WebhookPut, total=False):
        pass

    class _ListDeliveriesOptions(Options, total=False):
        status: _t.Optional[_t.Union[T.WebhookDeliveryStatus, _t.Sequence[T.WebhookDeliveryStatus]]]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _ReplayMembers(Options, T.WebhookReplay, total=False):
        pass

_LIST: Operation[T.Webhook] = Operation("webhooks.list", "GET", "/api2/webhooks", ["id","created_at<","created_at>","page","page_size"], "", {"created_before":"created_at<","created_after":"created_at>"})
_CREATE: Operation[T.WebhookWithSecret] = Operation("webhooks.create", "POST", "/api2/webhooks", [], "json")
_CREATE_MANY: Operation[_t.List[T.Webhook]] = Operation("webhooks.create_many", "POST", "/api2/webhooks/batch", [], "json")
_GET: Operation[T.Webhook] = Operation("webhooks.get", "GET", "/api2/webhooks/{id}")
_UPDATE: Operation[T.Webhook] = Operation("webhooks.update", "PUT", "/api2/webhooks/{id}", [], "json")
_DELETE: Operation[None] = Operation("webhooks.delete", "DELETE", "/api2/webhooks/{id}")
_LIST_DELIVERIES: Operation[T.WebhookDelivery] = Operation("webhooks.list_deliveries", "GET", "/api2/webhooks/{id}/deliveries", ["status","page","page_size"])
_GET_DELIVERY: Operation[T.WebhookDeliveryDetail] = Operation("webhooks.get_delivery", "GET", "/api2/webhooks/{id}/deliveries/{delivery_id}")
_REDELIVER_DELIVERY: Operation[T.WebhookDelivery] = Operation("webhooks.redeliver_delivery", "POST", "/api2/webhooks/{id}/deliveries/{delivery_id}/redeliver")
_REPLAY: Operation[T.WebhookReplayed] = Operation("webhooks.replay", "POST", "/api2/webhooks/{id}/replay", [], "json")
_TEST: Operation[T.WebhookDelivery] = Operation("webhooks.test", "POST", "/api2/webhooks/{id}/test")
_ROTATE_SECRET: Operation[T.WebhookSecret] = Operation("webhooks.rotate_secret", "POST", "/api2/webhooks/{id}/geheim")


class Webhooks(Group):
    """Subscriptions to events, and the log of their deliveries."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Webhook]:
        """List subscriptions.

        Returns all subscriptions, active and inactive, without their secrets.

        Needs the permission `viewWebhooks`.

        ``GET /api2/webhooks`` (listWebhooks)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewWebhook, /, **options: Unpack[Options]) -> T.WebhookWithSecret: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.WebhookWithSecret: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.WebhookWithSecret:
        """Subscribe to an event.

        From the next change on, the service posts each event with this name to the URL. The payload is that of the change
        feed, signed according to Standard Webhooks 1.0. The response contains the signing secret, which is not shown
        again.

        **Delivery.** Every event is delivered at least once. Events of one object arrive in order as long as your
        receiver accepts them. Return 2xx within 15 seconds. Any other result, redirects included, is a failure and is
        retried with the same `webhook-id`: ten attempts in total, spread over three days. If your receiver returns 410,
        or if deliveries only fail for five days, the subscription is deactivated.

        **Rights.** The credential with which you created or last changed the subscription decides. If it may not view an
        object, the payload contains only its `id`. Without `viewWebhooks`, or when your account is not active any more,
        nothing is delivered: `silent_reason` says why.

        A URL that is not allowed is refused: ERR_WEBHOOK_ADDRESS. Secrets are stored encrypted; an installation without a
        key for that refuses subscriptions (ERR_SECRETS_KEY).

        An installation has a limit of active subscriptions (200 unless the operator sets another). One account may have
        five times as many, inactive ones included (ERR_TOO_MANY).

        Needs the permission `editWebhooks`.

        ``POST /api2/webhooks`` (createWebhook)
        """
        return self._client._call(_CREATE, given, named)

    def create_many(self, body: T.NewWebhooks, /, **options: Unpack[Options]) -> _t.List[T.Webhook]:
        """Subscribe to several events.

        Creates all subscriptions, or none if one of them is invalid. The response is an empty list. To get the secret of
        a subscription, create a new one with `POST /api2/webhooks/{id}/geheim`.

        Needs the permission `editWebhooks`.

        ``POST /api2/webhooks/batch`` (createWebhooks)
        """
        return self._client._call(_CREATE_MANY, (body, ), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Webhook:
        """Get a subscription.

        The response never contains the secret.

        Needs the permission `viewWebhooks`.

        ``GET /api2/webhooks/{id}`` (getWebhook)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.WebhookPut, /, **options: Unpack[Options]) -> T.Webhook: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Webhook: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Webhook:
        """Update a subscription.

        Send back what you read, with changes; members that you omit keep their value. Pending deliveries go to the new
        URL. `active: false` stops deliveries: events that come due meanwhile are skipped, and you can replay them later.
        `active: true` starts deliveries again, also after the service deactivated the subscription, unless too many others
        are active (ERR_TOO_MANY).

        Needs the permission `editWebhooks`.

        ``PUT /api2/webhooks/{id}`` (updateWebhook)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a subscription.

        Stops all deliveries at once and deletes the delivery history.

        Needs the permission `editWebhooks`.

        ``DELETE /api2/webhooks/{id}`` (deleteWebhook)
        """
        return self._client._call(_DELETE, (id, ), options)

    def list_deliveries(self, id: T.Id, /, **options: Unpack[_ListDeliveriesOptions]) -> Paged[T.WebhookDelivery]:
        """List deliveries of a subscription.

        Returns the deliveries of the latest events first. Deliveries are kept as long as events: 90 days, or longer by the setting `gebeurtenissen_bewaren_dagen`.

        Needs the permission `viewWebhooks`.

        ``GET /api2/webhooks/{id}/deliveries`` (listWebhookDeliveries)
        """
        return self._client._list(_LIST_DELIVERIES, (id, ), options)

    def get_delivery(self, id: T.Id, delivery_id: T.Id, /, **options: Unpack[Options]) -> T.WebhookDeliveryDetail:
        """Get a delivery with its attempts.

        Returns the headers and body of the last request, the start of the last response, and all attempts.

        Needs the permission `viewWebhooks`.

        ``GET /api2/webhooks/{id}/deliveries/{delivery_id}`` (getWebhookDelivery)
        """
        return self._client._call(_GET_DELIVERY, (id, delivery_id, ), options)

    def redeliver_delivery(self, id: T.Id, delivery_id: T.Id, /, **options: Unpack[Options]) -> T.WebhookDelivery:
        """Retry a delivery now.

        Queues the delivery at once, whatever its status, with the same `webhook-id` and body. If the attempt fails, the
        retry schedule starts again. The subscription must be active: ERR_WEBHOOK_INACTIVE.

        Needs the permission `editWebhooks`.

        ``POST /api2/webhooks/{id}/deliveries/{delivery_id}/redeliver`` (redeliverWebhookDelivery)
        """
        return self._client._call(_REDELIVER_DELIVERY, (id, delivery_id, ), options)

    @_t.overload
    def replay(self, id: T.Id, body: T.WebhookReplay, /, **options: Unpack[Options]) -> T.WebhookReplayed: ...

    @_t.overload
    def replay(self, id: T.Id, /, **members: Unpack[_ReplayMembers]) -> T.WebhookReplayed: ...

    def replay(self, *given: _t.Any, **named: _t.Any) -> T.WebhookReplayed:
        """Replay the events of a period.

        Queues all events of the period that match the name of the subscription, in their original order, including events
        from before the subscription existed. Each event keeps its `webhook-id`, so receivers can recognise events that
        they already have. The subscription must be active: ERR_WEBHOOK_INACTIVE.

        Needs the permission `editWebhooks`.

        ``POST /api2/webhooks/{id}/replay`` (replayWebhook)
        """
        return self._client._call(_REPLAY, given, named)

    def test(self, id: T.Id, /, **options: Unpack[Options]) -> T.WebhookDelivery:
        """Send a test event.

        Queues one event with the name `WebhookTest`, whose payload is the subscription itself. It is attempted once and
        does not appear in the change feed. Read the delivery to see the result. The subscription must be active:
        ERR_WEBHOOK_INACTIVE.

        Needs the permission `editWebhooks`.

        ``POST /api2/webhooks/{id}/test`` (testWebhook)
        """
        return self._client._call(_TEST, (id, ), options)

    def rotate_secret(self, id: T.Id, /, **options: Unpack[Options]) -> T.WebhookSecret:
        """Rotate the secret of a subscription.

        The response contains the new secret, which is not shown again. For 24 hours deliveries carry two signatures, one
        with the new and one with the previous secret; older secrets are no longer used. `secret_set_at` changes, which is
        announced as an event.

        Needs the permission `editWebhooks`.

        ``POST /api2/webhooks/{id}/geheim`` (rotateWebhookSecret)
        """
        return self._client._call(_ROTATE_SECRET, (id, ), options)


class AsyncWebhooks(AsyncGroup):
    """Subscriptions to events, and the log of their deliveries."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Webhook]:
        """List subscriptions."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewWebhook, /, **options: Unpack[Options]) -> T.WebhookWithSecret: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.WebhookWithSecret: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.WebhookWithSecret:
        """Subscribe to an event."""
        return await self._client._call(_CREATE, given, named)

    async def create_many(self, body: T.NewWebhooks, /, **options: Unpack[Options]) -> _t.List[T.Webhook]:
        """Subscribe to several events."""
        return await self._client._call(_CREATE_MANY, (body, ), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Webhook:
        """Get a subscription."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.WebhookPut, /, **options: Unpack[Options]) -> T.Webhook: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Webhook: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Webhook:
        """Update a subscription."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a subscription."""
        return await self._client._call(_DELETE, (id, ), options)

    def list_deliveries(self, id: T.Id, /, **options: Unpack[_ListDeliveriesOptions]) -> AsyncPaged[T.WebhookDelivery]:
        """List deliveries of a subscription."""
        return self._client._list(_LIST_DELIVERIES, (id, ), options)

    async def get_delivery(self, id: T.Id, delivery_id: T.Id, /, **options: Unpack[Options]) -> T.WebhookDeliveryDetail:
        """Get a delivery with its attempts."""
        return await self._client._call(_GET_DELIVERY, (id, delivery_id, ), options)

    async def redeliver_delivery(self, id: T.Id, delivery_id: T.Id, /, **options: Unpack[Options]) -> T.WebhookDelivery:
        """Retry a delivery now."""
        return await self._client._call(_REDELIVER_DELIVERY, (id, delivery_id, ), options)

    @_t.overload
    async def replay(self, id: T.Id, body: T.WebhookReplay, /, **options: Unpack[Options]) -> T.WebhookReplayed: ...

    @_t.overload
    async def replay(self, id: T.Id, /, **members: Unpack[_ReplayMembers]) -> T.WebhookReplayed: ...

    async def replay(self, *given: _t.Any, **named: _t.Any) -> T.WebhookReplayed:
        """Replay the events of a period."""
        return await self._client._call(_REPLAY, given, named)

    async def test(self, id: T.Id, /, **options: Unpack[Options]) -> T.WebhookDelivery:
        """Send a test event."""
        return await self._client._call(_TEST, (id, ), options)

    async def rotate_secret(self, id: T.Id, /, **options: Unpack[Options]) -> T.WebhookSecret:
        """Rotate the secret of a subscription."""
        return await self._client._call(_ROTATE_SECRET, (id, ), options)
