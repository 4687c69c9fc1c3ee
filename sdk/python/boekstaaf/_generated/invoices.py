"""The operations of invoices. Made by npm run generate. Never edit."""

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
        boeking_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        klant_id: _t.Optional[T.Id]
        status: _t.Optional[_t.Union[T.InvoiceStatus, _t.Sequence[T.InvoiceStatus]]]
        context: _t.Optional[_t.Union[T.InvoiceContext, _t.Sequence[T.InvoiceContext]]]
        bedrijf_id: _t.Optional[T.Id]
        datum: _t.Optional[str]
        datumVoor: _t.Optional[str]
        datumNa: _t.Optional[str]
        verstuur_factuur_op: _t.Optional[str]
        verstuur_factuur_op_until: _t.Optional[str]
        verstuur_factuur_op_from: _t.Optional[str]
        sort_order: _t.Optional[_t.Literal["asc", "desc"]]
        embed: _t.Optional[_t.Union[T.InvoiceEmbed, _t.Sequence[T.InvoiceEmbed]]]
        metadata: _t.Optional[T.MetadataFilter]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewInvoice, total=False):
        pass

    class _ProveOptions(Options, total=False):
        bedrijf_id: _t.Optional[T.Id]
        jaar: _t.Optional[int]

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

    class _MarkAsSentMembers(Options, T.InvoiceSending, total=False):
        pass

    class _CreateCreditMembers(Options, T.NewCredit, total=False):
        pass

    class _MailOptions(Options, total=False):
        dry_run: _t.Optional[bool]

    class _MailMembers(_MailOptions, T.NewInvoiceMail, total=False):
        pass

    class _ListLinesOptions(Options, total=False):
        begin: Required[str]
        eind: Required[str]
        referentiedatum: _t.Optional[_t.Literal["factuur", "booking"]]
        product_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        btw_percentage: _t.Optional[_t.Union[float, _t.Sequence[float]]]
        Factuur_bedrijf_id: _t.Optional[_t.Union[T.Id, _t.Sequence[T.Id]]]
        Factuur_context: _t.Optional[_t.Union[T.InvoiceContext, _t.Sequence[T.InvoiceContext]]]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

_LIST: Operation[T.Invoice] = Operation("invoices.list", "GET", "/api2/facturen", ["boeking_id","klant_id","status","context","bedrijf_id","datum","datumVoor","datumNa","verstuur_factuur_op","verstuur_factuur_op<","verstuur_factuur_op>","sort_order","embed","metadata","page","page_size"], "", {"verstuur_factuur_op_until":"verstuur_factuur_op<","verstuur_factuur_op_from":"verstuur_factuur_op>"})
_CREATE: Operation[T.Invoice] = Operation("invoices.create", "POST", "/api2/facturen", [], "json")
_PROVE: Operation[_t.List[T.InvoiceSeries]] = Operation("invoices.prove", "GET", "/api2/facturen/nummering", ["bedrijf_id","jaar"])
_GET: Operation[T.Invoice] = Operation("invoices.get", "GET", "/api2/facturen/{id}")
_PATCH: Operation[T.Invoice] = Operation("invoices.patch", "PATCH", "/api2/facturen/{id}", [], "json")
_DELETE: Operation[None] = Operation("invoices.delete", "DELETE", "/api2/facturen/{id}")
_GET_PDF: Operation[bytes] = Operation("invoices.get_pdf", "GET", "/api2/facturen/{id}/pdf")
_GET_UBL: Operation[bytes] = Operation("invoices.get_ubl", "GET", "/api2/facturen/{id}/ubl")
_MARK_AS_SENT: Operation[None] = Operation("invoices.mark_as_sent", "POST", "/api2/facturen/{id}/markeeralsverzonden", [], "json?")
_CREATE_CREDIT: Operation[T.Invoice] = Operation("invoices.create_credit", "POST", "/api2/facturen/{id}/crediteren", [], "json?")
_MAIL: Operation[T.QueuedMail] = Operation("invoices.mail", "POST", "/api2/facturen/{id}/mails", ["dry_run"], "json?")
_LIST_LINES: Operation[T.ChargedLine] = Operation("invoices.list_lines", "GET", "/api2/factuurregels", ["begin","eind","referentiedatum","product_id","btw_percentage","Factuur.bedrijf_id","Factuur.context","page","page_size"], "", {"Factuur_bedrijf_id":"Factuur.bedrijf_id","Factuur_context":"Factuur.context"})


