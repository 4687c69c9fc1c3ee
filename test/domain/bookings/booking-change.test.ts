// Planning a change of a booking: moved lines, quantities that follow a rule, costs that follow lines, and refusals.
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type PlannedCost,
  type PlannedItem,
  type StoredBooking,
  presentBooking,
} from '../../../domain/bookings/booking.ts';
import { planBookingChange, planStatusMove } from '../../../domain/bookings/booking-change.ts';
import type { BookingChangeFacts, SentCost, SentBooking } from '../../../domain/bookings/booking-change-input.ts';
import { listCostItems } from '../../../domain/bookings/costs.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { BasisPoints, Instant, TenThousandths } from '../../../generated/types.ts';
import { amsterdam, createBookable, createItem, createStoredBooking } from './booking-world.ts';

const now = amsterdam.toInstant('2026-02-01T10:00');
const products = new Map([createBookable(1), createBookable(2), createBookable(3, { Locaties: [{ id: 4 }], duur: 'PT2H' }), createBookable(5, { locatie_verplicht: true }), createBookable(6, { ProductPrice: [{ ...createBookable(6).ProductPrice[0]!, vanaf: '2026-06-14' }] })].map((each) => [each.id, each])); // prettier-ignore
const usual: BookingChangeFacts = {
  products,
  rules: [],
  hasFinalisedInvoice: false,
  hasUncreditedInvoice: false,
  mayChangeInvoicing: true,
  now,
  zone: amsterdam,
};

function change(sent: SentBooking, stored = createStoredBooking(), circumstances: Partial<BookingChangeFacts> = {}) {
  return planBookingChange(stored, sent, { ...usual, ...circumstances });
}

/** Returns code and field of every problem of a change. */
function collectProblems(
  sent: SentBooking,
  stored?: StoredBooking,
  circumstances?: Partial<BookingChangeFacts>,
): string[] {
  try {
    change(sent, stored, circumstances);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.problems.map(({ code, field }) => `${code} ${field ?? ''}`);
    throw error;
  }
}

/** Formats a tree of costs as ids and quantities: `20[21:10 22:5] 23:1`. */
function formatCosts(costs: readonly PlannedCost[]): string {
  return costs
    .map(
      (cost) =>
        `${String(cost.id ?? 'new')}${cost.type === 'groep' ? `[${formatCosts(cost.regels)}]` : `:${String(cost.aantal)}`}`,
    )
    .join(' ');
}

const instantAt = (text: string): Instant => amsterdam.toInstant(text);
const formatTimes = (plan: ReturnType<typeof change>) =>
  plan.lines.map(
    ({ begin, eind }) => `${amsterdam.toText(begin).slice(0, 16)} ${amsterdam.toText(eind).slice(11, 16)}`,
  );
const formatAmounts = (plan: ReturnType<typeof change>) =>
  plan.lines.map(({ aantal, follows_rule }) => `${String(aantal)}${follows_rule ? '' : '!'}`);
const showStored = () => presentBooking(createStoredBooking());

