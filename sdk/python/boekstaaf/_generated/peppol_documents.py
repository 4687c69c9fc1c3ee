"""The operations of peppolDocuments. Made by npm run generate. Never edit."""

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
        handled: _t.Optional[bool]
        has_error: _t.Optional[bool]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _UpdateMembers(Options, total=False):
        id: T.Id
        integration_id: T.Id
        provider_document_id: str
        from_: _t.Optional[str]
        to: _t.Optional[str]
        kind: _t.Optional[T.PeppolDocumentKind]
        number: _t.Optional[str]
        date: _t.Optional[str]
        supplier: _t.Optional[str]
        total: _t.Optional[str]
        currency: _t.Optional[str]
        error: _t.Optional[str]
        handled: bool
        received_at: str

_LIST: Operation[T.PeppolDocument] = Operation("peppol_documents.list", "GET", "/api2/peppol_documents", ["handled","has_error","page","page_size"])
_GET: Operation[T.PeppolDocument] = Operation("peppol_documents.get", "GET", "/api2/peppol_documents/{id}")
_UPDATE: Operation[T.PeppolDocument] = Operation("peppol_documents.update", "PUT", "/api2/peppol_documents/{id}", [], "json", {"from_":"from"})
_GET_UBL: Operation[bytes] = Operation("peppol_documents.get_ubl", "GET", "/api2/peppol_documents/{id}/ubl")


class PeppolDocuments(Group):
    """Documents that came in over the Peppol network."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.PeppolDocument]:
        """List received documents.

        Returns the documents that match all filters, sorted by id. The provider reports new ones at the `notification_url` of
        the integration, and the service looks for them each quarter of an hour. Each is stored once.

        Needs the permission `createFactuur` or `viewFinancieleOverzichten`.

        ``GET /api2/peppol_documents`` (listPeppolDocuments)
        """
        return self._client._list(_LIST, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PeppolDocument:
        """Get a received document.

        Its members say what the document says. Read `GET /api2/peppol_documents/{id}/ubl` for all of it.

        Needs the permission `createFactuur` or `viewFinancieleOverzichten`.

        ``GET /api2/peppol_documents/{id}`` (getPeppolDocument)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.PeppolDocumentPut, /, **options: Unpack[Options]) -> T.PeppolDocument: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PeppolDocument: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.PeppolDocument:
        """Mark a received document as handled.

        Send `handled`. Everything else of a document stays as it came in.

        Needs the permission `createFactuur`.

        ``PUT /api2/peppol_documents/{id}`` (updatePeppolDocument)
        """
        return self._client._call(_UPDATE, given, named)

    def get_ubl(self, id: T.Id, /, **options: Unpack[Options]) -> FileCall:
        """Download a received document.

        Returns the document as it came in. One with an `error` may be no XML at all. It was written by somebody else: never
        trust what it contains.

        Needs the permission `createFactuur` or `viewFinancieleOverzichten`.

        ``GET /api2/peppol_documents/{id}/ubl`` (getPeppolDocumentUbl)
        """
        return self._client._file(_GET_UBL, (id, ), options)


class AsyncPeppolDocuments(AsyncGroup):
    """Documents that came in over the Peppol network."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.PeppolDocument]:
        """List received documents."""
        return self._client._list(_LIST, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PeppolDocument:
        """Get a received document."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.PeppolDocumentPut, /, **options: Unpack[Options]) -> T.PeppolDocument: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PeppolDocument: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.PeppolDocument:
        """Mark a received document as handled."""
        return await self._client._call(_UPDATE, given, named)

    def get_ubl(self, id: T.Id, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Download a received document."""
        return self._client._file(_GET_UBL, (id, ), options)
