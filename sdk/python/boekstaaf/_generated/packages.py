"""The operations of packages. Made by npm run generate. Never edit."""

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
        metadata: _t.Optional[T.MetadataFilter]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewPackage, total=False):
        pass

    class _UpdateMembers(Options, T.PackagePut, total=False):
        pass

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

    class _GetImageOptions(Options, total=False):
        breedte: _t.Optional[int]

    class _ReplaceImageOptions(Options, total=False):
        content_type: str

_LIST: Operation[T.Package] = Operation("packages.list", "GET", "/api2/arrangementen", ["metadata","page","page_size"])
_CREATE: Operation[T.Package] = Operation("packages.create", "POST", "/api2/arrangementen", [], "json")
_GET: Operation[T.Package] = Operation("packages.get", "GET", "/api2/arrangementen/{id}")
_UPDATE: Operation[T.Package] = Operation("packages.update", "PUT", "/api2/arrangementen/{id}", [], "json")
_PATCH: Operation[T.Package] = Operation("packages.patch", "PATCH", "/api2/arrangementen/{id}", [], "json")
_DELETE: Operation[None] = Operation("packages.delete", "DELETE", "/api2/arrangementen/{id}")
_GET_IMAGE: Operation[bytes] = Operation("packages.get_image", "GET", "/api2/arrangementen/{id}/afbeelding", ["breedte"])
_REPLACE_IMAGE: Operation[T.Package] = Operation("packages.replace_image", "PUT", "/api2/arrangementen/{id}/afbeelding", [], "image/png")


class Packages(Group):
    """Programmes of products that customers book as a whole."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Package]:
        """List packages.

        Returns all packages that are not deleted, each with its lines, programme and calculated prices, sorted by `id`.
        Without a credential you get only those with `mag_api`.

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/arrangementen`` (listPackages)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewPackage, /, **options: Unpack[Options]) -> T.Package: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Package: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Package:
        """Create a package.

        The service uses only the offsets between the lines: how much later `begin` of a line is than that of the
        earliest line. The dates themselves have no meaning. A line without `begin` starts with the package. A line
        without `eind` takes as long as its product.

        The service calculates the programme and the prices from the lines, for `aantal_personen` people. Refused if a
        product, location or company does not exist (ERR_UNKNOWN_REFERENCE), or if the price exceeds 1,000,000,000
        (ERR_AMOUNT_TOO_LARGE). Also refused if a line ends before it begins or has a `max` below its `min`
        (ERR_PACKAGE_LINE_ORDER).

        Needs the permission `editArrangementen`.

        ``POST /api2/arrangementen`` (createPackage)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Package:
        """Get a package.

        Also returns a deleted package, with `is_deleted` true. Programme and prices follow the current products: they
        change when a product changes. Without a credential, a package that is deleted or does not have `mag_api` returns
        404, like an unknown one.

        Needs no credential if the installation has opened online booking to the public.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/arrangementen/{id}`` (getPackage)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.PackagePut, /, **options: Unpack[Options]) -> T.Package: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Package: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Package:
        """Update a package.

        You may send back what GET returned. Members that you omit keep their value. `regels` replaces the whole list. An
        entry with the `id` of an existing line updates that line, and an entry without `id` creates one. The service
        deletes lines that you leave out.

        Existing bookings do not change: they have their own copies of the lines. Products and locations that were
        deleted in the meantime may stay in their lines. You cannot update a deleted package (404).

        Needs the permission `editArrangementen`.

        ``PUT /api2/arrangementen/{id}`` (updatePackage)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Package: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Package: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Package:
        """Change the metadata of a package.

        Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
        PUT.

        Needs the permission `editArrangementen`.

        ``PATCH /api2/arrangementen/{id}`` (patchPackage)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a package.

        The package disappears from the list and cannot be booked any more. Existing bookings keep it, and GET by `id`
        returns it with `is_deleted` true. You cannot restore it.

        Needs the permission `editArrangementen`.

        ``DELETE /api2/arrangementen/{id}`` (deletePackage)
        """
        return self._client._call(_DELETE, (id, ), options)

    def get_image(self, id: T.Id, /, **options: Unpack[_GetImageOptions]) -> FileCall:
        """Download the image of a package.

        Needs no credential if the package has `mag_api` and is not deleted: then the image may be shown to the public. Every other image needs one, whatever
        the permissions. Without it the response is 404, as for a package that does not exist or has no image.

        Without `breedte` you get the file exactly as it was uploaded, with the data that the camera put into it. With
        `breedte` you get it at least that wide. The service rounds up to 80, 160, 320, 480, 640, 800, 1000, 1200, 1600 or
        2000 pixels. It never enlarges, turns the picture the way that the camera was held, and removes everything else
        (such as the place where it was taken). It makes each of these widths once and keeps it. The height follows.

        Browsers show it for five minutes before they ask again.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/arrangementen/{id}/afbeelding`` (getPackageImage)
        """
        return self._client._file(_GET_IMAGE, (id, ), options)

    def replace_image(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceImageOptions]) -> T.Package:
        """Upload the image of a package.

        Send the image itself as the body: a PNG, JPEG or WebP of at most 5 MB and 25 million pixels. Neither side may be
        more than 20 times as long as the other. The service tells the format from the content, not from the media type,
        and refuses an image that it cannot read (ERR_IMAGE). It replaces the previous image, which is deleted.

        Needs the permission `editArrangementen`.

        ``PUT /api2/arrangementen/{id}/afbeelding`` (replacePackageImage)
        """
        return self._client._call(_REPLACE_IMAGE, (id, body, ), options)


class AsyncPackages(AsyncGroup):
    """Programmes of products that customers book as a whole."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Package]:
        """List packages."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewPackage, /, **options: Unpack[Options]) -> T.Package: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Package: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Package:
        """Create a package."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Package:
        """Get a package."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.PackagePut, /, **options: Unpack[Options]) -> T.Package: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Package: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Package:
        """Update a package."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Package: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Package: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Package:
        """Change the metadata of a package."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a package."""
        return await self._client._call(_DELETE, (id, ), options)

    def get_image(self, id: T.Id, /, **options: Unpack[_GetImageOptions]) -> AsyncFileCall:
        """Download the image of a package."""
        return self._client._file(_GET_IMAGE, (id, ), options)

    async def replace_image(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceImageOptions]) -> T.Package:
        """Upload the image of a package."""
        return await self._client._call(_REPLACE_IMAGE, (id, body, ), options)
