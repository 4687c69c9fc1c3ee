"""The operations of bookProcesses. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewBookProcess, total=False):
        pass

    class _UpdateMembers(Options, T.BookProcessPut, total=False):
        pass

_LIST: Operation[T.BookProcess] = Operation("book_processes.list", "GET", "/api2/bookprocesses", ["page","page_size"])
_CREATE: Operation[T.BookProcess] = Operation("book_processes.create", "POST", "/api2/bookprocesses", [], "json")
_GET: Operation[T.BookProcess] = Operation("book_processes.get", "GET", "/api2/bookprocesses/{id}")
_UPDATE: Operation[T.BookProcess] = Operation("book_processes.update", "PUT", "/api2/bookprocesses/{id}", [], "json")
_DELETE: Operation[None] = Operation("book_processes.delete", "DELETE", "/api2/bookprocesses/{id}")


class BookProcesses(Group):
    """Ways in which customers book, each with its packages and products."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.BookProcess]:
        """List book processes.

        Sorted by `id`. Inactive ones are included.

        ``GET /api2/bookprocesses`` (listBookProcesses)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewBookProcess, /, **options: Unpack[Options]) -> T.BookProcess: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.BookProcess: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.BookProcess:
        """Create a book process.

        Bookings name the book process that they came from in `book_process_id`, statistics count by it, and a discount
        code can be limited to some (`BookProcesses`). Packages and products must exist and not be deleted
        (ERR_UNKNOWN_REFERENCE).

        Needs the permission `editArrangementen`.

        ``POST /api2/bookprocesses`` (createBookProcess)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.BookProcess:
        """Get a book process.

        Packages and products that were deleted since stay in its lists.

        ``GET /api2/bookprocesses/{id}`` (getBookProcess)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.BookProcessPut, /, **options: Unpack[Options]) -> T.BookProcess: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.BookProcess: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.BookProcess:
        """Update a book process.

        You may send back what GET returned. Members that you omit keep their value; lists are replaced as a whole. Only
        ids that you add must exist (ERR_UNKNOWN_REFERENCE). Bookings that came from the process do not change.

        Needs the permission `editArrangementen`.

        ``PUT /api2/bookprocesses/{id}`` (updateBookProcess)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a book process.

        Refused while a booking or a discount code names it (ERR_IN_USE): set `actief` to false instead.

        Needs the permission `editArrangementen`.

        ``DELETE /api2/bookprocesses/{id}`` (deleteBookProcess)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncBookProcesses(AsyncGroup):
    """Ways in which customers book, each with its packages and products."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.BookProcess]:
        """List book processes."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewBookProcess, /, **options: Unpack[Options]) -> T.BookProcess: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.BookProcess: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.BookProcess:
        """Create a book process."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.BookProcess:
        """Get a book process."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.BookProcessPut, /, **options: Unpack[Options]) -> T.BookProcess: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.BookProcess: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.BookProcess:
        """Update a book process."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a book process."""
        return await self._client._call(_DELETE, (id, ), options)
