"""The operations of incomingMails. Made by npm run generate. Never edit."""

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

    class _ListAddressesOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateAddressMembers(Options, T.NewIncomingMailAddress, total=False):
        pass

    class _UpdateAddressMembers(Options, T.IncomingMailAddressPut, total=False):
        pass

    class _ListOptions(Options, total=False):
        address_id: _t.Optional[T.Id]
        sender: _t.Optional[T.MailSender]
        kind: _t.Optional[T.IncomingMailKind]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateOptions(Options, total=False):
        recipient: _t.Optional[str]
        content_type: str

_LIST_ADDRESSES: Operation[T.IncomingMailAddress] = Operation("incoming_mails.list_addresses", "GET", "/api2/incoming_mail_addresses", ["page","page_size"])
_CREATE_ADDRESS: Operation[T.IncomingMailAddress] = Operation("incoming_mails.create_address", "POST", "/api2/incoming_mail_addresses", [], "json")
_GET_ADDRESS: Operation[T.IncomingMailAddress] = Operation("incoming_mails.get_address", "GET", "/api2/incoming_mail_addresses/{id}")
_UPDATE_ADDRESS: Operation[T.IncomingMailAddress] = Operation("incoming_mails.update_address", "PUT", "/api2/incoming_mail_addresses/{id}", [], "json")
_DELETE_ADDRESS: Operation[None] = Operation("incoming_mails.delete_address", "DELETE", "/api2/incoming_mail_addresses/{id}")
_LIST: Operation[T.IncomingMail] = Operation("incoming_mails.list", "GET", "/api2/incoming_mails", ["address_id","sender","kind","page","page_size"])
_CREATE: Operation[T.IncomingMail] = Operation("incoming_mails.create", "POST", "/api2/incoming_mails", ["recipient"], "message/rfc822")
_GET: Operation[T.IncomingMail] = Operation("incoming_mails.get", "GET", "/api2/incoming_mails/{id}")
_GET_FILE: Operation[bytes] = Operation("incoming_mails.get_file", "GET", "/api2/incoming_mails/{id}/bijlagen/{bestand_id}")


