"""The operations of bookingMails. Made by npm run generate. Never edit."""

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

    class _CreateMembers(Options, T.NewBookingMail, total=False):
        pass

    class _UpdateMembers(Options, T.BookingMailPut, total=False):
        pass

    class _ListSendingsOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateSendingOptions(Options, total=False):
        dry_run: _t.Optional[bool]

    class _CreateSendingMembers(_CreateSendingOptions, T.NewBookingMailSending, total=False):
        pass

_LIST: Operation[T.BookingMail] = Operation("booking_mails.list", "GET", "/api2/boekingsmails", ["page","page_size"])
_CREATE: Operation[T.BookingMail] = Operation("booking_mails.create", "POST", "/api2/boekingsmails", [], "json")
_GET: Operation[T.BookingMail] = Operation("booking_mails.get", "GET", "/api2/boekingsmails/{id}")
_UPDATE: Operation[T.BookingMail] = Operation("booking_mails.update", "PUT", "/api2/boekingsmails/{id}", [], "json")
_DELETE: Operation[None] = Operation("booking_mails.delete", "DELETE", "/api2/boekingsmails/{id}")
_LIST_SENDINGS: Operation[T.BookingMailSending] = Operation("booking_mails.list_sendings", "GET", "/api2/boekingen/{boeking_id}/mails", ["page","page_size"])
_CREATE_SENDING: Operation[T.BookingMailSending] = Operation("booking_mails.create_sending", "POST", "/api2/boekingen/{boeking_id}/mails", ["dry_run"], "json")
_GET_SENDING: Operation[T.BookingMailSending] = Operation("booking_mails.get_sending", "GET", "/api2/boekingen/{boeking_id}/mails/{id}")


class BookingMails(Group):
    """Mails for the moments of a booking, sent by hand or by the clock."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.BookingMail]:
        """List booking mails.

        Returns all texts, inactive ones included, sorted by `id`.

        ``GET /api2/boekingsmails`` (listBookingMails)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewBookingMail, /, **options: Unpack[Options]) -> T.BookingMail: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.BookingMail: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.BookingMail:
        """Create a booking mail.

        A text without `dagen` is sent by hand only. With `dagen`, the service sends it by itself at the local time
        `tijd`. A `herinnering` goes so many days before the booking's begin date, a `bedankt` so many days after its end
        date. Only these two have `dagen` (ERR_CANNOT_COMBINE).

        The service mails confirmed bookings of the company (`definitief`, `gaande`, and for `bedankt` also `voltooid`).
        The mail goes to the main contact person, or to the next one who has an address. Each text goes out once per
        booking and date: a booking that moves to another date is reminded again, one that moves back is not. Nothing is
        sent that was due before the text existed or before the booking was confirmed. Reminders are not sent after the
        booking has begun, and thanks not more than 14 days late.

        Texts may contain tags. Names that no tag has are returned in `X-Unknown-Tags`.

        Needs the permission `editBoeking`.

        ``POST /api2/boekingsmails`` (createBookingMail)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.BookingMail:
        """Get a booking mail.

        The text as it was saved, with its tags.

        ``GET /api2/boekingsmails/{id}`` (getBookingMail)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.BookingMailPut, /, **options: Unpack[Options]) -> T.BookingMail: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.BookingMail: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.BookingMail:
        """Update a booking mail.

        You may send back what GET returned. Members that you omit keep their value. If you change the company, the
        moment, `dagen` or `tijd`, or make the text active again, nothing is sent that would have been due before.

        Needs the permission `editBoeking`.

        ``PUT /api2/boekingsmails/{id}`` (updateBookingMail)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a booking mail.

        Mails that were sent with it stay. A new text with the same moment does not send again what was due before.

        Needs the permission `editBoeking`.

        ``DELETE /api2/boekingsmails/{id}`` (deleteBookingMail)
        """
        return self._client._call(_DELETE, (id, ), options)

    def list_sendings(self, boeking_id: T.Id, /, **options: Unpack[_ListSendingsOptions]) -> Paged[T.BookingMailSending]:
        """List the mails of a booking.

        Returns what was sent with booking mails, by hand and by the clock, sorted by `id`.

        ``GET /api2/boekingen/{boeking_id}/mails`` (listBookingMailSendings)
        """
        return self._client._list(_LIST_SENDINGS, (boeking_id, ), options)

    @_t.overload
    def create_sending(self, boeking_id: T.Id, body: T.NewBookingMailSending, /, **options: Unpack[_CreateSendingOptions]) -> T.BookingMailSending: ...

    @_t.overload
    def create_sending(self, boeking_id: T.Id, /, **members: Unpack[_CreateSendingMembers]) -> T.BookingMailSending: ...

    def create_sending(self, *given: _t.Any, **named: _t.Any) -> T.BookingMailSending:
        """Mail a booking.

        Sends a booking mail by hand, at any time and in any status of the booking, in the name of the company of its
        costs. Without `mail_to` the mail goes to the main contact person, or to the next one who has an address.
        ERR_MAIL_RECIPIENT if nobody has one. `onderwerp` and `body` replace the texts for this one mail.

        The programme and the calendar entry in the mail show the booking as it was when you sent the request. `Mail` in the
        response is the mail as it goes out. Ask with `dry_run` first, and it is the preview of a mail that nobody sends.

        Needs the permission `editBoeking`.

        An account may send 1000 requests per day, all of its API keys together.

        ``POST /api2/boekingen/{boeking_id}/mails`` (createBookingMailSending)
        """
        return self._client._call(_CREATE_SENDING, given, named)

    def get_sending(self, boeking_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.BookingMailSending:
        """Get a mail of a booking.

        Whether and when it arrived is in the outbox, under `mail_id`.

        ``GET /api2/boekingen/{boeking_id}/mails/{id}`` (getBookingMailSending)
        """
        return self._client._call(_GET_SENDING, (boeking_id, id, ), options)


class AsyncBookingMails(AsyncGroup):
    """Mails for the moments of a booking, sent by hand or by the clock."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.BookingMail]:
        """List booking mails."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewBookingMail, /, **options: Unpack[Options]) -> T.BookingMail: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.BookingMail: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.BookingMail:
        """Create a booking mail."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.BookingMail:
        """Get a booking mail."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.BookingMailPut, /, **options: Unpack[Options]) -> T.BookingMail: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.BookingMail: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.BookingMail:
        """Update a booking mail."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a booking mail."""
        return await self._client._call(_DELETE, (id, ), options)

    def list_sendings(self, boeking_id: T.Id, /, **options: Unpack[_ListSendingsOptions]) -> AsyncPaged[T.BookingMailSending]:
        """List the mails of a booking."""
        return self._client._list(_LIST_SENDINGS, (boeking_id, ), options)

    @_t.overload
    async def create_sending(self, boeking_id: T.Id, body: T.NewBookingMailSending, /, **options: Unpack[_CreateSendingOptions]) -> T.BookingMailSending: ...

    @_t.overload
    async def create_sending(self, boeking_id: T.Id, /, **members: Unpack[_CreateSendingMembers]) -> T.BookingMailSending: ...

    async def create_sending(self, *given: _t.Any, **named: _t.Any) -> T.BookingMailSending:
        """Mail a booking."""
        return await self._client._call(_CREATE_SENDING, given, named)

    async def get_sending(self, boeking_id: T.Id, id: T.Id, /, **options: Unpack[Options]) -> T.BookingMailSending:
        """Get a mail of a booking."""
        return await self._client._call(_GET_SENDING, (boeking_id, id, ), options)
