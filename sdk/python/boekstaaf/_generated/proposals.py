"""The operations of proposals. Made by npm run generate. Never edit."""

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

    class _ListTypesOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateTypeMembers(Options, T.NewProposalType, total=False):
        pass

    class _UpdateTypeMembers(Options, T.ProposalTypePut, total=False):
        pass

    class _ListOptions(Options, total=False):
        boeking_id: _t.Optional[T.Id]
        status: _t.Optional[T.ProposalStatus]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewProposal, total=False):
        pass

    class _UpdateMembers(Options, T.ProposalPut, total=False):
        pass

    class _SendOptions(Options, total=False):
        dry_run: _t.Optional[bool]

    class _SendMembers(_SendOptions, T.NewProposalMail, total=False):
        pass

    class _GetPageOptions(Options, total=False):
        formaat: _t.Optional[_t.Literal["html", "pdf"]]

    class _AnswerOptions(Options, total=False):
        content_type: str

_LIST_TYPES: Operation[T.ProposalType] = Operation("proposals.list_types", "GET", "/api2/boekingsvoorsteltypes", ["page","page_size"])
_CREATE_TYPE: Operation[T.ProposalType] = Operation("proposals.create_type", "POST", "/api2/boekingsvoorsteltypes", [], "json")
_GET_TYPE: Operation[T.ProposalType] = Operation("proposals.get_type", "GET", "/api2/boekingsvoorsteltypes/{id}")
_UPDATE_TYPE: Operation[T.ProposalType] = Operation("proposals.update_type", "PUT", "/api2/boekingsvoorsteltypes/{id}", [], "json")
_DELETE_TYPE: Operation[None] = Operation("proposals.delete_type", "DELETE", "/api2/boekingsvoorsteltypes/{id}")
_LIST: Operation[T.Proposal] = Operation("proposals.list", "GET", "/api2/boekingsvoorstellen", ["boeking_id","status","page","page_size"])
_CREATE: Operation[T.Proposal] = Operation("proposals.create", "POST", "/api2/boekingsvoorstellen", [], "json")
_GET: Operation[T.Proposal] = Operation("proposals.get", "GET", "/api2/boekingsvoorstellen/{id}")
_UPDATE: Operation[T.Proposal] = Operation("proposals.update", "PUT", "/api2/boekingsvoorstellen/{id}", [], "json")
_DELETE: Operation[None] = Operation("proposals.delete", "DELETE", "/api2/boekingsvoorstellen/{id}")
_SEND: Operation[T.Proposal] = Operation("proposals.send", "POST", "/api2/boekingsvoorstellen/{id}/mails", ["dry_run"], "json")
_GET_PAGE: Operation[bytes] = Operation("proposals.get_page", "GET", "/api2/voorstel/{token}", ["formaat"])
_ANSWER: Operation[bytes] = Operation("proposals.answer", "POST", "/api2/voorstel/{token}", [], "application/octet-stream")


