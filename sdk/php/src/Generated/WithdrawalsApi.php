<?php

// The operations of withdrawals. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Withdrawals of consumers from sales of vouchers: declared, confirmed, and decided by staff.
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type Withdrawal from Types
 * @phpstan-import-type WithdrawalDeclaration from Types
 * @phpstan-import-type WithdrawalPut from Types
 * @phpstan-import-type WithdrawalReceipt from Types
 * @phpstan-import-type WithdrawalStatus from Types
 */
final class WithdrawalsApi extends Group
{
    /**
     * List withdrawals.
     *
     * Sorted by `id`, those that nobody confirmed included. `status=te_beoordelen` returns those that wait for you.
     *
     * Needs the permission `editVouchers`.
     *
     * GET /api2/herroepingen (listWithdrawals)
     *
     * @param array{status?: WithdrawalStatus|list<WithdrawalStatus>|null, voucher_sale_id?: Id|null, page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<Withdrawal>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('withdrawals.list', 'GET', '/api2/herroepingen', [], $options, ['status' => 'status', 'voucher_sale_id' => 'voucher_sale_id', 'page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Declare a withdrawal.
     *
     * For pages of any website: also takes JSON that is sent as text/plain, as application/x-www-form-urlencoded, or
     * without a Content-Type. It is the first of the two steps of article 11a of Directive 2011/83/EU. The page
     * `/herroepen` of this installation has both. Link to it with words such as "overeenkomst hier herroepen" or "withdraw
     * from contract here".
     *
     * Nothing happens before `confirmWithdrawal`. Show your visitor what they declared, with a button such as
     * "herroeping bevestigen" or "confirm withdrawal". The answer is the same whether there is such a sale or not.
     *
     * A name with a web address in it is refused (ERR_FORMAT). A declaration that nobody confirms is forgotten after a
     * day.
     *
     * An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).
     *
     * POST /api2/herroepingen (createWithdrawal)
     *
     * @param WithdrawalDeclaration $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WithdrawalReceipt
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('withdrawals.create', 'POST', '/api2/herroepingen', [], $options, [], $body, ['']);
    }

    /**
     * Get a withdrawal.
     *
     * Returns the declaration of the consumer, and what became of it.
     *
     * Needs the permission `editVouchers`.
     *
     * GET /api2/herroepingen/{id} (getWithdrawal)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Withdrawal
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('withdrawals.get', 'GET', '/api2/herroepingen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Decide about a withdrawal.
     *
     * You may send back what GET returned, with another `status` or `opmerking`. Members that you omit keep their value.
     *
     * A withdrawal that is `te_beoordelen` becomes `toegewezen` or `afgewezen`, and one that is `afgewezen` can still
     * become `toegewezen`. All else is refused (ERR_WITHDRAWAL_STATUS_TRANSITION). `toegewezen` ends the vouchers
     * of its sale that were not redeemed, and requests their price back, as `confirmWithdrawal` does by itself. The service mails nothing about your decision: tell the consumer.
     *
     * Needs the permission `editVouchers` and `editFactuurBetaling`.
     *
     * PUT /api2/herroepingen/{id} (decideWithdrawal)
     *
     * @param WithdrawalPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Withdrawal
     */
    public function decide(int $id, array $body, array $options = []): array
    {
        return $this->call('withdrawals.decide', 'PUT', '/api2/herroepingen/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Confirm a withdrawal.
     *
     * The second step. At once a mail goes to the `email` of the declaration, with what was declared, the date and the
     * time. Confirming again changes and mails nothing. Unknown tokens are 404.
     *
     * **Carried out by itself** is the withdrawal from a paid sale of vouchers that has the e-mail address of the sale. It
     * must come on the day of payment, or on one of the `herroepingstermijn_dagen` (a setting) after it. From then on its
     * vouchers that were not redeemed can be redeemed no more, and their price is requested back from the payment
     * provider, once. Vouchers on a booking are redeemed and stay as they are. The journal records the refund once the
     * provider has paid it.
     *
     * **All else** is for staff to decide (`te_beoordelen`). Bookings of a fixed date are exempt from the right of
     * withdrawal. If the reference is that of a reservation, the mail says so and points to cancelling. So it does for
     * the `referentie` of a booking, which others can guess, with the e-mail address of its customer.
     *
     * The answer tells none of this. The mail tells it to the address of the sale, and to people who have the reference of
     * a reservation. An address that others typed today into public forms gets three mails a day.
     *
     * An address of visitors may send 10 requests per minute and 100 requests per day, without a credential or with a key for websites (`public`).
     *
     * POST /api2/herroepingen/{token}/bevestigen (confirmWithdrawal)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return WithdrawalReceipt
     */
    public function confirm(string $token, array $options = []): array
    {
        return $this->call('withdrawals.confirm', 'POST', '/api2/herroepingen/{token}/bevestigen', ['token' => $token], $options, []);
    }
}
