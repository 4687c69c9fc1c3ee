"""The operations of roles. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewRole, total=False):
        pass

    class _UpdateMembers(Options, T.RolePut, total=False):
        pass

_LIST: Operation[T.Role] = Operation("roles.list", "GET", "/api2/rollen", ["page","page_size"])
_CREATE: Operation[T.Role] = Operation("roles.create", "POST", "/api2/rollen", [], "json")
_GET: Operation[T.Role] = Operation("roles.get", "GET", "/api2/rollen/{id}")
_UPDATE: Operation[T.Role] = Operation("roles.update", "PUT", "/api2/rollen/{id}", [], "json")
_DELETE: Operation[None] = Operation("roles.delete", "DELETE", "/api2/rollen/{id}")


class Roles(Group):
    """Named sets of rights for users."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Role]:
        """List roles.

        Returns all roles with their rights, sorted by `id`.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/rollen`` (listRoles)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewRole, /, **options: Unpack[Options]) -> T.Role: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Role: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Role:
        """Create a role.

        To give the role to users, add it to their `rollen`. Refused if the role has rights that you do not have yourself
        (ERR_RIGHTS_EXCEEDED). Also refused if another role has the same name, regardless of case and spaces (ERR_TAKEN).
        `tweede_factor_verplicht` is refused where the installation cannot store secrets (ERR_SECRETS_KEY).

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/rollen`` (createRole)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Role:
        """Get a role.

        Every user who has the role in `rollen` has the rights in `permissies`, in addition to the user's own rights.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/rollen/{id}`` (getRole)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.RolePut, /, **options: Unpack[Options]) -> T.Role: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Role: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Role:
        """Update a role.

        You may send back what GET returned. Members that you omit keep their value; `permissies` replaces the whole
        list. The new rights apply to every user of the role from the next request.

        You cannot add rights that you do not have yourself (ERR_RIGHTS_EXCEEDED) or use the name of another role
        (ERR_TAKEN). Each right that somebody active has must stay with somebody active
        (ERR_LAST_ADMINISTRATOR): nobody could give it again.

        `tweede_factor_verplicht` and `basic_toegestaan` count for every user of the role from the next request, also in
        sessions that exist. To require less than before, you need all rights of the role (ERR_RIGHTS_EXCEEDED).

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``PUT /api2/rollen/{id}`` (updateRole)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a role.

        Refused while a user has the role (ERR_IN_USE): remove it from the `rollen` of these users first.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``DELETE /api2/rollen/{id}`` (deleteRole)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncRoles(AsyncGroup):
    """Named sets of rights for users."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Role]:
        """List roles."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewRole, /, **options: Unpack[Options]) -> T.Role: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Role: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Role:
        """Create a role."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Role:
        """Get a role."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.RolePut, /, **options: Unpack[Options]) -> T.Role: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Role: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Role:
        """Update a role."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a role."""
        return await self._client._call(_DELETE, (id, ), options)
