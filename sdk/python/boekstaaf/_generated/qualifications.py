"""The operations of qualifications. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewQualification, total=False):
        pass

    class _UpdateMembers(Options, T.QualificationPut, total=False):
        pass

_LIST: Operation[T.Qualification] = Operation("qualifications.list", "GET", "/api2/kwalificaties", ["page","page_size"])
_CREATE: Operation[T.Qualification] = Operation("qualifications.create", "POST", "/api2/kwalificaties", [], "json")
_GET: Operation[T.Qualification] = Operation("qualifications.get", "GET", "/api2/kwalificaties/{id}")
_UPDATE: Operation[T.Qualification] = Operation("qualifications.update", "PUT", "/api2/kwalificaties/{id}", [], "json")
_DELETE: Operation[None] = Operation("qualifications.delete", "DELETE", "/api2/kwalificaties/{id}")


class Qualifications(Group):
    """Skills and certificates of staff, for planning."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Qualification]:
        """List qualifications.

        Returns all qualifications, archived ones included, sorted by `id`.

        ``GET /api2/kwalificaties`` (listQualifications)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewQualification, /, **options: Unpack[Options]) -> T.Qualification: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Qualification: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Qualification:
        """Create a qualification.

        To give the qualification to members of staff, add its `id` to their `kwalificatie_ids`.

        Needs the permission `editPersoneelsplanning`.

        ``POST /api2/kwalificaties`` (createQualification)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Qualification:
        """Get a qualification.

        Also returns an archived qualification. To find who has it, read the `kwalificatie_ids` of the staff.

        ``GET /api2/kwalificaties/{id}`` (getQualification)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.QualificationPut, /, **options: Unpack[Options]) -> T.Qualification: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Qualification: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Qualification:
        """Update a qualification.

        You may send back what GET returned. Members that you omit keep their value. If you set `archived` to true,
        staff who have the qualification keep it, and nobody else can get it (ERR_QUALIFICATION_ARCHIVED).

        Needs the permission `editPersoneelsplanning`.

        ``PUT /api2/kwalificaties/{id}`` (updateQualification)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a qualification.

        Refused while a member of staff has the qualification (ERR_IN_USE): set `archived` to true instead.

        Needs the permission `editPersoneelsplanning`.

        ``DELETE /api2/kwalificaties/{id}`` (deleteQualification)
        """
        return self._client._call(_DELETE, (id, ), options)


class AsyncQualifications(AsyncGroup):
    """Skills and certificates of staff, for planning."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Qualification]:
        """List qualifications."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewQualification, /, **options: Unpack[Options]) -> T.Qualification: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Qualification: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Qualification:
        """Create a qualification."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Qualification:
        """Get a qualification."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.QualificationPut, /, **options: Unpack[Options]) -> T.Qualification: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Qualification: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Qualification:
        """Update a qualification."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a qualification."""
        return await self._client._call(_DELETE, (id, ), options)
