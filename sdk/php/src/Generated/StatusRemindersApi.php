<?php

// The operations of statusReminders. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * Mails to customers whose booking stays in a status, sent by the clock.
 *
 * @phpstan-import-type NewStatusReminder from Types
 * @phpstan-import-type StatusReminder from Types
 * @phpstan-import-type StatusReminderPut from Types
 */
final class StatusRemindersApi extends Group
{
    /**
     * List status reminders.
     *
     * Returns all status reminders, sorted by `id`.
     *
     * Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).
     *
     * GET /api2/statusherinneringen (listStatusReminders)
     *
     * @param array{page?: int|null, page_size?: int|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Paged<StatusReminder>
     */
    public function list(array $options = []): Paged
    {
        return $this->paged('statusReminders.list', 'GET', '/api2/statusherinneringen', [], $options, ['page' => 'page', 'page_size' => 'page_size']);
    }

    /**
     * Create a status reminder.
     *
     * Every day at 08:00 local time, the service mails customers whose booking has had `status` for `termijn_in_dagen`
     * days. It does so once for each time that a booking gets the status. The mail goes to the main contact person, or
     * to the next one who has an address. Without any address nothing happens until there is one. The booking's
     * `status_vervaldatum` then moves to `herinnering_termijn_in_dagen` days after itself or after today, whichever is
     * later. If it is null, it is set for an option or a reservation, and stays null in other statuses.
     *
     * The company of a booking is the one of its `kosten`. A reminder without companies reminds nobody. A company can
     * have one reminder per status (ERR_COMPANY_STATUS_REMINDER_TAKEN). Bookings whose term had already ended when the
     * company got the reminder are never reminded by it.
     *
     * Texts may contain tags. Names that no tag has are returned in `X-Unknown-Tags`.
     *
     * Needs the permission `editBoekingStatusHerinnering`.
     *
     * POST /api2/statusherinneringen (createStatusReminder)
     *
     * @param NewStatusReminder $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StatusReminder
     */
    public function create(array $body, array $options = []): array
    {
        return $this->call('statusReminders.create', 'POST', '/api2/statusherinneringen', [], $options, [], $body, ['', 'Bedrijven/*']);
    }

    /**
     * Get a status reminder.
     *
     * `Bedrijven` contains the companies that it is for, deleted ones included, sorted by `id`.
     *
     * Accepts only a user name and password (Basic), unless the installation allows API keys here (BASIC_STRICT).
     *
     * GET /api2/statusherinneringen/{id} (getStatusReminder)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StatusReminder
     */
    public function get(int $id, array $options = []): array
    {
        return $this->call('statusReminders.get', 'GET', '/api2/statusherinneringen/{id}', ['id' => $id], $options, []);
    }

    /**
     * Update a status reminder.
     *
     * You may send back what GET returned. Members that you omit keep their value; `Bedrijven` is replaced as a whole.
     * If you change `status` or `termijn_in_dagen`, bookings whose new term has already ended are not reminded.
     *
     * Needs the permission `editBoekingStatusHerinnering`.
     *
     * PUT /api2/statusherinneringen/{id} (updateStatusReminder)
     *
     * @param StatusReminderPut $body
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return StatusReminder
     */
    public function update(int $id, array $body, array $options = []): array
    {
        return $this->call('statusReminders.update', 'PUT', '/api2/statusherinneringen/{id}', ['id' => $id], $options, [], $body, ['', 'Bedrijven/*']);
    }

    /**
     * Delete a status reminder.
     *
     * Mails that are already in the outbox are still sent.
     *
     * Needs the permission `editBoekingStatusHerinnering`.
     *
     * DELETE /api2/statusherinneringen/{id} (deleteStatusReminder)
     *
     * @param array{timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     */
    public function delete(int $id, array $options = []): void
    {
        $this->call('statusReminders.delete', 'DELETE', '/api2/statusherinneringen/{id}', ['id' => $id], $options, []);
    }
}
