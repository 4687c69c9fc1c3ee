"""The operations of companies. Made by npm run generate. Never edit."""

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
        is_deleted: _t.Optional[bool]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewCompany, total=False):
        pass

    class _UpdateMembers(Options, T.CompanyPut, total=False):
        pass

_LIST: Operation[T.Company] = Operation("companies.list", "GET", "/api2/bedrijven", ["is_deleted","page","page_size"])
_CREATE: Operation[T.Company] = Operation("companies.create", "POST", "/api2/bedrijven", [], "json")
_GET: Operation[T.Company] = Operation("companies.get", "GET", "/api2/bedrijven/{id}")
_UPDATE: Operation[T.Company] = Operation("companies.update", "PUT", "/api2/bedrijven/{id}", [], "json")
_DELETE: Operation[None] = Operation("companies.delete", "DELETE", "/api2/bedrijven/{id}")


class Companies(Group):
    """Trading names that sell and invoice, with the data of their invoices and mails."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Company]:
        """List companies.

        Returns the companies sorted by `id`. Deleted companies are left out unless you set `is_deleted=true`.

        ``GET /api2/bedrijven`` (listCompanies)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewCompany, /, **options: Unpack[Options]) -> T.Company: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Company: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Company:
        """Create a company.

        Create a PDF template of context `invoice` first: a company cannot invoice without one. The other two templates
        are optional. Each template must have the matching context (`invoice`, `pos`, `online_booking`), otherwise
        ERR_TEMPLATE_CONTEXT.

        Subjects and bodies of mails may contain tags in the form `{tag}`. The service stores them as sent and replaces them when it creates a mail. `X-Unknown-Tags` returns tags that the mails in question do not know. The oldest company that is not deleted is the default company: contacts without a
        `bedrijf_id` belong to it.

        Needs the permission `editBedrijfsgegevens`.

        ``POST /api2/bedrijven`` (createCompany)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Company:
        """Get a company.

        Also returns a deleted company; its `deleted_at` says when it was deleted. `_links.meta.delete_reasons` lists
        what prevents deletion.

        ``GET /api2/bedrijven/{id}`` (getCompany)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.CompanyPut, /, **options: Unpack[Options]) -> T.Company: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Company: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Company:
        """Update a company.

        Replaces the whole company: read it, change it, and send all of it back. Every writable member must be present;
        otherwise the service lists the missing ones. Existing permanent invoices do not change.

        If you remove a customer type from `soort_klanten`, customers of that type keep it. You cannot update a deleted
        company (404). Tags that the mails in question do not know are returned in `X-Unknown-Tags`.

        Needs the permission `editBedrijfsgegevens`.

        ``PUT /api2/bedrijven/{id}`` (updateCompany)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a company.

        Archives the company: it disappears from the list, you can still read it by `id`, and you cannot restore it.
        Possible only while `is_deletable` is true, that is, while the company has no customers, packages, bookings or
        invoices.

        Otherwise the service returns 500 with ERR_COMPANY_NOT_DELETABLE and the reasons in `params.delete_reasons`, the
        same as in `_links.meta.delete_reasons`.

        Needs the permission `editBedrijfsgegevens`.

        ``DELETE /api2/bedrijven/{id}`` (deleteCompany)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncCompanies(AsyncGroup):
    """Trading names that sell and invoice, with the data of their invoices and mails."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Company]:
        """List companies."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewCompany, /, **options: Unpack[Options]) -> T.Company: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Company: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Company:
        """Create a company."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Company:
        """Get a company."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.CompanyPut, /, **options: Unpack[Options]) -> T.Company: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Company: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Company:
        """Update a company."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a company."""
        return await self._client._call(_DELETE, (id, ), options)
