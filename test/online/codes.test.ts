// Checking codes before a booking: the effect of discount codes and vouchers on a package at a date. No code is reserved.
import { expect } from 'chai';
import type { NewDiscountCode, Package } from 'boekstaaf';
import { api, clock, given, sendRaw } from '../support/index.ts';
import { DAY, prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';

before(async () => {
  await given.company();
});
beforeEach(() => {
  clock.set('2026-06-01T12:00:00+02:00');
});

describe('a discount code that is checked', () => {
  const check = async (body: Partial<NewDiscountCode>, onlinePackage?: Package, datum = DAY) => {
    const { code } = await given.discountCode(body);
    const of = onlinePackage === undefined ? {} : { arrangement: onlinePackage.id };
    return api.onlineBooking.getDiscountOfCode({ kortingscode: ` ${code.toLowerCase()} `.trim(), datum, ...of });
  };

  const given10 = { naam: 'Actie', percentage: 10 };

  it('returns its discount, whatever its capitals', async () => {
    expect(await check({})).to.deep.equal(given10);
  });

  it('is valid on its days, the first and the last one included', async () => {
    const days = { datum_begin: DAY, datum_eind: '2026-06-14' };
    const results = [];
    for (const datum of ['2026-06-12', DAY, '2026-06-14', '2026-06-15'])
      results.push(await check(days, undefined, datum));
    expect(results).to.deep.equal([false, given10, given10, false]);
  });

  it('is valid on its weekdays', async () => {
    // A Saturday and a Sunday.
    const weekdays = { valid_days: { '6': false } };
    expect([await check(weekdays), await check(weekdays, undefined, '2026-06-14')]).to.deep.equal([false, given10]);
  });

  it('is valid for its packages, for its products, and for all of its lists together', async () => {
    const onlinePackage = await createSmallPackage();
    const other = await createSmallPackage();
    const Arrangementen = [onlinePackage.id];
    const Products = [onlinePackage.regels[0]!.product_id];
    const results = [];

    for (const limits of [{ Arrangementen }, { Products }, { Arrangementen: [other.id], Products }])
      results.push([await check(limits, onlinePackage), await check(limits, other), await check(limits)]);
    expect(results).to.deep.equal([
      [given10, false, false],
      [given10, false, false],
      [false, false, false],
    ]);

    const { id } = await given.bookProcess();
    expect(await check({ BookProcesses: [id] }, onlinePackage)).to.equal(false);
  });

  it('returns nothing for an unknown code, or the code of a voucher', async () => {
    const { code } = await given.voucher();
    for (const kortingscode of ['BESTAAT-NIET', code])
      expect(await api.onlineBooking.getDiscountOfCode({ kortingscode, datum: DAY })).to.equal(false);
  });

  it('returns the JSON value false on the wire', async () => {
    const path = `/api2/onlineboeking/controleerkortingscode?kortingscode=niets&datum=${DAY}&arrangement=1`;
    const { status, text } = await sendRaw('GET', path);
    expect([status, text]).to.deep.equal([200, 'false']);
  });
});

describe('vouchers that are checked', () => {
  const check = (onlinePackage: Package, amounts: readonly number[], vouchers: string[], datum = DAY) => {
    const { arrangement_id, producten } = prepareReservation(onlinePackage, amounts);
    return api.onlineBooking.checkVouchers({ body: { arrangement_id, producten, datum, vouchers } });
  };

  const createUnitVoucher = (product_id: number, aantal: number, more = {}) =>
    given.voucher({ inhoud: [{ product_id, aantal, prijs_per_stuk: 12.1 }], ...more });

  it('show what they cover, line by line, and are not reserved', async () => {
    const product = await given.product();
    const regels = [{ product_id: product.id }, { product_id: product.id }];
    const onlinePackage = await given.onlinePackage([], { regels });
    const { id, code } = await createUnitVoucher(product.id, 5);
    const [first = 0, second = 0] = onlinePackage.regels.map((line) => line.id);
    const covered = { product_id: product.id, prijs_per_stuk: 12.1 };

    expect(await check(onlinePackage, [3, 4], [code])).to.deep.equal({
      [code]: {
        valid: true,
        processed: [
          { regel_id: first, ...covered, aantal: 3 },
          { regel_id: second, ...covered, aantal: 2 },
        ],
      },
    });
    expect(await api.vouchers.getVoucher({ id })).to.include({ status: 'open' });
  });

  it('are found without hyphens and capitals', async () => {
    const onlinePackage = await createSmallPackage();
    const { id, code } = await createUnitVoucher(onlinePackage.regels[0]!.product_id, 5);
    const typed = ` ${code.toLowerCase().replaceAll('-', '')} `;
    expect((await check(onlinePackage, [3], [typed]))[typed]).to.include({ valid: true });
    const { booking } = await makeReservation(prepareReservation(onlinePackage, [3], { vouchers: [typed] }));
    expect((await api.vouchers.listVouchers({ boeking_id: booking.id })).map((voucher) => voucher.id)).to.deep.equal([
      id,
    ]);
  });

  it('show why they cannot be used', async () => {
    const onlinePackage = await createSmallPackage();
    const product_id = onlinePackage.regels[0]!.product_id;
    const good = await createUnitVoucher(product_id, 1);
    const used = await createUnitVoucher(product_id, 1);

    await makeReservation(prepareReservation(onlinePackage, [1], { vouchers: [used.code] }));
    const over = await createUnitVoucher(product_id, 1, { expiration_date: '2026-06-12' });
    const other = await given.voucher();
    const elsewhere = await createUnitVoucher(product_id, 1, { arrangement_ids: [(await given.package()).id] });
    const discount = await given.discountCode();
    const all = [good, used, over, other, elsewhere, discount].map(({ code }) => code);
    const checks = await check(onlinePackage, [2], [...all, 'BESTAAT-NIET']);
    expect([...all, 'BESTAAT-NIET'].map((code) => checks[code]?.reason ?? checks[code]?.valid)).to.deep.equal([
      true,
      'ERR_VOUCHER_USED',
      'ERR_VOUCHER_EXPIRED',
      'ERR_VOUCHER_INVALID_PRODUCTS',
      'ERR_VOUCHER_INVALID_PRODUCTS',
      'ERR_VOUCHER_INVALID',
      'ERR_VOUCHER_INVALID',
    ]);
  });

  it('cover what others leave uncovered', async () => {
    const onlinePackage = await createSmallPackage();
    const product_id = onlinePackage.regels[0]!.product_id;
    const one = await createUnitVoucher(product_id, 2);
    const two = await createUnitVoucher(product_id, 2);
    const three = await createUnitVoucher(product_id, 2);
    const same = one.code.toLowerCase();
    const checks = await check(onlinePackage, [3], [one.code, two.code, three.code, same]);
    const outcomes = [one.code, two.code, three.code, same].map(
      (code) => checks[code]?.processed?.[0]?.aantal ?? checks[code]?.reason,
    );

    expect(outcomes).to.deep.equal([2, 1, 'ERR_VOUCHER_INVALID_PRODUCTS', 'ERR_VOUCHER_USED']);
  });
});
