"""The operations of cancellationTerms. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewCancellationTerms, total=False):
        pass

    class _UpdateMembers(Options, T.CancellationTermsPut, total=False):
        pass

_LIST: Operation[T.CancellationTerms] = Operation("cancellation_terms.list", "GET", "/api2/annuleringsvoorwaarden", ["page","page_size"])
_CREATE: Operation[T.CancellationTerms] = Operation("cancellation_terms.create", "POST", "/api2/annuleringsvoorwaarden", [], "json")
_GET: Operation[T.CancellationTerms] = Operation("cancellation_terms.get", "GET", "/api2/annuleringsvoorwaarden/{id}")
_UPDATE: Operation[T.CancellationTerms] = Operation("cancellation_terms.update", "PUT", "/api2/annuleringsvoorwaarden/{id}", [], "json")
_DELETE: Operation[None] = Operation("cancellation_terms.delete", "DELETE", "/api2/annuleringsvoorwaarden/{id}")


class CancellationTerms(Group):
    """The share of the price that customers owe who cancel, by days ahead."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.CancellationTerms]:
        """List cancellation terms.

        Sorted by `id`.

        ``GET /api2/annuleringsvoorwaarden`` (listCancellationTerms)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewCancellationTerms, /, **options: Unpack[Options]) -> T.CancellationTerms: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.CancellationTerms: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.CancellationTerms:
        """Create cancellation terms.

        Says what customers owe who cancel, by how many days ahead they do. Terms count for new bookings of the packages
        that name them in `annuleringsvoorwaarden_id`. The setting `annuleringsvoorwaarden_id` names those of all other
        bookings.

        Days are calendar days: from the local date of cancelling to the local date of the booking's first line. Each
        `dagen_vooraf` appears once (ERR_DUPLICATE).

        Needs the permission `editArrangementen`.

        ``POST /api2/annuleringsvoorwaarden`` (createCancellationTerms)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.CancellationTerms:
        """Get cancellation terms.

        These are the terms for new bookings. Bookings that exist may have been made under earlier ones.

        ``GET /api2/annuleringsvoorwaarden/{id}`` (getCancellationTerms)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.CancellationTermsPut, /, **options: Unpack[Options]) -> T.CancellationTerms: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.CancellationTerms: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.CancellationTerms:
        """Update cancellation terms.

        You may send back what GET returned. Members that you omit keep their value, and `regels` are replaced as a whole.
        Bookings that exist keep the terms that they were made under.

        Needs the permission `editArrangementen`.

        ``PUT /api2/annuleringsvoorwaarden/{id}`` (updateCancellationTerms)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete cancellation terms.

        Refused while a package or the setting `annuleringsvoorwaarden_id` names them (ERR_IN_USE). Bookings that were made
        under them keep them.

        Needs the permission `editArrangementen`.

        ``DELETE /api2/annuleringsvoorwaarden/{id}`` (deleteCancellationTerms)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncCancellationTerms(AsyncGroup):
    """The share of the price that customers owe who cancel, by days ahead."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.CancellationTerms]:
        """List cancellation terms."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewCancellationTerms, /, **options: Unpack[Options]) -> T.CancellationTerms: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.CancellationTerms: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.CancellationTerms:
        """Create cancellation terms."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.CancellationTerms:
        """Get cancellation terms."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.CancellationTermsPut, /, **options: Unpack[Options]) -> T.CancellationTerms: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.CancellationTerms: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.CancellationTerms:
        """Update cancellation terms."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete cancellation terms."""
        return await self._client._call(_DELETE, (id, ), options)
