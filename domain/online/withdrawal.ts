// Withdrawals of consumers from voucher orders: which are automatic, what is refunded, what staff may decide, and the link.
import type { Cents, components } from '../../generated/types.ts';
import { addDays } from '../values/calendar.ts';
import { asCents } from '../values/money.ts';
import { createProblem, refuseIfAny } from '../values/problem.ts';
import type { PaymentStatus } from './payment.ts';
import { findLineProblem, findNameProblem } from './typed-text.ts';

type Schemas = components['schemas'];
type WithdrawalStatus = Schemas['WithdrawalStatus'];
type WithdrawalReason = Schemas['WithdrawalReason'];

/** A stored declaration. */
export type StoredDeclaration = Readonly<Pick<Schemas['Withdrawal'], 'naam' | 'email' | 'referentie' | 'verklaring'>>;

/**
 * Returns a declaration without spaces around its texts. Throws ERR_FORMAT for a name that our mails must not print.
 */
export function normaliseDeclaration(body: Schemas['WithdrawalDeclaration']): StoredDeclaration {
  const naam = body.naam.trim();
  const referentie = body.referentie.trim();
  const verklaring = body.verklaring?.trim() ?? '';
  const checked = { naam: findNameProblem(naam), referentie: findLineProblem(referentie) };
  refuseIfAny(Object.entries(checked).flatMap(([field, wrong]) => (wrong === null ? [] : [{ ...wrong, field }])));
  return { naam, email: body.email, referentie, verklaring: verklaring === '' ? null : verklaring };
}

/** A voucher, as far as withdrawing depends on it. */
export interface SoldVoucher {
  readonly status: Schemas['VoucherStatus'];
  readonly boeking_id: number | null;
}

/** The order that a reference names. */
export interface NamedOrder {
  readonly status: Schemas['VoucherSaleStatus'];
  /** The local date of its payment; null without one. */
  readonly paid_on: string | null;
  /** The addresses that it was or would be mailed to. */
  readonly addresses: readonly string[];
  readonly vouchers: readonly SoldVoucher[];
}

/** The contract that a reference names: an order, a booking, or none. */
export interface NamedContract {
  readonly sale: NamedOrder | undefined;
  readonly boeking_id: number | null;
}

/** A booking that was named by its number, with the addresses of its customer. */
export interface NumberedBooking {
  readonly id: number;
  readonly addresses: readonly string[];
}

/**
 * Returns the booking of a number where the declared address is one of its customer. Null for other addresses, since
 * numbers can be guessed.
 */
export function selectOwnBooking(email: string, booking: NumberedBooking | undefined): number | null {
  return booking?.addresses.some((address) => isSame(address, email)) === true ? booking.id : null;
}

/** The outcome of a withdrawal at the moment of its confirmation. */
export interface WithdrawalVerdict {
  readonly status: Extract<WithdrawalStatus, 'uitgevoerd' | 'te_beoordelen' | 'uitgezonderd'>;
  readonly reden: WithdrawalReason | null;
}

/**
 * Returns the outcome of a withdrawal from this address. `today` is a local date, and `days` the term after the day of
 * payment: its last day counts. docs/decisions/323-withdrawing.md.
 */
export function verdictOf(
  email: string,
  { sale, boeking_id }: NamedContract,
  { today, days }: { readonly today: string; readonly days: number },
): WithdrawalVerdict {
  if (boeking_id !== null) return { status: 'uitgezonderd', reden: null };
  const reden = findReasonAgainst(email, sale, { today, days });
  return { status: reden === null ? 'uitgevoerd' : 'te_beoordelen', reden };
}

function findReasonAgainst(
  email: string,
  sale: NamedOrder | undefined,
  { today, days }: { readonly today: string; readonly days: number },
): WithdrawalReason | null {
  if (sale === undefined) return 'onbekend';
  if (!sale.addresses.some((address) => isSame(address, email))) return 'ander_adres';
  if (sale.status !== 'betaald' || sale.paid_on === null) return 'niet_betaald';
  if (addDays(sale.paid_on, days) < today) return 'te_laat';
  return listWithdrawable(sale.vouchers).length === 0 ? 'niets_over' : null;
}

/** Stricter than other comparisons of mailboxes, because money and codes depend on it. */
function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * Returns whether the address of a withdrawal is unproven: its mail then shows no outcome of an order, and counts as one
 * to a stranger.
 */
export function isByStranger({ status, reden }: WithdrawalVerdict): boolean {
  return status === 'uitgezonderd' || reden === 'onbekend' || reden === 'ander_adres';
}

/** Returns the vouchers without a booking that are not withdrawn yet. */
export function listWithdrawable<Voucher extends SoldVoucher>(vouchers: readonly Voucher[]): Voucher[] {
  return vouchers.filter(({ status, boeking_id }) => boeking_id === null && status !== 'herroepen');
}

/** An attempt to pay for an order, with its refundable amount in cents. */
export interface RefundableAttempt {
  readonly id: number;
  readonly status: PaymentStatus;
  readonly refundable: Cents;
}

/** A refund to request. */
export interface WithdrawalRefund {
  readonly payment_id: number;
  readonly amount: Cents;
}

/**
 * Returns the refund of a number of vouchers at a price: over the paid attempt with the largest refundable amount, and
 * no more than that. Null where nothing is left, such as after a chargeback.
 */
export function calculateRefundOfVouchers(
  { price, count }: { readonly price: Cents; readonly count: number },
  attempts: readonly RefundableAttempt[],
): WithdrawalRefund | null {
  const paidAttempts = attempts.filter(({ status }) => status === 'paid');
  const [best] = paidAttempts.toSorted((a, b) => b.refundable - a.refundable);
  const amount = asCents(Math.min(price * count, best?.refundable ?? 0));
  return best === undefined || amount <= 0 ? null : { payment_id: best.id, amount };
}

const DECISIONS: Readonly<Partial<Record<WithdrawalStatus, readonly WithdrawalStatus[]>>> = {
  te_beoordelen: ['toegewezen', 'afgewezen'],
  afgewezen: ['toegewezen'],
};

/** Returns whether staff grant a withdrawal now. Throws ERR_WITHDRAWAL_STATUS_TRANSITION on `status`. */
export function isGranted(before: WithdrawalStatus, after: WithdrawalStatus): boolean {
  if (before === after) return false;
  const allowed = DECISIONS[before] ?? [];
  if (allowed.includes(after)) return after === 'toegewezen';

  const why =
    before === 'te_bevestigen'
      ? 'it has to be confirmed first'
      : allowed.length === 0
        ? 'it stays as it is'
        : `choose ${allowed.join(' or ')}`;

  throw createProblem(
    'ERR_WITHDRAWAL_STATUS_TRANSITION',
    `A withdrawal cannot move from ${before} to ${after}: ${why}.`,
    {
      field: 'status',
      params: { van: before, naar: after, toegestaan: [...allowed] },
    },
  );
}

/** Returns the address of the page for withdrawing, with the reference filled in where there is one. */
export function formatWithdrawalUrl(publicUrl: string, referentie: string | null): string {
  const query = referentie === null ? '' : `?referentie=${encodeURIComponent(referentie)}`;
  return `${publicUrl}/herroepen${query}`;
}
