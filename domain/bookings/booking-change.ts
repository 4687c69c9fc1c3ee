// Changes a booking: merges a body into what is stored, with all that follows from a new begin, size or status.
import type { Instant } from '../../generated/types.ts';
import { moveLine, requireInCalendar, type Agreement, type PlannedBooking, type StoredBooking } from './booking.ts';
import type { BookingChangeFacts, SentBooking } from './booking-change-input.ts';
import { planLineChanges } from './booking-lines-change.ts';
import { isNewlyConfirmed, isConfirmedStatus, findBookingMoveProblems, type BookingStatus } from './booking-status.ts';
import type { Zone } from '../values/calendar.ts';
import { calculateCostsTotal } from './costs.ts';
import { planCostChanges } from './costs-change.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { selectSent } from '../values/sent-value.ts';

/**
 * Returns the booking to store. Throws, all at once: ERR_NOT_CHANGEABLE, ERR_BOOKING_DATE_FOLLOWS_BEGIN,
 * ERR_BOOKING_STATUS_TRANSITION, ERR_UNKNOWN_REFERENCE, ERR_REQUIRED, ERR_DUPLICATE, ERR_PERIOD_ORDER,
 * ERR_PRODUCT_REQUIRES_LOCATION, ERR_NO_PRICE, ERR_COSTS_TOO_DEEP; and ERR_AMOUNT_TOO_LARGE, ERR_RANGE.
 * docs/decisions/041-bookings.md.
 */
export function planBookingChange(
  booking: StoredBooking,
  body: SentBooking,
  facts: BookingChangeFacts,
): PlannedBooking {
  const { zone, now, rules } = facts;
  const pricing = { zone, reservedOn: zone.toLocalDate(now), rules };
  const problems = findAgreementProblems(booking, body, facts);
  const agreement = planAgreementChange(booking, body, facts);
  const move = { from: booking.begin, to: agreement.begin };
  const carried = booking.lines.map((line) => moveLine(line, move, zone));
  const lines = planLineChanges({ ...booking, ...agreement }, booking, carried, body.boekingsregels, facts);
  const costs = planCostChanges(booking, body.kosten?.regels, lines.lines, facts.products, pricing);
  refuseIfAny([...problems, ...lines.problems, ...costs.problems]);
  calculateCostsTotal(costs.costs);
  requireInCalendar(costs.lines, zone);
  return { agreement, lines: costs.lines, costs: costs.costs };
}

type StatusMembers = Pick<Agreement, 'status' | 'status_updated_at' | 'definite_at'>;

/**
 * Returns the members that a move to another status changes, as they are to be. Throws ERR_BOOKING_STATUS_TRANSITION.
 */
export function planStatusMove(
  booking: StoredBooking,
  status: BookingStatus,
  hasUncreditedInvoice: boolean,
  now: Instant,
): StatusMembers {
  refuseIfAny(findBookingMoveProblems(booking.status, status, hasUncreditedInvoice));
  return planStatusMembers(booking, status, now);
}

/** Returns the members that cancelling changes, whatever the present status of the booking. */
export function planCancelledStatus(booking: StoredBooking, now: Instant): StatusMembers {
  return planStatusMembers(booking, 'geannuleerd', now);
}

function planStatusMembers(booking: StoredBooking, status: BookingStatus, now: Instant): StatusMembers {
  const { status_updated_at, definite_at } = booking;
  if (status === booking.status) return { status, status_updated_at, definite_at };
  if (isNewlyConfirmed(booking.status, status)) return { status, status_updated_at: now, definite_at: now };
  return { status, status_updated_at: now, definite_at: isConfirmedStatus(status) ? definite_at : null };
}

function findAgreementProblems(booking: StoredBooking, body: SentBooking, facts: BookingChangeFacts): ProblemDetail[] {
  const { hasFinalisedInvoice, hasUncreditedInvoice, zone } = facts;
  const problems: ProblemDetail[] = [];

  const refuseChange = (field: string, message: string): void => {
    problems.push({ code: 'ERR_NOT_CHANGEABLE', message, field });
  };

  if (hasFinalisedInvoice && body.klant_id !== undefined && body.klant_id !== booking.klant_id)
    refuseChange(
      'klant_id',
      'The customer cannot change after a finalised invoice: credit that invoice and create a new booking.',
    );

  if (body.arrangement_id !== undefined && body.arrangement_id !== booking.arrangement_id)
    refuseChange(
      'arrangement_id',
      'The package of a booking cannot change: create a new booking from the other package.',
    );

  if (!isDateAllowed(booking, body, zone))
    problems.push({
      code: 'ERR_BOOKING_DATE_FOLLOWS_BEGIN',
      message: 'The date follows from `begin`: send a new `begin` instead.',
      field: 'datum',
    });

  if (body.status !== undefined)
    problems.push(...findBookingMoveProblems(booking.status, body.status, hasUncreditedInvoice));
  return problems;
}

/** Whether a sent date is accepted: the stored one, or the date of the begin in the same body. */
function isDateAllowed(booking: StoredBooking, body: SentBooking, zone: Zone): boolean {
  if (body.datum === undefined || body.datum === booking.datum) return true;
  return body.begin !== undefined && body.datum === zone.toLocalDate(body.begin);
}

function planAgreementChange(
  booking: StoredBooking,
  body: SentBooking,
  { mayChangeInvoicing, now, zone }: BookingChangeFacts,
): Agreement {
  const begin = body.begin ?? booking.begin;
  const klantId = body.klant_id ?? booking.klant_id;

  return {
    ...planStatusMembers(booking, body.status ?? booking.status, now),
    klant_id: klantId,
    begin,
    datum: zone.toLocalDate(begin),
    arrangement: body.arrangement ?? booking.arrangement,
    personen: body.personen ?? booking.personen,
    status_vervaldatum: selectSent(body.status_vervaldatum, booking.status_vervaldatum),
    bijzonderheden: selectSent(body.bijzonderheden, booking.bijzonderheden),
    factureren: mayChangeInvoicing ? (body.factureren ?? booking.factureren) : booking.factureren,
    conceptfactuur_na_dagen: selectSent(body.conceptfactuur_na_dagen, booking.conceptfactuur_na_dagen),
    metadata: body.metadata ?? booking.metadata,
    kosten_klant_id: selectCostsCustomer(booking, body.kosten?.klant_id, klantId),
    kosten_bedrijf_id: body.kosten?.bedrijf_id ?? booking.kosten_bedrijf_id,
    kosten_opmerking: selectSent(body.kosten?.opmerking, booking.kosten_opmerking),
    kosten_betaaltermijn: body.kosten?.betaaltermijn ?? booking.kosten_betaaltermijn,
    kosten_referentie_klant: selectSent(body.kosten?.referentie_klant, booking.kosten_referentie_klant),
  };
}

/**
 * The payer, or null for the customer. A sent payer who equals the present one changes nothing: null goes on following
 * the customer.
 */
function selectCostsCustomer(booking: StoredBooking, sentPayerId: number | undefined, klantId: number): number | null {
  const currentPayerId = booking.kosten_klant_id ?? booking.klant_id;
  const ownPayerId =
    sentPayerId === undefined || sentPayerId === currentPayerId ? booking.kosten_klant_id : sentPayerId;
  return ownPayerId === klantId ? null : ownPayerId;
}