class Invoices(Group):
    """Invoices of bookings: drafts, permanent invoices, advances, credits and PDFs."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Invoice]:
        """List invoices.

        Returns the invoices that match all filters, sorted by id. With `sort_order` they are sorted by `datum`,
        `factuur_nummer`, `verstuur_factuur_op` and `id`, in that order. Drafts have no date and no number and come last
        in both directions.

        `embed=Klant` needs the permission `viewContact` or `editContact`.

        Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).

        ``GET /api2/facturen`` (listInvoices)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewInvoice, /, **options: Unpack[Options]) -> T.Invoice: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Invoice: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Invoice:
        """Invoice a booking.

        Invoices the part of the booking's costs that is not invoiced yet. That is all cost lines, less the charges of its
        permanent invoices, per product and VAT rate. After a change of the costs that is the difference, which may be
        negative. Credited amounts can be invoiced again. If nothing is left at any VAT rate: ERR_BOOKING_FULLY_INVOICED.

        **Draft or permanent.** A `concept` is a draft: it has no number and no date. It is recalculated when its booking
        changes, until it becomes permanent. With `definitief` the invoice is permanent at once and never changes again.
        It is dated today, and gets a number in a series without gaps per company and year. A date before the last one of
        the series is refused: ERR_INVOICE_DATE_BEFORE_LAST. From then on its status follows its payments. An invoice that
        becomes permanent fires the event `InvoiceDefinitive` and gets a journal entry. A draft with `verstuur_factuur_op`
        becomes permanent by itself at the beginning of that day; together with `definitief` it is refused:
        ERR_CANNOT_COMBINE. A permanent invoice is created even if the company has no address, VAT number or IBAN, or the
        customer no address. `X-Incomplete-Document` then names the missing members.

        **Advance.** A `voorschot_percentage` below 100 invoices that share of the booking total, spread over its VAT
        rates, with one line per rate. More than what is left is refused: ERR_ADVANCE_EXCEEDS_REMAINING. An advance of
        0.00 is refused, also as a draft: ERR_AMOUNT_ZERO. The next invoice with 100 is the final invoice; it deducts each
        advance and names its invoice number.

        **Reverse charge.** With `btw_verlegd` the VAT is shifted to the customer, and lines and total are net amounts.
        All invoices of a booking must use the same value, unless the others are fully credited: ERR_VAT_SHIFT_MISMATCH.

        **Mail.** With `mail_to` a permanent invoice is mailed to that contact person, with copies to `mail_cc`. The mail
        is queued in the same transaction (`GET /api2/mails`) and sent afterwards, with the PDF. Refused: a contact person
        without an e-mail address (ERR_MAIL_RECIPIENT), `mail_to` with a `concept`, and texts without `mail_to`
        (ERR_CANNOT_COMBINE).

        **Tags.** Subject, text and signature may contain tags. A tag without a value becomes empty; an unknown tag stays
        as it is and is returned in `X-Unknown-Tags`.

        | About | Tags |
        |---|---|
        | Booking | `{uitje_nummer}`, `{uitje_datum}`, `{uitje_personen}` |
        | Package | `{arrangement_naam}` |
        | Invoice | `{factuur_nummer}`, `{factuur_datum}`, `{factuur_vervaldatum}`, `{factuur_betaaltermijn}`, `{factuur_bedrag}`, `{factuur_resterend_bedrag}`, `{factuur_betalingskenmerk}`, `{factuur_referentie_klant}` |
        | Customer | `{contact_naam}`, `{contact_adres}`, `{contact_postcode}`, `{contact_plaats}` |
        | Recipient | `{contactpersoon_naam}`, `{contactpersoon_voornaam}`, `{contactpersoon_achternaam}`, `{contactpersoon_email}`, `{contactpersoon_aanspreeknaam}`, `{contactpersoon_aanhef}` |
        | Company | `{bedrijf_naam}`, `{bedrijf_slogan}`, `{bedrijf_adres}`, `{bedrijf_postcode}`, `{bedrijf_plaats}`, `{bedrijf_telefoon}`, `{bedrijf_email}`, `{bedrijf_website}`, `{bedrijf_iban}`, `{bedrijf_bic}`, `{bedrijf_btw_nummer}`, `{bedrijf_kvk_nummer}` |
        | User who sends it | `{gebruiker_voornaam}`, `{gebruiker_achternaam}` |

        `reference_external` stores the invoice's reference in an external system, such as a fiscal database.

        Needs the permission `createFactuur`.

        ``POST /api2/facturen`` (createInvoice)
        """
        return self._client._call(_CREATE, given, named)

    def prove(self, **options: Unpack[_ProveOptions]) -> _t.List[T.InvoiceSeries]:
        """Verify invoices and their numbering.

        Verifies every series of invoice numbers, one per company and year. Returns the first and the last number, the
        number of invoices, the missing numbers, and the first invoice that was changed outside the service. Every
        permanent invoice has a seal over everything that it prints and over the seal of the previous invoice. A change of
        one invoice breaks the chain from there on. The request reads all selected invoices, and sends each series when it
        has been read: filter it on a large installation, or wait.

        Needs the permission `createFactuur`.

        ``GET /api2/facturen/nummering`` (proveInvoices)
        """
        return self._client._call(_PROVE, (), options)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Invoice:
        """Get an invoice.

        Includes the lines. Everything that a permanent invoice prints is a snapshot, taken when it became permanent.
        Renaming the product, the customer or the company afterwards does not change it.

        ``GET /api2/facturen/{id}`` (getInvoice)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Invoice: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Invoice: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Invoice:
        """Change the metadata of an invoice.

        Each pair that you send is added or replaced, and null removes it; all others stay. A permanent invoice takes
        it too: `metadata` is no part of what it says, and neither printed nor sealed.

        Needs the permission `createFactuur`.

        ``PATCH /api2/facturen/{id}`` (patchInvoice)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a draft invoice.

        A permanent invoice keeps its number and cannot be deleted: ERR_INVOICE_NOT_DELETABLE. Credit it instead.

        Needs the permission `createFactuur`.

        ``DELETE /api2/facturen/{id}`` (deleteInvoice)
        """
        return self._client._call(_DELETE, (id, ), options)

    def get_pdf(self, id: T.Id, /, **options: Unpack[Options]) -> FileCall:
        """Download the PDF of an invoice.

        The PDF of a permanent invoice is rendered once and stored, so you always get the same bytes. It is made from the
        snapshot taken when the invoice became permanent, in the company's language. The layout is that of the PDF
        template for the invoice's `context`, or else the company's template for invoices. It prints the payments that
        were recorded when the invoice became permanent, not later ones.

        For a draft you get a preview, marked as such and rendered for each request.

        Needs the permission `viewContact` or `editContact` or `createFactuur`.

        ``GET /api2/facturen/{id}/pdf`` (getInvoicePdf)
        """
        return self._client._file(_GET_PDF, (id, ), options)

    def get_ubl(self, id: T.Id, /, **options: Unpack[Options]) -> FileCall:
        """Download an invoice as UBL.

        Returns a permanent invoice as a UBL document by Peppol BIS Billing 3.0 (EN 16931). Use it for the customer's
        bookkeeping or an access point. A credit invoice becomes a credit note with positive amounts. A difference invoice
        with a negative total becomes an invoice with negative amounts. Lines carry the stored amounts excluding VAT. A
        group whose lines are not visible becomes one line per VAT rate.

        The document is made from the snapshot taken when the invoice became permanent. If data was missing then,
        ERR_E_INVOICE_INCOMPLETE lists every missing member of the company (such as `bedrijf.iban`) and the customer (such
        as `klant.landcode`). Complete them, credit the invoice and create a new one. A draft has no UBL document:
        ERR_INVOICE_NOT_PERMANENT.

        Needs the permission `viewContact` or `editContact` or `createFactuur`.

        ``GET /api2/facturen/{id}/ubl`` (getInvoiceUbl)
        """
        return self._client._file(_GET_UBL, (id, ), options)

    @_t.overload
    def mark_as_sent(self, id: T.Id, body: T.InvoiceSending, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    def mark_as_sent(self, id: T.Id, /, **members: Unpack[_MarkAsSentMembers]) -> None: ...

    def mark_as_sent(self, *given: _t.Any, **named: _t.Any) -> None:
        """Make a draft invoice permanent.

        Recalculates the draft from its booking one last time, dates it today, gives it a number, and makes it permanent.
        That fires the event `InvoiceDefinitive` and adds a journal entry. Refused if it is permanent already
        (ERR_INVOICE_NOT_DRAFT) or if another invoice has charged everything in the meantime (ERR_BOOKING_FULLY_INVOICED).
        `X-Incomplete-Document` names what its document lacks, as in `POST /api2/facturen`.

        You can record payments received with the invoice, at the till for example, in the same request; they need no
        permission of their own. A point of sale must be active (ERR_POS_INACTIVE) and available at the location that you
        send with it (ERR_POS_NOT_AT_LOCATION).

        `render_pdf: true` renders the PDF before the response; false leaves it to a background job. With `mail_to` the
        invoice is mailed, as in `POST /api2/facturen`.

        The draft of a credit invoice credits what you requested when you created it. Refused if too little is left for
        that: ERR_CREDIT_EXCEEDS_INVOICE or ERR_FULLY_CREDITED.

        Needs the permission `createFactuur`.

        ``POST /api2/facturen/{id}/markeeralsverzonden`` (markInvoiceAsSent)
        """
        return self._client._call(_MARK_AS_SENT, given, named)

    @_t.overload
    def create_credit(self, id: T.Id, body: T.NewCredit, /, **options: Unpack[Options]) -> T.Invoice: ...

    @_t.overload
    def create_credit(self, id: T.Id, /, **members: Unpack[_CreateCreditMembers]) -> T.Invoice: ...

    def create_credit(self, *given: _t.Any, **named: _t.Any) -> T.Invoice:
        """Credit an invoice.

        Creates a credit invoice for all or part of a permanent invoice. It has negative lines, a number from the same
        series, and the id of the credited invoice in `crediteert_factuur_id`. Without `regels` it credits everything that
        is left. Per line you can credit a quantity (`aantal`), an amount (`bedrag`), or all that is left.

        The credit invoices of an invoice together never exceed it, per line and per VAT rate: ERR_CREDIT_EXCEEDS_INVOICE.
        The last one takes exactly the rest, so that nothing remains. You cannot credit a draft
        (ERR_INVOICE_NOT_PERMANENT) or a credit invoice (ERR_CREDIT_OF_CREDIT).

        With `verrekenen` the open amount of the invoice is settled with the credit invoice: both get a payment of the
        same amount. These payments cannot be changed or deleted, and payment statistics leave them out. Money that the
        customer has already paid remains on the credit invoice, for you to refund.

        With `mail_to` the credit invoice is mailed with its PDF. Texts that you omit are the company's texts for
        invoices. `X-Incomplete-Document` names what its document lacks, as in `POST /api2/facturen`.

        Needs the permission `createFactuur`.

        ``POST /api2/facturen/{id}/crediteren`` (createCreditInvoice)
        """
        return self._client._call(_CREATE_CREDIT, given, named)

    @_t.overload
    def mail(self, id: T.Id, body: T.NewInvoiceMail, /, **options: Unpack[_MailOptions]) -> T.QueuedMail: ...

    @_t.overload
    def mail(self, id: T.Id, /, **members: Unpack[_MailMembers]) -> T.QueuedMail: ...

    def mail(self, *given: _t.Any, **named: _t.Any) -> T.QueuedMail:
        """Mail a permanent invoice.

        Puts a mail with the PDF of the invoice in the outbox: the invoice itself, or a reminder to pay it. It returns the
        mail with its tags filled in. With `dry_run` it is the preview of a mail that nobody sends.

        Without `mail_to` the mail goes to the contact person who got the invoice last, or to the first one who has an
        address. ERR_MAIL_RECIPIENT if nobody has one. The texts are those of the company, unless you send others for this
        one mail. If the company has no text for a reminder, send one (ERR_REQUIRED).

        A reminder sets `herinnering1` or `herinnering2` to today, so the clock does not send the same one again. It is
        refused if nothing is open (ERR_NOTHING_TO_PAY), and it is cancelled if the customer pays before it leaves. Drafts
        are not mailed (ERR_INVOICE_NOT_PERMANENT): `markInvoiceAsSent` makes a draft permanent and mails it.

        Needs the permission `createFactuur` and `viewContact`.

        An account may send 1000 requests per day, all of its API keys together.

        ``POST /api2/facturen/{id}/mails`` (mailInvoice)
        """
        return self._client._call(_MAIL, given, named)

    def list_lines(self, **options: Unpack[_ListLinesOptions]) -> Paged[T.ChargedLine]:
        """List lines of permanent invoices.

        Returns the lines of type `item` of all permanent invoices in a period, sorted by id. The period is that of the
        invoice dates, or with `referentiedatum=booking` that of the booking dates; both ends are inclusive.
        `totaal_inc_btw` and `totaal_exc_btw` are the line's share of the invoice after all discounts.

        Over all lines of an invoice `totaal_inc_btw` adds up to the invoice total. The lines without those that have
        `vooruitbetaald` add up to the revenue of the same period of invoice dates (`GET /api2/omzet`), per product and VAT
        rate. Both are exact to the cent. Lines with `vooruitbetaald` take off what was paid for vouchers when they were sold.

        Needs the permission `viewFinancieleOverzichten`.

        ``GET /api2/factuurregels`` (listInvoiceLines)
        """
        return self._client._list(_LIST_LINES, (), options)


class AsyncInvoices(AsyncGroup):
    """Invoices of bookings: drafts, permanent invoices, advances, credits and PDFs."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Invoice]:
        """List invoices."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewInvoice, /, **options: Unpack[Options]) -> T.Invoice: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Invoice: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Invoice:
        """Invoice a booking."""
        return await self._client._call(_CREATE, given, named)

    async def prove(self, **options: Unpack[_ProveOptions]) -> _t.List[T.InvoiceSeries]:
        """Verify invoices and their numbering."""
        return await self._client._call(_PROVE, (), options)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Invoice:
        """Get an invoice."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Invoice: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Invoice: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Invoice:
        """Change the metadata of an invoice."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a draft invoice."""
        return await self._client._call(_DELETE, (id, ), options)

    def get_pdf(self, id: T.Id, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Download the PDF of an invoice."""
        return self._client._file(_GET_PDF, (id, ), options)

    def get_ubl(self, id: T.Id, /, **options: Unpack[Options]) -> AsyncFileCall:
        """Download an invoice as UBL."""
        return self._client._file(_GET_UBL, (id, ), options)

    @_t.overload
    async def mark_as_sent(self, id: T.Id, body: T.InvoiceSending, /, **options: Unpack[Options]) -> None: ...

    @_t.overload
    async def mark_as_sent(self, id: T.Id, /, **members: Unpack[_MarkAsSentMembers]) -> None: ...

    async def mark_as_sent(self, *given: _t.Any, **named: _t.Any) -> None:
        """Make a draft invoice permanent."""
        return await self._client._call(_MARK_AS_SENT, given, named)

    @_t.overload
    async def create_credit(self, id: T.Id, body: T.NewCredit, /, **options: Unpack[Options]) -> T.Invoice: ...

    @_t.overload
    async def create_credit(self, id: T.Id, /, **members: Unpack[_CreateCreditMembers]) -> T.Invoice: ...

    async def create_credit(self, *given: _t.Any, **named: _t.Any) -> T.Invoice:
        """Credit an invoice."""
        return await self._client._call(_CREATE_CREDIT, given, named)

    @_t.overload
    async def mail(self, id: T.Id, body: T.NewInvoiceMail, /, **options: Unpack[_MailOptions]) -> T.QueuedMail: ...

    @_t.overload
    async def mail(self, id: T.Id, /, **members: Unpack[_MailMembers]) -> T.QueuedMail: ...

    async def mail(self, *given: _t.Any, **named: _t.Any) -> T.QueuedMail:
        """Mail a permanent invoice."""
        return await self._client._call(_MAIL, given, named)

    def list_lines(self, **options: Unpack[_ListLinesOptions]) -> AsyncPaged[T.ChargedLine]:
        """List lines of permanent invoices."""
        return self._client._list(_LIST_LINES, (), options)
