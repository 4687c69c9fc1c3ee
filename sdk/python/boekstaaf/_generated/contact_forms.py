"""The operations of contactForms. Made by npm run generate. Never edit."""

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
        embed: _t.Optional[_t.Union[T.ContactFormEmbed, _t.Sequence[T.ContactFormEmbed]]]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewContactForm, total=False):
        pass

    class _GetOptions(Options, total=False):
        embed: _t.Optional[_t.Union[T.ContactFormEmbed, _t.Sequence[T.ContactFormEmbed]]]

    class _UpdateMembers(Options, T.ContactFormPut, total=False):
        pass

    class _ListFieldsOptions(Options, total=False):
        page: _t.Optional[int]
        page_size: _t.Optional[int]

_LIST: Operation[T.ContactForm] = Operation("contact_forms.list", "GET", "/api2/contactformulieren", ["embed","page","page_size"])
_CREATE: Operation[T.ContactForm] = Operation("contact_forms.create", "POST", "/api2/contactformulieren", [], "json")
_GET: Operation[T.ContactForm] = Operation("contact_forms.get", "GET", "/api2/contactformulieren/{id}", ["embed"])
_UPDATE: Operation[T.ContactForm] = Operation("contact_forms.update", "PUT", "/api2/contactformulieren/{id}", [], "json")
_DELETE: Operation[None] = Operation("contact_forms.delete", "DELETE", "/api2/contactformulieren/{id}")
_LIST_FIELDS: Operation[T.ListedContactFormField] = Operation("contact_forms.list_fields", "GET", "/api2/contactformulieren/{id}/velden", ["page","page_size"])
_SUBMIT: Operation[T.ContactFormReceipt] = Operation("contact_forms.submit", "POST", "/api2/contactformulieren/{id}/opslaan", [], "json")


class ContactForms(Group):
    """Forms of your website: what they ask for, and what visitors send."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.ContactForm]:
        """List contact forms.

        Sorted by id, each with its fields and packages.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/contactformulieren`` (listContactForms)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewContactForm, /, **options: Unpack[Options]) -> T.ContactForm: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.ContactForm: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.ContactForm:
        """Create a contact form.

        **Fields.** `contact.extra` needs an `extra_field_name`. Choices need `mogelijke_keuzes`, and no other field has
        them. A field `header` is neither `verplicht` nor copied into a booking. A form that asks for a start time, group
        size or package and for no date is an enquiry: nothing is booked. Two fields cannot have the same `field_identifier`, nor ask for the same.

        **Packages.** In `Arrangementen` you send only the `id` of each package.

        Needs the permission `editContactformulieren`.

        ``POST /api2/contactformulieren`` (createContactForm)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.ContactForm:
        """Get a contact form.

        Everything that a website needs to draw the form, and the names under which it sends the answers.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        ``GET /api2/contactformulieren/{id}`` (getContactForm)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.ContactFormPut, /, **options: Unpack[Options]) -> T.ContactForm: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ContactForm: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.ContactForm:
        """Update a contact form.

        You may send back what GET returned. Members that you omit keep their value. `Velden` and `Arrangementen` replace
        the whole list. An entry of `Velden` with the `id` of an existing field updates that field, and an entry without
        `id` creates one. The service deletes fields that you leave out. Customers and bookings keep what was answered.

        Needs the permission `editContactformulieren`.

        ``PUT /api2/contactformulieren/{id}`` (updateContactForm)
        """
        return self._client._call(_UPDATE, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a contact form.

        Customers and bookings keep what was answered. Refused while packages or voucher templates use the form
        (ERR_IN_USE).

        Needs the permission `editContactformulieren`.

        ``DELETE /api2/contactformulieren/{id}`` (deleteContactForm)
        """
        return self._client._call(_DELETE, (id, ), options)

    def list_fields(self, id: T.Id, /, **options: Unpack[_ListFieldsOptions]) -> Paged[T.ListedContactFormField]:
        """List the fields of a contact form.

        The form itself contains the same fields, so read that.

        An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).

        Deprecated.

        ``GET /api2/contactformulieren/{id}/velden`` (listContactFormFields)
        """
        return self._client._list(_LIST_FIELDS, (id, ), options)

    def submit(self, id: T.Id, body: T.ContactFormAnswers, /, **options: Unpack[Options]) -> T.ContactFormReceipt:
        """Submit a contact form.

        For pages of any website: also takes JSON that is sent as text/plain, as application/x-www-form-urlencoded, or
        without a Content-Type.

        **Refused** (406, with the `field_identifier` as the `field`) are answers to fields of other forms, and answers
        that do not fit their field. A field that is `verplicht` needs an answer. A form must name somebody: fill in a
        name, an e-mail address or a telephone number. A refusal stores nothing.

        **The customer** is created. A known one has the same name, contact person and e-mail address, as `createCustomer`
        compares them. Then empty members are filled in and nothing is overwritten. The company is that of the chosen
        package, else of the packages of the form, else the first one.

        **The booking** is created, with the status `informatie`, if a date was filled in. A form that asks for a
        date needs it as soon as anything else about the booking is filled in. Without a start time the booking begins at
        the start of the day. Without a group size it is for as many people as the package is calculated for, else for
        one. Answers with `bijzonderheden_boeking` are its particulars.

        **All other answers**, to texts and choices, become a note of the customer and the booking. In an enquiry, a form
        that asks for no date, so do those about the start time, the group size and the package.

        The response is the same whether the customer was known or not.

        Without a credential it is refused while the setting `allow_old_contact_forms` is `no` (ERR_CLOSED).

        An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).

        ``POST /api2/contactformulieren/{id}/opslaan`` (submitContactForm)
        """
        return self._client._call(_SUBMIT, (id, body, ), options)


class AsyncContactForms(AsyncGroup):
    """Forms of your website: what they ask for, and what visitors send."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.ContactForm]:
        """List contact forms."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewContactForm, /, **options: Unpack[Options]) -> T.ContactForm: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.ContactForm: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.ContactForm:
        """Create a contact form."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[_GetOptions]) -> T.ContactForm:
        """Get a contact form."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.ContactFormPut, /, **options: Unpack[Options]) -> T.ContactForm: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.ContactForm: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.ContactForm:
        """Update a contact form."""
        return await self._client._call(_UPDATE, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a contact form."""
        return await self._client._call(_DELETE, (id, ), options)

    def list_fields(self, id: T.Id, /, **options: Unpack[_ListFieldsOptions]) -> AsyncPaged[T.ListedContactFormField]:
        """List the fields of a contact form."""
        return self._client._list(_LIST_FIELDS, (id, ), options)

    async def submit(self, id: T.Id, body: T.ContactFormAnswers, /, **options: Unpack[Options]) -> T.ContactFormReceipt:
        """Submit a contact form."""
        return await self._client._call(_SUBMIT, (id, body, ), options)
