// Withdrawing from a voucher order: declared, confirmed, and carried out, for the operations and for the page.
import * as bookings from '../../db/bookings/bookings.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import type { VoucherRow } from '../../db/catalogue/vouchers.ts';
import { mayMailTyped } from '../../db/announcements/typed-addresses.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import * as companies from '../../db/house/companies.ts';
import { settingOf } from '../../db/house/settings.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import * as customers from '../../db/people/customers.ts';
import { queueReceipt } from '../../db/online/withdrawal-mails.ts';
import * as withdrawals from '../../db/online/withdrawals.ts';
import type { WithdrawalRow } from '../../db/online/withdrawals.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { addressOf } from '../../domain/values/mail-address.ts';
import { calculateRefundable } from '../../domain/online/refund.ts';
import { requireSeller } from '../../domain/online/voucher-sale.ts';
import {
  normaliseDeclaration,
  isByStranger,
  selectOwnBooking,
  calculateRefundOfVouchers,
  verdictOf,
  listWithdrawable,
  type NamedOrder,
} from '../../domain/online/withdrawal.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import { createRefundingJob } from '../../db/online/payment-jobs.ts';

type WithdrawalContext = Pick<Context<Writer>, 'db' | 'now' | 'today'>;

/** Stores a declaration, whatever it names. Throws as `normaliseDeclaration` and `requireSeller` do. */
export async function declareWithdrawing(
  body: components['schemas']['WithdrawalDeclaration'],
  { db, now }: WithdrawalContext,
): Promise<WithdrawalRow> {
  const declaration = normaliseDeclaration(body);
  const company_id = requireSeller(await companies.findDefaultId(db));
  return readOne(withdrawals.rows.read, db, await withdrawals.insert(db, declaration, company_id, now));
}

/** Confirms a declaration, once: it is carried out or left to staff, and its receipt is mailed. Throws 404. */
export async function confirmWithdrawing(token: string, context: WithdrawalContext): Promise<WithdrawalRow> {
  const { db, now, today } = context;
  const withdrawal = await withdrawals.lockWith(db, token);
  if (withdrawal === undefined) throw createNotFoundProblem();
  if (withdrawal.confirmed_at !== null) return withdrawal;

  const contract = await contractOf(db, withdrawal);
  const days = Number(await settingOf(db, 'herroepingstermijn_dagen'));
  const verdict = verdictOf(withdrawal.email, contract, { today, days });
  const { sale, boeking_id } = contract;
  const isDone = verdict.status === 'uitgevoerd' && sale !== undefined;
  const settlement = isDone ? { ...(await withdrawVouchers(sale, context)), company_id: sale.company_id } : {};
  const changes = { ...verdict, ...settlement, boeking_id, voucher_sale_id: sale?.id ?? null, confirmed_at: now };
  await withdrawals.save(db, withdrawal, changes);
  if (!isByStranger(verdict) || (await mayMailTyped(db, withdrawal.email, today)))
    await queueReceipt(db, withdrawal.id, verdict.status, now);

  return readOne(withdrawals.rows.read, db, withdrawal.id);
}

/** Carries out a granted withdrawal from a known order. Returns the changes of the withdrawal. */
export async function grantWithdrawing(
  { voucher_sale_id }: Pick<WithdrawalRow, 'voucher_sale_id'>,
  context: WithdrawalContext,
): Promise<Partial<WithdrawalSettlement>> {
  if (voucher_sale_id === null) return {};
  const lastPayment = (await payments.findLastPayments(context.db, 'voucher_sales', [voucher_sale_id])).get(
    voucher_sale_id,
  );
  return lastPayment === undefined ? {} : withdrawVouchers(await lockVoucherOrder(context.db, lastPayment), context);
}

/** An order with its vouchers and its attempts to pay, all locked until the transaction ends. */
interface LockedVoucherOrder extends NamedOrder, Pick<sales.VoucherOrderRow, 'id' | 'company_id' | 'price'> {
  readonly vouchers: readonly VoucherRow[];
  readonly attempts: readonly OnlinePayment[];
}

