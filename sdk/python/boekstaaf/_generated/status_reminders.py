"""The operations of statusReminders. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewStatusReminder, total=False):
        pass

    class _UpdateMembers(Options, T.StatusReminderPut, total=False):
        pass

_LIST: Operation[T.StatusReminder] = Operation("status_reminders.list", "GET", "/api2/statusherinneringen", ["page","page_size"])
_CREATE: Operation[T.StatusReminder] = Operation("status_reminders.create", "POST", "/api2/statusherinneringen", [], "json")
_GET: Operation[T.StatusReminder] = Operation("status_reminders.get", "GET", "/api2/statusherinneringen/{id}")
_UPDATE: Operation[T.StatusReminder] = Operation("status_reminders.update", "PUT", "/api2/statusherinneringen/{id}", [], "json")
_DELETE: Operation[None] = Operation("status_reminders.delete", "DELETE", "/api2/statusherinneringen/{id}")


class StatusReminders(Group):
    """Mails to customers whose booking stays in a status, sent by the clock."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.StatusReminder]:
        """List status reminders.

        Returns all status reminders, sorted by `id`.

        Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).

        ``GET /api2/statusherinneringen`` (listStatusReminders)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewStatusReminder, /, **options: Unpack[Options]) -> T.StatusReminder: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.StatusReminder: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.StatusReminder:
        """Create a status reminder.

        Every day at 08:00 local time, the service mails customers whose booking has had `status` for `termijn_in_dagen`
        days. It does so once for each time that a booking gets the status. The mail goes to the main contact person, or
        to the next one who has an address. Without any address nothing happens until there is one. The booking's
        `status_vervaldatum` then moves to `herinnering_termijn_in_dagen` days after itself or after today, whichever is
        later. If it is null, it is set for an option or a reservation, and stays null in other statuses.

        The company of a booking is the one of its `kosten`. A reminder without companies reminds nobody. A company can
        have one reminder per status (ERR_COMPANY_STATUS_REMINDER_TAKEN). Bookings whose term had already ended when the
        company got the reminder are never reminded by it.

        Texts may contain tags. Names that no tag has are returned in `X-Unknown-Tags`.

        Needs the permission `editBoekingStatusHerinnering`.

        ``POST /api2/statusherinneringen`` (createStatusReminder)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.StatusReminder:
        """Get a status reminder.

        `Bedrijven` contains the companies that it is for, deleted ones included, sorted by `id`.

        Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).

        ``GET /api2/statusherinneringen/{id}`` (getStatusReminder)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.StatusReminderPut, /, **options: Unpack[Options]) -> T.StatusReminder: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StatusReminder: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.StatusReminder:
        """Update a status reminder.

        You may send back what GET returned. Members that you omit keep their value; `Bedrijven` is replaced as a whole.
        If you change `status` or `termijn_in_dagen`, bookings whose new term has already ended are not reminded.

        Needs the permission `editBoekingStatusHerinnering`.

        ``PUT /api2/statusherinneringen/{id}`` (updateStatusReminder)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a status reminder.

        Mails that are already in the outbox are still sent.

        Needs the permission `editBoekingStatusHerinnering`.

        ``DELETE /api2/statusherinneringen/{id}`` (deleteStatusReminder)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncStatusReminders(AsyncGroup):
    """Mails to customers whose booking stays in a status, sent by the clock."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.StatusReminder]:
        """List status reminders."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewStatusReminder, /, **options: Unpack[Options]) -> T.StatusReminder: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.StatusReminder: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.StatusReminder:
        """Create a status reminder."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.StatusReminder:
        """Get a status reminder."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.StatusReminderPut, /, **options: Unpack[Options]) -> T.StatusReminder: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.StatusReminder: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.StatusReminder:
        """Update a status reminder."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a status reminder."""
        return await self._client._call(_DELETE, (id, ), options)
