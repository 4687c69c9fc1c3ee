// Vouchers on bookings: their deduction to the cent, concurrent redemption, and release by a cancellation.
import { expect } from 'chai';
import type { Booking, CostItem, Voucher } from 'boekstaaf';
import * as codes from '../../db/catalogue/codes.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { api, basic, clock, collectEvents, given, expectRefusal } from '../support/index.ts';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { runBesideTransaction } from '../support/blocked-requests.ts';
import { items } from '../support/given/bookings.ts';
import { jobs } from '../support/jobs.ts';
import { createPricedBooking } from '../support/world.ts';

const redeem = (id: number, { code }: Pick<Voucher, 'code'>) => api.bookings.redeemVoucher({ id, body: { code } });
const takeBack = (id: number, { id: voucher_id }: Voucher) => api.bookings.deleteBookingVoucher({ id, voucher_id });
const readStatus = async ({ id }: Voucher) => (await api.vouchers.getVoucher({ id })).status;
const readTotal = ({ kosten }: Booking): number => kosten.calculated_totaalbedrag_inclusief_btw;
const selectVoucherItems = ({ kosten }: Booking): CostItem[] =>
  items(kosten.regels).filter(({ voucher_id }) => voucher_id !== undefined);
const sumEuros = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((all, each) => all + each * 100, 0)) / 100;

