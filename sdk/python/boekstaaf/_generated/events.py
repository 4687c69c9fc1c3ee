"""The operations of events. Made by npm run generate. Never edit."""

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
        after: _t.Optional[str]
        page_size: _t.Optional[int]

_LIST: Operation[T.Event] = Operation("events.list", "GET", "/api2/events", ["after","page_size"])


class Events(Group):
    """The change feed: every change of the last 90 days, in commit order."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Event]:
        """Read the change feed.

        Returns the events of the last 90 days in the order of `meta.position`, oldest first, with the same payloads that
        webhooks receive. The setting `gebeurtenissen_bewaren_dagen` keeps them for longer. Store the position of the last event that you processed, and send it as `after` with the next
        request. The feed never skips an event that is committed later. An event may appear some moments after the
        response to the change. `Link` points to the next page while there are more events; an empty list means that you
        have read them all.

        If events after your position are no longer kept, the feed answers 410 (ERR_POSITION_GONE) instead of skipping
        them. Read the objects that you keep anew, and go on after the position in `params.oldest`.

        For an object that you may not view, `data` contains only the `id`, and the changed members are left out.

        Needs the permission `viewWebhooks`.

        ``GET /api2/events`` (listEvents)
        """
        return self._client._list(_LIST, (), options)


class AsyncEvents(AsyncGroup):
    """The change feed: every change of the last 90 days, in commit order."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Event]:
        """Read the change feed."""
        return self._client._list(_LIST, (), options)
