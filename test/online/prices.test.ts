// The price of an online booking: equal to the cent to that of the booking, with equal refusals.
import { expect } from 'chai';
import type { Package, Price, PriceQuestion } from 'boekstaaf';
import { api, clock, given, expectRefusal } from '../support/index.ts';
import { SEED, createRandom, type Random } from '../support/random.ts';
import { DAY, prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';

before(async () => {
  await given.company();
});
beforeEach(() => {
  clock.set('2026-06-01T12:00:00+02:00');
});

const readPrice = (
  onlinePackage: Package,
  amounts: readonly number[],
  more: Partial<PriceQuestion> = {},
): Promise<Price> => {
  const { arrangement_id, producten, begin } = prepareReservation(onlinePackage, amounts);
  return api.onlineBooking.priceReservation({ body: { arrangement_id, producten, begin, ...more } });
};

describe('the price of an online booking', () => {
  it('has lines, discount, vouchers, VAT and total', async () => {
    const prices = [
      { btw: 9, verkoop: 10 },
      { btw: 21, verkoop: 2.5 },
    ];
    const onlinePackage = await createSmallPackage([{ weergavenaam: 'Boog' }, { ProductPrice: prices }]);
    const [first, second] = onlinePackage.regels;
    const { code: kortingscode } = await given.discountCode({ kortingspercentage: 25 });
    const inhoud = [{ product_id: first!.product_id, aantal: 1, prijs_per_stuk: 5 }];
    const { code } = await given.voucher({ inhoud });
    const price = await readPrice(onlinePackage, [4, 2], { kortingscode, vouchers: [code] });
    expect(price).to.deep.include({
      subtotaal: 73.4,
      korting: { naam: 'Actie', percentage: 25, bedrag: 18.35 },
      vouchers: [{ code, bedrag: 5 }],
      totaal: 50.05,
      weigeringen: [],
    });

    expect(price.regels).to.deep.equal([
      { arrangementsregel_id: first!.id, product_id: first!.product_id, naam: 'Boog', aantal: 4, totaal: 48.4 },
      {
        arrangementsregel_id: second!.id,
        product_id: second!.product_id,
        naam: price.regels[1]?.naam,
        aantal: 2,
        totaal: 25,
      },
    ]);

    // 15.00 at 9 %, and 36.30 + 3.75 - 5.00 at 21 %.
    expect(price.btw).to.deep.equal([
      { btw_percentage: 9, bedrag: 1.24 },
      { btw_percentage: 21, bedrag: 6.08 },
    ]);
  });

  it('lists the problems, and prices the rest', async () => {
    const onlinePackage = await createSmallPackage();
    await given.startTimeGroup();

    const price = await readPrice(onlinePackage, [2], {
      begin: `${DAY}T15:00:00+02:00`,
      kortingscode: 'NIETS',
      vouchers: ['BESTAAT-NIET'],
      status: 'voltooid',
      betaalmethode: 'factuur',
      provider_params: {},
      contactformulier: { 'contactpersoon.achternaam': 'Wit' },
    });
    expect(price.totaal).to.equal(24.2);
    expect(price.weigeringen.map(({ code, field }) => `${code} ${field ?? ''}`)).to.deep.equal([
      'ERR_NOT_ALLOWED provider_params',
      'ERR_NOT_ALLOWED status',
      'ERR_DISCOUNT_CODE kortingscode',
      'ERR_VOUCHER_INVALID vouchers[0]',
      'ERR_NOT_AVAILABLE begin',
      'ERR_REQUIRED contactformulier.contactpersoon.email1',
    ]);

    const nothing = await readPrice(onlinePackage, [0]);
    expect([nothing.totaal, nothing.weigeringen[0]?.code]).to.deep.equal([0, 'ERR_REQUIRED']);
  });

  it('is refused for packages that cannot be booked online, and beyond what can be invoiced', async () => {
    const onlinePackage = await createSmallPackage([{ ProductPrice: [{ btw: 21, verkoop: 900_000_000 }] }]);
    const unknown = readPrice({ ...onlinePackage, id: 2_000_000_000 }, [1]);
    expect(await expectRefusal(unknown)).to.include({ code: 'ERR_NOT_ALLOWED', field: 'arrangement_id' });
    expect(await expectRefusal(readPrice(onlinePackage, [2]))).to.include({ code: 'ERR_AMOUNT_TOO_LARGE' });
    const reservation = api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [2]) });
    expect(await expectRefusal(reservation)).to.include({ code: 'ERR_AMOUNT_TOO_LARGE' });
  });

  it('changes nothing', async () => {
    const onlinePackage = await createSmallPackage();
    const before = (await api.events.listEvents({ page_size: 1000 })).length;
    const { code } = await given.voucher({
      inhoud: [{ product_id: onlinePackage.regels[0]!.product_id, aantal: 1, prijs_per_stuk: 5 }],
    });
    const events = await api.events.listEvents({ page_size: 1000 });
    await readPrice(onlinePackage, [2], { vouchers: [code] });
    await readPrice(onlinePackage, [2], { vouchers: [code] });
    expect(await api.events.listEvents({ page_size: 1000 })).to.deep.equal(events);
    expect(events.length).to.be.greaterThan(before - 1);
  });

  it(`equals an exact model and the costs of the booking, in 25 random orders (SEED=${String(SEED)})`, async () => {
    const random = createRandom(SEED);
    const products = [];
    for (let nth = 0; nth < 6; nth += 1) products.push({ ProductPrice: drawPrices(random) });

    const onlinePackage = await createSmallPackage(products);
    for (let order = 0; order < 25; order += 1) {
      const amounts = products.map(() => random(12));
      amounts[random(products.length)] = 1 + random(40);
      const kortingspercentage = random(3) === 0 ? 0 : random(101);
      const { code: kortingscode } = await given.discountCode({ kortingspercentage });
      const place = random(products.length);
      const aantal = 1 + random(6);
      const worth = random(3_000);
      const inhoud = [{ product_id: onlinePackage.regels[place]!.product_id, aantal, prijs_per_stuk: worth / 100 }];
      const { code } = await given.voucher({ inhoud });
      const price = await readPrice(onlinePackage, amounts, { kortingscode, vouchers: [code] });
      const expected = modelOf(products, amounts, kortingspercentage, { index: place, aantal, worth });
      expect(toCents(price.subtotaal), 'subtotal').to.equal(expected.subtotal);
      expect(toCents(price.totaal), 'total').to.equal(expected.total);
      expect(toCents(price.vouchers[0]?.bedrag ?? 0), 'voucher').to.equal(expected.voucher);
      const reasons = price.weigeringen.map(({ code: reason }) => reason);
      expect(reasons, 'refused').to.deep.equal(expected.redeems ? [] : ['ERR_VOUCHER_INVALID_PRODUCTS']);
      const vouchers = expected.redeems ? [code] : [];
      const { booking } = await makeReservation(prepareReservation(onlinePackage, amounts, { kortingscode, vouchers }));
      expect(booking.kosten.calculated_totaalbedrag_inclusief_btw, 'booking').to.equal(price.totaal);
    }
  });
});