describe('a voucher on a booking', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('is not redeemed by the code that it loses at the same moment', async () => {
    const voucher = await given.voucher();
    const booking = await given.bookingFor(voucher);
    let redemption: Promise<unknown> = Promise.resolve();

    await runBesideTransaction(
      async (db) => {
        await lockRoots(db, 'vouchers', [voucher.id]);
        await codes.exchange(db, { voucher_id: voucher.id }, 'nieuwe-code');
      },
      () => {
        redemption = expectRefusal(redeem(booking.id, voucher));
        return redemption;
      },
    );

    expect(await redemption).to.include({ status: 406, code: 'ERR_VOUCHER_INVALID' });
  });

  it('deducts whole units of its products: a gift as a discount at their rates', async () => {
    const product = await given.product({
      ProductPrice: [
        { btw: 9, verkoop: 5 },
        { btw: 21, verkoop: 7.1 },
      ],
    });

    const voucher = await given.voucher({
      title: 'Cadeau',
      inhoud: [{ product_id: product.id, aantal: 3, prijs_per_stuk: 12.1 }],
    });
    const booking = await given.bookingFor(voucher);
    const redeemedBooking = await redeem(booking.id, voucher);
    expect(sumEuros([readTotal(booking), -readTotal(redeemedBooking)])).to.equal(36.3);

    const [low, high] = selectVoucherItems(redeemedBooking);
    const both = { naam: `Cadeau: 3 x ${product.naam}`, product_id: product.id, voucher_id: voucher.id, aantal: 1 };
    expect([low, high]).to.deep.equal([
      { ...low, ...both, type: 'item', bedrag: -15, btw_percentage: 9, boekingsregel_id: null, vooruitbetaald: false },
      {
        ...high,
        ...both,
        type: 'item',
        bedrag: -21.3,
        btw_percentage: 21,
        boekingsregel_id: null,
        vooruitbetaald: false,
      },
    ]);
    expect(await api.bookings.getBooking({ id: booking.id })).to.deep.equal(redeemedBooking);
  });

  it('never deducts more than the booking charges, nor more units than it has', async () => {
    const voucher = await given.voucher({
      inhoud: [{ product_id: (await given.product()).id, aantal: 50, prijs_per_stuk: 99 }],
    });
    const booking = await given.bookingFor(voucher);
    expect(readTotal(await redeem(booking.id, voucher))).to.equal(0);
    const other = await given.voucher({ inhoud: voucher.inhoud });
    expect(await expectRefusal(redeem(booking.id, other))).to.include({
      code: 'ERR_VOUCHER_INVALID_PRODUCTS',
      field: 'code',
    });
    expect(await readStatus(other)).to.equal('open');
  });

  it('deducts only units that no other voucher deducts', async () => {
    const first = await given.voucher();
    const second = await given.voucher({ inhoud: first.inhoud.map((each) => ({ ...each, aantal: 9 })) });
    const booking = await given.bookingFor(first);
    await redeem(booking.id, first);
    const redeemedBooking = await redeem(booking.id, second);
    expect(readTotal(redeemedBooking)).to.equal(0);
    expect(selectVoucherItems(redeemedBooking).map(({ bedrag }) => bedrag)).to.deep.equal([-24.2, -96.8]);
  });

  it('is used once, whatever the capitals of its code', async () => {
    const voucher = await given.voucher();
    const one = await given.bookingFor(voucher);
    const two = await given.bookingFor(voucher);
    await redeem(one.id, { code: voucher.code.toLowerCase() });
    for (const { id } of [one, two])
      expect(await expectRefusal(redeem(id, voucher))).to.include({
        status: 406,
        code: 'ERR_VOUCHER_USED',
        field: 'code',
      });
    expect(await api.bookings.getBooking({ id: two.id })).to.deep.equal(two);
  });

  it('is reserved by an unconfirmed booking, used by a confirmed one, and free when it is removed', async () => {
    const voucher = await given.voucher();
    const booking = await given.bookingFor(voucher);
    await redeem(booking.id, voucher);
    expect(await readStatus(voucher)).to.equal('gereserveerd');

    await api.bookings.setBookingStatus({ id: booking.id, status: 'definitief' });
    expect(await readStatus(voucher)).to.equal('gebruikt');

    await api.bookings.updateBooking({ id: booking.id, body: { status: 'optie' } });
    expect(await readStatus(voucher)).to.equal('gereserveerd');

    await takeBack(booking.id, voucher);
    expect(await readStatus(voucher)).to.equal('open');

    const free = await api.bookings.getBooking({ id: booking.id });
    expect(free.kosten).to.deep.equal(booking.kosten);
    expect(await expectRefusal(takeBack(booking.id, voucher))).to.include({ status: 404 });
  });

  it('is free again when the booking is cancelled by hand, by a change or by a scheduled job, or deleted', async () => {
    await api.settings.updateSetting({ slug: 'verlopen_optie_actie', body: { waarde: 'annuleren' } });
    const voucher = await given.voucher();
    const endings: ((booking: Booking) => Promise<unknown>)[] = [
      ({ id }) => api.bookings.setBookingStatus({ id, status: 'geannuleerd' }),
      ({ id }) => api.bookings.patchBooking({ id, body: { status: 'geannuleerd' } }),
      async ({ id }) => {
        await api.bookings.patchBooking({ id, body: { status: 'optie', status_vervaldatum: '2026-03-01' } });
        clock.advance({ hours: 1 });
        await jobs.runAllDue();
      },
      ({ id }) => api.bookings.deleteBooking({ id }),
    ];

    for (const [index, end] of endings.entries()) {
      const booking = await given.bookingFor(voucher);
      await redeem(booking.id, voucher);
      await end(booking);
      expect(await readStatus(voucher), String(index)).to.equal('open');
      if (index === 3) continue;
      const after = await api.bookings.getBooking({ id: booking.id });
      expect(after.status).to.equal('geannuleerd');
      expect(after.kosten.regels).to.deep.equal(booking.kosten.regels);
      expect(await expectRefusal(redeem(booking.id, voucher))).to.include({
        status: 406,
        code: 'ERR_BOOKING_CANCELLED',
      });
    }

    await api.settings.updateSetting({ slug: 'verlopen_optie_actie', body: { waarde: 'geen' } });
  });

  it('is no longer deducted by the draft of an option that expired', async () => {
    await api.settings.updateSetting({ slug: 'verlopen_optie_actie', body: { waarde: 'annuleren' } });
    const voucher = await given.voucher();
    const booking = await given.bookingFor(voucher);
    await redeem(booking.id, voucher);

    const draft = await api.invoices.createInvoice({ body: { boeking_id: booking.id } });
    await api.bookings.patchBooking({ id: booking.id, body: { status: 'optie', status_vervaldatum: '2026-03-01' } });

    clock.advance({ hours: 1 });
    await jobs.runAllDue();

    const { calculated_totaalbedrag_inclusief_btw: total } = await api.invoices.getInvoice({ id: draft.id });
    expect(total).to.equal(readTotal(booking));

    await api.settings.updateSetting({ slug: 'verlopen_optie_actie', body: { waarde: 'geen' } });
  });

  it('is refused for the first reason in the order of the interface', async () => {
    const voucher = await given.voucher({ expiration_date: '2026-05-01' });
    const [content] = voucher.inhoud;
    const pack = await given.package({ regels: [{ product_id: content?.product_id ?? 0 }] });
    const booking = await given.bookingFor(voucher);
    const readRefusalCode = async (id: number) => (await expectRefusal(redeem(id, voucher))).code;
    expect(await expectRefusal(redeem(booking.id, { code: 'nobody' }))).to.include({
      code: 'ERR_VOUCHER_INVALID',
      field: 'code',
    });

    // The voucher expires in May, and the booking is in June.
    expect(await readRefusalCode(booking.id)).to.equal('ERR_VOUCHER_EXPIRED');

    const early = await given.bookingFor(voucher, { begin: '2026-05-01T14:00:00+02:00' });
    clock.set('2026-05-02T11:00:00Z');
    expect(await readRefusalCode(early.id)).to.equal('ERR_VOUCHER_EXPIRED');

    clock.set('2026-03-10T11:00:00Z');
    await api.vouchers.updateVoucher({ id: voucher.id, body: { arrangement_ids: [pack.id] } });
    expect(await readRefusalCode(early.id)).to.equal('ERR_VOUCHER_INVALID_PRODUCTS');

    const right = await given.booking({ arrangement_id: pack.id, begin: '2026-05-01T14:00:00+02:00' });
    const redeemedBooking = await redeem(right.id, voucher);
    expect(selectVoucherItems(redeemedBooking)).to.have.length(1);

    await api.vouchers.updateVoucher({ id: voucher.id, body: { expiration_date: '2026-01-01', arrangement_ids: [] } });
    expect(await readRefusalCode(early.id)).to.equal('ERR_VOUCHER_USED');

    const nothing = await given.voucher();
    expect(await expectRefusal(redeem((await given.booking()).id, nothing))).to.include({
      code: 'ERR_VOUCHER_INVALID_PRODUCTS',
    });
  });

  it('deducts prices with parts of a cent to the cent, and never more than is charged', async () => {
    const product = await given.product({ ProductPrice: [{ btw: 21, verkoop: 0.004 }] });
    const createContent = (aantal: number) => ({ inhoud: [{ product_id: product.id, aantal, prijs_per_stuk: 0.004 }] });
    const { id, kosten } = await given.booking({ product_id: product.id, personen: 10 });
    expect(kosten.calculated_totaalbedrag_inclusief_btw).to.equal(0.04);

    const totals: number[] = [];
    for (let count = 0; count < 5; count++) {
      const { kosten: after } = await redeem(id, await given.voucher(createContent(2)));
      totals.push(after.calculated_totaalbedrag_inclusief_btw);
    }

    expect(totals).to.deep.equal([0.03, 0.02, 0.01, 0, 0]);

    const single = await given.booking({ product_id: product.id, personen: 1 });
    const voucher = await given.voucher(createContent(1));
    expect(selectVoucherItems(await redeem(single.id, voucher))).to.deep.equal([]);
    expect(await api.vouchers.getVoucher({ id: voucher.id })).to.include({ status: 'gereserveerd' });

    await api.bookings.deleteBookingVoucher({ id: single.id, voucher_id: voucher.id });
    expect(await api.vouchers.getVoucher({ id: voucher.id })).to.include({ status: 'open' });

    const regels = single.kosten.regels.map((cost) => ({ ...cost, kortingspercentage: 100 }));
    await api.bookings.updateBooking({ id: single.id, body: { kosten: { regels } } });
    expect(await expectRefusal(redeem(single.id, voucher))).to.include({ code: 'ERR_VOUCHER_INVALID_PRODUCTS' });
  });

  it('keeps its items unchanged, whatever costs are sent', async () => {
    const { booking, voucher } = await given.redeemedVoucher();
    const { id, kosten } = booking;
    const put = (regels: readonly object[]) =>
      api.bookings.updateBooking({ id, body: { kosten: { regels } } as object });
    expect((await put(kosten.regels)).kosten).to.deep.equal(kosten);

    const extra = { type: 'item', naam: 'Fooi', aantal: 1, bedrag: 5, btw_percentage: 0 };
    const more = await put([...kosten.regels, extra]);
    expect(sumEuros([readTotal(more), -readTotal(booking)])).to.equal(5);
    expect(selectVoucherItems(more)).to.deep.equal(selectVoucherItems(booking));

    const others = kosten.regels.filter((each) => each.type !== 'item' || each.voucher_id === undefined);
    const voucherItems = selectVoucherItems(booking);
    for (const regels of [
      others,
      [...others, ...voucherItems.map((item) => ({ ...item, bedrag: -1 }))],
      [...others, { type: 'groep', naam: 'Samen', kortingspercentage: 50, regels: voucherItems }],
    ])
      expect(await expectRefusal(put(regels))).to.include({ code: 'ERR_NOT_CHANGEABLE', field: 'kosten.regels' });

    await api.bookings.patchBooking({ id, body: { personen: 1 } });
    expect(await readStatus(voucher)).to.equal('gereserveerd');
  });

  it('is not copied with the booking', async () => {
    const { booking } = await given.redeemedVoucher();
    const copy = await given.booking({ boeking_id: booking.id, klant_id: booking.klant_id });
    expect(selectVoucherItems(copy)).to.deep.equal([]);
    expect(readTotal(copy)).to.equal(121);
  });

  it('is deducted by drafts and invoices, and charged again once it is taken back', async () => {
    const { booking, voucher } = await given.redeemedVoucher();
    const readInvoiceTotal = async (id: number) =>
      (await api.invoices.getInvoice({ id })).calculated_totaalbedrag_inclusief_btw;
    const draft = await api.invoices.createInvoice({ body: { boeking_id: booking.id } });
    expect(await readInvoiceTotal(draft.id)).to.equal(96.8);

    await takeBack(booking.id, voucher);
    expect(await readInvoiceTotal(draft.id)).to.equal(121);

    await redeem(booking.id, voucher);
    await api.invoices.markInvoiceAsSent({ id: draft.id });
    expect(await readInvoiceTotal(draft.id)).to.equal(96.8);

    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    const rest = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    expect(rest.calculated_totaalbedrag_inclusief_btw).to.equal(24.2);
    expect((await basic.invoices.listInvoices({ boeking_id: [booking.id] })).length).to.equal(2);
  });

  it('announces the changes of booking and voucher', async () => {
    const voucher = await given.voucher();
    const booking = await given.bookingFor(voucher);
    const events = await collectEvents(() => redeem(booking.id, voucher));
    const names = events.map(({ event }) => event).sort();
    expect(names).to.deep.equal([
      'Boeking::postSave',
      'Boeking::postUpdate',
      'Voucher::postSave',
      'Voucher::postUpdate',
    ]);
  });
});

