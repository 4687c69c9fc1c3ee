// Changes of a VAT rate for existing bookings: the result of a dry run, and the changes and omissions of a run, once.
import { expect } from 'chai';
import type { Booking, NewVatChange, VatChange, VatChangeBooking } from 'boekstaaf';
import * as vatChanges from '../../db/invoices/vat-changes.ts';
import { collectOutcomes, runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { items } from '../support/given/bookings.ts';
import { api, baseUrl, clock, collectEvents, given, jobs, expectRefusal, getService } from '../support/index.ts';
import { getInvoice } from '../support/invoicing.ts';
import { createJobContext } from '../support/mortal.ts';
import { createPricedBooking } from '../support/world.ts';

const { cost } = given;
const createLunch = (bedrag = 109): ReturnType<typeof cost> => cost({ naam: 'Lunch', bedrag, btw_percentage: 9 });

/** Changes the VAT rate of 9 into 21 % from 1 June 2026 on, unless the body says otherwise. */
function change(body: Partial<NewVatChange> = {}): Promise<VatChange> {
  const terms = { van: 9, naar: 21, ingangsdatum: '2026-06-01', prijs: 'inclusief' } as const;
  return api.vatChanges.createVatChange({ body: { ...terms, ...body } });
}
const listBookings = (id: number): Promise<VatChangeBooking[]> =>
  api.vatChanges.listVatChangeBookings({ id }).then((all) => all);
const read = (id: number): Promise<Booking> => api.bookings.getBooking({ id });
/** Returns the rate and unit price of each cost of a booking. */
const listCharges = async (id: number): Promise<[rate: number, price: number][]> =>
  items((await read(id)).kosten.regels).map(({ btw_percentage, bedrag }) => [btw_percentage, bedrag]);

/** Removes the costs that earlier tests left at the old rate, so that a change finds only those of its test. */
async function settleAll(): Promise<void> {
  const { id } = await change({ dry_run: true });
  for (const { boeking_id } of await listBookings(id)) await given.recharge({ id: boeking_id }, []);
}

/** Inserts a change that has processed these bookings, as if its job had been interrupted then; returns its id. */
function beginChange({ dry_run }: Pick<VatChange, 'dry_run'>, rows: VatChangeBooking[]): Promise<number> {
  const { write } = createJobContext(getService().database, { baseUrl, config: getService().config });
  const terms = { van: 900, naar: 2100, ingangsdatum: '2026-06-01', product_ids: null, prijs: 'exclusief' } as never;
  return write(async (db) => {
    const id = await vatChanges.insert(db, Object.assign({ dry_run }, terms), clock.now());
    await vatChanges.note(db, id, rows as never);
    return id;
  });
}

/** Advances the clock to the next run of interrupted changes, and runs the jobs. */
async function advanceHour(): Promise<void> {
  clock.advance({ hours: 1 });
  await jobs.runAllDue();
}

describe('a dry run of a change of a VAT rate', () => {
  beforeEach(settleAll);

  it('lists the bookings with their totals before and after, and changes nothing', async () => {
    const booking = await given.chargedBooking([createLunch(), cost()]);
    const cancelled = await given.chargedBooking([createLunch()]);
    await api.bookings.setBookingStatus({ id: cancelled.id, status: 'geannuleerd' });

    let vatChange: VatChange | undefined;
    const events = await collectEvents(async () => {
      vatChange = await change({ dry_run: true, prijs: 'exclusief' });
    });
    expect(new Set(events.map(({ object }) => object))).to.deep.equal(new Set(['BtwWijziging']));

    const { id = 0 } = vatChange ?? {};
    expect(vatChange).to.deep.include({
      status: 'voltooid',
      gewijzigd: 1,
      overgeslagen: 1,
      dry_run: true,
      product_ids: null,
    });

    const { referentie, datum } = booking;
    const { referentie: other } = cancelled;
    expect(await listBookings(id)).to.deep.equal([
      {
        boeking_id: booking.id,
        referentie,
        datum,
        uitkomst: 'gewijzigd',
        reden: null,
        totaal_voor: 230,
        totaal_na: 242,
        totaal_exclusief_voor: 200,
        totaal_exclusief_na: 200,
      },
      {
        boeking_id: cancelled.id,
        referentie: other,
        datum,
        uitkomst: 'overgeslagen',
        reden: 'geannuleerd',
        totaal_voor: 109,
        totaal_na: 109,
        totaal_exclusief_voor: 100,
        totaal_exclusief_na: 100,
      },
    ]);
    expect(await read(booking.id)).to.deep.equal(booking);
    expect(await api.vatChanges.getVatChange({ id })).to.deep.equal(vatChange);
  });
});

describe('a change of a VAT rate', () => {
  beforeEach(settleAll);

  after(() => {
    clock.reset();
  });

  it('changes the rate of each booking with an event, and keeps the price for customers', async () => {
    const one = await given.chargedBooking([createLunch(), cost()]);
    const other = await given.chargedBooking([createLunch(54.5)]);
    const before = (await given.chargedBooking([createLunch()], { begin: '2026-05-31T14:00:00+02:00' })).id;
    let vatChange: VatChange | undefined;
    const events = await collectEvents(async () => {
      vatChange = await change();
    });
    const updates = events.filter(({ event }) => event === 'Boeking::postUpdate');

    expect(updates.map(({ object_id }) => object_id)).to.deep.equal([one.id, other.id]);
    expect(updates[0]?.modified).to.deep.equal(['kosten']);
    expect(await listCharges(one.id)).to.deep.equal([
      [21, 109],
      [21, 121],
    ]);
    expect((await read(one.id)).kosten.calculated_totaalbedrag_inclusief_btw).to.equal(230);
    expect(await listCharges(before)).to.deep.equal([[9, 109]]);
    expect(vatChange).to.deep.include({ status: 'voltooid', gewijzigd: 2, overgeslagen: 0 });
    expect(
      (await listBookings(vatChange?.id ?? 0)).map(({ totaal_exclusief_na }) => totaal_exclusief_na),
    ).to.deep.equal([190.08, 45.04]);
  });

  it('keeps the price without VAT with `exclusief`, also of discounts', async () => {
    const { id } = await given.chargedBooking([
      createLunch(),
      { ...createLunch(10), aantal: 3, kortingspercentage: 10 },
      { ...createLunch(-21.8), naam: 'Korting' },
    ]);
    await change({ prijs: 'exclusief' });
    expect(await listCharges(id)).to.deep.equal([
      [21, 121],
      [21, 11.1009],
      [21, -24.2],
    ]);
  });

  it('follows the local date of each line, and that of the booking for costs without a line', async () => {
    const { id: product_id } = await given.product({ ProductPrice: [{ btw: 9, verkoop: 10.9 }] });
    const { id } = await given.booking({ product_id, personen: 1, begin: '2026-12-31T22:00:00+01:00' });
    const late = { product_id, begin: '2027-01-01T00:30:00+01:00', eind: '2027-01-01T01:00:00+01:00' };
    const [first] = (await read(id)).boekingsregels;
    await api.bookings.updateBooking({ id, body: { boekingsregels: [{ id: first?.id ?? 0 }, late] } });
    const { kosten } = await read(id);
    await api.bookings.updateBooking({ id, body: { kosten: { regels: [...kosten.regels, createLunch()] } } });
    await change({ ingangsdatum: '2027-01-01' });
    expect((await listCharges(id)).map(([btw]) => btw)).to.deep.equal([9, 21, 9]);
    await change({ ingangsdatum: '2026-12-31' });
    expect((await listCharges(id)).map(([btw]) => btw)).to.deep.equal([21, 21, 21]);
  });

  it('changes only the lines of its products, where it names any', async () => {
    const ProductPrice = [{ btw: 9, verkoop: 10.9 }];
    const bed = await given.product({ ProductPrice });
    const meal = await given.product({ ProductPrice });
    const { id: arrangement_id } = await given.package({ regels: [{ product_id: bed.id }, { product_id: meal.id }] });
    const { id } = await given.booking({ arrangement_id, personen: 1 });
    const { kosten } = await read(id);

    await api.bookings.updateBooking({ id, body: { kosten: { regels: [...kosten.regels, createLunch()] } } });
    const vatChange = await change({ product_ids: [bed.id] });
    expect(vatChange.product_ids).to.deep.equal([bed.id]);

    const rates = items((await read(id)).kosten.regels).map(({ product_id, btw_percentage }) => [
      product_id,
      btw_percentage,
    ]);
    expect(rates).to.deep.equal([
      [bed.id, 21],
      [meal.id, 9],
      [null, 9],
    ]);
  });

  it('changes the discount of a voucher too, and keeps the prepaid part', async () => {
    const { id: product_id } = await given.product({ ProductPrice: [{ btw: 9, verkoop: 10.9 }] });
    const { code } = await given.voucher({ inhoud: [{ product_id, aantal: 2, prijs_per_stuk: 10.9 }] });
    const { id } = await given.booking({ product_id, personen: 3 });
    await api.bookings.redeemVoucher({ id, body: { code } });
    await change({ product_ids: [product_id], prijs: 'exclusief' });
    expect(await listCharges(id)).to.deep.equal([
      [21, 12.1],
      [21, -24.2],
    ]);
  });

  it('updates drafts, and leaves out cancelled and wholly invoiced bookings', async () => {
    const open = await given.chargedBooking([createLunch()]);
    const { id: draft } = await api.invoices.createInvoice({ body: { boeking_id: open.id } });
    const advance = await given.chargedBooking([createLunch()]);

    await api.invoices.createInvoice({
      body: { boeking_id: advance.id, voorschot_percentage: 50, status: 'definitief' },
    });

    const invoicedBooking = await given.chargedBooking([createLunch()]);
    const { id: invoiced } = await api.invoices.createInvoice({
      body: { boeking_id: invoicedBooking.id, status: 'definitief' },
    });
    const credited = await given.chargedBooking([createLunch()]);
    const { id: creditedInvoiceId } = await api.invoices.createInvoice({
      body: { boeking_id: credited.id, status: 'definitief' },
    });

    await api.invoices.createCreditInvoice({ id: creditedInvoiceId, body: {} });
    const cancelled = await given.chargedBooking([createLunch()], { status: 'geannuleerd' });
    const before = await getInvoice(invoiced);
    const vatChange = await change();
    expect(
      (await listBookings(vatChange.id)).map(({ boeking_id, uitkomst, reden }) => [boeking_id, uitkomst, reden]),
    ).to.deep.equal([
      [open.id, 'gewijzigd', null],
      [advance.id, 'gewijzigd', null],
      [invoicedBooking.id, 'overgeslagen', 'gefactureerd'],
      [credited.id, 'gewijzigd', null],
      [cancelled.id, 'overgeslagen', 'geannuleerd'],
    ]);
    expect(vatChange).to.include({ gewijzigd: 3, overgeslagen: 2 });

    const skippedRows = await api.vatChanges.listVatChangeBookings({ id: vatChange.id, uitkomst: 'overgeslagen' });
    expect(skippedRows.map(({ boeking_id }) => boeking_id)).to.deep.equal([invoicedBooking.id, cancelled.id]);
    expect(Object.keys((await getInvoice(draft)).btw)).to.deep.equal(['21']);
    expect(await getInvoice(invoiced)).to.deep.equal(before);
    expect(await listCharges(cancelled.id)).to.deep.equal([[9, 109]]);
  });

  it('leaves out a booking whose amounts would exceed the limit', async () => {
    const { id } = await given.chargedBooking([{ ...createLunch(1_000_000), aantal: 999 }]);
    const vatChange = await change({ prijs: 'exclusief' });

    expect(await listBookings(vatChange.id)).to.deep.include.members([
      {
        boeking_id: id,
        referentie: (await read(id)).referentie,
        datum: '2026-06-13',
        uitkomst: 'overgeslagen',
        reden: 'bedrag_te_groot',
        totaal_voor: 999_000_000,
        totaal_na: 999_000_000,
        totaal_exclusief_voor: 916_513_761.47,
        totaal_exclusief_na: 916_513_761.47,
      },
    ]);
    expect(await listCharges(id)).to.deep.equal([[9, 1_000_000]]);
  });

  it('is made once: a second one finds nothing, and a restarted run keeps later changes of staff', async () => {
    const { id } = await given.chargedBooking([createLunch()]);
    const vatChange = await change({ prijs: 'exclusief' });
    expect(await change({ prijs: 'exclusief' })).to.include({ gewijzigd: 0, overgeslagen: 0 });
    expect(await listCharges(id)).to.deep.equal([[21, 121]]);
    await given.recharge({ id }, [createLunch()]);
    const [row] = await listBookings(vatChange.id);
    const again = await beginChange({ dry_run: false }, row === undefined ? [] : [row]);
    await advanceHour();
    expect(await listCharges(id)).to.deep.equal([[9, 109]]);
    expect(await api.vatChanges.getVatChange({ id: again })).to.include({ status: 'voltooid', gewijzigd: 1 });
  });

  it('continues after the last recorded booking, also as a dry run', async () => {
    const all = [await given.chargedBooking([createLunch()]), await given.chargedBooking([createLunch()])];
    all.push(await given.chargedBooking([createLunch()]));
    const rows = await listBookings((await change({ dry_run: true, prijs: 'exclusief' })).id);
    // A run from the start would list the first booking too.
    const changeId = await beginChange({ dry_run: true }, rows.slice(1, 2));
    await advanceHour();
    expect((await listBookings(changeId)).map(({ boeking_id }) => boeking_id)).to.deep.equal(
      all.slice(1).map(({ id }) => id),
    );
    expect(await api.vatChanges.getVatChange({ id: changeId })).to.include({ status: 'voltooid', gewijzigd: 2 });
  });

  it('covers the bookings that existed when it was created', async () => {
    const { id } = await given.chargedBooking([createLunch()]);
    const changeId = await beginChange({ dry_run: true }, []);
    await given.chargedBooking([createLunch()]);
    await advanceHour();
    expect((await listBookings(changeId)).map(({ boeking_id }) => boeking_id)).to.deep.equal([id]);
  });

  it('is listed, the latest first, with its progress', async () => {
    const first = await change();
    const second = await change({ dry_run: true });
    const all = await api.vatChanges.listVatChanges();
    expect(all.slice(0, 2)).to.deep.equal([second, first]);
  });

  it('is refused for an unknown or equal rate, and for products that do not exist', async () => {
    expect(await expectRefusal(change({ naar: 6 }))).to.include({
      status: 406,
      code: 'ERR_VAT_RATE_UNKNOWN',
      field: 'naar',
    });

    expect(await expectRefusal(change({ naar: 9 }))).to.include({
      status: 406,
      code: 'ERR_NOT_ALLOWED',
      field: 'naar',
    });

    expect(await expectRefusal(change({ product_ids: [987_654] }))).to.include({
      status: 406,
      code: 'ERR_UNKNOWN_REFERENCE',
    });
  });
});

const PRICES = [218, 327, 436, 545, 654, 763];
/** The last price before the change, and the same price after it. */
const LAST = 763;
const FOLLOWED = 847;

/**
 * Two concurrent changes while staff change the price of each booking: no price is lost, and no rate is changed twice.
 */
const changeConcurrently: Race = async ({ clients, api: client }) => {
  const bookings: { id: number; cost: number }[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    const id = await createPricedBooking(client, 0);
    const regels = [{ type: 'item' as const, naam: 'Lunch', aantal: 1, bedrag: 109, btw_percentage: 9 }];
    const booking = await client.bookings.updateBooking({ id, body: { kosten: { regels } } });
    bookings.push({ id, cost: items(booking.kosten.regels)[0]?.id ?? 0 });
  }

  const pickClient = (at: number): (typeof clients)[number] => clients[at % clients.length] ?? client;
  const body = { van: 9, naar: 21, ingangsdatum: '2026-01-01', prijs: 'exclusief' } as const;

  const changePrices = async (at: number): Promise<void> => {
    const { id, cost: item } = bookings[at] ?? { id: 0, cost: 0 };
    for (const bedrag of PRICES)
      await pickClient(at).bookings.updateBooking({
        id,
        body: { kosten: { regels: [{ type: 'item', id: item, bedrag }] } },
      });
  };

  const outcomes = await collectOutcomes([
    ...[0, 1].map((at) => pickClient(at).vatChanges.createVatChange({ body })),
    ...bookings.map((_, at) => changePrices(at)),
  ]);
  const wrong = outcomes.filter((status) => status !== 0).map((status) => `answers ${String(status)}`);

  for (const { id } of bookings) {
    const [item] = items((await client.bookings.getBooking({ id })).kosten.regels);
    const isRight = item?.btw_percentage === 21 && (item.bedrag === LAST || item.bedrag === FOLLOWED);
    if (!isRight) wrong.push(`${String(item?.bedrag)} at ${String(item?.btw_percentage)} %`);
  }

  return wrong;
};

describe('two concurrent changes of a VAT rate, while staff change prices', () => {
  it('lose no price and change no rate twice', async () => {
    expect(await runRace(changeConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('would lose a price without the lock', async () => {
    expect(await runUnlockedRace(changeConcurrently, { services: 2 })).to.not.deep.equal([]);
  });
});
