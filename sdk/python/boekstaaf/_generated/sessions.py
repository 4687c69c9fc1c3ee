"""The operations of sessions. Made by npm run generate. Never edit."""

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
        user_id: _t.Optional[T.Id]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.Login, total=False):
        pass

_LIST: Operation[T.Session] = Operation("sessions.list", "GET", "/api2/sessies", ["user_id","page","page_size"])
_CREATE: Operation[T.CurrentSession] = Operation("sessions.create", "POST", "/api2/sessies", [], "json")
_GET_CURRENT: Operation[T.CurrentSession] = Operation("sessions.get_current", "GET", "/api2/sessies/huidige")
_DELETE_CURRENT: Operation[None] = Operation("sessions.delete_current", "DELETE", "/api2/sessies/huidige")
_GET: Operation[T.Session] = Operation("sessions.get", "GET", "/api2/sessies/{id}")
_DELETE: Operation[None] = Operation("sessions.delete", "DELETE", "/api2/sessies/{id}")


class Sessions(Group):
    """Logins of pages, with a cookie: who is logged in where."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Session]:
        """List sessions.

        Returns your own sessions, and with the permission editUsers those of all users, sorted by `id`. Sessions that
        ended are not part of the list. Programs with an API key have no sessions.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/sessies`` (listSessions)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.Login, /, **options: Unpack[Options]) -> T.CurrentSession: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.CurrentSession: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.CurrentSession:
        """Log in.

        Starts a session for a page of the service's own address, and sets its cookie: `__Host-boekstaaf` if
        `PUBLIC_URL` begins with `https:`, else `boekstaaf`. The cookie is HttpOnly and SameSite=Strict, and counts for
        requests from that address only. Send `csrf_token` as `X-CSRF-Token` with each request after it: the service
        refuses writes without it. Programs use an API key instead.

        A session lasts twelve hours, and ends after two hours without use. A new password, an inactive account and
        `DELETE` end it at once; rights that the user loses are gone from the next request. A user has at most 100
        sessions: a further login ends the oldest.

        If the account has a second factor, send a code of it as `code`. Without one the login is refused with
        ERR_CODE_REQUIRED, once the password was right: a page then asks for it. A wrong code, and one that was used
        before, is refused with ERR_CODE_INVALID. If the user must have a second factor and has none, the session can
        only set it up (`must_set_up_second_factor`).

        An unknown user, an inactive one and a wrong password are refused alike (ERR_CREDENTIAL_INVALID). After ten
        failures in a minute, wrong codes among them, the account is refused from that address (ERR_RATE_LIMITED). After
        a hundred wrong codes in a day it takes no code until the next day, or until it has a new password. A page of
        another address cannot log in (ERR_CROSS_SITE).

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``POST /api2/sessies`` (createSession)
        """
        return self._client._call(_CREATE, given, named)

    def get_current(self, **options: Unpack[Options]) -> T.CurrentSession:
        """Get the session of this request.

        Returns who is logged in, with which rights, and the token for writes. A page asks this when it is loaded.
        Returns 404 if the request came without a session, with a user name and password.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/sessies/huidige`` (getCurrentSession)
        """
        return self._client._call(_GET_CURRENT, (), options)

    def delete_current(self, **options: Unpack[Options]) -> None:
        """Log out.

        Ends the session of this request and takes its cookie away. Returns 404 if the request came without a session.

        Accepts only a user name and password (Basic), no API key.

        ``DELETE /api2/sessies/huidige`` (deleteCurrentSession)
        """
        return self._client._call(_DELETE_CURRENT, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Session:
        """Get a session.

        Returns one of your own sessions, and with the permission editUsers that of any user. The sessions of others do
        not exist for you (404), and neither do sessions that ended.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/sessies/{id}`` (getSession)
        """
        return self._client._call(_GET, (id, ), options)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """End a session.

        Ends one of your own sessions, and with the permission editUsers that of any user. The service refuses the next
        request with it, on every server. The sessions of others do not exist for you (404).

        Accepts only a user name and password (Basic), no API key.

        ``DELETE /api2/sessies/{id}`` (deleteSession)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncSessions(AsyncGroup):
    """Logins of pages, with a cookie: who is logged in where."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Session]:
        """List sessions."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.Login, /, **options: Unpack[Options]) -> T.CurrentSession: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.CurrentSession: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.CurrentSession:
        """Log in."""
        return await self._client._call(_CREATE, given, named)

    async def get_current(self, **options: Unpack[Options]) -> T.CurrentSession:
        """Get the session of this request."""
        return await self._client._call(_GET_CURRENT, (), options)

    async def delete_current(self, **options: Unpack[Options]) -> None:
        """Log out."""
        return await self._client._call(_DELETE_CURRENT, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Session:
        """Get a session."""
        return await self._client._call(_GET, (id, ), options)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """End a session."""
        return await self._client._call(_DELETE, (id, ), options)
