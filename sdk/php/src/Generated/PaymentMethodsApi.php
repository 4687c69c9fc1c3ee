<?php

// The operations of paymentMethods. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Methods of payment, with ledger numbers.
 *
 * @phpstan-import-type NewPaymentMethod from Types
 * @phpstan-import-type PaymentMethod from Types
 * @phpstan-import-type PaymentMethodPut from Types
 */
final class PaymentMethodsApi extends Group
{
    /**
     * List payment methods.
     *
     * Returns all payment methods, sorted by id, including those that staff cannot choose at the till.
     *
     * GET /api2/betaalmethoden (listPaymentMethods)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<PaymentMethod>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('paymentMethods.list', 'GET', '/api2/betaalmethoden', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a payment method.
     *
     * The ledger number is stored as you send it and is not validated against a chart of accounts.
     *
     * Needs the permission `editBetaalmethode`.
     *
     * POST /api2/betaalmethoden (createPaymentMethod)
     *
     * @param NewPaymentMethod $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PaymentMethod
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('paymentMethods.create', 'POST', '/api2/betaalmethoden', [], $options, [], $body, ['']);
    }

    /**
     * Get a payment method.
     *
     * `is_deletable` shows whether you can delete it.
     *
     * GET /api2/betaalmethoden/{id} (getPaymentMethod)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PaymentMethod
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('paymentMethods.get', 'GET', '/api2/betaalmethoden/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a payment method.
     *
     * Send back what you read, with changes. Members that you omit keep their value; null clears the ledger number.
     * Journal entries that are already recorded keep their ledger number.
     *
     * Needs the permission `editBetaalmethode`.
     *
     * PUT /api2/betaalmethoden/{id} (updatePaymentMethod)
     *
     * @param PaymentMethodPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return PaymentMethod
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('paymentMethods.update', 'PUT', '/api2/betaalmethoden/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a payment method.
     *
     * Refused while a payment uses it: ERR_IN_USE.
     *
     * Needs the permission `editBetaalmethode`.
     *
     * DELETE /api2/betaalmethoden/{id} (deletePaymentMethod)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('paymentMethods.delete', 'DELETE', '/api2/betaalmethoden/{id}', ['id' => $id], $options, []);
    }
}
