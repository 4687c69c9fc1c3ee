"""The operations of pdfTemplates. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewPdfTemplate, total=False):
        pass

    class _UpdateMembers(Options, T.PdfTemplatePut, total=False):
        pass

    class _ReplaceLogoOptions(Options, total=False):
        content_type: str

_LIST: Operation[T.PdfTemplate] = Operation("pdf_templates.list", "GET", "/api2/pdf_templates", ["page","page_size"])
_CREATE: Operation[T.PdfTemplate] = Operation("pdf_templates.create", "POST", "/api2/pdf_templates", [], "json")
_GET: Operation[T.PdfTemplate] = Operation("pdf_templates.get", "GET", "/api2/pdf_templates/{id}")
_UPDATE: Operation[T.PdfTemplate] = Operation("pdf_templates.update", "PUT", "/api2/pdf_templates/{id}", [], "json")
_DELETE: Operation[None] = Operation("pdf_templates.delete", "DELETE", "/api2/pdf_templates/{id}")
_GET_LOGO: Operation[bytes] = Operation("pdf_templates.get_logo", "GET", "/api2/pdf_templates/{id}/logo")
_REPLACE_LOGO: Operation[T.PdfTemplate] = Operation("pdf_templates.replace_logo", "PUT", "/api2/pdf_templates/{id}/logo", [], "image/png")
_DELETE_LOGO: Operation[None] = Operation("pdf_templates.delete_logo", "DELETE", "/api2/pdf_templates/{id}/logo")


class PdfTemplates(Group):
    """Layouts of invoices and other printed documents, with logos."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.PdfTemplate]:
        """List PDF templates.

        Returns the templates of every context, sorted by `id`. Filter on `context` yourself if you need one kind.

        ``GET /api2/pdf_templates`` (listPdfTemplates)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewPdfTemplate, /, **options: Unpack[Options]) -> T.PdfTemplate: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.PdfTemplate: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.PdfTemplate:
        """Create a PDF template.

        Create a template of context `invoice` first in a new installation: a company requires one. The texts may
        contain tags such as `{factuur_nummer}`; the service replaces them when it prints a document. Upload the logo
        separately, with a PUT to the path in `logo`.

        Needs the permission `editBedrijfsgegevens`.

        ``POST /api2/pdf_templates`` (createPdfTemplate)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PdfTemplate:
        """Get a PDF template.

        Contains the path of the logo in `logo`, not the image itself. `logo_sha256` changes whenever the logo changes.

        ``GET /api2/pdf_templates/{id}`` (getPdfTemplate)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.PdfTemplatePut, /, **options: Unpack[Options]) -> T.PdfTemplate: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PdfTemplate: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.PdfTemplate:
        """Update a PDF template.

        You may send back what GET returned. Members that you omit keep their value; null clears the colour, the header
        or the footer. You cannot change the context while a company uses the template (ERR_TEMPLATE_CONTEXT). Permanent
        invoices keep the layout that they were created with.

        Needs the permission `editBedrijfsgegevens`.

        ``PUT /api2/pdf_templates/{id}`` (updatePdfTemplate)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a PDF template.

        Refused while a company uses the template (ERR_IN_USE). Deleted companies count too, so that their documents
        stay printable.

        Needs the permission `editBedrijfsgegevens`.

        ``DELETE /api2/pdf_templates/{id}`` (deletePdfTemplate)
        """
        return self._client._call(_DELETE, (id, ), options)

    def get_logo(self, id: T.Id, /, **options: Unpack[Options]) -> FileCall:
        """Download the logo of a template.

        Returns the image exactly as you uploaded it, as PNG or JPEG. Returns 404 if the template has no logo.

        ``GET /api2/pdf_templates/{id}/logo`` (getPdfTemplateLogo)
        """
        return self._client._file(_GET_LOGO, (id, ), options)

    def replace_logo(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceLogoOptions]) -> T.PdfTemplate:
        """Upload the logo of a template.

        Send the image itself as the body: a PNG or JPEG of at most 5 MB and 3000 by 3000 pixels. The service detects
        the format from the content, not from the media type. If it cannot read and print the image, it refuses it
        (ERR_IMAGE).

        The logo appears at the top of documents that are printed from now on. Permanent invoices keep their previous
        logo.

        Needs the permission `editBedrijfsgegevens`.

        ``PUT /api2/pdf_templates/{id}/logo`` (replacePdfTemplateLogo)
        """
        return self._client._call(_REPLACE_LOGO, (id, body, ), options)

    def delete_logo(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete the logo of a template.

        Documents of this template print without a logo from now on. Permanent invoices keep their previous logo.

        Needs the permission `editBedrijfsgegevens`.

        ``DELETE /api2/pdf_templates/{id}/logo`` (deletePdfTemplateLogo)
        """
        return self._client._call(_DELETE_LOGO, (id, ), options)


class AsyncPdfTemplates(AsyncGroup):
    """Layouts of invoices and other printed documents, with logos."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.PdfTemplate]:
        """List PDF templates."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewPdfTemplate, /, **options: Unpack[Options]) -> T.PdfTemplate: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.PdfTemplate: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.PdfTemplate:
        """Create a PDF template."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.PdfTemplate:
        """Get a PDF template."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.PdfTemplatePut, /, **options: Unpack[Options]) -> T.PdfTemplate: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.PdfTemplate: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.PdfTemplate:
        """Update a PDF template."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a PDF template."""
        return await self._client._call(_DELETE, (id, ), options)

    def get_logo(self, id: T.Id, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Download the logo of a template."""
        return self._client._file(_GET_LOGO, (id, ), options)

    async def replace_logo(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceLogoOptions]) -> T.PdfTemplate:
        """Upload the logo of a template."""
        return await self._client._call(_REPLACE_LOGO, (id, body, ), options)

    async def delete_logo(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete the logo of a template."""
        return await self._client._call(_DELETE_LOGO, (id, ), options)
