<?php

// The operations of contacts. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Contacts of every type: customers, suppliers, staff and others.
 *
 * @phpstan-import-type Contact from Types
 * @phpstan-import-type ContactPut from Types
 * @phpstan-import-type MetadataChange from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type NewContact from Types
 */
final class ContactsApi extends Group
{
    /**
     * List contacts of every type.
     *
     * Returns customers, suppliers, staff and other contacts in one list, sorted by `id`. Members that exist only for
     * customers or only for suppliers are null for the other types. `_links.self` is the path in the collection of the
     * contact's own type.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/contacten (listContacts)
     *
     * @param array{metadata?: MetadataFilter|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Contact>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('contacts.list', 'GET', '/api2/contacten', [], $options, ['metadata' => 'metadata', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create or merge a contact.
     *
     * `type` decides what you create; the default is `overig` (other). The rules of `POST /klanten` apply to every type:
     * contact persons and the main one, the default company, and merging. If the same contact exists, the service fills
     * its empty members and returns 200 with the existing contact.
     *
     * Refused if you send a member that exists only for customers or only for suppliers with another type
     * (ERR_NOT_ALLOWED). Changes of a customer, supplier or member of staff cause two events: one of `Contact` and one
     * of its own kind.
     *
     * Needs the permission `editContact`.
     *
     * POST /api2/contacten (createContact)
     *
     * @param NewContact $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Contact
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('contacts.create', 'POST', '/api2/contacten', [], $options, [], $body, ['', 'contactpersonen/*', 'metadata', 'extra_fields/*']);
    }

    /**
     * Get a contact.
     *
     * Returns staff and other contacts. For a customer or a supplier it returns a redirect (301): follow `Location` to
     * `/klanten/{id}` or `/leveranciers/{id}`. For a customer that was merged into another one, that is the path of
     * the remaining one.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/contacten/{id} (getContact)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Contact
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('contacts.get', 'GET', '/api2/contacten/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a contact.
     *
     * Works for contacts of every type. You may send back what GET returned. Members that you omit keep their value;
     * null clears a member, and a cleared `bedrijf_id` becomes the default company. `contactpersonen` replaces the
     * whole list, as in `PUT /klanten/{id}`. If the contact would become equal to another one, the service refuses the
     * change with ERR_TAKEN and the other `id` in `params.id`.
     *
     * You can change `type` only while nothing refers to the contact (`mag_type_wijzigen`), otherwise
     * ERR_NOT_CHANGEABLE. The service then clears the members that the new type does not have.
     *
     * Needs the permission `editContact`.
     *
     * PUT /api2/contacten/{id} (updateContact)
     *
     * @param ContactPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Contact
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('contacts.update', 'PUT', '/api2/contacten/{id}', ['id' => $id], $options, [], $body, ['', 'contactpersonen/*', 'metadata', 'extra_fields/*', '_links', '_links/self']);
    }

    /**
     * Change the metadata of a contact.
     *
     * Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
     * PUT. Works for contacts of every type.
     *
     * Needs the permission `editContact`.
     *
     * PATCH /api2/contacten/{id} (patchContact)
     *
     * @param MetadataChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Contact
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('contacts.patch', 'PATCH', '/api2/contacten/{id}', ['id' => $id], $options, [], $body, ['', 'metadata']);
    }

    /**
     * Delete a contact.
     *
     * Works for contacts of every type. Refused while something refers to the contact (ERR_CONTACT_IN_USE, with the
     * kinds of objects in `params.references`). That is a booking or invoice of a customer, a product of a supplier, a
     * user account, or a booking or payment created by staff.
     *
     * The service archives the contact: it disappears from lists and GET returns 404. You may create the same contact
     * again.
     *
     * Needs the permission `editContact`.
     *
     * DELETE /api2/contacten/{id} (deleteContact)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('contacts.delete', 'DELETE', '/api2/contacten/{id}', ['id' => $id], $options, []);
    }
}