interface LockedContract {
  readonly sale: LockedVoucherOrder | undefined;
  readonly boeking_id: number | null;
}

/** The contract that a reference names. All kinds are looked up, even after one is found. */
async function contractOf(
  db: Writer,
  { referentie, email }: Pick<WithdrawalRow, 'referentie' | 'email'>,
): Promise<LockedContract> {
  const [orderPayment] = await payments.findAttemptsOfVisitor(db, 'voucher_sales', referentie);
  const [bookingPayment] = await payments.findAttemptsOfVisitor(db, 'bookings', referentie);
  const numbered = await bookings.findByNumber(db, referentie);
  const booking = numbered && { id: numbered.id, addresses: await findCustomerAddresses(db, numbered.klant_id) };
  return {
    sale: orderPayment === undefined ? undefined : await lockVoucherOrder(db, orderPayment),
    boeking_id: bookingPayment?.purpose_id ?? selectOwnBooking(email, booking),
  };
}

/** In the order of all locks: payments, the order, its vouchers. A concurrent redemption waits for these. */
async function lockVoucherOrder(
  db: Writer,
  { id: payment_id, purpose_id: id }: OnlinePayment,
): Promise<LockedVoucherOrder> {
  const attempts = await payments.lockAttempts(db, payment_id);
  await lockRoots(db, 'voucher_sales', [id]);

  const sale = await readOne(sales.rows.read, db, id);
  const unlockedVouchers = (await vouchers.readByOrder(db, [id])).get(id) ?? [];
  await lockRoots(
    db,
    'vouchers',
    unlockedVouchers.map((voucher) => voucher.id),
  );

  const { status, company_id, price, paid_at } = sale;
  return {
    id,
    status,
    company_id,
    price,
    attempts,
    paid_on: paid_at === null ? null : db.zone.toLocalDate(paid_at),
    addresses: await addressesOf(db, sale),
    vouchers: (await vouchers.readByOrder(db, [id])).get(id) ?? [],
  };
}

/** The addresses to which the vouchers of an order were or would be mailed. */
async function addressesOf(db: Writer, { mail_to, customer_id }: sales.VoucherOrderRow): Promise<string[]> {
  return mail_to === null ? findCustomerAddresses(db, customer_id) : [mail_to];
}

/** The address for mail to a customer; empty where their main contact person has none. */
async function findCustomerAddresses(db: Writer, customer_id: number): Promise<string[]> {
  const [main] = (await find(customers.read, db, customer_id))?.contactpersonen ?? [];
  const address = main === undefined ? null : addressOf(main);
  return address === null ? [] : [address];
}

/** The result members of a withdrawal. */
type WithdrawalSettlement = Pick<WithdrawalRow, 'voucher_ids' | 'bedrag' | 'online_payment_id'>;

/** Withdraws the vouchers of an order that no booking has, and requests the refund of their price. */
async function withdrawVouchers(
  { price, vouchers: soldVouchers, attempts }: LockedVoucherOrder,
  { db, now }: WithdrawalContext,
): Promise<WithdrawalSettlement> {
  const withdrawnVouchers = listWithdrawable(soldVouchers);
  await vouchers.saveStatus(db, withdrawnVouchers, 'herroepen', now);

  const back = await refunds.readByPayment(
    db,
    attempts.map(({ id }) => id),
  );
  const refundablePayments = attempts.map((attempt) => {
    return {
      id: attempt.id,
      status: attempt.status,
      refundable: calculateRefundable(attempt, back.get(attempt.id) ?? []),
    };
  });
  const refund = calculateRefundOfVouchers({ price, count: withdrawnVouchers.length }, refundablePayments);
  if (refund !== null) {
    const refund_id = await refunds.insert(db, { ...refund, description: null, created_by: null }, now);
    await enqueue(db, createRefundingJob(refund_id));
  }

  return {
    voucher_ids: withdrawnVouchers.map(({ id }) => id).sort((a, b) => a - b),
    bedrag: refund?.amount ?? null,
    online_payment_id: refund?.payment_id ?? null,
  };
}
