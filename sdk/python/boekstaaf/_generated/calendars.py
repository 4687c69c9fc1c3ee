"""The operations of calendars. Made by npm run generate. Never edit."""

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
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewCalendar, total=False):
        pass

    class _GetFeedOptions(Options, total=False):
        token: Required[str]

_LIST: Operation[T.Calendar] = Operation("calendars.list", "GET", "/api2/agenda", ["page","page_size"])
_CREATE: Operation[T.CalendarWithToken] = Operation("calendars.create", "POST", "/api2/agenda", [], "json")
_GET: Operation[T.Calendar] = Operation("calendars.get", "GET", "/api2/agenda/{id}")
_DELETE: Operation[None] = Operation("calendars.delete", "DELETE", "/api2/agenda/{id}")
_GET_FEED: Operation[bytes] = Operation("calendars.get_feed", "GET", "/api2/agenda/{soort}/{id}.ics", ["token"])


class Calendars(Group):
    """Feeds of the planning for calendar programs, each with a token that you can revoke."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Calendar]:
        """List calendar feeds.

        Sorted by `id`. Without their tokens, which cannot be read again.

        Needs the permission `editPersoneelsplanning` or `editBoeking`.

        ``GET /api2/agenda`` (listCalendars)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewCalendar, /, **options: Unpack[Options]) -> T.CalendarWithToken: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.CalendarWithToken: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.CalendarWithToken:
        """Create a calendar feed.

        Returns the token and the address of the feed, which you cannot read again. Give each reader a separate feed, so
        that you can revoke one without the others. A member of staff, location or booking can have several.

        Needs the permission `editPersoneelsplanning` or `editBoeking`.

        ``POST /api2/agenda`` (createCalendar)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Calendar:
        """Get a calendar feed.

        Tells what the feed shows. The token is not part of the response.

        Needs the permission `editPersoneelsplanning` or `editBoeking`.

        ``GET /api2/agenda/{id}`` (getCalendar)
        """
        return self._client._call(_GET, (id, ), options)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Revoke a calendar feed.

        The service refuses the next request with its token. Calendar programs keep what they read before.

        Needs the permission `editPersoneelsplanning` or `editBoeking`.

        ``DELETE /api2/agenda/{id}`` (deleteCalendar)
        """
        return self._client._call(_DELETE, (id, ), options)

    def get_feed(self, soort: T.CalendarKind, id: T.Id, /, **options: Unpack[_GetFeedOptions]) -> FileCall:
        """Read a calendar feed.

        An iCalendar file for subscription in Outlook, Google Calendar, Apple Calendar and other programs. The token is
        the only credential. The response is 404 if the token is wrong or revoked, or belongs to another feed, or if the
        feed's subject no longer exists. It is also 404 once the creator of the feed has left or may no longer create one;
        `silent_reason` of the feed says why.

        **Period.** What is at least partly between 30 days ago and 365 days from now, in local days. Both are included.

        **Entries.** Each line of a booking, and each shift, is an entry. Its `UID` stays the same in this feed, and its
        `SEQUENCE` rises with each change. Local times refer to a `VTIMEZONE`. An entry that begins or ends on the day of
        a clock change is in UTC instead. Programs do not agree which moment a local time is there. Cancelled bookings and
        shifts, and shifts that the member of staff refused, are `STATUS:CANCELLED`. Confirmed shifts and bookings from
        `definitief` on are `CONFIRMED`, all others `TENTATIVE`. Drafts of shifts (`concept`) are left out.

        **Data.** The booking's reference and its package, product and number, location, and the remark of a shift. No
        data of customers.

        An address of visitors may send 300 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/agenda/{soort}/{id}.ics`` (getCalendarFeed)
        """
        return self._client._file(_GET_FEED, (soort, id, ), options)


class AsyncCalendars(AsyncGroup):
    """Feeds of the planning for calendar programs, each with a token that you can revoke."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Calendar]:
        """List calendar feeds."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewCalendar, /, **options: Unpack[Options]) -> T.CalendarWithToken: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.CalendarWithToken: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.CalendarWithToken:
        """Create a calendar feed."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Calendar:
        """Get a calendar feed."""
        return await self._client._call(_GET, (id, ), options)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Revoke a calendar feed."""
        return await self._client._call(_DELETE, (id, ), options)

    def get_feed(self, soort: T.CalendarKind, id: T.Id, /, **options: Unpack[_GetFeedOptions]) -> AsyncFileCall:
        """Read a calendar feed."""
        return self._client._file(_GET_FEED, (soort, id, ), options)
