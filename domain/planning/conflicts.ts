// Conflicts: everything in the plan of a period that cannot work.
import type { BasisPoints, Cents, Instant } from '../../generated/types.ts';
import type { BookingStatus } from '../bookings/booking-status.ts';
import { isConfirmedStatus } from '../bookings/booking-status.ts';
import { calculateUndecidedRefund, refundStatusOf, type RefundFacts } from '../bookings/cancellation.ts';
import { addDays, type Zone } from '../values/calendar.ts';
import { formatEuros } from '../values/money.ts';
import { localDayOf, hasOverlap, type TimeSpan } from '../values/period.ts';
import { describeFindings, type PlanningConflict, type ConflictFinding } from './finding.ts';
import { findOverloads, type PlanningNames } from './overloads.ts';
import type { PeriodFacts } from './period.ts';
import type { StoredShift } from './shift.ts';
import { isActiveShift } from './shift-status.ts';
import type { StaffAvailability } from './staff-availability.ts';

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

/** Unused money of a booking that was received online, in cents. */
export interface StrayMoney {
  readonly id: number;
  readonly referentie: string;
  readonly begin: Instant;
  /** `paid` of a booking that is not confirmed; any other where the amount differs. */
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
  readonly stray: readonly StrayMoney[];
  readonly cancelled: readonly CancelledBooking[];
  readonly unplaced: readonly UnplacedLine[];
  readonly mischarged: readonly MischargedLine[];
  readonly inUse: PeriodFacts;
  readonly names: PlanningNames;
}

/** The moment of the query. `staffedUntil` is the last local date whose bookings must have their staff. */
export interface ConflictQuery {
  readonly span: TimeSpan;
  readonly now: Instant;
  readonly staffedUntil: string;
  readonly zone: Zone;
}

/** Every conflict of the plan, by begin, then by code and objects. */
export function findConflicts(plan: ConflictFacts, query: ConflictQuery): PlanningConflict[] {
  const activeShifts = plan.shifts.filter(({ status }) => isActiveShift(status));
  return describeFindings(
    [
      ...findDoubleShifts(activeShifts, plan, query.span),
      ...findUnavailable(activeShifts, plan, query.zone),
      ...findUnqualified(activeShifts, plan),
      ...findUnconfirmed(plan.shifts, plan, query),
      ...plan.stray.map(createStrayFinding),
      ...plan.cancelled.flatMap(createRefundFindings),
      ...plan.unplaced.map(createLocationFinding),
      ...plan.mischarged.map(createVatFinding),
      ...findOverloads(plan.inUse, plan.names, query.span),
    ],
    query.zone,
  );
}

function nameOf({ workers }: ConflictFacts, id: number): string {
  return workers.get(id)?.displaynaam ?? `Member of staff ${String(id)}`;
}

/** Simultaneous shifts of one person, one conflict for each pair. */
function findDoubleShifts(shifts: readonly BookedShift[], plan: ConflictFacts, span: TimeSpan): ConflictFinding[] {
  const open = new Map<number, BookedShift[]>();
  const inOrder = shifts.toSorted((one, other) => (one.begin < other.begin ? -1 : 1));

  return inOrder.flatMap((shift): ConflictFinding[] => {
    const { personeel_id, begin } = shift;
    const earlier = (open.get(personeel_id) ?? []).filter(({ eind }) => eind > begin);
    open.set(personeel_id, [...earlier, shift]);
    return earlier.flatMap((other): ConflictFinding[] => {
      const eind = other.eind < shift.eind ? other.eind : shift.eind;
      if (!hasOverlap({ begin, eind }, span)) return [];
      const objects = [['dienst', other.id], ['dienst', shift.id], ['personeel', personeel_id]] as const; // prettier-ignore
      const says = `${nameOf(plan, personeel_id)} has two shifts at once`;
      return [{ code: 'SHIFTS_OVERLAP', begin, eind, objects, says }];
    });
  });
}

function findUnavailable(shifts: readonly BookedShift[], plan: ConflictFacts, zone: Zone): ConflictFinding[] {
  const entries = new Map<number, StaffAvailability[]>();
  for (const entry of plan.availability)
    entries.set(entry.personeel_id, [...(entries.get(entry.personeel_id) ?? []), entry]);
  return shifts.flatMap((shift): ConflictFinding[] => {
    const { id, personeel_id, begin, eind } = shift;
    if (isAvailable(shift, entries.get(personeel_id) ?? [], zone)) return [];
    const objects = [['dienst', id], ['personeel', personeel_id]] as const; // prettier-ignore
    const says = `${nameOf(plan, personeel_id)} has a shift outside of their availability`;
    return [{ code: 'STAFF_UNAVAILABLE', begin, eind, objects, says }];
  });
}

/**
 * Whether a person can work. On a local day with entries that say `true`, only during those; on any other day, except
 * during entries that say `false`.
 */