class IncomingMails(Group):
    """Mails that came in, as notes on customers and their bookings."""

    def list_addresses(self, **options: Unpack[_ListAddressesOptions]) -> Paged[T.IncomingMailAddress]:
        """List addresses for incoming mail.

        Sorted by `id`.

        ``GET /api2/incoming_mail_addresses`` (listIncomingMailAddresses)
        """
        return self._client._list(_LIST_ADDRESSES, (), options)

    @_t.overload
    def create_address(self, body: T.NewIncomingMailAddress, /, **options: Unpack[Options]) -> T.IncomingMailAddress: ...

    @_t.overload
    def create_address(self, **members: Unpack[_CreateAddressMembers]) -> T.IncomingMailAddress: ...

    def create_address(self, *given: _t.Any, **named: _t.Any) -> T.IncomingMailAddress:
        """Create an address for incoming mail.

        The service does not receive mail by itself: let your mail server hand the mails of this address to
        `POST /incoming_mails`. An address is unique, regardless of capitals.

        Needs the permission `editBedrijfsgegevens`.

        ``POST /api2/incoming_mail_addresses`` (createIncomingMailAddress)
        """
        return self._client._call(_CREATE_ADDRESS, given, named)

    def get_address(self, id: T.Id, /, **options: Unpack[Options]) -> T.IncomingMailAddress:
        """Get an address for incoming mail.

        Everybody who has a credential may see every address.

        ``GET /api2/incoming_mail_addresses/{id}`` (getIncomingMailAddress)
        """
        return self._client._call(_GET_ADDRESS, (id, ), options)

    @_t.overload
    def update_address(self, id: T.Id, body: T.IncomingMailAddressPut, /, **options: Unpack[Options]) -> T.IncomingMailAddress: ...

    @_t.overload
    def update_address(self, id: T.Id, /, **members: Unpack[_UpdateAddressMembers]) -> T.IncomingMailAddress: ...

    def update_address(self, *given: _t.Any, **named: _t.Any) -> T.IncomingMailAddress:
        """Update an address for incoming mail.

        You may send back what GET returned. Members that you omit keep their value. Mails that came already stay with the
        address.

        Needs the permission `editBedrijfsgegevens`.

        ``PUT /api2/incoming_mail_addresses/{id}`` (updateIncomingMailAddress)
        """
        return self._client._call(_UPDATE_ADDRESS, given, named)

    def delete_address(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an address for incoming mail.

        Refused while mails are stored that came to it (ERR_IN_USE).

        Needs the permission `editBedrijfsgegevens`.

        ``DELETE /api2/incoming_mail_addresses/{id}`` (deleteIncomingMailAddress)
        """
        return self._client._call(_DELETE_ADDRESS, (id, ), options)

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.IncomingMail]:
        """List incoming mails.

        Returns the mails that match all filters, the newest first. Mails are deleted after two years.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/incoming_mails`` (listIncomingMails)
        """
        return self._client._list(_LIST, (), options)

    def create(self, body: Upload, /, **options: Unpack[_CreateOptions]) -> T.IncomingMail:
        """Hand over a mail.

        Send the message itself as the body, as your mail server has it. It may have 10 MB, where other bodies may have 1
        MB. A mail with the same Message-ID (or without one, with the same bytes) is stored once for each address. You get
        the stored one, with status 200.

        **Sender.** The service looks for the sender's address among the contact persons of customers. If it belongs to
        exactly one customer, the mail becomes a note on this customer. The mail may mention the reference of a booking of
        this customer (`<klant_id>-<n>`), in the subject or else in the text. Then the note is about that booking. If it
        belongs to several customers, the mail becomes a note only if it mentions a booking of one of them. Mail of
        strangers makes no note and touches no booking, whatever it mentions. It is stored for somebody to look at, with
        its references in `mentioned`. Anybody can write any sender's address, so a note does not prove who wrote it.

        **Automatic mail.** Automatic replies and delivery failures are stored with their `kind` and make no note.

        **Limits.** A message may be nested 50 levels deep, and have 2,000 parts and 2 MB of headers. It is refused if it
        has more or takes too long to read (ERR_MAIL_UNREADABLE). The first 100 attachments and the first 1,000,000
        characters of the text are kept. HTML is turned into text, and characters that no text can contain are replaced.

        Needs the permission `editContact`.

        ``POST /api2/incoming_mails`` (createIncomingMail)
        """
        return self._client._call(_CREATE, (body, ), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.IncomingMail:
        """Get an incoming mail.

        Shows what was recognised when the mail came; later changes of customers and bookings do not show here.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/incoming_mails/{id}`` (getIncomingMail)
        """
        return self._client._call(_GET, (id, ), options)

    def get_file(self, id: T.Id, bestand_id: T.Id, /, **options: Unpack[Options]) -> FileCall:
        """Download an attachment of an incoming mail.

        Returns the file exactly as it came, under the media type that its content tells. Strangers sent it: nothing in it
        runs in a browser, but check it before you open it with a program.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/incoming_mails/{id}/bijlagen/{bestand_id}`` (getIncomingMailFile)
        """
        return self._client._file(_GET_FILE, (id, bestand_id, ), options)


class AsyncIncomingMails(AsyncGroup):
    """Mails that came in, as notes on customers and their bookings."""

    def list_addresses(self, **options: Unpack[_ListAddressesOptions]) -> AsyncPaged[T.IncomingMailAddress]:
        """List addresses for incoming mail."""
        return self._client._list(_LIST_ADDRESSES, (), options)

    @_t.overload
    async def create_address(self, body: T.NewIncomingMailAddress, /, **options: Unpack[Options]) -> T.IncomingMailAddress: ...

    @_t.overload
    async def create_address(self, **members: Unpack[_CreateAddressMembers]) -> T.IncomingMailAddress: ...

    async def create_address(self, *given: _t.Any, **named: _t.Any) -> T.IncomingMailAddress:
        """Create an address for incoming mail."""
        return await self._client._call(_CREATE_ADDRESS, given, named)

    async def get_address(self, id: T.Id, /, **options: Unpack[Options]) -> T.IncomingMailAddress:
        """Get an address for incoming mail."""
        return await self._client._call(_GET_ADDRESS, (id, ), options)

    @_t.overload
    async def update_address(self, id: T.Id, body: T.IncomingMailAddressPut, /, **options: Unpack[Options]) -> T.IncomingMailAddress: ...

    @_t.overload
    async def update_address(self, id: T.Id, /, **members: Unpack[_UpdateAddressMembers]) -> T.IncomingMailAddress: ...

    async def update_address(self, *given: _t.Any, **named: _t.Any) -> T.IncomingMailAddress:
        """Update an address for incoming mail."""
        return await self._client._call(_UPDATE_ADDRESS, given, named)

    async def delete_address(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete an address for incoming mail."""
        return await self._client._call(_DELETE_ADDRESS, (id, ), options)

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.IncomingMail]:
        """List incoming mails."""
        return self._client._list(_LIST, (), options)

    async def create(self, body: Upload, /, **options: Unpack[_CreateOptions]) -> T.IncomingMail:
        """Hand over a mail."""
        return await self._client._call(_CREATE, (body, ), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.IncomingMail:
        """Get an incoming mail."""
        return await self._client._call(_GET, (id, ), options)

    def get_file(self, id: T.Id, bestand_id: T.Id, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Download an attachment of an incoming mail."""
        return self._client._file(_GET_FILE, (id, bestand_id, ), options)
