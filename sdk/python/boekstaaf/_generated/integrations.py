"""The operations of integrations. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewIntegration, total=False):
        pass

    class _UpdateMembers(Options, T.IntegrationPut, total=False):
        pass

_LIST: Operation[T.Integration] = Operation("integrations.list", "GET", "/api2/integrations", ["page","page_size"])
_CREATE: Operation[T.Integration] = Operation("integrations.create", "POST", "/api2/integrations", [], "json")
_GET: Operation[T.Integration] = Operation("integrations.get", "GET", "/api2/integrations/{id}")
_UPDATE: Operation[T.Integration] = Operation("integrations.update", "PUT", "/api2/integrations/{id}", [], "json")
_DELETE: Operation[None] = Operation("integrations.delete", "DELETE", "/api2/integrations/{id}")


class Integrations(Group):
    """Other services that this one uses, such as the mail servers of companies."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Integration]:
        """List integrations.

        Returns all integrations, sorted by `id`, without their secrets.

        Needs the permission `editBedrijfsgegevens`.

        ``GET /api2/integrations`` (listIntegrations)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewIntegration, /, **options: Unpack[Options]) -> T.Integration: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Integration: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Integration:
        """Create an integration.

        A company can send its mails over its own mail server. Create an integration of the kind `smtp`, and set it as the
        `smtp_integration_id` of the company. To be paid online, create one of the kind `mollie` with its `api_key`, and
        set it as the `payment_integration_id`. To send invoices over Peppol, create one of the kind `billit` or `storecove`,
        or `peppol_sandbox` to try it out, and set it as the `peppol_integration_id`.

        Settings and secrets that the kind does not have are refused (ERR_NOT_ALLOWED).

        Secrets need an installation with a `SECRETS_KEY`: without it they are refused (ERR_SECRETS_KEY).

        Needs the permission `editBedrijfsgegevens`.

        ``POST /api2/integrations`` (createIntegration)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Integration:
        """Get an integration.

        `secrets_set` says which secrets are stored.

        Needs the permission `editBedrijfsgegevens`.

        ``GET /api2/integrations/{id}`` (getIntegration)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.IntegrationPut, /, **options: Unpack[Options]) -> T.Integration: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Integration: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Integration:
        """Update an integration.

        You may send back what GET returned. Members that you omit keep their value, in `settings` and `secrets` too. If you
        send another server (`host`, `port`, `security`, `verify_certificate`), send its password as well: the stored one is
        for the old server (ERR_SECRET_AGAIN). Mails that are queued are sent over the new server.

        Needs the permission `editBedrijfsgegevens`.

        ``PUT /api2/integrations/{id}`` (updateIntegration)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an integration.

        Deletes its secrets as well. Refused while a company uses the integration, while payments over it may still come in,
        and while invoices are being sent over it (ERR_IN_USE).

        Needs the permission `editBedrijfsgegevens`.

        ``DELETE /api2/integrations/{id}`` (deleteIntegration)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncIntegrations(AsyncGroup):
    """Other services that this one uses, such as the mail servers of companies."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Integration]:
        """List integrations."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewIntegration, /, **options: Unpack[Options]) -> T.Integration: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Integration: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Integration:
        """Create an integration."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Integration:
        """Get an integration."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.IntegrationPut, /, **options: Unpack[Options]) -> T.Integration: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Integration: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Integration:
        """Update an integration."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an integration."""
        return await self._client._call(_DELETE, (id, ), options)
