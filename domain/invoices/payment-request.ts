// Payment requests: their states, their amounts, and what is refused.
import type { Cents, components, Instant } from '../../generated/types.ts';
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import { HOUR } from '../values/time-units.ts';
import { formatEuros } from '../values/amount-texts.ts';
import { asCents, negate } from '../values/money.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];
type PaymentRequestStatus = components['schemas']['PaymentRequestStatus'];
type NewPaymentRequest = components['schemas']['NewPaymentRequest'];

/** The stored terms of a request. */
export interface RequestTerms extends Pick<PaymentRequest, 'bedrag' | 'deelbetaling' | 'geldig_tot'> {
  readonly ingetrokken_op: Instant | null;
}

/** The money of a request, in cents. */
export interface RequestMoney {
  /** The open amount of the invoice, by `calculateOpenAmounts`; negative where it has more than it charges. */
  readonly open: Cents;
  /** The amount paid by the request, less all that went back of it. */
  readonly received: Cents;
  /** Whether credit invoices took back all that the invoice charges. */
  readonly isCredited: boolean;
}

/** The members of a request that follow from its invoice and its payments. */
export type RequestState = Pick<PaymentRequest, 'status' | 'openstaand' | 'te_veel'>;

/** Returns the state of a request on a local date. */
export function determineRequestState(terms: RequestTerms, money: RequestMoney, today: string): RequestState {
  const { open, received } = money;
  const left = terms.bedrag === null ? open : Math.min(open, terms.bedrag - received);
  const status = statusOf(terms, { ...money, left: Math.max(0, left) }, today);
  return {
    status,
    openstaand: asCents(isPayableStatus(status) ? left : 0),
    te_veel: asCents(Math.max(0, Math.min(received, negate(open)))),
  };
}

function statusOf(
  { ingetrokken_op, geldig_tot }: RequestTerms,
  { left, received, isCredited }: RequestMoney & { readonly left: number },
  today: string,
): PaymentRequestStatus {
  if (ingetrokken_op !== null) return 'ingetrokken';
  if (left === 0) return isCredited ? 'vervallen' : 'betaald';
  if (geldig_tot !== null && geldig_tot < today) return 'verlopen';
  return received > 0 ? 'deels_betaald' : 'open';
}

/** Whether somebody can pay now. */
export function isPayableStatus(status: PaymentRequestStatus): status is 'open' | 'deels_betaald' {
  return status === 'open' || status === 'deels_betaald';
}

/**
 * Throws ERR_REQUIRED where neither an invoice nor a booking is named, and ERR_CANNOT_COMBINE where both are, or a
 * share of an existing invoice.
 */
export function assertOneSource({ factuur_id, boeking_id, voorschot_percentage }: NewPaymentRequest): void {
  const problems: ProblemDetail[] = [];

  if (factuur_id === undefined && boeking_id === undefined)
    problems.push({ code: 'ERR_REQUIRED', message: 'Send the invoice to pay, or boeking_id.', field: 'factuur_id' });
  if (factuur_id !== undefined && boeking_id !== undefined)
    problems.push({
      code: 'ERR_CANNOT_COMBINE',
      message: 'Send factuur_id or boeking_id, not both.',
      field: 'boeking_id',
    });
  if (factuur_id !== undefined && voorschot_percentage !== undefined)
    problems.push({
      code: 'ERR_CANNOT_COMBINE',
      message: 'The invoice exists already: leave voorschot_percentage out, or send boeking_id.',
      field: 'voorschot_percentage',
    });

  refuseIfAny(problems);
}

/** Throws ERR_INVOICE_NOT_PERMANENT for a draft, ERR_NOTHING_TO_PAY, and ERR_RANGE for more than is open. */
export function assertRequestable(
  { status, open }: { readonly status: components['schemas']['InvoiceStatus']; readonly open: Cents },
  { bedrag }: Pick<RequestTerms, 'bedrag'>,
): void {
  if (status === 'concept')
    throw createProblem('ERR_INVOICE_NOT_PERMANENT', 'A draft cannot be paid: finalise the invoice first.');
  if (open <= 0)
    throw createProblem('ERR_NOTHING_TO_PAY', 'Nothing is open on this invoice: there is nothing to ask for.');
  if (bedrag !== null && bedrag > open)
    throw createProblem('ERR_RANGE', `Only ${formatEuros(open)} is open: send that or less, or null.`, {
      field: 'bedrag',
    });
}

/** Throws ERR_RANGE for a least part above the amount, and ERR_PERIOD_ORDER for a last day before `today`. */
export function assertTerms(
  { bedrag, deelbetaling, geldig_tot }: Pick<RequestTerms, 'bedrag' | 'deelbetaling' | 'geldig_tot'>,
  today: string,
): void {
  const problems: ProblemDetail[] = [];

  if (bedrag !== null && deelbetaling !== null && deelbetaling > bedrag)
    problems.push({
      code: 'ERR_RANGE',
      message: `The least part is more than the whole: send ${formatEuros(bedrag)} or less.`,
      field: 'deelbetaling',
    });
  if (geldig_tot !== null && geldig_tot < today)
    problems.push({
      code: 'ERR_PERIOD_ORDER',
      message: 'This day is in the past: send today or a later day.',
      field: 'geldig_tot',
    });

  refuseIfAny(problems);
}

/** The note for staff on a payment of more than was open. */
export function describeExcess(amount: Cents): string {
  return `More was paid than was open: pay ${formatEuros(amount)} back.`;
}

/** The amount that somebody wants to pay, as their page says. */
export interface ChosenAmount {
  /** The open amount that the page showed, in cents. */
  readonly seen: number;
  /** The part that they typed, in cents; null for all of it. */
  readonly part: number | null;
}

/** The amount to pay, or why another page is shown. */
export type AmountChoice = { readonly amount: Cents } | 'gesloten' | 'veranderd' | 'bedrag';

/**
 * Returns the amount that somebody pays: all that is open, or a part from the least one up to all. Else returns why
 * nothing begins.
 */
export function chooseAmount(
  { status, openstaand, deelbetaling }: RequestState & Pick<RequestTerms, 'deelbetaling'>,
  { seen, part }: ChosenAmount,
): AmountChoice {
  if (!isPayableStatus(status)) return 'gesloten';
  if (part === null) return seen === openstaand ? { amount: openstaand } : 'veranderd';
  const least = Math.min(deelbetaling ?? openstaand, openstaand);
  return part >= least && part <= openstaand ? { amount: asCents(part) } : 'bedrag';
}

/** Returns an amount as people type it, `25`, `25,5` or `1.250,00`, in cents; null for any other text. */
export function parseTypedAmount(text: string): number | null {
  const [, whole, decimals = ''] =
    /^(?:\u20ac\s*)?(\d{1,3}(?:[.\s]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The most payments of one request that are begun in an hour and bring no money: each is a call to a provider. */
const MAX_UNPAID_AN_HOUR = 50;

/** Whether another payment may begin. */
export function mayBeginAnother(
  attempts: readonly { readonly status: string; readonly created_at: Instant }[],
  now: Instant,
): boolean {
  const since = instantAt(millisecondsOf(now) - HOUR);
  return (
    attempts.filter(({ status, created_at }) => status !== 'paid' && created_at > since).length < MAX_UNPAID_AN_HOUR
  );
}