class Proposals(Group):
    """Offers to customers, by mail, and a page where they accept or decline."""

    def list_types(self, **options: Unpack[_ListTypesOptions]) -> Paged[T.ProposalType]:
        """List types of proposals.

        Sorted by `id`.

        ``GET /api2/boekingsvoorsteltypes`` (listProposalTypes)
        """
        return self._client._list(_LIST_TYPES, (), options)

    @_t.overload
    def create_type(self, body: T.NewProposalType, /, **options: Unpack[Options]) -> T.ProposalType: ...

    @_t.overload
    def create_type(self, **members: Unpack[_CreateTypeMembers]) -> T.ProposalType: ...

    def create_type(self, *given: _t.Any, **named: _t.Any) -> T.ProposalType:
        """Create a type of proposals.

        The text may contain tags: `{bedrijf_naam}` and the other tags of the company, `{contact_naam}`,
        `{contactpersoon_naam}`, `{uitje_nummer}`, `{uitje_datum}`, `{uitje_begin}`, `{uitje_personen}`,
        `{arrangement_naam}`, `{voorstel_bedrag}` and `{voorstel_geldig_tot}`. The texts of the mail know these, those of the
        person who gets it (`{contactpersoon_aanhef}`) and `{voorstel_link}`.

        Needs the permission `editBoeking`.

        ``POST /api2/boekingsvoorsteltypes`` (createProposalType)
        """
        return self._client._call(_CREATE_TYPE, given, named)

    def get_type(self, id: T.Id, /, **options: Unpack[Options]) -> T.ProposalType:
        """Get a type of proposals.

        Everybody who has a credential may see every type.

        ``GET /api2/boekingsvoorsteltypes/{id}`` (getProposalType)
        """
        return self._client._call(_GET_TYPE, (id, ), options)

    @_t.overload
    def update_type(self, id: T.Id, body: T.ProposalTypePut, /, **options: Unpack[Options]) -> T.ProposalType: ...

    @_t.overload
    def update_type(self, id: T.Id, /, **members: Unpack[_UpdateTypeMembers]) -> T.ProposalType: ...

    def update_type(self, *given: _t.Any, **named: _t.Any) -> T.ProposalType:
        """Update a type of proposals.

        You may send back what GET returned. Members that you omit keep their value. Proposals that exist keep their text
        and their last day; an open one follows a change of `status_na_akkoord`.

        Needs the permission `editBoeking`.

        ``PUT /api2/boekingsvoorsteltypes/{id}`` (updateProposalType)
        """
        return self._client._call(_UPDATE_TYPE, given, named)

    def delete_type(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a type of proposals.

        Refused while there are proposals of this type (ERR_IN_USE).

        Needs the permission `editBoeking`.

        ``DELETE /api2/boekingsvoorsteltypes/{id}`` (deleteProposalType)
        """
        return self._client._call(_DELETE_TYPE, (id, ), options)

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Proposal]:
        """List proposals.

        Returns the proposals that match all filters, the newest first.

        ``GET /api2/boekingsvoorstellen`` (listProposals)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewProposal, /, **options: Unpack[Options]) -> T.Proposal: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Proposal: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Proposal:
        """Create a proposal.

        Returns the `link` for the customer, which you cannot read again: send it to nobody else, because whoever has it
        can accept. If it is lost, mail the proposal, or withdraw it and create another one.

        The text is that of the type unless you send one; `geldig_tot` is today plus the `geldig_dagen` of the type. The
        page shows the programme and the price of the booking as they are when the customer looks at it. Refused if the
        booking cannot get the status that the type says (ERR_BOOKING_STATUS_TRANSITION), or if `geldig_tot` is in the
        past (ERR_PERIOD_ORDER).

        Needs the permission `editBoeking`.

        ``POST /api2/boekingsvoorstellen`` (createProposal)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Proposal:
        """Get a proposal.

        Tells what became of it.

        ``GET /api2/boekingsvoorstellen/{id}`` (getProposal)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ProposalPut, /, **options: Unpack[Options]) -> T.Proposal: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Proposal: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Proposal:
        """Update or withdraw a proposal.

        Changes the text and the last day, and withdraws the proposal with `ingetrokken: true`. Only an open proposal can
        change (ERR_PROPOSAL_CLOSED). The customer can no longer answer the earlier text: the page shows them the new one
        first.

        Needs the permission `editBoeking`.

        ``PUT /api2/boekingsvoorstellen/{id}`` (updateProposal)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a proposal.

        Its link stops working. An accepted proposal stays: it says what the customer agreed to (ERR_PROPOSAL_CLOSED).

        Needs the permission `editBoeking`.

        ``DELETE /api2/boekingsvoorstellen/{id}`` (deleteProposal)
        """
        return self._client._call(_DELETE, (id, ), options)

    @_t.overload
    def send(self, id: T.Id, body: T.NewProposalMail, /, **options: Unpack[_SendOptions]) -> T.Proposal: ...

    @_t.overload
    def send(self, id: T.Id, /, **members: Unpack[_SendMembers]) -> T.Proposal: ...

    def send(self, *given: _t.Any, **named: _t.Any) -> T.Proposal:
        """Mail a proposal.

        Puts a mail in the outbox with the date, the price and a button that opens the page. Without `mail_to` it goes to
        the main contact person of the booking's customer, or to the next one who has an address. ERR_MAIL_RECIPIENT if
        nobody has one. `onderwerp` and `body` replace the texts of the type for this one mail. If the text does not have
        `{voorstel_link}`, the link follows at its end.

        Only an open proposal is mailed (ERR_PROPOSAL_CLOSED), as often as you like. Every mail of a proposal has the same
        link, another one than `link`; both stop working when the proposal is deleted. A mail that still waits when the
        proposal is no longer open is cancelled. `Mail` in the response is the mail as it goes out; with `dry_run` it is the
        preview of a mail that nobody sends.

        Needs the permission `editBoeking`.

        An account may send 1000 requests per day, all of its API keys together.

        ``POST /api2/boekingsvoorstellen/{id}/mails`` (sendProposal)
        """
        return self._client._call(_SEND, given, named)

    def get_page(self, token: str, /, **options: Unpack[_GetPageOptions]) -> FileCall:
        """Show a proposal to its customer.

        The page behind the `link` of a proposal: programme, price and a form with the answer. With `formaat=pdf` it is a
        PDF without the form. Looking at it answers nothing, however often programs do that. If the proposal cannot be
        answered any more, the page says so. A wrong token, and one of a proposal or booking that was deleted, is 404.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/voorstel/{token}`` (getProposalPage)
        """
        return self._client._file(_GET_PAGE, (token, ), options)

    def answer(self, token: str, body: Upload, /, **options: Unpack[_AnswerOptions]) -> FileCall:
        """Answer a proposal.

        The page's form sends `antwoord` (`akkoord` or `afwijzen`), `reden` with a decline, and `gezien`. That is what the
        page showed, so that customers accept the price that they saw and no other. Returns a page that says what became
        of it.

        Accepting gives the booking the status of the proposal's type, like `set_status` with `capaciteit=afdwingen`; a
        booking that is confirmed already stays so. Without room the page says so and nothing of the booking changes. The
        proposal stays open, and `geen_plaats_op` says when that was. A note on the booking (`soort_contact` `voorstel`)
        tells staff, once a day at most. If the booking, the text or the price has changed since the page was shown,
        nothing is accepted. The page then shows the present state. Answering twice is answering once.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``POST /api2/voorstel/{token}`` (answerProposal)
        """
        return self._client._file(_ANSWER, (token, body, ), options)


