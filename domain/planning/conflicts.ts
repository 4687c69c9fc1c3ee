// Conflicts: everything in the plan of a period that cannot work, and money of its bookings that needs a decision.
import type { BasisPoints, Cents, Instant } from '../../generated/types.ts';
import type { BookingStatus } from '../bookings/booking-status.ts';
import { isConfirmedStatus } from '../bookings/booking-status.ts';
import { calculateUndecidedRefund, refundStatusOf, type RefundFacts } from '../bookings/cancellation.ts';
import type { Zone } from '../values/calendar.ts';
import { formatEuros, formatPercentage } from '../values/amount-texts.ts';
import { hasOverlap, type TimeSpan } from '../values/period.ts';
import { describeFindings, listObjects, type PlanningConflict, type ConflictFinding } from './finding.ts';
import { findOverloads, type PlanningNames } from './overloads.ts';
import type { PeriodFacts } from './period.ts';
import type { StoredShift } from './shift.ts';
import { isActiveShift } from './shift-status.ts';
import { isAvailable, type StaffAvailability } from './staff-availability.ts';

/** A shift with the facts of its booking that matter; null without one. */
export interface BookedShift extends Omit<StoredShift, 'noot' | 'opmerking' | 'created_by'> {
  readonly booking_status: BookingStatus | null;
  readonly booking_date: string | null;
}

/** A member of staff with shifts. */
export interface ShiftWorker {
  readonly displaynaam: string;
  readonly kwalificatie_ids: readonly number[];
}

/** A line without a location whose product requires one. */
export interface UnplacedLine extends TimeSpan {
  readonly id: number;
  readonly boeking_id: number;
  readonly product_id: number;
  readonly naam: string;
}

/** A line charged at a VAT rate that its product does not have on the date of the line. */
export interface MischargedLine extends UnplacedLine {
  readonly btw_percentage: BasisPoints;
}

/** An online payment whose money the booking does not account for, in cents. */
export interface UnexplainedPayment {
  readonly id: number;
  readonly referentie: string;
  readonly begin: Instant;
  /** `paid`: the booking is not confirmed. Any other status: the provider received another amount than was asked. */
  readonly status: string;
  readonly amount: Cents;
}

/** A booking that was cancelled with a refund. */
export interface CancelledBooking extends RefundFacts {
  readonly id: number;
  readonly referentie: string;
  readonly begin: Instant;
}

/** The facts of a period: its shifts except cancelled ones, and everything that can conflict with them. */
export interface ConflictFacts {
  readonly shifts: readonly BookedShift[];
  readonly workers: ReadonlyMap<number, ShiftWorker>;
  /** The entries of these workers on every local day of their shifts. */
  readonly availability: readonly StaffAvailability[];
  readonly unexplained: readonly UnexplainedPayment[];
  readonly cancelled: readonly CancelledBooking[];
  readonly unplaced: readonly UnplacedLine[];
  readonly mischarged: readonly MischargedLine[];
  readonly inUse: PeriodFacts;
  readonly names: PlanningNames;
}

/** The period of which the conflicts are found, at a moment. */
export interface ConflictQuery {
  readonly span: TimeSpan;
  readonly now: Instant;
  /** The last local date whose bookings must have their staff. */
  readonly staffedUntil: string;
  readonly zone: Zone;
}

/** Returns every conflict of a plan, by begin, then by code and objects. */
export function findConflicts(facts: ConflictFacts, query: ConflictQuery): PlanningConflict[] {
  const activeShifts = facts.shifts.filter(({ status }) => isActiveShift(status));
  return describeFindings(
    [
      ...findDoubleShifts(activeShifts, facts, query.span),
      ...findUnavailable(activeShifts, facts, query.zone),
      ...findUnqualified(activeShifts, facts),
      ...findUnconfirmed(facts.shifts, facts, query),
      ...facts.unexplained.map(createPaymentFinding),
      ...facts.cancelled.flatMap(createRefundFindings),
      ...facts.unplaced.map(createLocationFinding),
      ...facts.mischarged.map(createVatFinding),
      ...findOverloads(facts.inUse, facts.names, query.span),
    ],
    query.zone,
  );
}

function nameOf({ workers }: ConflictFacts, id: number): string {
  return workers.get(id)?.displaynaam ?? `Member of staff ${String(id)}`;
}

/** Returns a conflict for each pair of simultaneous shifts of one person. */
function findDoubleShifts(shifts: readonly BookedShift[], facts: ConflictFacts, span: TimeSpan): ConflictFinding[] {
  const shiftsByWorker = new Map<number, BookedShift[]>();
  const inOrder = shifts.toSorted((one, other) => (one.begin < other.begin ? -1 : 1));

  return inOrder.flatMap((shift): ConflictFinding[] => {
    const { personeel_id, begin } = shift;
    const earlier = (shiftsByWorker.get(personeel_id) ?? []).filter(({ eind }) => eind > begin);
    shiftsByWorker.set(personeel_id, [...earlier, shift]);

    return earlier.flatMap((other): ConflictFinding[] => {
      const eind = other.eind < shift.eind ? other.eind : shift.eind;
      if (!hasOverlap({ begin, eind }, span)) return [];
      const objects = [
        ...listObjects({ dienst: other.id }),
        ...listObjects({ dienst: shift.id, personeel: personeel_id }),
      ];
      const says = `${nameOf(facts, personeel_id)} has two shifts at once`;
      return [{ code: 'SHIFTS_OVERLAP', begin, eind, objects, says }];
    });
  });
}

