<?php

// The operations of cancellations. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Quotes for cancelling bookings, and cancelling, by staff and by customers.
 *
 * @phpstan-import-type Cancellation from Types
 * @phpstan-import-type CancellationChange from Types
 * @phpstan-import-type CancellationRequest from Types
 */
final class CancellationsApi extends Group
{
    /**
     * Get the quote for cancelling a booking.
     *
     * Tells what cancelling costs today: the step of the terms that applies, what is owed, what was invoiced and paid, and what goes back. It changes nothing. The terms are those that the booking was made under. Without terms nothing
     * is owed.
     *
     * Once the booking was cancelled by `cancelBooking` or by its customer, this tells what was done and what became of
     * the refund. If the booking gets another status after that, there is a new quote.
     *
     * The customer owes the percentage of the step of the total before vouchers. It is rounded half-up and shared over the VAT rates by largest remainder. Redeemed vouchers come back whole, so they pay nothing of it.
     *
     * Needs the permission `editBoeking`.
     *
     * GET /api2/boekingen/{boeking_id}/annulering (getCancellation)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Cancellation
     */
    public function getCancellation(int $boeking_id, array $options = []): array
    {
        return $this->call('cancellations.getCancellation', 'GET', '/api2/boekingen/{boeking_id}/annulering', ['boeking_id' => $boeking_id], $options, []);
    }

    /**
     * Cancel a booking as the quote says.
     *
     * Does what `getCancellation` says, all of it or nothing, and returns what was done:
     *
     * - The booking becomes `geannuleerd`. Its capacity and vouchers are free, its shifts are cancelled.
     * - Its only costs are what is owed, one item per VAT rate.
     * - Its drafts are deleted. Permanent invoices are credited down to what is owed. If they charge less than that, a
     *   permanent invoice is made for the rest. If vouchers were deducted on invoices, these are credited whole, and
     *   what is owed is invoiced anew. Open amounts are settled with each other.
     * - With `terugbetalen` `automatisch` the payment provider is asked to pay back what was paid online. Everything else
     *   is proposed: `planning/conflicten` has it (REFUND_PROPOSED) until it was paid back or dismissed.
     * - Payments that were asked for online and not made are cancelled.
     * - The customer gets a mail, if they have an address. A note on the booking tells costs and `reden`.
     *
     * `X-Incomplete-Document` names what an invoice that is made lacks, as in `POST /api2/facturen`.
     *
     * `kosten` deviates from the terms: at most the total (ERR_CANCELLATION_COSTS). A booking that is cancelled already is
     * refused (ERR_BOOKING_CANCELLED), and so is one that is `voltooid` (ERR_BOOKING_STATUS_TRANSITION).
     *
     * `set_status/geannuleerd` cancels without any of this: it touches no invoice and no money.
     *
     * Needs the permission `editBoeking`.
     *
     * POST /api2/boekingen/{boeking_id}/annulering (cancelBooking)
     *
     * @param CancellationRequest|null $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Cancellation
     */
    public function cancelBooking(int $boeking_id, ?array $body = null, array $options = []): array
    {
        return $this->call('cancellations.cancelBooking', 'POST', '/api2/boekingen/{boeking_id}/annulering', ['boeking_id' => $boeking_id], $options, [], $body, ['']);
    }

    /**
     * Dismiss a proposed refund.
     *
     * With `terugbetaling` `afgewezen` nothing goes back, and `planning/conflicten` forgets the proposal. Only a proposed
     * refund can be dismissed (ERR_REFUND_NOT_PROPOSED); dismissing it twice is dismissing it once. A note on the booking
     * tells it. To pay it back after
     * all, refund the online payment, or record a payment below zero on an invoice of the booking.
     *
     * Needs the permission `editBoeking`.
     *
     * PUT /api2/boekingen/{boeking_id}/annulering (updateCancellation)
     *
     * @param CancellationChange $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Cancellation
     */
    public function updateCancellation(int $boeking_id, array $body, array $options = []): array
    {
        return $this->call('cancellations.updateCancellation', 'PUT', '/api2/boekingen/{boeking_id}/annulering', ['boeking_id' => $boeking_id], $options, [], $body, ['']);
    }

    /**
     * Show a customer what cancelling costs.
     *
     * The page behind the link that mails have for `{boeking_annuleerlink}`, in Dutch or English by the language of the
     * company. It shows what cancelling costs today, and a button. Looking at it cancels nothing, however often programs
     * do that. If the terms of the booking do not let customers cancel (`online`), the page says so and shows no amounts.
     * Once the booking is cancelled, it shows what was done.
     *
     * A wrong token is 404. So are the token of a booking that was deleted or has another customer now, and that of a
     * booking that is over.
     *
     * An address of visitors may send 60 requests per minute, without a credential or with a key for websites (`public`).
     *
     * GET /api2/annulering/{token} (getCancellationPage)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function getCancellationPage(string $token, array $options = []): FileCall
    {
        return $this->file('cancellations.getCancellationPage', 'GET', '/api2/annulering/{token}', ['token' => $token], $options, []);
    }

    /**
     * Cancel a booking as its customer.
     *
     * The page's button sends `annuleren` (`ja`), `gezien` and perhaps `reden`. `gezien` is what the page showed, so that
     * customers cancel for the costs that they saw and no others. The booking is cancelled like `cancelBooking` does it,
     * by the terms alone, and the customer gets a mail with date and time. Returns a page that says what became of it.
     *
     * If the costs or the booking have changed since the page was shown, nothing is cancelled, and the page shows the
     * present state. Sending it twice cancels once. After the first line has begun, nothing is cancelled.
     *
     * An address of visitors may send 20 requests per minute, without a credential or with a key for websites (`public`).
     *
     * POST /api2/annulering/{token} (confirmCancellation)
     *
     * @param \SplFileInfo|Upload|resource|string $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void, contentType?: string} $options
     */
    public function confirmCancellation(string $token, mixed $body, array $options = []): FileCall
    {
        return $this->file('cancellations.confirmCancellation', 'POST', '/api2/annulering/{token}', ['token' => $token], $options, [], $body, 'application/octet-stream');
    }
}
