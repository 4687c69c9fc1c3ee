// Cancellations of bookings: the quote that was carried out, and the state of its refund.
import { fitAgreedCosts, type AgreedPrice } from '../../domain/bookings/agreed-price.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { CostLine } from '../../domain/bookings/costs.ts';
import type { RefundFacts } from '../../domain/bookings/cancellation.ts';
import type { components, Instant } from '../../generated/types.ts';
import { defineTable } from '../engine/changes/table.ts';
import type { Writer } from '../engine/session/database.ts';
import { avoidIndexIn } from '../engine/session/dialect.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

/** The quote at the time of the cancellation. */
export type DoneQuote = Omit<
  components['schemas']['Cancellation'],
  'mogelijk' | 'terugbetaling' | 'geannuleerd_op' | 'door_klant' | 'reden'
>;

type OnlineRefundStatus = components['schemas']['OnlineRefundStatus'];

/** A stored cancellation. */
export interface CancellationRow {
  readonly id: number;
  readonly boeking_id: number;
  readonly cancelled_at: Instant;
  readonly reden: string | null;
  readonly by_customer: boolean;
  /** The contact of the account that cancelled; null when the customer did. */
  readonly created_by: number | null;
  readonly quote: DoneQuote;
  /** The price before the cancellation; null for a cancellation that is older than this column. */
  readonly agreed: AgreedPrice | null;
  readonly refund_amount: RefundFacts['refund_amount'];
  /** The last payment and the last refund before the cancellation: later ones may belong to its refund. */
  readonly last_payment_id: number;
  readonly last_refund_id: number;
  readonly dismissed_at: Instant | null;
  readonly dismissed_by: number | null;
}

/** A cancellation, and what was refunded since. */
export type CancellationFacts = CancellationRow & RefundFacts;

const rows = defineTable<CancellationRow>('cancellations', {
  rootOf: ({ boeking_id: id }) => ({ root: 'bookings', id }),
});

/** SQL for the sums that were refunded after a cancellation `c`, in cents. */
export const REFUNDED_SUMS = `
  cast(coalesce((select -sum(case when m.settles_id is null and m.online_refund_id is null then m.bedrag else 0 end)
    from invoices i join invoice_payments m on m.factuur_id = i.id
    where i.boeking_id = c.boeking_id and m.id > c.last_payment_id and m.bedrag < 0), 0) as bigint) as by_hand,
  ${buildRefundSum(['refunded'])} as refunded,
  ${buildRefundSum(['requested', 'pending'])} as requested`;

// The status is compared in the sum and not in `where`: a payment has few refunds, which its index finds. A status has
// many.
function buildRefundSum(states: readonly OnlineRefundStatus[]): string {
  const stateList = states.map((state) => `'${state}'`).join(', ');
  return `cast(coalesce((select sum(case when r.status in (${stateList}) then r.amount else 0 end)
    from online_payments o join online_refunds r on r.payment_id = o.id
    where o.booking_id = c.boeking_id and r.id > c.last_refund_id), 0) as bigint)`;
}

/**
 * SQL for whether a booking `b` is cancelled by its cancellation `c`. False for one that got another status since, and
 * was then cancelled in another way.
 */
export const isCancelledBy = (dialect: Dialect): string =>
  `${avoidIndexIn(dialect, 'b.status')} = 'geannuleerd' and b.status_updated_at = c.cancelled_at
  and c.id = (select max(last.id) from cancellations last where last.boeking_id = b.id)`;

const selectCurrent = defineStatement<CancellationFacts>(
  (dialect) => `select c.*, ${REFUNDED_SUMS} from cancellations c join bookings b on b.id = c.boeking_id
    where c.boeking_id = ? and ${isCancelledBy(dialect)}`,
);

/**
 * Returns the cancellation of a cancelled booking; undefined for a booking that is not cancelled, or only by its
 * status.
 */
export async function find(db: Reader, bookingId: number): Promise<CancellationFacts | undefined> {
  return (await selectCurrent(db, bookingId))[0];
}

const selectLast = defineStatement<Pick<CancellationRow, 'cancelled_at' | 'agreed'>>(
  () => 'select cancelled_at, agreed from cancellations where boeking_id = ? order by id desc limit 1',
);

/**
 * Returns the costs that were agreed for a booking before its cancellation at a moment. Null where its own costs count:
 * it was cancelled by its status alone, or staff changed the costs since. docs/decisions/321-cancelling.md.
 */
export async function agreedCostsOf(
  db: Reader,
  booking: Pick<StoredBooking, 'id' | 'lines' | 'costs'>,
  cancelled: Instant,
): Promise<CostLine[] | null> {
  const [cancellation] = await selectLast(db, booking.id);
  const isThis = cancellation?.cancelled_at === cancelled;
  return isThis && cancellation.agreed !== null ? fitAgreedCosts(booking, cancellation.agreed) : null;
}

const selectLastPayment = defineStatement<{ id: number | null }>(
  () => `select max(m.id) as id from invoices i join invoice_payments m on m.factuur_id = i.id where i.boeking_id = ?`,
);
const selectLastRefund = defineStatement<{ id: number | null }>(
  () => `select max(r.id) as id from online_payments o join online_refunds r on r.payment_id = o.id
    where o.booking_id = ?`,
);

/** Returns the ids of the last payment and the last refund of a booking; 0 for none. */
export async function findLastPaymentAndRefund(
  db: Reader,
  bookingId: number,
): Promise<Pick<CancellationRow, 'last_payment_id' | 'last_refund_id'>> {
  const [payment] = await selectLastPayment(db, bookingId);
  const [refund] = await selectLastRefund(db, bookingId);
  return { last_payment_id: payment?.id ?? 0, last_refund_id: refund?.id ?? 0 };
}

/** Stores the cancellation of a locked booking. */
export async function insert(
  db: Writer,
  cancellation: Omit<CancellationRow, 'id' | 'dismissed_at' | 'dismissed_by'>,
): Promise<void> {
  await rows.insert(db, { ...cancellation, dismissed_at: null, dismissed_by: null });
}

/** Records that nothing is refunded for a locked booking. */
export async function dismiss(
  db: Writer,
  { id }: CancellationFacts,
  dismissed: { readonly dismissed_at: Instant; readonly dismissed_by: number | null },
): Promise<void> {
  const cancellation = (await rows.read(db, [id])).get(id);
  if (cancellation !== undefined) await rows.update(db, cancellation, dismissed);
}
