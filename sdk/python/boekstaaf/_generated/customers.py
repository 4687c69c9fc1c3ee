"""The operations of customers. Made by npm run generate. Never edit."""

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
        id_from: _t.Optional[T.Id]
        metadata: _t.Optional[T.MetadataFilter]
        page: _t.Optional[int]
        page_size: _t.Optional[int]

    class _CreateMembers(Options, T.NewCustomer, total=False):
        pass

    class _UpdateMembers(Options, T.CustomerPut, total=False):
        pass

    class _PatchMembers(Options, T.MetadataChange, total=False):
        pass

    class _MergeOptions(Options, total=False):
        dry_run: _t.Optional[bool]

    class _MergeMembers(_MergeOptions, T.CustomerMergeRequest, total=False):
        pass

_LIST: Operation[T.Customer] = Operation("customers.list", "GET", "/api2/klanten", ["id>","metadata","page","page_size"], "", {"id_from":"id>"})
_CREATE: Operation[T.Customer] = Operation("customers.create", "POST", "/api2/klanten", [], "json")
_GET: Operation[T.Customer] = Operation("customers.get", "GET", "/api2/klanten/{id}")
_UPDATE: Operation[T.Customer] = Operation("customers.update", "PUT", "/api2/klanten/{id}", [], "json")
_PATCH: Operation[T.Customer] = Operation("customers.patch", "PATCH", "/api2/klanten/{id}", [], "json")
_DELETE: Operation[None] = Operation("customers.delete", "DELETE", "/api2/klanten/{id}")
_MERGE: Operation[T.CustomerMerge] = Operation("customers.merge", "POST", "/api2/klanten/{id}/merge", ["dry_run"], "json")