class AsyncProposals(AsyncGroup):
    """Offers to customers, by mail, and a page where they accept or decline."""

    def list_types(self, **options: Unpack[_ListTypesOptions]) -> AsyncPaged[T.ProposalType]:
        """List types of proposals."""
        return self._client._list(_LIST_TYPES, (), options)

    @_t.overload
    async def create_type(self, body: T.NewProposalType, /, **options: Unpack[Options]) -> T.ProposalType: ...

    @_t.overload
    async def create_type(self, **members: Unpack[_CreateTypeMembers]) -> T.ProposalType: ...

    async def create_type(self, *given: _t.Any, **named: _t.Any) -> T.ProposalType:
        """Create a type of proposals."""
        return await self._client._call(_CREATE_TYPE, given, named)

    async def get_type(self, id: T.Id, /, **options: Unpack[Options]) -> T.ProposalType:
        """Get a type of proposals."""
        return await self._client._call(_GET_TYPE, (id, ), options)

    @_t.overload
    async def update_type(self, id: T.Id, body: T.ProposalTypePut, /, **options: Unpack[Options]) -> T.ProposalType: ...

    @_t.overload
    async def update_type(self, id: T.Id, /, **members: Unpack[_UpdateTypeMembers]) -> T.ProposalType: ...

    async def update_type(self, *given: _t.Any, **named: _t.Any) -> T.ProposalType:
        """Update a type of proposals."""
        return await self._client._call(_UPDATE_TYPE, given, named)

    async def delete_type(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a type of proposals."""
        return await self._client._call(_DELETE_TYPE, (id, ), options)

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Proposal]:
        """List proposals."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewProposal, /, **options: Unpack[Options]) -> T.Proposal: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Proposal: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Proposal:
        """Create a proposal."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Proposal:
        """Get a proposal."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ProposalPut, /, **options: Unpack[Options]) -> T.Proposal: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Proposal: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Proposal:
        """Update or withdraw a proposal."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a proposal."""
        return await self._client._call(_DELETE, (id, ), options)

    @_t.overload
    async def send(self, id: T.Id, body: T.NewProposalMail, /, **options: Unpack[_SendOptions]) -> T.Proposal: ...

    @_t.overload
    async def send(self, id: T.Id, /, **members: Unpack[_SendMembers]) -> T.Proposal: ...

    async def send(self, *given: _t.Any, **named: _t.Any) -> T.Proposal:
        """Mail a proposal."""
        return await self._client._call(_SEND, given, named)

    def get_page(self, token: str, /, **options: Unpack[_GetPageOptions]) -> AsyncFileCall:
        """Show a proposal to its customer."""
        return self._client._file(_GET_PAGE, (token, ), options)

    def answer(self, token: str, body: Upload, /, **options: Unpack[_AnswerOptions]) -> AsyncFileCall:
        """Answer a proposal."""
        return self._client._file(_ANSWER, (token, body, ), options)
