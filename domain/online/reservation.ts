// How an online booking is paid and what status it gets: the visitor's choices, limited by the package and the settings.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';
import type { PackageOffer } from './order.ts';

type Reservation = components['schemas']['Reservation'];
type BookingStatus = components['schemas']['BookingStatus'];

/** The wishes about paying; undefined for an unknown one. */
export interface PaymentWish extends Pick<Reservation, 'status' | 'provider_params' | 'redirect_url'> {
  readonly betaalmethode?: Reservation['betaalmethode'] | null | undefined;
}

/** The rule for the status of a booking that is paid later. */
export interface StatusRule {
  /** The setting `online_boeking_achteraf_betalen_status`. */
  readonly defaultStatus: BookingStatus;
  /** Whether the caller may confirm bookings. */
  readonly mayConfirm: boolean;
}

/** Returns the status of a booking that is paid later: the sent one, else the default. */
export function statusOf({ status }: PaymentWish, { defaultStatus }: StatusRule): BookingStatus {
  return status ?? defaultStatus;
}

const CHOOSABLE_STATUSES: readonly BookingStatus[] = ['informatie', 'interesse', 'optie', 'reservering'];

/** The problems of the way of paying: ERR_NOT_ALLOWED for each. Members of the other way have to be null. */
export function findPaymentProblems(
  { mag_online_geboekt_worden_direct_betalen: now, mag_online_geboekt_worden_achteraf_betalen: later }: PackageOffer,
  { betaalmethode, status = null, provider_params = null, redirect_url = null }: PaymentWish,
  rule: StatusRule,
): ProblemDetail[] {
  const createNotAllowedProblem = (field: string, message: string): ProblemDetail => ({
    code: 'ERR_NOT_ALLOWED',
    message,
    field,
  });

  const isOffered = betaalmethode === 'factuur' ? later : now;
  const problems: ProblemDetail[] = [];
  if (betaalmethode != null && !isOffered)
    problems.push(createNotAllowedProblem('betaalmethode', 'Choose the other way of paying.'));
  if (betaalmethode === 'provider' && status !== null)
    problems.push(createNotAllowedProblem('status', 'The payment decides the status: leave it out.'));
  if (betaalmethode === 'factuur')
    for (const [field, value] of Object.entries({ provider_params, redirect_url }))
      if (value !== null) problems.push(createNotAllowedProblem(field, 'Nothing is paid online: leave this out.'));
  if (betaalmethode !== 'provider' && status !== null && !isChoosable(status, rule))
    problems.push(createNotAllowedProblem('status', `Choose one of: ${listAllowedStatuses(rule).join(', ')}.`));
  for (const name of ['amount', 'redirectUrl'])
    if (Object.hasOwn(provider_params ?? {}, name))
      problems.push(createNotAllowedProblem(`provider_params.${name}`, 'The service decides this: leave it out.'));

  return problems;
}

function isChoosable(status: BookingStatus, rule: StatusRule): boolean {
  return listAllowedStatuses(rule).includes(status);
}

/** A visitor cannot confirm their own booking, unless bookings that are paid later are confirmed anyway. */
function listAllowedStatuses({ defaultStatus, mayConfirm }: StatusRule): BookingStatus[] {
  return [...new Set([...CHOOSABLE_STATUSES, defaultStatus, ...(mayConfirm ? (['definitief'] as const) : [])])];
}
