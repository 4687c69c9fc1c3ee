// The undo of a change of a booking: restores its agreement, its lines, and its costs to the cent.
import type { Booking, CostLine } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import type { OfficeCaller } from '../caller.ts';
import type { Undo } from '../undo.ts';
import type { ChangeOptions } from './capacity-check.tsx';

type BookingBody = Parameters<BookingsApi['updateBooking']>[0]['body'];
type LineBody = NonNullable<BookingBody['boekingsregels']>[number];
type CostBody = NonNullable<NonNullable<BookingBody['kosten']>['regels']>[number];

/** A booking before a change and after it. */
interface BookingBeforeAndAfter {
  readonly before: Booking;
  readonly after: Booking;
}

/** The plan of an undo. `options` are those of the change: the undo enforces capacity where the change did. */
interface UndoPlan extends BookingBeforeAndAfter {
  readonly caller: OfficeCaller;
  /** The ETag after the change. */
  readonly ifMatch: string;
  readonly options: ChangeOptions;
}

/** Returns the undo; null where there is none, as for the status of a cancelled or invoiced booking. */
export async function findUndo(plan: UndoPlan): Promise<Undo | null> {
  const { caller, before, after, ifMatch, options } = plan;
  const bookings = caller.getApi(BookingsApi);
  const { id, status } = before;
  const redeemed = [...listVoucherIds(after)].find((voucher) => !listVoucherIds(before).has(voucher));
  if (redeemed !== undefined) return () => bookings.deleteBookingVoucher({ id, voucher_id: redeemed }, { ifMatch });
  if (status === after.status) return () => restore(plan);
  if (status === 'geannuleerd') return null;
  const back = { id, status, ...options };
  return bookings.setBookingStatus({ ...back, dry_run: true }, { ifMatch }).then(
    () => () => bookings.setBookingStatus(back, { ifMatch }),
    () => null,
  );
}

function listVoucherIds({ kosten }: Booking): ReadonlySet<number> {
  return new Set(flattenCosts(kosten.regels).flatMap((cost) => (cost.type === 'item' ? (cost.voucher_id ?? []) : [])));
}

const OWN_MEMBERS = ['begin', 'personen', 'bijzonderheden', 'status_vervaldatum'] as const;

/**
 * Restores the earlier booking. The first request restores lines and prices. A removed line gets another id by it, so a
 * second request links its costs to the line.
 */
async function restore({ caller, before, after, ifMatch, options }: UndoPlan): Promise<void> {
  const bookings = caller.getApi(BookingsApi);
  const { id } = before;
  const changedMembers = Object.fromEntries(
    OWN_MEMBERS.flatMap((name) => (before[name] === after[name] ? [] : [[name, before[name]]])),
  );
  const isPlanned = !isSame([before.boekingsregels, before.kosten], [after.boekingsregels, after.kosten]);
  const programme = isPlanned && {
    boekingsregels: await buildLines(caller, { before, after }),
    kosten: { regels: costsOf({ before, after }) },
  };
  const usesCapacity = isPlanned || 'begin' in changedMembers || 'personen' in changedMembers;
  const { data, headers } = await bookings
    .updateBooking({ id, body: { ...changedMembers, ...programme }, ...(usesCapacity && options) }, { ifMatch })
    .withResponse();
  const regels = costsOf({ before, after: data }, findAddedLine(after, data));
  if (!isPlanned || contentOf(regels) === contentOf(data.kosten.regels)) return;

  await bookings.updateBooking({ id, body: { kosten: { regels } } }, { ifMatch: headers.get('etag') ?? '' });
}

/** Returns the earlier lines. A removed one is added again, without a quantity that the product's rule sets again. */
async function buildLines(caller: OfficeCaller, { before, after }: BookingBeforeAndAfter): Promise<LineBody[]> {
  const { id, boekingsregels } = after;
  const knownIds = new Set(boekingsregels.map((line) => line.id));
  const lines: LineBody[] = [];

  for (const line of before.boekingsregels) {
    const { id: lineId, aantal, ...added } = line;
    const body = { boekingsregels: [...boekingsregels.map((each) => ({ id: each.id })), added] };
    const trial = knownIds.has(lineId)
      ? null
      : await caller.getApi(BookingsApi).updateBooking({ id, body, dry_run: true });
    const follows = trial?.boekingsregels.some((each) => !knownIds.has(each.id) && each.aantal === aantal);
    lines.push(trial === null ? line : { ...added, ...(follows !== true && { aantal }) });
  }

  return lines;
}

/** Returns the line that the change added; null for none. */
function findAddedLine(before: Booking, after: Booking): number | null {
  const earlierIds = new Set(before.boekingsregels.map((line) => line.id));
  return after.boekingsregels.find((line) => !earlierIds.has(line.id))?.id ?? null;
}

/** Returns the earlier costs as a body for the booking `after`. Costs of a removed line refer to `addedLineId`. */
function costsOf({ before, after }: BookingBeforeAndAfter, addedLineId: number | null = null): CostBody[] {
  const costsById = new Map(flattenCosts(after.kosten.regels).map((cost) => [cost.id, cost]));
  const [were, are] = [before, after].map(
    (booking) => new Map(booking.boekingsregels.map((line) => [line.id, line.aantal])),
  );

  const buildCost = (cost: CostLine): CostBody => {
    const { id, ...others } = cost;
    const now = costsById.get(id);
    if (others.type === 'groep') return { ...others, ...(now && { id }), regels: others.regels.map(buildCost) };

    const line = others.boekingsregel_id;
    const about = line !== null && are?.has(line) === false ? addedLineId : line;

    // An item with the quantity of its line follows the line. Without its id, this one retains a quantity of its own.
    const wouldFollow =
      line !== null &&
      now?.type === 'item' &&
      now.aantal === others.aantal &&
      are?.get(line) === now.aantal &&
      were?.get(line) !== now.aantal;

    return { ...others, boekingsregel_id: about, ...(now && !wouldFollow && { id }) };
  };

  return before.kosten.regels.map(buildCost);
}

function flattenCosts(costs: readonly CostLine[]): readonly CostLine[] {
  return costs.flatMap((cost) => (cost.type === 'groep' ? [cost, ...flattenCosts(cost.regels)] : [cost]));
}

/** Returns costs as JSON without their ids: a removed cost gets another one. */
function contentOf(costs: readonly (CostLine | CostBody)[]): string {
  return JSON.stringify(costs, (name, value: unknown) => (name === 'id' ? undefined : value));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
