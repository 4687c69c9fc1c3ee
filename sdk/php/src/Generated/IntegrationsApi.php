<?php

// The operations of integrations. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Other services that this one uses, such as the mail servers of companies.
 *
 * @phpstan-import-type Integration from Types
 * @phpstan-import-type IntegrationPut from Types
 * @phpstan-import-type NewIntegration from Types
 */
final class IntegrationsApi extends Group
{
    /**
     * List integrations.
     *
     * Returns all integrations, sorted by `id`, without their secrets.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * GET /api2/integrations (listIntegrations)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Integration>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('integrations.list', 'GET', '/api2/integrations', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create an integration.
     *
     * A company can send its mails over its own mail server. Create an integration of the kind `smtp`, and set it as the
     * `smtp_integration_id` of the company. To be paid online, create one of the kind `mollie` with its `api_key`, and
     * set it as the `payment_integration_id`. To send invoices over Peppol, create one of the kind `billit` or `storecove`,
     * or `peppol_sandbox` to try it out, and set it as the `peppol_integration_id`.
     *
     * Settings and secrets that the kind does not have are refused (ERR_NOT_ALLOWED).
     *
     * Secrets need an installation with a `SECRETS_KEY`: without it they are refused (ERR_SECRETS_KEY).
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * POST /api2/integrations (createIntegration)
     *
     * @param NewIntegration $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Integration
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('integrations.create', 'POST', '/api2/integrations', [], $options, [], $body, ['', 'settings', 'secrets']);
    }

    /**
     * Get an integration.
     *
     * `secrets_set` says which secrets are stored.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * GET /api2/integrations/{id} (getIntegration)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Integration
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('integrations.get', 'GET', '/api2/integrations/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update an integration.
     *
     * You may send back what GET returned. Members that you omit keep their value, in `settings` and `secrets` too. If you
     * send another server (`host`, `port`, `security`, `verify_certificate`), send its password as well: the stored one is
     * for the old server (ERR_SECRET_AGAIN). Mails that are queued are sent over the new server.
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * PUT /api2/integrations/{id} (updateIntegration)
     *
     * @param IntegrationPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Integration
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('integrations.update', 'PUT', '/api2/integrations/{id}', ['id' => $id], $options, [], $body, ['', 'settings', 'secrets']);
    }

    /**
     * Delete an integration.
     *
     * Deletes its secrets as well. Refused while a company uses the integration, while payments over it may still come in,
     * and while invoices are being sent over it (ERR_IN_USE).
     *
     * Needs the permission `editBedrijfsgegevens`.
     *
     * DELETE /api2/integrations/{id} (deleteIntegration)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('integrations.delete', 'DELETE', '/api2/integrations/{id}', ['id' => $id], $options, []);
    }
}
