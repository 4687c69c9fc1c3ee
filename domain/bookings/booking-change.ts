// Changes a booking: merges a body into what is stored, with all that follows from a new begin, size or status.
import type { Instant } from '../../generated/types.ts';
import { moveLine, requireInCalendar, type Agreement, type PlannedBooking, type StoredBooking } from './booking.ts';
import type { Circumstances, SentBooking } from './booking-sent.ts';
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
  stored: StoredBooking,
  sent: SentBooking,
  circumstances: Circumstances,
): PlannedBooking {
  const { zone, now, rules } = circumstances;
  const pricing = { zone, today: zone.toLocalDate(now), rules };
  const problems = findAgreementProblems(stored, sent, circumstances);
  const agreement = planAgreementChange(stored, sent, now, zone);
  const move = { from: stored.begin, to: agreement.begin };
  const carried = stored.lines.map((line) => moveLine(line, move, zone));
  const lines = planLineChanges({ ...stored, ...agreement }, stored, carried, sent.boekingsregels, circumstances);
  const costs = planCostChanges(stored, sent.kosten?.regels, lines.planned, circumstances.products, pricing);
  refuseIfAny([...problems, ...lines.problems, ...costs.problems]);
  calculateCostsTotal(costs.planned);
  requireInCalendar(costs.lines, zone);
  return { agreement, lines: costs.lines, costs: costs.planned };
}

type StatusMembers = Pick<Agreement, 'status' | 'status_updated_at' | 'definite_at'>;

/**
 * Returns the members that a move to another status changes, as they are to be. Throws ERR_BOOKING_STATUS_TRANSITION.
 */
export function planStatusMove(
  stored: StoredBooking,
  status: BookingStatus,
  isInvoiced: boolean,
  now: Instant,
): StatusMembers {
  refuseIfAny(findBookingMoveProblems(stored.status, status, isInvoiced));
  return planStatusMembers(stored, status, now);
}

/** Returns the members that cancelling changes, whatever the present status of the booking. */
export function planCancelledStatus(stored: StoredBooking, now: Instant): StatusMembers {
  return planStatusMembers(stored, 'geannuleerd', now);
}

function planStatusMembers(stored: StoredBooking, status: BookingStatus, now: Instant): StatusMembers {
  const { status_updated_at, definite_at } = stored;
  if (status === stored.status) return { status, status_updated_at, definite_at };
  if (isNewlyConfirmed(stored.status, status)) return { status, status_updated_at: now, definite_at: now };
  return { status, status_updated_at: now, definite_at: isConfirmedStatus(status) ? definite_at : null };
}

function findAgreementProblems(
  stored: StoredBooking,
  sent: SentBooking,
  circumstances: Circumstances,
): ProblemDetail[] {
  const { hasFinalised, isInvoiced, zone } = circumstances;
  const problems: ProblemDetail[] = [];

  const refuseChange = (field: string, message: string): void => {
    problems.push({ code: 'ERR_NOT_CHANGEABLE', message, field });
  };

  if (hasFinalised && sent.klant_id !== undefined && sent.klant_id !== stored.klant_id)
    refuseChange(
      'klant_id',
      'The customer cannot change after a finalised invoice: credit that invoice and create a new booking.',
    );

  if (sent.arrangement_id !== undefined && sent.arrangement_id !== stored.arrangement_id)
    refuseChange(
      'arrangement_id',
      'The package of a booking cannot change: create a new booking from the other package.',
    );

  if (!isDateAllowed(stored, sent, zone))
    problems.push({
      code: 'ERR_BOOKING_DATE_FOLLOWS_BEGIN',
      message: 'The date follows from `begin`: send a new `begin` instead.',
      field: 'datum',
    });

  if (sent.status !== undefined) problems.push(...findBookingMoveProblems(stored.status, sent.status, isInvoiced));
  return problems;
}

/** Whether a sent date is accepted: the stored one, or the date of the begin in the same body. */
function isDateAllowed(stored: StoredBooking, sent: SentBooking, zone: Zone): boolean {
  if (sent.datum === undefined || sent.datum === stored.datum) return true;
  return sent.begin !== undefined && sent.datum === zone.toLocalDate(sent.begin);
}

function planAgreementChange(stored: StoredBooking, sent: SentBooking, now: Instant, zone: Zone): Agreement {
  const begin = sent.begin ?? stored.begin;
  const klantId = sent.klant_id ?? stored.klant_id;

  return {
    ...planStatusMembers(stored, sent.status ?? stored.status, now),
    klant_id: klantId,
    begin,
    datum: zone.toLocalDate(begin),
    arrangement: sent.arrangement ?? stored.arrangement,
    personen: sent.personen ?? stored.personen,
    status_vervaldatum: selectSent(sent.status_vervaldatum, stored.status_vervaldatum),
    bijzonderheden: selectSent(sent.bijzonderheden, stored.bijzonderheden),
    factureren: sent.factureren ?? stored.factureren,
    conceptfactuur_na_dagen: selectSent(sent.conceptfactuur_na_dagen, stored.conceptfactuur_na_dagen),
    metadata: sent.metadata ?? stored.metadata,
    kosten_klant_id: selectCostsCustomer(stored, sent.kosten?.klant_id, klantId),
    kosten_bedrijf_id: sent.kosten?.bedrijf_id ?? stored.kosten_bedrijf_id,
    kosten_opmerking: selectSent(sent.kosten?.opmerking, stored.kosten_opmerking),
    kosten_betaaltermijn: sent.kosten?.betaaltermijn ?? stored.kosten_betaaltermijn,
    kosten_referentie_klant: selectSent(sent.kosten?.referentie_klant, stored.kosten_referentie_klant),
  };
}

/**
 * The payer, or null for the customer. A sent payer who equals the present one changes nothing: null goes on following
 * the customer.
 */
function selectCostsCustomer(stored: StoredBooking, sent: number | undefined, klantId: number): number | null {
  const shown = stored.kosten_klant_id ?? stored.klant_id;
  const own = sent === undefined || sent === shown ? stored.kosten_klant_id : sent;
  return own === klantId ? null : own;
}