describe('changing a booking', () => {
  it('changes nothing when it is sent back as it was read', () => {
    const booking = createStoredBooking();
    const plan = change(presentBooking(booking), booking);
    expect(plan.lines).to.deep.equal(booking.lines);
    expect(formatCosts(plan.costs)).to.equal('20[21:10 22:5] 23:1');
    expect(booking).to.deep.include(plan.agreement);
  });

  it('moves the lines with its begin on the wall clock', () => {
    const plan = change({ begin: instantAt('2026-10-24T23:00') });
    expect(formatTimes(plan)).to.deep.equal(['2026-10-24T23:00 00:00', '2026-10-25T01:00 02:30']);
    expect(plan.agreement.datum).to.equal('2026-10-24');
  });

  it('moves lines that are sent unchanged, and leaves those that are sent with another time', () => {
    const [first, second] = showStored().boekingsregels;
    const boekingsregels = [
      first!,
      { ...second!, begin: instantAt('2026-06-20T09:00'), eind: instantAt('2026-06-20T10:00') },
    ];
    expect(formatTimes(change({ begin: instantAt('2026-06-14T15:00'), boekingsregels }))).to.deep.equal(['2026-06-14T15:00 16:00', '2026-06-20T09:00 10:00']); // prettier-ignore
  });

  it('accepts the stored date, or that of a new begin', () => {
    expect(collectProblems({ datum: '2026-06-13' })).to.deep.equal([]);
    expect(collectProblems({ datum: '2026-06-13', begin: instantAt('2026-06-20T10:00') })).to.deep.equal([]);
    expect(collectProblems({ datum: '2026-06-20', begin: instantAt('2026-06-20T10:00') })).to.deep.equal([]);
    expect(collectProblems({ datum: '2026-06-20' })).to.deep.equal(['ERR_BOOKING_DATE_FOLLOWS_BEGIN datum']);
    expect(collectProblems({ datum: '2026-06-21', begin: instantAt('2026-06-20T10:00') })).to.deep.equal([
      'ERR_BOOKING_DATE_FOLLOWS_BEGIN datum',
    ]);
  });

  it('recomputes the quantities that follow the rule, and no others', () => {
    const plan = change({ personen: 16 });
    expect(formatAmounts(plan)).to.deep.equal(['16', '3!']);
    expect(formatCosts(plan.costs)).to.equal('20[21:16 22:5] 23:1');
    expect(formatCosts(change({ ...showStored(), personen: 16 }).costs)).to.equal('20[21:16 22:5] 23:1');
  });

  it('fixes a quantity when another one is sent', () => {
    const booking = createStoredBooking();
    expect(formatAmounts(change({ boekingsregels: [{ id: 11, aantal: 12 }, { id: 12, aantal: 3 }] }))).to.deep.equal(['12!', '3!']); // prettier-ignore
    expect(formatAmounts(change({ personen: 16, boekingsregels: [{ id: 11, aantal: 10 }] }))).to.deep.equal(['16']);
    expect(formatCosts(change({ boekingsregels: [{ id: 11, aantal: 12 }, { id: 12 }] }, booking).costs)).to.equal('20[21:12 22:5] 23:1'); // prettier-ignore
  });

  it('follows the rule again once the quantity of the rule is sent', () => {
    const byHand = createStoredBooking();
    const lines = byHand.lines.map((line) => (line.id === 11 ? { ...line, aantal: 12, follows_rule: false } : line));
    const createSentLines = (aantal: number) => ({ boekingsregels: [{ id: 11, aantal }, { id: 12 }] });
    expect(formatAmounts(change(createSentLines(10), { ...byHand, lines }))).to.deep.equal(['10', '3!']);
    expect(formatAmounts(change(createSentLines(11), { ...byHand, lines }))).to.deep.equal(['11!', '3!']);
    const more = createStoredBooking();
    const followed = more.lines.map((line) => (line.id === 11 ? { ...line, aantal: 16 } : line));
    const back = { personen: 10, ...createSentLines(10) };
    expect(formatAmounts(change(back, { ...more, personen: 16, lines: followed }))).to.deep.equal(['10', '3!']);
  });

  it('adds, keeps and deletes lines, and their items with them', () => {
    const plan = change({ boekingsregels: [{ id: 12 }, { product_id: 3 }] });
    expect(plan.lines.map(({ id, product_id, locatie_id }) => [id, product_id, locatie_id])).to.deep.equal([[12, 2, null], [null, 3, 4]]); // prettier-ignore
    expect(formatTimes(plan)[1]).to.equal('2026-06-13T14:00 16:00');
    expect(formatAmounts(plan)).to.deep.equal(['3!', '10']);
    expect(formatCosts(plan.costs)).to.equal('20[22:5] 23:1 new:10');
  });

  it('prefers costs that were sent: a new line gets no items, and a deleted one still loses its own', () => {
    const kosten = { ...showStored().kosten, regels: [createItem(23, 2, null), { type: 'groep' as const, id: 20 }] };
    const plan = change({ boekingsregels: [{ id: 12 }, { product_id: 3 }], kosten });
    expect(formatCosts(plan.costs)).to.equal('23:2 20[22:5]');
  });

  it('keeps a changed cost of a deleted line without the line; unchanged costs go with their line', () => {
    const { regels } = showStored().kosten;
    const plan = change({
      boekingsregels: [{ id: 12 }],
      kosten: { regels: [...regels.slice(0, 1), createItem(23, 2, null)] },
    });
    expect(formatCosts(plan.costs)).to.equal('20[21:10 22:5] 23:2');
    expect(listCostItems<PlannedItem>(plan.costs).map(({ id, line }) => [id, line?.id ?? null])).to.deep.equal([[21, null], [22, 12], [23, null]]); // prettier-ignore
    expect(formatCosts(change({ boekingsregels: [{ id: 12 }], kosten: { regels } }).costs)).to.equal('20[22:5] 23:1');
  });

  it('keeps a quantity of a cost that is sent with another value, and otherwise follows the line', () => {
    const regels: SentCost[] = [{ id: 20, type: 'groep', regels: [createItem(21, 99, 11), createItem(22, 5, 12)] }];
    const plan = change({ personen: 16, kosten: { regels } });
    expect(formatCosts(plan.costs)).to.equal('20[21:99 22:5]');
    expect(formatCosts(change({ personen: 16, kosten: { regels: [createItem(21, 10, 11)] } }).costs)).to.equal('21:16');
  });

  it('refuses an item of a voucher that would follow a line: its deduction would change or disappear with that', () => {
    const deduction = { ...createItem(24, 1, null), bedrag: -200_000 as TenThousandths };
    const item = { ...deduction, voucher_id: 8, vooruitbetaald: false };
    const booking = createStoredBooking({ costs: [createItem(23, 1, null), item] });

    const sendItem = (boekingsregel_id: number | null) => ({
      kosten: { regels: [createItem(23, 2, null), { ...deduction, boekingsregel_id }] },
    });
    expect(collectProblems(sendItem(null), booking)).to.deep.equal([]);
    expect(collectProblems(sendItem(11), booking)).to.deep.equal(['ERR_NOT_CHANGEABLE kosten.regels']);
  });

  it('moves costs between groups and creates new ones', () => {
    const newCost = {
      type: 'item' as const,
      naam: 'Fooi',
      aantal: 1,
      bedrag: 10_000 as TenThousandths,
      btw_percentage: 0 as BasisPoints,
    };
    const regels: SentCost[] = [{ id: 20, type: 'groep' }, { type: 'groep', naam: 'Extra', regels: [{ id: 22, type: 'item' }, { id: 23, type: 'item' }, newCost] }]; // prettier-ignore
    const plan = change({ kosten: { regels } });

    expect(formatCosts(plan.costs)).to.equal('20[21:10] new[22:5 23:1 new:1]');
    expect(plan.costs[1]).to.deep.include({
      naam: 'Extra',
      kortingspercentage: 0,
      kortingomschrijving: null,
      children_visible: true,
    });
  });

  it('clears members that are null and keeps those that are left out', () => {
    const booking = createStoredBooking({
      bijzonderheden: 'Noten',
      kosten_opmerking: 'Let op',
      status_vervaldatum: '2026-03-01',
    });
    const agreement = change(
      { bijzonderheden: null, kosten: { opmerking: null }, status_vervaldatum: null },
      booking,
    ).agreement;
    expect(agreement).to.include({ bijzonderheden: null, kosten_opmerking: null, status_vervaldatum: null });
    expect(change({}, booking).agreement).to.include({ bijzonderheden: 'Noten', kosten_opmerking: 'Let op' });
  });

  it('charges the current customer, unless another payer was sent', () => {
    expect(change({ ...showStored(), klant_id: 2 }).agreement).to.include({ klant_id: 2, kosten_klant_id: null });
    expect(change({ klant_id: 2, kosten: { klant_id: 3 } }).agreement.kosten_klant_id).to.equal(3);
    expect(change({ klant_id: 2 }, createStoredBooking({ kosten_klant_id: 3 })).agreement.kosten_klant_id).to.equal(3);
    expect(
      change({ kosten: { klant_id: 1 } }, createStoredBooking({ kosten_klant_id: 3 })).agreement.kosten_klant_id,
    ).to.equal(null);
  });

  it('stores since when it has its status, and since when it is confirmed', () => {
    const booking = createStoredBooking();
    expect(change({ status: 'optie' }).agreement.status_updated_at).to.equal(booking.status_updated_at);
    expect(change({ status: 'definitief' }).agreement).to.include({ status_updated_at: now, definite_at: now });
    const definite = createStoredBooking({ status: 'definitief', definite_at: booking.status_updated_at });
    expect(planStatusMove(definite, 'gaande', false, now).definite_at).to.equal(booking.status_updated_at);
    expect(planStatusMove(definite, 'geannuleerd', false, now).definite_at).to.equal(null);
    expect(() => planStatusMove(definite, 'optie', true, now)).to.throw(Problem, 'ERR_BOOKING_STATUS_TRANSITION');
  });

  const createGroup = (regels: SentCost[]): SentCost => ({ type: 'groep', naam: 'G', regels });
  const refused: [name: string, sent: SentBooking, refusals: string[]][] = [
    ['another package', { arrangement_id: 6 }, ['ERR_NOT_CHANGEABLE arrangement_id']],
    ['no package', { arrangement_id: null }, ['ERR_NOT_CHANGEABLE arrangement_id']],
    ['a move that is not allowed', { status: 'voltooid' }, ['ERR_BOOKING_STATUS_TRANSITION status']],
    ['a line of another booking', { boekingsregels: [{ id: 99 }] }, ['ERR_UNKNOWN_REFERENCE boekingsregels[0].id']],
    ['a line twice', { boekingsregels: [{ id: 11 }, { id: 11 }] }, ['ERR_DUPLICATE boekingsregels[1].id']],
    ['a line of nothing', { boekingsregels: [{}] }, ['ERR_REQUIRED boekingsregels[0].product_id']],
    ['an unknown product', { boekingsregels: [{ product_id: 99 }] }, ['ERR_UNKNOWN_REFERENCE boekingsregels[0].product_id']],
    ['a line without its place', { boekingsregels: [{ product_id: 5 }] }, ['ERR_PRODUCT_REQUIRES_LOCATION boekingsregels[0].locatie_id']],
    ['a new line before every price', { boekingsregels: [{ id: 11 }, { product_id: 6 }] }, ['ERR_NO_PRICE boekingsregels[1].begin']],
    ['a line that ends first', { boekingsregels: [{ id: 11, eind: instantAt('2026-06-13T13:59') }] }, ['ERR_PERIOD_ORDER boekingsregels[0].eind']],
    ['a cost of another booking', { kosten: { regels: [{ id: 99, type: 'item' }] } }, ['ERR_UNKNOWN_REFERENCE kosten.regels[0].id']],
    ['a cost twice', { kosten: { regels: [{ id: 23, type: 'item' }, { id: 23, type: 'item' }] } }, ['ERR_DUPLICATE kosten.regels[1].id']],
    ['an item as a group', { kosten: { regels: [{ id: 23, type: 'groep' }] } }, ['ERR_NOT_CHANGEABLE kosten.regels[0].type']],
    ['a cost of nothing', { kosten: { regels: [{ type: 'groep', regels: [{ type: 'item', naam: 'x', aantal: 1 }] }] } },
      ['ERR_REQUIRED kosten.regels[0].naam', 'ERR_REQUIRED kosten.regels[0].regels[0].bedrag', 'ERR_REQUIRED kosten.regels[0].regels[0].btw_percentage']],
    ['a cost of an unknown line', { kosten: { regels: [createItem(23, 1, 99)] } }, ['ERR_UNKNOWN_REFERENCE kosten.regels[0].boekingsregel_id']],
    ['groups four deep', { kosten: { regels: [createGroup([createGroup([createGroup([createGroup([])])])])] } }, ['ERR_COSTS_TOO_DEEP kosten.regels[0].regels[0].regels[0].regels[0]']],
    ['everything at once', { arrangement_id: 6, datum: '2026-01-01', boekingsregels: [{}], kosten: { regels: [{ type: 'groep' }] } },
      ['ERR_NOT_CHANGEABLE arrangement_id', 'ERR_BOOKING_DATE_FOLLOWS_BEGIN datum', 'ERR_REQUIRED boekingsregels[0].product_id', 'ERR_REQUIRED kosten.regels[0].naam']],
    ['more money than there is', { kosten: { regels: [{ ...createItem(23, 1_000_000, null), bedrag: 1e13 as TenThousandths }] } }, ['ERR_AMOUNT_TOO_LARGE ']],
    ['a line after the last year', { begin: instantAt('2199-12-31T23:30') }, ['ERR_RANGE begin']],
  ]; // prettier-ignore

  for (const [name, input, expected] of refused) {
    it(`refuses ${name}`, () => {
      expect(collectProblems(input)).to.deep.equal(expected);
    });
  }

  it('accepts three nested groups', () => {
    expect(collectProblems({ kosten: { regels: [createGroup([createGroup([createGroup([])])])] } })).to.deep.equal([]);
  });

  it('keeps whether the booking is invoiced where invoices are not made by the clock', () => {
    for (const mayChangeInvoicing of [true, false]) {
      const { agreement } = change({ factureren: false }, createStoredBooking(), { mayChangeInvoicing });
      expect(agreement.factureren).to.equal(!mayChangeInvoicing);
    }
  });

  it('refuses another customer once an invoice is finalised', () => {
    expect(collectProblems({ klant_id: 2 }, createStoredBooking(), { hasFinalisedInvoice: true })).to.deep.equal([
      'ERR_NOT_CHANGEABLE klant_id',
    ]);
    expect(collectProblems({ klant_id: 1 }, createStoredBooking(), { hasFinalisedInvoice: true })).to.deep.equal([]);
  });

  it('keeps the product of a line although it was deleted since', () => {
    const plan = change({ personen: 20, boekingsregels: [{ id: 11, opmerking: 'x' }] }, createStoredBooking(), {
      products: new Map(),
    });
    expect(formatAmounts(plan)).to.deep.equal(['10']);
  });

  it('moves its lines from the first to the second of two equal hours', () => {
    const first = change({ begin: instantAt('2026-10-25T02:00:00+02:00') });
    const booking = createStoredBooking({
      ...first.agreement,
      lines: first.lines.map((line) => ({ ...line, id: line.id ?? 0 })),
    });
    const plan = change({ begin: instantAt('2026-10-25T02:00:00+01:00') }, booking);
    expect(plan.lines.map(({ begin }) => amsterdam.toText(begin))).to.deep.equal([
      '2026-10-25T02:00:00+01:00',
      '2026-10-25T04:00:00+01:00',
    ]);
  });

  it('does not change when it is sent back as it was read, after any change of size and begin', () => {
    const size = fc.integer({ min: 1, max: 5000 });
    const hours = fc.integer({ min: -10_000, max: 10_000 });

    fc.assert(
      fc.property(size, hours, (personen, offset) => {
        const begin = amsterdam.addWallClock(instantAt('2026-06-13T14:00'), { milliseconds: offset * 3_600_000 });
        const plan = change({ personen, begin });
        const booking = createStoredBooking({
          ...plan.agreement,
          lines: plan.lines.map((line) => ({ ...line, id: line.id ?? 0 })),
          costs: restoreCosts(plan.costs),
        });
        const again = change(presentBooking(booking), booking);
        expect(again.lines).to.deep.equal(booking.lines);
        expect(formatCosts(again.costs)).to.equal(formatCosts(plan.costs));
        expect(again.agreement).to.deep.equal(plan.agreement);
      }),
    );
  });
});

/** Converts planned costs to stored ones. */
function restoreCosts(costs: readonly PlannedCost[]): StoredBooking['costs'] {
  return costs.map((cost) => {
    if (cost.type === 'groep') return { ...cost, id: cost.id ?? 0, regels: [...restoreCosts(cost.regels)] };
    const { line, ...rest } = cost;
    return { ...rest, id: cost.id ?? 0, boekingsregel_id: line?.id ?? null };
  });
}
