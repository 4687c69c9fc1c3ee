// The facts of a period from which conflicts are computed, in a fixed number of queries.
import type {
  CancelledBooking,
  MischargedLine,
  ConflictFacts,
  BookedShift,
  UnexplainedPayment,
  UnplacedLine,
} from '../../domain/planning/conflicts.ts';
import { calculateOpenRefund, type RefundFacts } from '../../domain/bookings/cancellation.ts';
import { asCents } from '../../domain/values/money.ts';
import type { StaffAvailability } from '../../domain/planning/staff-availability.ts';
import { localDayOf, type TimeSpan } from '../../domain/values/period.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import type { Reader } from '../engine/session/reader.ts';
import { avoidIndexIn } from '../engine/session/dialect.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { isCancelledBy, REFUNDED_SUMS } from '../bookings/cancellations.ts';
import { buildTouchingIds, touchingValuesOf } from '../bookings/lines-during.ts';
import * as staff from '../people/staff.ts';
import { longBeforeValuesOf, isNotLongBefore } from './shifts-during.ts';
import { CAPACITY_STATUS_LIST, readPeriod } from './period.ts';

const selectShiftsDuring = defineStatement<BookedShift>(
  (dialect) => `select s.id, s.begin, s.eind, s.personeel_id, s.boeking_id, s.locatie_id, s.kwalificatie_id, s.status,
      b.status as booking_status, b.datum as booking_date
    from shifts s left join bookings b on b.id = s.boeking_id
    where s.eind > ? and s.begin < ? and ${isNotLongBefore(dialect, 's', '?')} and s.status <> 'geannuleerd' order by s.id`,
);
const selectAvailabilityDuring = defineStatement<StaffAvailability>(
  (dialect) => `select * from staff_availability
    where eind > ? and begin < ? and ${isInList(dialect, 'personeel_id')} order by id`,
);
const selectUnplacedDuring = defineStatement<UnplacedLine>(
  (dialect) => `select l.id, l.boeking_id, l.product_id, p.naam, l.begin, l.eind
    from booking_lines l join bookings b on b.id = l.boeking_id join products p on p.id = l.product_id
    where l.id in (${buildTouchingIds(dialect)}) and l.eind > ? and l.begin < ?
      and ${avoidIndexIn(dialect, 'l.locatie_id')} is null and p.locatie_verplicht and b.status in (${CAPACITY_STATUS_LIST})`,
);
// The prices of a product on the date of a line, as `selectPricesOn` of domain/catalogue/product.ts finds them.
const IS_APPLYING_PRICE = `r.product_id = c.product_id and (r.vanaf is null or r.vanaf <= l.begins_on)
  and not exists (select 1 from product_prices s
    where s.product_id = r.product_id and s.vanaf <= l.begins_on and (r.vanaf is null or s.vanaf > r.vanaf))`;