export function isAvailable(shift: TimeSpan, entries: readonly StaffAvailability[], zone: Zone): boolean {
  if (entries.some((entry) => !entry.beschikbaar && hasOverlap(entry, shift))) return false;
  const availableEntries = entries
    .filter(({ beschikbaar }) => beschikbaar)
    .sort((one, other) => (one.begin < other.begin ? -1 : 1));
  return daysOf(shift, zone).every((day) => {
    const dayEntries = availableEntries.filter((entry) => hasOverlap(entry, day));
    return dayEntries.length === 0 || isCovered(dayEntries, intersectSpans(day, shift));
  });
}

function daysOf({ begin, eind }: TimeSpan, zone: Zone): TimeSpan[] {
  const days: TimeSpan[] = [];
  for (let date = zone.toLocalDate(begin); ; date = addDays(date, 1)) {
    const day = localDayOf(date, zone);
    if (day.begin >= eind) return days;
    days.push(day);
  }
}

function intersectSpans(one: TimeSpan, other: TimeSpan): TimeSpan {
  return {
    begin: one.begin > other.begin ? one.begin : other.begin,
    eind: one.eind < other.eind ? one.eind : other.eind,
  };
}

/** Whether entries, sorted by begin, cover a period without a gap. */
function isCovered(entries: readonly TimeSpan[], { begin, eind }: TimeSpan): boolean {
  let until = begin;
  for (const entry of entries) if (entry.begin <= until && entry.eind > until) until = entry.eind;
  return until >= eind;
}

function findUnqualified(shifts: readonly BookedShift[], plan: ConflictFacts): ConflictFinding[] {
  return shifts.flatMap(({ id, personeel_id, kwalificatie_id, begin, eind }): ConflictFinding[] => {
    const heldIds = plan.workers.get(personeel_id)?.kwalificatie_ids ?? [];
    if (kwalificatie_id === null || heldIds.includes(kwalificatie_id)) return [];
    const objects = [['dienst', id], ['personeel', personeel_id], ['kwalificatie', kwalificatie_id]] as const; // prettier-ignore
    const says = `${nameOf(plan, personeel_id)} does not have the qualification that their shift requires,`;
    return [{ code: 'QUALIFICATION_MISSING', begin, eind, objects, says }];
  });
}

/** Shifts for confirmed bookings soon that were requested or refused, and have not ended. */
function findUnconfirmed(
  shifts: readonly BookedShift[],
  plan: ConflictFacts,
  { now, staffedUntil }: ConflictQuery,
): ConflictFinding[] {
  return shifts.flatMap(({ id, personeel_id, boeking_id, status, begin, eind, ...shift }): ConflictFinding[] => {
    const { booking_status: bookingStatus, booking_date: date } = shift;
    const isOpen = (status === 'gevraagd' || status === 'geweigerd') && eind > now;
    if (!isOpen || boeking_id === null || bookingStatus === null || date === null) return [];
    if (!isConfirmedStatus(bookingStatus) || date > staffedUntil) return [];
    const objects = [['dienst', id], ['personeel', personeel_id], ['boeking', boeking_id]] as const; // prettier-ignore
    const says = `${nameOf(plan, personeel_id)} has not confirmed a shift (${status}) for a confirmed booking,`;
    return [{ code: 'SHIFT_UNCONFIRMED', begin, eind, objects, says }];
  });
}

function createStrayFinding({ id, referentie, begin, status, amount }: StrayMoney): ConflictFinding {
  const [code, says] =
    status === 'paid'
      ? ([
          'PAID_BUT_CANCELLED',
          `Booking ${referentie} is not confirmed and was paid online (${formatEuros(amount)} to pay back),`,
        ] as const)
      : ([
          'PAYMENT_DIFFERS',
          `An online payment of booking ${referentie} differs from its price (${formatEuros(amount)} came),`,
        ] as const);
  return { code, begin, eind: begin, objects: [['boeking', id]], says };
}

/** A refund that waits for staff. */
function createRefundFindings({ id, referentie, begin, ...refund }: CancelledBooking): ConflictFinding[] {
  if (refundStatusOf(refund) !== 'voorgesteld') return [];
  const says = `Booking ${referentie} was cancelled and ${formatEuros(calculateUndecidedRefund(refund))} is to go back,`;
  return [{ code: 'REFUND_PROPOSED', begin, eind: begin, objects: [['boeking', id]], says }];
}

function createLocationFinding({ id, boeking_id, product_id, naam, begin, eind }: UnplacedLine): ConflictFinding {
  const objects = [['boeking', boeking_id], ['boekingsregel', id], ['product', product_id]] as const; // prettier-ignore
  return { code: 'LOCATION_MISSING', begin, eind, objects, says: `${naam} requires a location and has none` };
}

function createVatFinding({
  id,
  boeking_id,
  product_id,
  naam,
  btw_percentage,
  begin,
  eind,
}: MischargedLine): ConflictFinding {
  const objects = [
    ['boeking', boeking_id],
    ['boekingsregel', id],
    ['product', product_id],
  ] as const;
  const says = `${naam} is charged at ${String(btw_percentage / 100)} % VAT, which is not its rate of that date,`;
  return { code: 'VAT_RATE_DIFFERS', begin, eind, objects, says };
}