function findUnavailable(shifts: readonly BookedShift[], facts: ConflictFacts, zone: Zone): ConflictFinding[] {
  const entriesByWorker = new Map<number, StaffAvailability[]>();
  for (const entry of facts.availability)
    entriesByWorker.set(entry.personeel_id, [...(entriesByWorker.get(entry.personeel_id) ?? []), entry]);

  return shifts.flatMap((shift): ConflictFinding[] => {
    const { id, personeel_id, begin, eind } = shift;
    if (isAvailable(shift, entriesByWorker.get(personeel_id) ?? [], zone)) return [];
    const objects = listObjects({ dienst: id, personeel: personeel_id });
    const says = `${nameOf(facts, personeel_id)} has a shift outside of their availability,`;
    return [{ code: 'STAFF_UNAVAILABLE', begin, eind, objects, says }];
  });
}

function findUnqualified(shifts: readonly BookedShift[], facts: ConflictFacts): ConflictFinding[] {
  return shifts.flatMap(({ id, personeel_id, kwalificatie_id, begin, eind }): ConflictFinding[] => {
    const heldIds = facts.workers.get(personeel_id)?.kwalificatie_ids ?? [];
    if (kwalificatie_id === null || heldIds.includes(kwalificatie_id)) return [];
    const objects = listObjects({ dienst: id, personeel: personeel_id, kwalificatie: kwalificatie_id });
    const says = `${nameOf(facts, personeel_id)} does not have the qualification that their shift requires,`;
    return [{ code: 'QUALIFICATION_MISSING', begin, eind, objects, says }];
  });
}

/** Returns the shifts for confirmed bookings soon that were requested or refused, and have not ended. */
function findUnconfirmed(
  shifts: readonly BookedShift[],
  facts: ConflictFacts,
  { now, staffedUntil }: ConflictQuery,
): ConflictFinding[] {
  return shifts.flatMap(({ id, personeel_id, boeking_id, status, begin, eind, ...shift }): ConflictFinding[] => {
    const { booking_status: bookingStatus, booking_date: date } = shift;
    const isOpen = (status === 'gevraagd' || status === 'geweigerd') && eind > now;
    if (!isOpen || boeking_id === null || bookingStatus === null || date === null) return [];
    if (!isConfirmedStatus(bookingStatus) || date > staffedUntil) return [];

    const objects = listObjects({ dienst: id, personeel: personeel_id, boeking: boeking_id });
    const says = `${nameOf(facts, personeel_id)} has not confirmed a shift (${status}) for a confirmed booking,`;
    return [{ code: 'SHIFT_UNCONFIRMED', begin, eind, objects, says }];
  });
}

function createPaymentFinding({ id, referentie, begin, status, amount }: UnexplainedPayment): ConflictFinding {
  const conflict = { begin, eind: begin, objects: listObjects({ boeking: id }) };
  return status === 'paid'
    ? {
        ...conflict,
        code: 'PAID_BUT_CANCELLED',
        says: `Booking ${referentie} is not confirmed and was paid online (${formatEuros(amount)} to pay back),`,
      }
    : {
        ...conflict,
        code: 'PAYMENT_DIFFERS',
        says: `An online payment of booking ${referentie} differs from its price (${formatEuros(amount)} came),`,
      };
}

/** Returns a conflict for a refund that waits for staff; none for any other cancellation. */
function createRefundFindings({ id, referentie, begin, ...refund }: CancelledBooking): ConflictFinding[] {
  if (refundStatusOf(refund) !== 'voorgesteld') return [];
  const objects = listObjects({ boeking: id });
  const amount = formatEuros(calculateUndecidedRefund(refund));
  const says = `Booking ${referentie} was cancelled and ${amount} is to go back,`;
  return [{ code: 'REFUND_PROPOSED', begin, eind: begin, objects, says }];
}

function createLocationFinding({ naam, begin, eind, ...line }: UnplacedLine): ConflictFinding {
  const says = `${naam} requires a location and has none`;
  return { code: 'LOCATION_MISSING', begin, eind, objects: listLineObjects(line), says };
}

function createVatFinding({ naam, btw_percentage, begin, eind, ...line }: MischargedLine): ConflictFinding {
  const says = `${naam} is charged at ${formatPercentage(btw_percentage)} % VAT, which is not its rate of that date,`;
  return { code: 'VAT_RATE_DIFFERS', begin, eind, objects: listLineObjects(line), says };
}

function listLineObjects({ id, boeking_id, product_id }: Pick<UnplacedLine, 'id' | 'boeking_id' | 'product_id'>) {
  return listObjects({ boeking: boeking_id, boekingsregel: id, product: product_id });
}
