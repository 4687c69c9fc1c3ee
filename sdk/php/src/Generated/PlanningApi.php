<?php

// The operations of planning. Made by npm run generate. Never edit.

declare(strict_types=1);

namespace Boekstaaf\Generated;

use Boekstaaf\FileCall;
use Boekstaaf\Group;
use Boekstaaf\Paged;
use Boekstaaf\Upload;

/**
 * The use of a venue: events and their places, working staff, units in use and left, and conflicts.'
 *
 * @phpstan-import-type Id from Types
 * @phpstan-import-type Planning from Types
 * @phpstan-import-type PlanningConflict from Types
 * @phpstan-import-type ProductAvailability from Types
 */
final class PlanningApi extends Group
{
    /**
     * Find conflicts in the planning.
     *
     * Returns everything from `begin` until just before `eind` that cannot work as planned, sorted by `begin`, then by
     * `code` and objects. The period has at most 92 days (ERR_PERIOD_TOO_LONG). Nothing is stored: the list is
     * calculated from the present planning.
     *
     * | Code | Meaning |
     * |---|---|
     * | `LOCATION_MISSING` | A line has no location although its product requires one. |
     * | `LOCATION_OVER_CAPACITY` | More people or more bookings than the location takes, those at locations below it included. |
     * | `MATERIAL_OVER_CAPACITY` | More of a material is needed, or by more bookings, than there is. |
     * | `PAID_BUT_CANCELLED` | A customer paid online for a booking that is cancelled or could not be confirmed, and
     * still has money coming back that no proposal has. Confirm the booking, or credit its invoice and refund. |
     * | `PAYMENT_DIFFERS` | The payment provider received another amount than the booking costs, and has not paid it back. Nothing was recorded. |
     * | `QUALIFICATION_MISSING` | Somebody does not have the qualification that their shift requires. |
     * | `REFUND_PROPOSED` | A booking was cancelled and money is to go back: refund the online payment, record a payment below zero, or dismiss it (`updateCancellation`). |
     * | `SHIFTS_OVERLAP` | Somebody has two shifts at once. |
     * | `SHIFT_UNCONFIRMED` | A shift for a confirmed booking is still `gevraagd` or `geweigerd`, and the booking begins within `planning_waarschuwing_dagen` days (a setting). |
     * | `STAFF_UNAVAILABLE` | Somebody has a shift outside of their availability. |
     * | `VAT_RATE_DIFFERS` | A line is charged at a VAT rate that its product does not have on the date of the line. It was moved, for instance, or the rate changed: `createVatChange` changes bookings that exist. |
     *
     * Bookings with a payment stand at their `begin`. Lines count if their booking holds capacity: from `optie` to `voltooid`. Cancelled shifts never count; refused ones
     * only for `SHIFT_UNCONFIRMED`.
     *
     * Needs the permission `editPersoneelsplanning` or `editBoeking`.
     *
     * This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).
     *
     * GET /api2/planning/conflicten (getPlanningConflicts)
     *
     * @param array{begin: string, eind: string, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<PlanningConflict>
     */
    public function getConflicts(array $options): array
    {
        return $this->call('planning.getConflicts', 'GET', '/api2/planning/conflicten', [], $options, ['begin' => 'begin', 'eind' => 'eind']);
    }

    /**
     * Get the planning of a period.
     *
     * Returns lines of bookings, shifts, and the use of locations and materials, from `begin` until just before `eind`,
     * at most 92 days. Cancelled bookings and cancelled shifts are left out.
     *
     * `regels` and `diensten` contain everything that touches the period, whole. `gebruik` counts bookings that hold
     * capacity (`optie`, `reservering`, `definitief`, `gaande`, `voltooid`); it is cut to the period, and stretches
     * without use are left out.
     *
     * The filters combine: an object is returned if it matches all of them. A shift uses no material, so
     * `materiaal_id` returns the shifts of the bookings whose lines match. Unknown ids match nothing.
     *
     * This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).
     *
     * GET /api2/planning (getPlanning)
     *
     * @param array{begin: string, eind: string, locatie?: Id|list<Id>|null, personeel_id?: Id|list<Id>|null, materiaal_id?: Id|list<Id>|null, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return Planning
     */
    public function get(array $options): array
    {
        return $this->call('planning.get', 'GET', '/api2/planning', [], $options, ['begin' => 'begin', 'eind' => 'eind', 'locatie' => 'locatie', 'personeel_id' => 'personeel_id', 'materiaal_id' => 'materiaal_id']);
    }

    /**
     * Get what is left of a product.
     *
     * For each start time from `begin` to `eind`, both inclusive, at which the product is sold online. It says how much
     * one online booking can still have, in units of the product, in each of its locations. The start times are those of
     * the groups of packages that customers may book online (`mag_online`) and that contain the product. They are after
     * now, each moment once, in order.
     *
     * The product is taken to begin at the start time and to last as long as it does (`duur`). Its materials limit it by
     * their quantities, their capacity entries, the share for online bookings and the limits of simultaneous starts and
     * bookings. Its location, and everything that this one is part of, limits it by people and bookings. The largest
     * group for which there is room needs so many units by the product's rule. Less than `minimum_aantal` is 0, and
     * 99999 means unlimited. A product without locations has one entry, with `locatie_id` null; if it requires a
     * location, it has none.
     *
     * Products that are deleted or not shown to the public (`mag_api`) do not exist here (404). A period of more than 92
     * days is refused (ERR_PERIOD_TOO_LONG).
     *
     * This takes long to reckon: a few are answered at once, others wait for their turn. A caller has eight at most (ERR_BUSY).
     *
     * GET /api2/producten/{id}/beschikbaarheid (getProductAvailability)
     *
     * @param array{begin?: string|null, eind: string, timeout?: int|float, retries?: int, headers?: array<string, string|null>, idempotencyKey?: string, ifMatch?: string, ifNoneMatch?: string, prefer?: string, onResponse?: \Closure(\Boekstaaf\Response): void} $options
     * @return list<ProductAvailability>
     */
    public function getProductAvailability(int $id, array $options): array
    {
        return $this->call('planning.getProductAvailability', 'GET', '/api2/producten/{id}/beschikbaarheid', ['id' => $id], $options, ['begin' => 'begin', 'eind' => 'eind']);
    }
}