describe('fifty concurrent requests for one code', () => {
  const BOOKINGS = 50;

  const claimFiftyTimes: Race = async (arena) => {
    const boeking_id = await createPricedBooking(arena.api, 10);
    const { klant_id, boekingsregels } = await arena.api.bookings.getBooking({ id: boeking_id });
    const inhoud = boekingsregels.map(({ product_id }) => ({ product_id, aantal: 1, prijs_per_stuk: 10 }));
    const { code } = await arena.api.vouchers.createVoucher({ body: { inhoud } });
    const bookings: number[] = [];

    for (let count = 0; count < BOOKINGS; count++) {
      const body = { klant_id, boeking_id, personen: 1, begin: '2026-06-13T14:00:00+02:00' };
      bookings.push((await arena.api.bookings.createBooking({ body })).id);
    }

    const outcomes = await collectOutcomes(
      bookings.map((id, at) => {
        const client = arena.clients[at % arena.clients.length] ?? arena.api;
        return client.bookings.redeemVoucher({ id, body: { code } });
      }),
    );
    const totals = await Promise.all(bookings.map((id) => arena.api.bookings.getBooking({ id })));
    const free = totals.filter(({ kosten }) => kosten.calculated_totaalbedrag_inclusief_btw === 0).length;
    const won = outcomes.filter((status) => status === 0).length;
    const lost = outcomes.filter((status) => status === 406).length;
    if (won === 1 && lost === BOOKINGS - 1 && free === 1) return [];

    return [`${String(won)} succeeded, ${String(lost)} were refused, ${String(free)} bookings deduct it`];
  };

  it('have one success and forty-nine refusals', async () => {
    expect(await runRace(claimFiftyTimes, { services: 2 })).to.deep.equal([]);
  });

  it('have several successes without the lock', async () => {
    expect(await runUnlockedRace(claimFiftyTimes)).to.not.deep.equal([]);
  });
});
