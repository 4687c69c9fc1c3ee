<?php

// The operations of customers. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Customers and their contact persons, with merging of duplicates.
 *
 * @phpstan-import-type Customer from Types
 * @phpstan-import-type CustomerMerge from Types
 * @phpstan-import-type CustomerMergeRequest from Types
 * @phpstan-import-type CustomerPut from Types
 * @phpstan-import-type Id from Types
 * @phpstan-import-type MetadataChange from Types
 * @phpstan-import-type MetadataFilter from Types
 * @phpstan-import-type NewCustomer from Types
 */
final class CustomersApi extends Group
{
    /**
     * List customers.
     *
     * Returns the customers with their contact persons, sorted by `id`. To continue an earlier read, set `id>` to the
     * first `id` that you do not have yet.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/klanten (listCustomers)
     *
     * @param array{id_from?: Id|null, metadata?: MetadataFilter|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Customer>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('customers.list', 'GET', '/api2/klanten', [], $options, ['id_from' => 'id>', 'metadata' => 'metadata', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create or merge a customer.
     *
     * **Contact persons.** Send at least one. Send a new person in full, or refer to an existing person of another
     * contact by `id`. The contacts then share that person: a change is visible at all of them. One person is the main
     * contact: the first one if you mark none. If you mark two, the service refuses the request (ERR_MAIN_CONTACT).
     *
     * **Company.** Without `bedrijf_id` the customer belongs to the default company: the oldest one that is not
     * deleted. `soort_klant` must be one of the customer types of the company (ERR_CUSTOMER_TYPE_UNKNOWN).
     *
     * **Merging.** The service stores the same customer only once. Two customers are the same if type, company and
     * name are equal, and of the main contact person first name, last name and e-mail address. Case, spaces and
     * Unicode spelling make no difference. Without an e-mail address, street, postal code and telephone number (digits
     * only) must be present and equal instead.
     *
     * For an existing customer the service returns 200 with the customer and its `Location`. It overwrites nothing: it
     * fills empty members and adds unknown contact persons. ERR_TAKEN means that your change of a shared person would
     * make another of that person's contacts equal to a third one.
     *
     * Needs the permission `editContact`.
     *
     * POST /api2/klanten (createCustomer)
     *
     * @param NewCustomer $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Customer
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('customers.create', 'POST', '/api2/klanten', [], $options, [], $body, ['', 'contactpersonen/*', 'metadata', 'extra_fields/*']);
    }

    /**
     * Get a customer.
     *
     * Contains all contact persons, the main one first. `extra_fields` are write-only and not part of the response.
     *
     * Needs the permission `viewContact` or `editContact`.
     *
     * GET /api2/klanten/{id} (getCustomer)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Customer
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('customers.get', 'GET', '/api2/klanten/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a customer.
     *
     * You may send back what GET returned. Members that you omit keep their value; null clears a member, and a cleared
     * `bedrijf_id` becomes the default company.
     *
     * `contactpersonen` replaces the whole list. An entry with the `id` of an existing person updates that person, an
     * entry without `id` creates one. The service unlinks a person that you leave out, and deletes the person if no
     * contact has it any more. A change of a shared person causes events of all contacts that have that person.
     *
     * If the customer would become equal to another one, the service refuses the change with ERR_TAKEN and the other
     * `id` in `params.id`. It never merges in an update.
     *
     * Needs the permission `editContact`.
     *
     * PUT /api2/klanten/{id} (updateCustomer)
     *
     * @param CustomerPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Customer
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('customers.update', 'PUT', '/api2/klanten/{id}', ['id' => $id], $options, [], $body, ['', 'contactpersonen/*', 'Hoofdcontact', 'metadata', 'extra_fields/*', '_links', '_links/self']);
    }

    /**
     * Change the metadata of a customer.
     *
     * Each pair that you send is added or replaced, and null removes it; all others stay. Everything else changes by
     * PUT.
     *
     * Needs the permission `editContact`.
     *
     * PATCH /api2/klanten/{id} (patchCustomer)
     *
     * @param MetadataChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Customer
     */
    public function patch(int $id, array $body, array $options = []): array
    {
        return $this->call('customers.patch', 'PATCH', '/api2/klanten/{id}', ['id' => $id], $options, [], $body, ['', 'metadata']);
    }

    /**
     * Delete a customer.
     *
     * Refused while a booking or invoice refers to the customer (ERR_CONTACT_IN_USE, with the kinds of objects in
     * `params.references`). The service archives the customer: it disappears from lists and GET returns 404. You may
     * create the same customer again.
     *
     * Needs the permission `editContact`.
     *
     * DELETE /api2/klanten/{id} (deleteCustomer)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('customers.delete', 'DELETE', '/api2/klanten/{id}', ['id' => $id], $options, []);
    }

    /**
     * Merge a customer with another one.
     *
     * The customer of the path stays, and the one in `klant_id` goes. From then on GET of it returns 404, and
     * `GET /contacten/{id}` redirects to the remaining one. Nobody can undo this: ask with `dry_run` first. Both must
     * belong to the same company.
     *
     * **Moves.** Bookings without a permanent invoice, also those that the other customer only pays for, with their
     * drafts. Notes, vouchers, sales of vouchers, and the contact persons. A person whom the customer has already, with
     * the same names and e-mail address, is not added again. Bookings keep their `referentie`. At most 1000 objects move
     * at once (ERR_TOO_MANY).
     *
     * **Filled.** Empty members of the customer and of people whom both have take the value of the other; nothing is
     * overwritten. Pairs of `metadata` with other keys are added. If the customer would become equal to a third one,
     * the service refuses with ERR_TAKEN.
     *
     * **Stays.** Permanent invoices are sealed, so they keep the other `klant_id`, and so do their bookings with all
     * invoices to come. The filter `klant_id` of bookings and of invoices finds them with the remaining customer. Their mails go to the
     * people of the remaining customer, and new notes about them belong to that customer.
     *
     * Needs the permission `editContact`.
     *
     * POST /api2/klanten/{id}/merge (mergeCustomer)
     *
     * @param CustomerMergeRequest $body
     * @param array{dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CustomerMerge
     */
    public function merge(int $id, array $body, array $options = []): array
    {
        return $this->call('customers.merge', 'POST', '/api2/klanten/{id}/merge', ['id' => $id], $options, ['dry_run' => 'dry_run'], $body, ['']);
    }
}