class Customers(Group):
    """Customers and their contact persons, with merging of duplicates."""

    def list(self, **options: Unpack[_ListOptions]) -> Paged[T.Customer]:
        """List customers.

        Returns the customers with their contact persons, sorted by `id`. To continue an earlier read, set `id>` to the
        first `id` that you do not have yet.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/klanten`` (listCustomers)
        """
        return self._client._list(_LIST, (), options)

    @_t.overload
    def create(self, body: T.NewCustomer, /, **options: Unpack[Options]) -> T.Customer: ...

    @_t.overload
    def create(self, **members: Unpack[_CreateMembers]) -> T.Customer: ...

    def create(self, *given: _t.Any, **named: _t.Any) -> T.Customer:
        """Create or merge a customer.

        **Contact persons.** Send at least one. Send a new person in full, or refer to an existing person of another
        contact by `id`. The contacts then share that person: a change is visible at all of them. One person is the main
        contact: the first one if you mark none. If you mark two, the service refuses the request (ERR_MAIN_CONTACT).

        **Company.** Without `bedrijf_id` the customer belongs to the default company: the oldest one that is not
        deleted. `soort_klant` must be one of the customer types of the company (ERR_CUSTOMER_TYPE_UNKNOWN).

        **Merging.** The service stores the same customer only once. Two customers are the same if type, company and
        name are equal, and of the main contact person first name, last name and e-mail address. Case, spaces and
        Unicode spelling make no difference. Without an e-mail address, street, postal code and telephone number (digits
        only) must be present and equal instead.

        For an existing customer the service returns 200 with the customer and its `Location`. It overwrites nothing: it
        fills empty members and adds unknown contact persons. ERR_TAKEN means that your change of a shared person would
        make another of that person's contacts equal to a third one.

        Needs the permission `editContact`.

        ``POST /api2/klanten`` (createCustomer)
        """
        return self._client._call(_CREATE, given, named)

    def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Customer:
        """Get a customer.

        Contains all contact persons, the main one first. `extra_fields` are write-only and not part of the response.

        Needs the permission `viewContact` or `editContact`.

        ``GET /api2/klanten/{id}`` (getCustomer)
        """
        return self._client._call(_GET, (id, ), options)

    @_t.overload
    def update(self, id: T.Id, body: T.CustomerPut, /, **options: Unpack[Options]) -> T.Customer: ...

    @_t.overload
    def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Customer: ...

    def update(self, *given: _t.Any, **named: _t.Any) -> T.Customer:
        """Update a customer.

        You may send back what GET returned. Members that you omit keep their value; null clears a member, and a cleared
        `bedrijf_id` becomes the default company.

        `contactpersonen` replaces the whole list. An entry with the `id` of an existing person updates that person, an
        entry without `id` creates one. The service unlinks a person that you leave out, and deletes the person if no
        contact has it any more. A change of a shared person causes events of all contacts that have that person.

        If the customer would become equal to another one, the service refuses the change with ERR_TAKEN and the other
        `id` in `params.id`. It never merges in an update.

        Needs the permission `editContact`.

        ``PUT /api2/klanten/{id}`` (updateCustomer)
        """
        return self._client._call(_UPDATE, given, named)

    @_t.overload
    def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Customer: ...

    @_t.overload
    def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Customer: ...

    def patch(self, *given: _t.Any, **named: _t.Any) -> T.Customer:
        """Change the metadata of a customer.

        Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
        PUT.

        Needs the permission `editContact`.

        ``PATCH /api2/klanten/{id}`` (patchCustomer)
        """
        return self._client._call(_PATCH, given, named)

    def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a customer.

        Refused while a booking or invoice refers to the customer (ERR_CONTACT_IN_USE, with the kinds of objects in
        `params.references`). The service archives the customer: it disappears from lists and GET returns 404. You may
        create the same customer again.

        Needs the permission `editContact`.

        ``DELETE /api2/klanten/{id}`` (deleteCustomer)
        """
        return self._client._call(_DELETE, (id, ), options)

    @_t.overload
    def merge(self, id: T.Id, body: T.CustomerMergeRequest, /, **options: Unpack[_MergeOptions]) -> T.CustomerMerge: ...

    @_t.overload
    def merge(self, id: T.Id, /, **members: Unpack[_MergeMembers]) -> T.CustomerMerge: ...

    def merge(self, *given: _t.Any, **named: _t.Any) -> T.CustomerMerge:
        """Merge a customer with another one.

        The customer of the path stays, and the one in `klant_id` goes. From then on GET of it returns 404, and
        `GET /contacten/{id}` redirects to the remaining one. Nobody can undo this: ask with `dry_run` first. Both must
        belong to the same company.

        **Moves.** Bookings without a permanent invoice, also those that the other customer only pays for, with their
        drafts. Notes, vouchers, sales of vouchers, and the contact persons. A person whom the customer has already, with
        the same names and e-mail address, is not added again. Bookings keep their `referentie`. At most 1000 objects move
        at once (ERR_TOO_MANY).

        **Filled.** Empty members of the customer and of people whom both have take the value of the other; nothing is
        overwritten. Pairs of `metadata` with other keys are added. If the customer would become equal to a third one,
        the service refuses with ERR_TAKEN.

        **Stays.** Permanent invoices are sealed, so they keep the other `klant_id`, and so do their bookings with all
        invoices to come. The filter `klant_id` of bookings and of invoices finds them with the remaining customer. Their mails go to the
        people of the remaining customer, and new notes about them belong to that customer.

        Needs the permission `editContact`.

        ``POST /api2/klanten/{id}/merge`` (mergeCustomer)
        """
        return self._client._call(_MERGE, given, named)


class AsyncCustomers(AsyncGroup):
    """Customers and their contact persons, with merging of duplicates."""

    def list(self, **options: Unpack[_ListOptions]) -> AsyncPaged[T.Customer]:
        """List customers."""
        return self._client._list(_LIST, (), options)

    @_t.overload
    async def create(self, body: T.NewCustomer, /, **options: Unpack[Options]) -> T.Customer: ...

    @_t.overload
    async def create(self, **members: Unpack[_CreateMembers]) -> T.Customer: ...

    async def create(self, *given: _t.Any, **named: _t.Any) -> T.Customer:
        """Create or merge a customer."""
        return await self._client._call(_CREATE, given, named)

    async def get(self, id: T.Id, /, **options: Unpack[Options]) -> T.Customer:
        """Get a customer."""
        return await self._client._call(_GET, (id, ), options)

    @_t.overload
    async def update(self, id: T.Id, body: T.CustomerPut, /, **options: Unpack[Options]) -> T.Customer: ...

    @_t.overload
    async def update(self, id: T.Id, /, **members: Unpack[_UpdateMembers]) -> T.Customer: ...

    async def update(self, *given: _t.Any, **named: _t.Any) -> T.Customer:
        """Update a customer."""
        return await self._client._call(_UPDATE, given, named)

    @_t.overload
    async def patch(self, id: T.Id, body: T.MetadataChange, /, **options: Unpack[Options]) -> T.Customer: ...

    @_t.overload
    async def patch(self, id: T.Id, /, **members: Unpack[_PatchMembers]) -> T.Customer: ...

    async def patch(self, *given: _t.Any, **named: _t.Any) -> T.Customer:
        """Change the metadata of a customer."""
        return await self._client._call(_PATCH, given, named)

    async def delete(self, id: T.Id, /, **options: Unpack[Options]) -> None:
        """Delete a customer."""
        return await self._client._call(_DELETE, (id, ), options)

    @_t.overload
    async def merge(self, id: T.Id, body: T.CustomerMergeRequest, /, **options: Unpack[_MergeOptions]) -> T.CustomerMerge: ...

    @_t.overload
    async def merge(self, id: T.Id, /, **members: Unpack[_MergeMembers]) -> T.CustomerMerge: ...

    async def merge(self, *given: _t.Any, **named: _t.Any) -> T.CustomerMerge:
        """Merge a customer with another one."""
        return await self._client._call(_MERGE, given, named)
