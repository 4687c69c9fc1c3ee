<?php

// The operations of peppolSendings. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Invoices on their way over the Peppol network, and what became of them.
 *
 * @phpstan-import-type CustomerPeppol from Types
 * @phpstan-import-type Id from Types
 * @phpstan-import-type PeppolSending from Types
 * @phpstan-import-type PeppolSendingRequest from Types
 * @phpstan-import-type PeppolSendingStatus from Types
 */
final class PeppolSendingsApi extends Group
{
    /**
     * Look a customer up on Peppol.
     *
     * Asks the provider of the customer's company whether the customer can receive invoices over Peppol, and under which
     * address. It looks for the `peppol_id` of the customer, else for those that the numbers say, 0208 before 9925. The answer
     * is kept for a day.
     *
     * Without a `peppol_integration_id` of the company: ERR_PEPPOL_NOT_CONNECTED. If the provider does not answer, the status
     * is 503.
     *
     * Needs the permission `viewContact` or `editContact` or `createFactuur`.
     *
     * GET /api2/klanten/{id}/peppol (getCustomerPeppol)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return CustomerPeppol
     */
    public function getCustomerPeppol(int $id, array $options = []): array
    {
        return $this->call('peppolSendings.getCustomerPeppol', 'GET', '/api2/klanten/{id}/peppol', ['id' => $id], $options, []);
    }

    /**
     * Send an invoice over Peppol.
     *
     * Queues a permanent invoice to be sent over the `peppol_integration_id` of its company (ERR_PEPPOL_NOT_CONNECTED without
     * one), and returns the sending. Read its `status` to see what became of it. A receiver never gets an invoice twice. A
     * try without an answer is looked up at the provider, or repeated under a key that the provider takes once. Tries go
     * on for a week, then the sending is `failed`.
     *
     * The invoice goes to `to`, else to the `peppol_id` of the customer, else to the address that its numbers say. It comes
     * from the `peppol_id` of the company, else from the address that its numbers say. ERR_E_INVOICE_INCOMPLETE lists
     * everything that is missing. While a sending of the invoice is queued, sent or delivered, there is no other:
     * ERR_PEPPOL_ALREADY_SENT.
     *
     * Needs the permission `createFactuur`.
     *
     * POST /api2/facturen/{id}/peppol (createPeppolSending)
     *
     * @param PeppolSendingRequest|null $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PeppolSending
     */
    public function create(int $id, ?array $body = null, array $options = []): array
    {
        return $this->call('peppolSendings.create', 'POST', '/api2/facturen/{id}/peppol', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * List sendings over Peppol.
     *
     * Returns the sendings that match all filters, sorted by id. `has_error=true` returns those that somebody has to look
     * at.
     *
     * Needs the permission `createFactuur` or `viewFinancieleOverzichten`.
     *
     * GET /api2/peppol_sendings (listPeppolSendings)
     *
     * @param array{factuur_id?: Id|null, status?: PeppolSendingStatus|list<PeppolSendingStatus>|null, has_error?: bool|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<PeppolSending>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('peppolSendings.list', 'GET', '/api2/peppol_sendings', [], $options, ['factuur_id' => 'factuur_id', 'status' => 'status', 'has_error' => 'has_error', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Get a sending over Peppol.
     *
     * The `status` says what became of it, and `error` why.
     *
     * Needs the permission `createFactuur` or `viewFinancieleOverzichten`.
     *
     * GET /api2/peppol_sendings/{id} (getPeppolSending)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PeppolSending
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('peppolSendings.get', 'GET', '/api2/peppol_sendings/{id}', ['id' => $id], $options, []);
    }
}
