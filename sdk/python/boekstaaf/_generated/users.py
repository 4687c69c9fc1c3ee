"""The operations of users. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewUser, total=False):
        pass

    class _UpdateMembers(Options, T.UserPut, total=False):
        pass

    class _SetPasswordMembers(Options, T.PasswordChange, total=False):
        pass

_LIST: Operation[T.User] = Operation("users.list", "GET", "/api2/gebruikers", ["page","page_size"])
_CREATE: Operation[T.User] = Operation("users.create", "POST", "/api2/gebruikers", [], "json")
_GET: Operation[T.User] = Operation("users.get", "GET", "/api2/gebruikers/{id}")
_UPDATE: Operation[T.User] = Operation("users.update", "PUT", "/api2/gebruikers/{id}", [], "json")
_DELETE: Operation[None] = Operation("users.delete", "DELETE", "/api2/gebruikers/{id}")
_SET_PASSWORD: Operation[None] = Operation("users.set_password", "POST", "/api2/gebruikers/{id}/wachtwoord", [], "json")
_DELETE_SECOND_FACTOR: Operation[None] = Operation("users.delete_second_factor", "DELETE", "/api2/gebruikers/{id}/tweede_factor")


class Users(Group):
    """Login accounts of staff and suppliers."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.User]:
        """List user accounts.

        Returns all accounts, inactive ones included, sorted by `id`. The passwords are not part of the response.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/gebruikers`` (listUsers)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewUser, /, **options: Unpack[Options]) -> T.User: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.User: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.User:
        """Create a user account.

        Creates an account for a member of staff or a supplier who has none yet; `id` is the `id` of that contact. The
        user gets the rights in `permissies` plus the rights of the roles in `rollen`.

        Refused if the account would have rights that you do not have yourself (ERR_RIGHTS_EXCEEDED, with the rights in
        `params.permission`). The contact must exist (ERR_UNKNOWN_REFERENCE), be staff or supplier (ERR_NOT_ALLOWED) and
        have no account yet (ERR_TAKEN). No other account may have the same `gebruikersnaam` (ERR_TAKEN), and `rollen` may
        contain no unknown role and no role twice.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/gebruikers`` (createUser)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.User:
        """Get a user account.

        The password is not part of the response. `permissies` contains only the rights of the account itself: add the
        rights of the roles in `rollen` to know what the user may do.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/gebruikers/{id}`` (getUser)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.UserPut, /, **options: Unpack[Options]) -> T.User: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.User: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.User:
        """Update a user account.

        You may send back what GET returned. Members that you omit keep their value; `permissies` and `rollen` replace
        the whole list. Changes apply from the next request, also to the user's API keys. If you set `actief` to false,
        the user can no longer log in and the user's API keys stop working.

        You cannot give rights that you do not have yourself. For an account with such rights, you also cannot activate
        it, set its password or change its `email_address` (ERR_RIGHTS_EXCEEDED). Another `email_address` makes
        `oidc_subject` null, and ends the sessions of an account that had one. The owner of the new address can then log
        in to the account over the issuer. You cannot take a right from the last active user who has it
        (ERR_LAST_ADMINISTRATOR): nobody could give it again.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``PUT /api2/gebruikers/{id}`` (updateUser)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a user account.

        Deletes the account and keeps the contact. Refused while the account has API keys (ERR_IN_USE): revoke them
        first, or set `actief` to false instead. You cannot delete the last active user who has some right
        (ERR_LAST_ADMINISTRATOR).

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``DELETE /api2/gebruikers/{id}`` (deleteUser)
        """
        return self._client._call(_DELETE, (id, ), options)

    @_t.overload
    def set_password(self, id: T.Id, body: T.PasswordChange, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    def set_password(self, id: T.Id, /, **members: Unpack[_SetPasswordMembers]) -> None: ...

    def set_password(self, *given: _t.Any, **named: _t.Any) -> None:
        """Set the password of a user.

        The old password stops working from the next request; API keys of the user keep working. The service updates
        `wachtwoord_gewijzigd_op`, which causes an event. The audit trail shows who set the password.

        Refused if the account has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED): with the password you
        could use them.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/gebruikers/{id}/wachtwoord`` (setUserPassword)
        """
        return self._client._call(_SET_PASSWORD, given, named)

    def delete_second_factor(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Remove the second factor of a user.

        For a user who lost phone and recovery codes. Make sure that it is that person who asks. The sessions of the user
        end, and the next login asks for no code. If the user must have a second factor, that session can only set one
        up.

        Refused if the account has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED), and for your own account
        (ERR_OWN_SECOND_FACTOR). Returns 404 if the user has no second factor. The audit trail shows who removed it.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``DELETE /api2/gebruikers/{id}/tweede_factor`` (deleteUserSecondFactor)
        """
        return self._client._call(_DELETE_SECOND_FACTOR, (id, ), options)


class AsyncUsers(AsyncGroup):
    """Login accounts of staff and suppliers."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.User]:
        """List user accounts."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewUser, /, **options: Unpack[Options]) -> T.User: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.User: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.User:
        """Create a user account."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.User:
        """Get a user account."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.UserPut, /, **options: Unpack[Options]) -> T.User: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.User: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.User:
        """Update a user account."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a user account."""
        return await self._client._call(_DELETE, (id, ), options)

    @_t.overload
    async def set_password(self, id: T.Id, body: T.PasswordChange, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    async def set_password(self, id: T.Id, /, **members: Unpack[_SetPasswordMembers]) -> None: ...

    async def set_password(self, *given: _t.Any, **named: _t.Any) -> None:
        """Set the password of a user."""
        return await self._client._call(_SET_PASSWORD, given, named)

    async def delete_second_factor(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Remove the second factor of a user."""
        return await self._client._call(_DELETE_SECOND_FACTOR, (id, ), options)
