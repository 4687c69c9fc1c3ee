"""The operations of attachments. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewAttachment, total=False):
        pass

    class _UpdateMembers(Options, T.AttachmentPut, total=False):
        pass

    class _ReplaceFileOptions(Options, total=False):
        content_type: str

_LIST: Operation[T.Attachment] = Operation("attachments.list", "GET", "/api2/standaardbijlagen", ["page","page_size"])
_CREATE: Operation[T.Attachment] = Operation("attachments.create", "POST", "/api2/standaardbijlagen", [], "json")
_GET: Operation[T.Attachment] = Operation("attachments.get", "GET", "/api2/standaardbijlagen/{id}")
_UPDATE: Operation[T.Attachment] = Operation("attachments.update", "PUT", "/api2/standaardbijlagen/{id}", [], "json")
_DELETE: Operation[None] = Operation("attachments.delete", "DELETE", "/api2/standaardbijlagen/{id}")
_GET_FILE: Operation[bytes] = Operation("attachments.get_file", "GET", "/api2/standaardbijlagen/{id}/bestand")
_REPLACE_FILE: Operation[T.Attachment] = Operation("attachments.replace_file", "PUT", "/api2/standaardbijlagen/{id}/bestand", [], "application/octet-stream")


class Attachments(Group):
    """Files that go with products, such as house rules, sent with confirmations."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Attachment]:
        """List attachments.

        Sorted by `id`, with what each file is but not the file itself.

        ``GET /api2/standaardbijlagen`` (listAttachments)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewAttachment, /, **options: Unpack[Options]) -> T.Attachment: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Attachment: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Attachment:
        """Create an attachment.

        Then upload the file, with a PUT to `/standaardbijlagen/{id}/bestand`. Products name their attachments in
        `Standaardbijlagen`; an attachment without a file is never sent.

        Needs the permission `editProducten`.

        ``POST /api2/standaardbijlagen`` (createAttachment)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Attachment:
        """Get an attachment.

        `bestand` tells what the file is. It is null until you have uploaded one.

        ``GET /api2/standaardbijlagen/{id}`` (getAttachment)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.AttachmentPut, /, **options: Unpack[Options]) -> T.Attachment: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Attachment: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Attachment:
        """Update an attachment.

        You may send back what GET returned. Members that you omit keep their value. The file keeps an extension that fits
        its content: if `filename` ends in another one, the service appends the right one.

        Needs the permission `editProducten`.

        ``PUT /api2/standaardbijlagen/{id}`` (updateAttachment)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an attachment.

        Deletes the file too. Refused while a product has the attachment (ERR_IN_USE).

        Needs the permission `editProducten`.

        ``DELETE /api2/standaardbijlagen/{id}`` (deleteAttachment)
        """
        return self._client._call(_DELETE, (id, ), options)

    def get_file(self, id: T.Id, /, **options: Unpack[Options]) -> FileCall:
        """Download the file of an attachment.

        Returns the file exactly as you uploaded it, under the media type that its content tells. Returns 404 if there is
        no file yet. Images are shown by a browser, all other files are saved (`Content-Disposition`). Nothing in a file
        runs on the address of this service. Browsers may not guess another media type (`nosniff`) and open it in a
        sandbox (`Content-Security-Policy`).

        ``GET /api2/standaardbijlagen/{id}/bestand`` (getAttachmentFile)
        """
        return self._client._file(_GET_FILE, (id, ), options)

    def replace_file(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceFileOptions]) -> T.Attachment:
        """Upload the file of an attachment.

        Send the file itself as the body, at most 5 MB. The service tells the kind from the content, not from the media
        type or the name. It takes PDF, PNG, JPEG, WebP, GIF, documents of Word, Excel, PowerPoint and OpenDocument,
        calendars and plain text. It refuses everything else (ERR_FILE_TYPE), also documents with macros. If `filename`
        ends in another extension than the content has, the service appends the right one.

        Needs the permission `editProducten`.

        ``PUT /api2/standaardbijlagen/{id}/bestand`` (replaceAttachmentFile)
        """
        return self._client._call(_REPLACE_FILE, (id, body, ), options)


class AsyncAttachments(AsyncGroup):
    """Files that go with products, such as house rules, sent with confirmations."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Attachment]:
        """List attachments."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewAttachment, /, **options: Unpack[Options]) -> T.Attachment: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Attachment: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Attachment:
        """Create an attachment."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Attachment:
        """Get an attachment."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.AttachmentPut, /, **options: Unpack[Options]) -> T.Attachment: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Attachment: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Attachment:
        """Update an attachment."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an attachment."""
        return await self._client._call(_DELETE, (id, ), options)

    def get_file(self, id: T.Id, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Download the file of an attachment."""
        return self._client._file(_GET_FILE, (id, ), options)

    async def replace_file(self, id: T.Id, body: Upload, /, **options: Unpack[_ReplaceFileOptions]) -> T.Attachment:
        """Upload the file of an attachment."""
        return await self._client._call(_REPLACE_FILE, (id, body, ), options)
