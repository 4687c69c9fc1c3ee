"""The operations of apiKeys. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewApiKey, total=False):
        pass

    class _UpdateMembers(Options, T.ApiKeyPut, total=False):
        pass

    class _RotateMembers(Options, T.ApiKeyRotation, total=False):
        pass

_LIST: Operation[T.ApiKey] = Operation("api_keys.list", "GET", "/api2/apikeys", ["user_id","page","page_size"])
_CREATE: Operation[T.ApiKeyWithToken] = Operation("api_keys.create", "POST", "/api2/apikeys", [], "json")
_GET: Operation[T.ApiKey] = Operation("api_keys.get", "GET", "/api2/apikeys/{id}")
_UPDATE: Operation[T.ApiKey] = Operation("api_keys.update", "PUT", "/api2/apikeys/{id}", [], "json")
_DELETE: Operation[None] = Operation("api_keys.delete", "DELETE", "/api2/apikeys/{id}")
_ROTATE: Operation[T.ApiKeyWithToken] = Operation("api_keys.rotate", "POST", "/api2/apikeys/{id}/roteren", [], "json")


class ApiKeys(Group):
    """Credentials of programs."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.ApiKey]:
        """List API keys.

        Returns a HAL envelope with all keys, or with the keys of one user, sorted by `id` and without tokens. `page` and
        `page_size` split the list into pages; `page` alone means pages of 100. Follow the links `next`, `prev`, `first`
        and `last`; do not build URLs.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/apikeys`` (listApiKeys)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewApiKey, /, **options: Unpack[Options]) -> T.ApiKeyWithToken: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.ApiKeyWithToken: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.ApiKeyWithToken:
        """Create an API key.

        Returns the token, which you cannot read again: store it safely. The key has the rights of its user that
        `scopes` also lists. If `scopes` is absent or null, the key has all rights of the user. A key with an empty list
        can still read what every credential may read, bookings, invoices and payments among them. For a website, send
        `[public]`, which cannot be combined with other scopes (ERR_NOT_ALLOWED).

        Refused if the key would have rights that you do not have yourself (ERR_RIGHTS_EXCEEDED) or if `expires_at` is in
        the past (ERR_EXPIRY_IN_PAST). Also refused if the user does not exist (ERR_UNKNOWN_REFERENCE) or has 1,000 keys
        already (ERR_TOO_MANY). The body must have the media type `application/json`.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/apikeys`` (createApiKey)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.ApiKey:
        """Get an API key.

        The token is not part of the response. The service updates `last_used_at` about once a minute.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``GET /api2/apikeys/{id}`` (getApiKey)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ApiKeyPut, /, **options: Unpack[Options]) -> T.ApiKey: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ApiKey: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.ApiKey:
        """Update an API key.

        Changes the description, the scopes or the expiry time. You may send back what GET returned; members that you
        omit keep their value. The changes apply from the next request with the key.

        You cannot change the user of a key (ERR_NOT_CHANGEABLE) or set an expiry time in the past (ERR_EXPIRY_IN_PAST).
        You may extend the scopes or the lifetime of a key only if you have all rights that it would have
        (ERR_RIGHTS_EXCEEDED). You may always reduce them.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``PUT /api2/apikeys/{id}`` (updateApiKey)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Revoke an API key.

        Deletes the key. The service refuses the next request with it.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``DELETE /api2/apikeys/{id}`` (deleteApiKey)
        """
        return self._client._call(_DELETE, (id, ), options)

    @_t.overload
    def rotate(self, id: T.Id, body: T.ApiKeyRotation, /, **options: Unpack[Options]) -> T.ApiKeyWithToken: ...

    @_t.overload
    def rotate(self, id: T.Id, /, **members: Unpack[_RotateMembers]) -> T.ApiKeyWithToken: ...

    def rotate(self, *given: _t.Any, **named: _t.Any) -> T.ApiKeyWithToken:
        """Rotate the token of an API key.

        Replaces the token of the key; its rights and its expiry time do not change. Returns the new token, which you
        cannot read again. The replaced token stays valid for `overlap_uren` hours (0 to 168). Tokens that were replaced
        earlier stop working at once.

        Refused if the key has rights that you do not have yourself (ERR_RIGHTS_EXCEEDED), or has expired
        (ERR_EXPIRY_IN_PAST): set a later `expires_at` first.

        Needs the permission `editUsers`.

        Accepts only a user name and password (Basic), no API key.

        ``POST /api2/apikeys/{id}/roteren`` (rotateApiKey)
        """
        return self._client._call(_ROTATE, given, named)


class AsyncApiKeys(AsyncGroup):
    """Credentials of programs."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.ApiKey]:
        """List API keys."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewApiKey, /, **options: Unpack[Options]) -> T.ApiKeyWithToken: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.ApiKeyWithToken: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.ApiKeyWithToken:
        """Create an API key."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.ApiKey:
        """Get an API key."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ApiKeyPut, /, **options: Unpack[Options]) -> T.ApiKey: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ApiKey: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.ApiKey:
        """Update an API key."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Revoke an API key."""
        return await self._client._call(_DELETE, (id, ), options)

    @_t.overload
    async def rotate(self, id: T.Id, body: T.ApiKeyRotation, /, **options: Unpack[Options]) -> T.ApiKeyWithToken: ...

    @_t.overload
    async def rotate(self, id: T.Id, /, **members: Unpack[_RotateMembers]) -> T.ApiKeyWithToken: ...

    async def rotate(self, *given: _t.Any, **named: _t.Any) -> T.ApiKeyWithToken:
        """Rotate the token of an API key."""
        return await self._client._call(_ROTATE, given, named)