const selectMischargedDuring = defineStatement<MischargedLine>(
  (dialect) => `select distinct l.id, l.boeking_id, c.product_id, p.naam, c.btw_percentage, l.begin, l.eind
    from booking_lines l join bookings b on b.id = l.boeking_id
    join cost_lines c on c.boekingsregel_id = l.id join products p on p.id = c.product_id
    where l.id in (${buildTouchingIds(dialect)}) and l.eind > ? and l.begin < ? and b.status in (${CAPACITY_STATUS_LIST})
      and exists (select 1 from product_prices r where ${IS_APPLYING_PRICE})
      and not exists (select 1 from product_prices r where ${IS_APPLYING_PRICE} and r.btw = c.btw_percentage)`,
);
const selectCancelledDuring = defineStatement<CancelledBooking>(
  (dialect) => `select b.id, b.referentie, b.begin, c.refund_amount, c.dismissed_at, ${REFUNDED_SUMS}
    from bookings b cross join cancellations c
    where c.boeking_id = b.id and b.begin >= ? and b.begin < ? and c.refund_amount > 0 and ${isCancelledBy(dialect)}
    order by +b.id`,
);
// Money that was paid and not refunded: a credit invoice is settled by a negative payment. The period finds the
// bookings, not the order of their ids. Money without an invoice, since the booking charged nothing at the payment, is
// unexplained until it is refunded. A booking that was cancelled with its quote has unexplained money beyond what its
// invoices charge and its refund gives back.
const selectUnexplainedDuring = defineStatement<UnexplainedRow>(
  (dialect) => `select b.id, b.referentie, b.begin, p.status,
      cast(case when p.status = 'paid' and p.invoice_id is null then p.amount - p.returned
        when p.status = 'paid' then coalesce((select sum(m.bedrag) from invoice_payments m join invoices i on i.id = m.factuur_id
          where i.boeking_id = b.id), 0)
        else p.received - p.returned end as bigint) as amount,
      cast(case when p.status <> 'paid' or p.invoice_id is null or c.id is null then 0
        else coalesce((select sum(i.calculated_totaalbedrag_inclusief_btw) from invoices i
          where i.boeking_id = b.id and i.status <> 'concept'), 0) end as bigint) as charged,
      case when p.status = 'paid' and p.invoice_id is not null then coalesce(c.refund_amount, 0) else 0 end as refund_amount, ${REFUNDED_SUMS}
    from bookings b cross join online_payments p
    left join cancellations c on c.boeking_id = b.id and ${isCancelledBy(dialect)}
    where p.purpose = 'bookings' and p.purpose_id = b.id and b.begin >= ? and b.begin < ?
      and ((p.status = 'paid' and b.status not in ('definitief', 'gaande', 'voltooid')) or p.received > p.returned)
    order by +b.id`,
);
type UnexplainedRow = UnexplainedPayment &
  Pick<RefundFacts, 'refund_amount' | 'by_hand' | 'refunded'> & { readonly charged: number };

/** Returns a payment with the part of its amount that neither invoices nor a refund explain. */
function subtractExplained({
  charged,
  refund_amount,
  by_hand,
  refunded,
  ...payment
}: UnexplainedRow): UnexplainedPayment {
  const openRefund = calculateOpenRefund({ refund_amount, by_hand, refunded });
  return { ...payment, amount: asCents(payment.amount - charged - openRefund) };
}

interface NamedRow {
  readonly id: number;
  readonly naam: string;
}
const selectNamesOfLocations = defineStatement<NamedRow>(() => 'select id, naam from locations');
const selectNamesOfMaterials = defineStatement<NamedRow>(() => 'select id, naam from materials');

/** Returns the facts from which the conflicts of a period are computed. */
export async function readPlan(db: Reader, span: TimeSpan, zone: Zone): Promise<ConflictFacts> {
  const shifts = await selectShiftsDuring(db, span.begin, span.eind, ...longBeforeValuesOf(span.begin));
  const people = [...new Set(shifts.map(({ personeel_id }) => personeel_id))];
  const days = widenToDays(shifts, span, zone);
  const touching = touchingValuesOf({ begin: span.begin, end: span.eind });
  const payments = await selectUnexplainedDuring(db, span.begin, span.eind);
  const locations = nameMap(await selectNamesOfLocations(db));
  const materials = nameMap(await selectNamesOfMaterials(db));

  return {
    shifts,
    workers: await staff.read(db, people),
    availability: await selectAvailabilityDuring(db, days.begin, days.eind, people),
    unexplained: payments.map(subtractExplained).filter(({ amount }) => amount > 0),
    cancelled: await selectCancelledDuring(db, span.begin, span.eind),
    unplaced: await selectUnplacedDuring(db, ...touching, span.begin, span.eind),
    mischarged: await selectMischargedDuring(db, ...touching, span.begin, span.eind),
    inUse: await readPeriod(db, { materials: [...materials.keys()], locations: [...locations.keys()] }, span),
    names: { locations, materials },
  };
}

/** Returns the whole local days of a period and of the shifts that reach beyond it. */
function widenToDays(shifts: readonly TimeSpan[], span: TimeSpan, zone: Zone): TimeSpan {
  const begin = shifts.reduce((first, shift) => (shift.begin < first ? shift.begin : first), span.begin);
  const eind = shifts.reduce((last, shift) => (shift.eind > last ? shift.eind : last), span.eind);
  return {
    begin: localDayOf(zone.toLocalDate(begin), zone).begin,
    eind: localDayOf(zone.toLocalDate(eind), zone).eind,
  };
}

function nameMap(rows: readonly NamedRow[]): Map<number, string> {
  return new Map(rows.map(({ id, naam }) => [id, naam]));
}
