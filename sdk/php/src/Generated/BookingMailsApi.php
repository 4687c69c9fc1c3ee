<?php

// The operations of bookingMails. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Mails for the moments of a booking, sent by hand or by the clock.
 *
 * @phpstan-import-type BookingMail from Types
 * @phpstan-import-type BookingMailPut from Types
 * @phpstan-import-type BookingMailSending from Types
 * @phpstan-import-type NewBookingMail from Types
 * @phpstan-import-type NewBookingMailSending from Types
 */
final class BookingMailsApi extends Group
{
    /**
     * List booking mails.
     *
     * Returns all texts, inactive ones included, sorted by `id`.
     *
     * GET /api2/boekingsmails (listBookingMails)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<BookingMail>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('bookingMails.list', 'GET', '/api2/boekingsmails', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a booking mail.
     *
     * A text without `dagen` is sent by hand only. With `dagen`, the service sends it by itself at the local time
     * `tijd`. A `herinnering` goes so many days before the booking's begin date, a `bedankt` so many days after its end
     * date. Only these two have `dagen` (ERR_CANNOT_COMBINE).
     *
     * The service mails confirmed bookings of the company (`definitief`, `gaande`, and for `bedankt` also `voltooid`).
     * The mail goes to the main contact person, or to the next one who has an address. Each text goes out once per
     * booking and date: a booking that moves to another date is reminded again, one that moves back is not. Nothing is
     * sent that was due before the text existed or before the booking was confirmed. Reminders are not sent after the
     * booking has begun, and thanks not more than 14 days late.
     *
     * Texts may contain tags. Names that no tag has are returned in `X-Unknown-Tags`.
     *
     * Needs the permission `editBoeking`.
     *
     * POST /api2/boekingsmails (createBookingMail)
     *
     * @param NewBookingMail $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookingMail
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('bookingMails.create', 'POST', '/api2/boekingsmails', [], $options, [], $body, ['']);
    }

    /**
     * Get a booking mail.
     *
     * The text as it was saved, with its tags.
     *
     * GET /api2/boekingsmails/{id} (getBookingMail)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookingMail
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('bookingMails.get', 'GET', '/api2/boekingsmails/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a booking mail.
     *
     * You may send back what GET returned. Members that you omit keep their value. If you change the company, the
     * moment, `dagen` or `tijd`, or make the text active again, nothing is sent that would have been due before.
     *
     * Needs the permission `editBoeking`.
     *
     * PUT /api2/boekingsmails/{id} (updateBookingMail)
     *
     * @param BookingMailPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookingMail
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('bookingMails.update', 'PUT', '/api2/boekingsmails/{id}', ['id' => $id], $options, [], $body, ['']);
    }

    /**
     * Delete a booking mail.
     *
     * Mails that were sent with it stay. A new text with the same moment does not send again what was due before.
     *
     * Needs the permission `editBoeking`.
     *
     * DELETE /api2/boekingsmails/{id} (deleteBookingMail)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('bookingMails.delete', 'DELETE', '/api2/boekingsmails/{id}', ['id' => $id], $options, []);
    }

    /**
     * List the mails of a booking.
     *
     * Returns what was sent with booking mails, by hand and by the clock, sorted by `id`.
     *
     * GET /api2/boekingen/{boeking_id}/mails (listBookingMailSendings)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<BookingMailSending>
     */
    public function listSendings(int $boeking_id, array $options = []): Paged
    {
        return $this->paged('bookingMails.listSendings', 'GET', '/api2/boekingen/{boeking_id}/mails', ['boeking_id' => $boeking_id], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Mail a booking.
     *
     * Sends a booking mail by hand, at any time and in any status of the booking, in the name of the company of its
     * costs. Without `mail_to` the mail goes to the main contact person, or to the next one who has an address.
     * ERR_MAIL_RECIPIENT if nobody has one. `onderwerp` and `body` replace the texts for this one mail.
     *
     * The programme and the calendar entry in the mail show the booking as it was when you sent the request. `Mail` in the
     * response is the mail as it goes out. Ask with `dry_run` first, and it is the preview of a mail that nobody sends.
     *
     * Needs the permission `editBoeking`.
     *
     * An account may send 1000 requests per day, all of its API keys together.
     *
     * POST /api2/boekingen/{boeking_id}/mails (createBookingMailSending)
     *
     * @param NewBookingMailSending $body
     * @param array{dry_run?: bool|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookingMailSending
     */
    public function createSending(int $boeking_id, array $body, array $options = []): array
    {
        return $this->call('bookingMails.createSending', 'POST', '/api2/boekingen/{boeking_id}/mails', ['boeking_id' => $boeking_id], $options, ['dry_run' => 'dry_run'], $body, ['']);
    }

    /**
     * Get a mail of a booking.
     *
     * Whether and when it arrived is in the outbox, under `mail_id`.
     *
     * GET /api2/boekingen/{boeking_id}/mails/{id} (getBookingMailSending)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return BookingMailSending
     */
    public function getSending(int $boeking_id, int $id, array $options = []): array
    {
        return $this->call('bookingMails.getSending', 'GET', '/api2/boekingen/{boeking_id}/mails/{id}', ['boeking_id' => $boeking_id, 'id' => $id], $options, []);
    }
}