type Prices = { btw: number; verkoop: number }[];

function drawPrices(random: Random): Prices {
  const rates = [0, 9, 21].filter(() => random(3) > 0);
  return (rates.length === 0 ? [21] : rates).map((btw) => ({ btw, verkoop: random(2_000_000) / 10_000 }));
}

const toCents = (amount: number): number => Math.round(amount * 100);

/** Rounds half up; for values that are not negative. */
const divideRounded = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

/**
 * Returns the price in whole cents, by rational numbers. Each item is rounded once; a voucher is worth at most the
 * price of its units, rounded once too. A voucher redeems nothing where it is worth nothing or its units are free,
 * however small the discount is.
 */
function modelOf(
  products: readonly { readonly ProductPrice: Prices }[],
  amounts: readonly number[],
  percentage: number,
  { index, aantal, worth }: { readonly index: number; readonly aantal: number; readonly worth: number },
): { subtotal: number; total: number; voucher: number; redeems: boolean } {
  const calculateItem = (line: number, verkoop: number, remainingPercentage: number) =>
    divideRounded(
      BigInt(amounts[line] ?? 0) * BigInt(Math.round(verkoop * 10_000)) * BigInt(remainingPercentage),
      10_000n,
    );

  const calculateLine = (at: number, remainingPercentage: number) =>
    (products[at]?.ProductPrice ?? []).reduce(
      (sum, { verkoop }) => sum + calculateItem(at, verkoop, remainingPercentage),
      0n,
    );

  const calculateTotal = (remainingPercentage: number) =>
    products.reduce((sum, _product, at) => sum + calculateLine(at, remainingPercentage), 0n);
  const bookedAmount = amounts[index] ?? 0;
  const units = BigInt(Math.min(aantal, bookedAmount));
  const charged =
    bookedAmount === 0 ? 0n : divideRounded(calculateLine(index, 100 - percentage) * units, BigInt(bookedAmount));
  const gift = BigInt(worth) * units;
  const voucher = gift < charged ? gift : charged;
  const isPriced = percentage < 100 && (products[index]?.ProductPrice ?? []).some(({ verkoop }) => verkoop > 0);

  return {
    subtotal: Number(calculateTotal(100)),
    total: Number(calculateTotal(100 - percentage) - voucher),
    voucher: Number(voucher),
    redeems: bookedAmount > 0 && worth > 0 && isPriced,
  };
}
