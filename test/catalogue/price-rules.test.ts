// Price rules: their limits, the lines that they price, and prices that stay once a line is booked.
import { expect } from 'chai';
import type { Booking, NewPriceRule, PriceRule, PriceRulePut } from 'boekstaaf';
import { readActiveRules } from '../../db/catalogue/price-rules.ts';
import { TableCache } from '../../db/engine/session/table-cache.ts';
import { api, clock, getDatabase, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { items } from '../support/given/bookings.ts';
import { prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';

const UNKNOWN_ID = 2_000_000_000;
/** A Saturday, and a moment on it. */
const DAY = '2026-06-13';
const BEGIN = '2026-06-13T14:00:00+02:00';

const UNLIMITED_RULE = {
  product_ids: [],
  productgroep_ids: [],
  van: null,
  tot: null,
  weekdagen: [],
  tijd_van: null,
  tijd_tot: null,
  vooruit_minimaal: null,
  vooruit_maximaal: null,
  bedrag: null,
  volgorde: 0,
  actief: true,
};

let rules: PriceRule[] = [];
/** Creates an active rule, which is deactivated after the test. */
async function createRule(body: Partial<NewPriceRule>): Promise<PriceRule> {
  const rule = await given.priceRule({ actief: true, ...body });
  rules.push(rule);
  return rule;
}

before(async () => {
  await given.company();
});
afterEach(async () => {
  clock.reset();
  for (const { id } of rules) await api.priceRules.updatePriceRule({ id, body: { actief: false } });
  rules = [];
});

/** Returns the rule and the unit prices of each line of a booking. */
const listCharges = ({ boekingsregels, kosten }: Booking) =>
  boekingsregels.map(({ id, prijsregel_id }) => {
    const lineCosts = items(kosten.regels).filter(({ boekingsregel_id }) => boekingsregel_id === id);
    return [prijsregel_id, ...lineCosts.map(({ bedrag }) => bedrag)];
  });

describe('price rules', () => {
  it('are created with a name and a change, for everything and always', async () => {
    const rule = await api.priceRules.createPriceRule({ body: { naam: 'Alles', percentage: -12.5 } });
    rules.push(rule);
    expect(rule).to.deep.equal({ id: rule.id, naam: 'Alles', ...UNLIMITED_RULE, percentage: -12.5 });
    expect(await api.priceRules.getPriceRule({ id: rule.id })).to.deep.equal(rule);
  });

  it('store everything that is sent, lists in one order', async () => {
    const products = [(await given.product()).id, (await given.product()).id];
    const groups = [(await given.productGroup()).id, (await given.productGroup()).id];
    const body = {
      van: '2026-07-01',
      tot: '2026-08-31',
      tijd_van: '18:00',
      tijd_tot: '01:30',
      volgorde: 7,
      actief: false,
      vooruit_minimaal: 0,
      vooruit_maximaal: 36_500,
      percentage: null,
      bedrag: -2.5001,
      naam: 'Zomeravond',
    };
    const about = { product_ids: products.toReversed(), weekdagen: [6, 0] };
    const rule = await api.priceRules.createPriceRule({ body: { ...body, ...about } });
    const { id } = rule;
    expect(rule).to.deep.equal({ id, ...body, product_ids: products, productgroep_ids: [], weekdagen: [0, 6] });

    const change = { product_ids: [], productgroep_ids: groups.toReversed() };
    const updated = await api.priceRules.updatePriceRule({ id, body: change });
    expect(updated).to.deep.equal({ ...rule, product_ids: [], productgroep_ids: groups });
  });

  it('are listed in the order in which they are tried', async () => {
    const last = await given.priceRule({ volgorde: 9 });
    const first = await given.priceRule({ volgorde: 8 });
    const second = await given.priceRule({ volgorde: 8 });
    const ids = (await api.priceRules.listPriceRules()).map(({ id }) => id);
    const ownIds = [last.id, first.id, second.id];
    expect(ids.filter((id) => ownIds.includes(id))).to.deep.equal([first.id, second.id, last.id]);
  });

  it('do not change when they are sent back, and can change from a percentage to an amount', async () => {
    const rule = await given.priceRule({ weekdagen: [1, 2], van: '2026-01-01' });
    const { id } = rule;
    expect(await collectEvents(() => api.priceRules.updatePriceRule({ id, body: rule }))).to.deep.equal([]);
    const body = { percentage: null, bedrag: 5, van: null };
    expect(await api.priceRules.updatePriceRule({ id, body })).to.deep.equal({ ...rule, ...body });
  });

  it('announce their changes, also of their products', async () => {
    const { id: product_id } = await given.product();
    const events = await collectEvents(async () => {
      const { id } = await given.priceRule();
      await api.priceRules.updatePriceRule({ id, body: { product_ids: [product_id] } });
      await api.priceRules.deletePriceRule({ id });
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Prijsregel::${name}`));
    expect(events[2]?.modified).to.deep.equal(['product_ids']);
  });

  describe('are refused', () => {
    const cases: [name: string, body: PriceRulePut, code: string, field: string][] = [
      ['without a change', { percentage: null }, 'ERR_REQUIRED', 'percentage'],
      ['with two changes', { bedrag: 1 }, 'ERR_CANNOT_COMBINE', 'bedrag'],
      ['with a last date before the first', { van: '2026-06-02', tot: '2026-06-01' }, 'ERR_PERIOD_ORDER', 'tot'],
      ['with equal times', { tijd_van: '09:00', tijd_tot: '09:00' }, 'ERR_PERIOD_ORDER', 'tijd_tot'],
      ['with days that contradict', { vooruit_minimaal: 2, vooruit_maximaal: 1 }, 'ERR_RANGE', 'vooruit_maximaal'],
      ['about an unknown product', { product_ids: [UNKNOWN_ID] }, 'ERR_UNKNOWN_REFERENCE', 'product_ids[0]'],
      ['about an unknown group', { productgroep_ids: [UNKNOWN_ID] }, 'ERR_UNKNOWN_REFERENCE', 'productgroep_ids[0]'],
      ['with an invalid time', { tijd_van: '24:00' }, 'ERR_FORMAT', 'tijd_van'],
      ['on an eighth day', { weekdagen: [7] }, 'ERR_RANGE', 'weekdagen[0]'],
      ['for less than nothing', { percentage: -100.01 }, 'ERR_RANGE', 'percentage'],
    ];

    for (const [name, body, code, field] of cases)
      it(name, async () => {
        const { id } = await given.priceRule();
        expect(await expectRefusal(api.priceRules.updatePriceRule({ id, body }))).to.include({
          status: 406,
          code,
          field,
        });
        const input = { naam: 'Nieuw', percentage: 10, ...(body as Partial<NewPriceRule>) };
        const creation = api.priceRules.createPriceRule({ body: input });
        expect(await expectRefusal(creation)).to.include({ status: 406, code, field });
      });

    it('about products and groups at once', async () => {
      const both = { product_ids: [(await given.product()).id], productgroep_ids: [(await given.productGroup()).id] };
      expect(await expectRefusal(given.priceRule(both))).to.include({
        status: 406,
        code: 'ERR_CANNOT_COMBINE',
        field: 'productgroep_ids',
      });
    });
  });

  it('are deleted unless a line got its price by one, which also applies to their groups', async () => {
    const group = await given.productGroup();
    const { id } = await createRule({ productgroep_ids: [group.id] });
    const deletion = api.productGroups.deleteProductGroup({ id: group.id });
    expect(await expectRefusal(deletion)).to.deep.include({ status: 403, code: 'ERR_IN_USE' });

    const product = await given.product({ productgroep_id: group.id });
    const booking = await given.booking({ product_id: product.id, begin: BEGIN });
    expect(await expectRefusal(api.priceRules.deletePriceRule({ id }))).to.deep.include({
      status: 403,
      code: 'ERR_IN_USE',
      params: { references: ['booking_lines'] },
    });

    await api.bookings.deleteBooking({ id: booking.id });
    rules = [];
    await api.priceRules.deletePriceRule({ id });
    for (const call of [
      () => api.priceRules.getPriceRule({ id }),
      () => api.priceRules.updatePriceRule({ id, body: {} }),
      () => api.priceRules.deletePriceRule({ id }),
    ])
      expect(await expectRefusal(call())).to.include({ status: 404 });
  });
});

describe('a new line', () => {
  it('is priced by the current rules, in every process that caches them', async () => {
    const product = await given.product();
    const other = await given.product();
    const cache = new TableCache();
    const readCachedRules = () => getDatabase().read((db) => readActiveRules({ ...db, tableCache: cache }));
    const { id } = await createRule({ product_ids: [product.id], percentage: 10 });

    const readPrices = async (): Promise<unknown> => {
      const [charge] = listCharges(await given.booking({ product_id: product.id, begin: BEGIN }));
      const rule = (await readCachedRules()).find((each) => each.id === id);
      expect(await readCachedRules(), 'kept').to.equal(await readCachedRules());
      return [charge?.[1], rule?.percentage, rule?.product_ids];
    };

    const change = (body: PriceRulePut) => api.priceRules.updatePriceRule({ id, body });
    expect(await readPrices()).to.deep.equal([13.31, 1000, [product.id]]);

    await change({ percentage: 20 });
    expect(await readPrices()).to.deep.equal([14.52, 2000, [product.id]]);

    await change({ product_ids: [other.id] });
    expect(await readPrices()).to.deep.equal([12.1, 2000, [other.id]]);

    await change({ product_ids: [], actief: false });
    expect(await readPrices()).to.deep.equal([12.1, undefined, undefined]);

    await change({ actief: true });
    expect(await readPrices()).to.deep.equal([14.52, 2000, []]);
  });

  it('gets the price of the first rule that matches, and of no other', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 10 }] });
    const about = { product_ids: [product.id] };
    await createRule({ ...about, volgorde: 3, percentage: 50 });

    const second = await createRule({ ...about, volgorde: 2, percentage: 10 });
    await createRule({ ...about, volgorde: 2, percentage: 20 });
    await createRule({ ...about, volgorde: 1, percentage: 30, weekdagen: [0] });
    await createRule({ volgorde: 1, percentage: 40, product_ids: [(await given.product()).id] });
    await given.priceRule({ ...about, volgorde: 0, percentage: 60 });

    const booking = await given.booking({ product_id: product.id, begin: BEGIN });
    expect(listCharges(booking)).to.deep.equal([[second.id, 11]]);
    expect(booking.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(110);

    const other = await given.booking({ product_id: (await given.product()).id, begin: BEGIN });
    expect(listCharges(other)).to.deep.equal([[null, 12.1]]);
  });

  it('has one price over several rates, for its own date, time and group', async () => {
    const group = await given.productGroup();
    const ProductPrice = [
      { btw: 9, verkoop: 34.95 },
      { btw: 21, verkoop: 5.0001 },
      { btw: 21, verkoop: 20, vanaf: '2026-06-14' },
    ];
    const product = await given.product({ ProductPrice, productgroep_id: group.id });
    const night = {
      tijd_van: '22:00',
      tijd_tot: '02:00',
      bedrag: -1.5,
      productgroep_ids: [group.id],
      tot: '2026-06-14',
    };
    const { id } = await createRule(night);
    const regels = ['21:59', '22:00', '23:59'].map((time) => ({
      product_id: product.id,
      begin: `${DAY}T${time}:00+02:00`,
    }));
    const next = ['00:00', '01:59', '02:00'].map((time) => ({
      product_id: product.id,
      begin: `2026-06-14T${time}:00+02:00`,
    }));
    const { id: arrangement_id } = await given.package({ regels: [...regels, ...next] });
    const booking = await given.booking({ arrangement_id, begin: `${DAY}T21:59:00+02:00` });

    // 39.9501 - 1.50 = 38.4501: 33.63774... and 4.81235...
    expect(listCharges(booking)).to.deep.equal([
      [null, 34.95, 5.0001],
      [id, 33.6377, 4.8124],
      [id, 33.6377, 4.8124],
      [id, 18.5],
      [id, 18.5],
      [null, 20],
    ]);
  });

  it('counts calendar days from the day on which it is booked', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 10 }] });
    const about = { product_ids: [product.id] };
    const early = await createRule({ ...about, vooruit_minimaal: 30, percentage: -10 });
    const late = await createRule({ ...about, vooruit_maximaal: 1, percentage: 25 });
    const cases: [string, [number | null, number]][] = [
      ['2026-05-14T23:59:00+02:00', [early.id, 9]],
      ['2026-05-15T00:00:00+02:00', [null, 10]],
      ['2026-06-11T23:59:00+02:00', [null, 10]],
      ['2026-06-12T00:00:00+02:00', [late.id, 12.5]],
    ];

    for (const [moment, expected] of cases) {
      clock.set(moment);
      const booking = await given.booking({ product_id: product.id, begin: `${DAY}T23:00:00+02:00` });
      expect(listCharges(booking), moment).to.deep.equal([expected]);
    }

    // A line that is added later counts as booked on that day.
    clock.set('2026-05-01T12:00:00+02:00');
    const { id, boekingsregels } = await given.booking({ product_id: product.id, begin: BEGIN });
    clock.set('2026-06-13T09:00:00+02:00');

    const body = { boekingsregels: [{ id: boekingsregels[0]!.id }, { product_id: product.id }] };
    expect(listCharges(await api.bookings.updateBooking({ id, body }))).to.deep.equal([
      [early.id, 9],
      [late.id, 12.5],
    ]);
  });

  it('keeps its price when the rule changes, when it moves, and when it is sent back', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 10 }] });
    const rule = await createRule({ product_ids: [product.id], percentage: 10, weekdagen: [6] });
    const booking = await given.booking({ product_id: product.id, begin: BEGIN });
    const { id } = booking;
    await api.priceRules.updatePriceRule({ id: rule.id, body: { percentage: 50 } });
    const moved = await api.bookings.updateBooking({ id, body: { begin: '2026-06-15T14:00:00+02:00' } });
    expect(listCharges(moved)).to.deep.equal([[rule.id, 11]]);
    const resized = await api.bookings.updateBooking({ id, body: { personen: 20 } });
    expect(listCharges(resized)).to.deep.equal([[rule.id, 11]]);
    const path = `/api2/boekingen/${String(id)}`;
    const current = await sendRaw('GET', path);
    expect(await collectEvents(() => sendRaw('PUT', path, { body: current.body }))).to.deep.equal([]);
  });

  it('of a copy is priced again if rules set its price, and keeps an agreed price', async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 10 }] });
    const saturday = await createRule({ product_ids: [product.id], percentage: 10, weekdagen: [6], tot: DAY });
    const sunday = await createRule({ product_ids: [product.id], percentage: 20, weekdagen: [0] });
    const source = await given.booking({ product_id: product.id, begin: BEGIN });
    clock.set('2026-06-14T12:00:00+02:00');
    const copy = (begin: string) => given.booking({ boeking_id: source.id, begin, klant_id: source.klant_id });
    expect(listCharges(await copy('2026-06-21T14:00:00+02:00'))).to.deep.equal([[sunday.id, 12]]);
    expect(listCharges(await copy('2026-06-22T14:00:00+02:00'))).to.deep.equal([[null, 10]]);
    await api.priceRules.updatePriceRule({ id: saturday.id, body: { percentage: 15 } });
    expect(listCharges(await copy('2026-06-21T14:00:00+02:00'))).to.deep.equal([[saturday.id, 11]]);
  });

  it('never costs less than zero; deductions and lines without a price do not change', async () => {
    await createRule({ bedrag: -100, van: DAY, tot: DAY });
    const prices = [[{ btw: 21, verkoop: 99.99 }], [{ btw: 21, verkoop: -5 }], []];
    const regels = [];
    for (const ProductPrice of prices) regels.push({ product_id: (await given.product({ ProductPrice })).id });
    const { id: arrangement_id } = await given.package({ regels });
    const [id] = rules.map((each) => each.id);
    expect(listCharges(await given.booking({ arrangement_id, begin: BEGIN }))).to.deep.equal([
      [id, 0],
      [null, -5],
      [null],
    ]);
  });

  it('of an order of products gets its rule too', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 10 }] });
    const { id } = await createRule({ product_ids: [product.id], tijd_van: '18:00', percentage: 10 });
    const customer = { email: 'jan@voorbeeld.example', company_id: (await given.company()).id, first_name: 'Jan' };
    const products = ['17:00', '18:00'].map((time) => {
      return { product_id: product.id, amount: 1, datetime: `${DAY}T${time}:00+02:00` };
    });
    const body = { customer: { ...customer, last_name: 'Wit' }, status: 'definitief' as const, products };
    const booking = await api.onlineBooking.bookProducts({ body });
    expect(listCharges(await api.bookings.getBooking({ id: booking.id }))).to.deep.equal([
      [null, 10],
      [id, 11],
    ]);
  });

  it('of an online booking costs what the quote said, to the cent', async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    const pack = await createSmallPackage([{ ProductPrice: [{ btw: 21, verkoop: 9.99 }] }, {}]);
    const { id } = await createRule({
      product_ids: [pack.regels[0]!.product_id],
      percentage: 33.33,
      vooruit_minimaal: 12,
    });
    const { code: kortingscode } = await given.discountCode({ kortingspercentage: 15 });
    const body = prepareReservation(pack, [7, 1], { kortingscode });
    const { arrangement_id, producten, begin } = body;
    const quote = await api.onlineBooking.priceReservation({
      body: { arrangement_id, producten, begin, kortingscode },
    });
    expect(quote).to.deep.include({ subtotaal: 105.34, weigeringen: [] });

    const { booking } = await makeReservation(body);
    expect(listCharges(booking)).to.deep.equal([
      [id, 13.3197],
      [null, 12.1],
    ]);
    expect(booking.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(quote.totaal);
  });
});
