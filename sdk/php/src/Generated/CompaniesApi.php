<?php

// The operations of companies. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Trading names that sell and invoice, with the data of their invoices and mails.
 *
 * @phpstan-import-type Company from Types
 * @phpstan-import-type CompanyPut from Types
 * @phpstan-import-type NewCompany from Types
 */
final class CompaniesApi extends Group
{
    /**
     * List companies.
     *
     * Returns the companies sorted by `id`. Deleted companies are left out unless you set `is_deleted=true`.
     *
     * GET /api2/bedrijven (listCompanies)
     *
     * @param array{is_deleted?: bool|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Company>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('companies.list', 'GET', '/api2/bedrijven', [], $options, ['is_deleted' => 'is_deleted', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a company.
     *
     * Create a PDF template of context `invoice` first: a company cannot invoice without one. The other two templates
     * are optional. Each template must have the matching context (`invoice`, `pos`, `online_booking`), otherwise
     * ERR_TEMPLATE_CONTEXT.
     *
     * Subjects and bodies of mails may contain tags in the form `{tag}`. The service stores them as sent and replaces them when it creates a mail. `X-Unknown-Tags` returns tags that the mails in question do not know. The oldest company that is not deleted is the default company: contacts without a
     * `bedrijf_id` belong to it.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * POST /api2/bedrijven (createCompany)
     *
     * @param NewCompany $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Company
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('companies.create', 'POST', '/api2/bedrijven', [], $options, [], $body, ['']);
    }

    /**
     * Get a company.
     *
     * Also returns a deleted company; its `deleted_at` says when it was deleted. `_links.meta.delete_reasons` lists
     * what prevents deletion.
     *
     * GET /api2/bedrijven/{id} (getCompany)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Company
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('companies.get', 'GET', '/api2/bedrijven/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a company.
     *
     * Replaces the whole company: read it, change it, and send all of it back. Every writable member must be present;
     * otherwise the service lists the missing ones. Existing permanent invoices do not change.
     *
     * If you remove a customer type from `soort_klanten`, customers of that type keep it. You cannot update a deleted
     * company (404). Tags that the mails in question do not know are returned in `X-Unknown-Tags`.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * PUT /api2/bedrijven/{id} (updateCompany)
     *
     * @param CompanyPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Company
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('companies.update', 'PUT', '/api2/bedrijven/{id}', ['id' => $id], $options, [], $body, ['', '_links', '_links/meta']);
    }

    /**
     * Delete a company.
     *
     * Archives the company: it disappears from the list, you can still read it by `id`, and you cannot restore it.
     * Possible only while `is_deletable` is true, that is, while the company has no customers, packages, bookings or
     * invoices.
     *
     * Otherwise the service returns 500 with ERR_COMPANY_NOT_DELETABLE and the reasons in `params.delete_reasons`, the
     * same as in `_links.meta.delete_reasons`.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * DELETE /api2/bedrijven/{id} (deleteCompany)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('companies.delete', 'DELETE', '/api2/bedrijven/{id}', ['id' => $id], $options, []);
    }
}
