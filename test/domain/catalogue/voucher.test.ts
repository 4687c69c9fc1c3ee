// Vouchers: refusals in their order, covered units, and deductions by rate and paid amount, to the cent.
import { expect } from 'chai';
import {
  planVoucherChange,
  planNewVoucher,
  planOrderedVouchers,
  determineVoucherStatus,
  type StoredVoucher,
  type TemplateOffer,
} from '../../../domain/catalogue/stored-voucher.ts';
import {
  checkVoucher,
  calculateDeductions,
  calculateLastDay,
  listUncoveredUnits,
  type ChargedProduct,
  type UsableVoucher,
} from '../../../domain/catalogue/voucher.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { BasisPoints, Cents, Instant, TenThousandths } from '../../../generated/types.ts';
import { createRandom, SEED } from '../../support/random.ts';

const toCents = (amount: number): Cents => Math.round(amount * 100) as Cents;
const toUnitPrice = (amount: number): TenThousandths => Math.round(amount * 10_000) as TenThousandths;
const LOW = 900 as BasisPoints;
const HIGH = 2100 as BasisPoints;
const createContent = (product_id: number, aantal: number, each: number) => ({
  product_id,
  aantal,
  prijs_per_stuk: toUnitPrice(each),
});

describe('the last day of a voucher', () => {
  const cases: [term: number | null, date: string | null, last: string | null][] = [
    [null, null, null],
    [0, null, '2026-03-10'],
    [30, null, '2026-04-09'],
    [null, '2026-12-31', '2026-12-31'],
    [30, '2026-12-31', '2026-04-09'],
    [365, '2026-12-31', '2026-12-31'],
  ];
  for (const [expire_days, expiration_date, last] of cases)
    it(`${String(expire_days)} days and ${String(expiration_date)}: ${String(last)}`, () => {
      expect(calculateLastDay({ expire_days, expiration_date }, '2026-03-10')).to.equal(last);
    });
});

const moment = { now: '2026-03-10T11:00:00.000Z' as Instant, today: '2026-03-10' };
const offer: TemplateOffer = {
  template: {
    id: 8,
    name: 'Bon',
    products: [1, 2],
    product_amount: 3,
    internal_reference: 'REF',
    price: toCents(0),
    expire_days: 30,
    expiration_date: null,
    company_id: null,
    contactform_id: null,
    pdf_template_id: null,
    confirmation_mail_subject: null,
    confirmation_mail_body: null,
    description: null,
    quantity_term: null,
  },
  products: [
    { id: 1, ProductPrice: [{ btw: HIGH, verkoop: toUnitPrice(12.1), vanaf: null }] },
    {
      id: 2,
      ProductPrice: [
        { btw: LOW, verkoop: toUnitPrice(5), vanaf: null },
        { btw: HIGH, verkoop: toUnitPrice(2.5), vanaf: null },
        { btw: HIGH, verkoop: toUnitPrice(99), vanaf: '2026-03-11' },
      ],
    },
  ],
};

describe('a new voucher', () => {
  const baseInput = { inhoud: [createContent(1, 4, 10)] };
  const cases = [
    {
      name: 'says itself what it covers',
      request: baseInput,
      is: { title: 'Voucher', inhoud: baseInput.inhoud, code: 'FREE' },
    },
    { name: 'has the code that was asked for', request: { ...baseInput, code: 'Kado' }, is: { code: 'Kado' } },
    { name: 'is open without a last day', request: baseInput, is: { status: 'open', expiration_date: null } },
    {
      name: 'has expired with a day that is over',
      request: { ...baseInput, expiration_date: '2026-03-09' },
      is: { status: 'vervallen' },
    },
    {
      name: 'has its packages in order',
      request: { ...baseInput, arrangement_ids: [4, 3] },
      is: { arrangement_ids: [3, 4] },
    },
    {
      name: 'takes from its template what is left out',
      request: { voucher_template_id: 8 },
      offer,
      is: {
        title: 'Bon',
        internal_reference: 'REF',
        expiration_date: '2026-04-09',
        voucher_template_id: 8,
        inhoud: [createContent(1, 3, 12.1), createContent(2, 3, 7.5)],
      },
    },
    {
      name: 'keeps its own words beside a template',
      request: {
        ...baseInput,
        voucher_template_id: 8,
        title: 'Mijn',
        expiration_date: '2028-01-01',
        internal_reference: 'X',
      },
      offer,
      is: { title: 'Mijn', expiration_date: '2028-01-01', internal_reference: 'X', inhoud: baseInput.inhoud },
    },
    {
      name: 'has neither an end nor a reference where these are sent as null beside a template',
      request: { voucher_template_id: 8, expiration_date: null, internal_reference: null },
      offer,
      is: { expiration_date: null, internal_reference: null },
    },
  ];

  for (const { name, request, offer: template, is } of cases)
    it(name, () => {
      expect(planNewVoucher(request, template, 'FREE', moment)).to.deep.include(is);
    });

  it('is refused without contents, and with a product twice', () => {
    expect(() => planNewVoucher({}, undefined, 'FREE', moment)).to.throw(Problem, 'ERR_REQUIRED');
    const twice = { inhoud: [createContent(1, 1, 1), createContent(1, 2, 2)] };
    expect(() => planNewVoucher(twice, undefined, 'FREE', moment)).to.throw(Problem, 'ERR_DUPLICATE');
  });

  it('is one of several when it was ordered, each with a code and a number', () => {
    let codeCount = 0;
    const sale = { id: 5, customer_id: 6, number_of_vouchers: 2, price: toCents(20) };
    const vouchers = planOrderedVouchers(sale, offer, () => `C${String(++codeCount)}`, moment);
    expect(vouchers.map(({ code, sale_number }) => [code, sale_number])).to.deep.equal([
      ['C1', 1],
      ['C2', 2],
    ]);

    for (const each of vouchers)
      expect(each).to.deep.include({
        sale_id: 5,
        customer_id: 6,
        paid: toCents(20),
        title: 'Bon',
        expiration_date: '2026-04-09',
        status: 'open',
        inhoud: [createContent(1, 3, 12.1), createContent(2, 3, 7.5)],
      });
  });
});

describe('a change of a voucher', () => {
  const gift: StoredVoucher = {
    id: 1,
    ...planNewVoucher({ inhoud: [createContent(1, 4, 10)] }, undefined, 'FREE', moment),
  };
  const others = [createContent(1, 5, 10)];

  for (const [name, before] of [
    ['sold', { ...gift, sale_id: 5, sale_number: 1 }],
    ['redeemed', { ...gift, boeking_id: 5 }],
  ] as const)
    it(`of one that was ${name} keeps its contents`, () => {
      for (const inhoud of [others, [], [createContent(2, 4, 10)], [createContent(1, 4, 11)]])
        expect(() => planVoucherChange(before, { inhoud })).to.throw(Problem, 'ERR_NOT_CHANGEABLE');
      expect(planVoucherChange(before, { inhoud: [...gift.inhoud], title: 'X' })).to.deep.include({ title: 'X' });
      expect(planVoucherChange(gift, { inhoud: others })).to.deep.equal({ inhoud: others });
    });

  it('contains what is sent, in order, and refuses a product twice', () => {
    expect(planVoucherChange(gift, { arrangement_ids: [2, 1], title: 'X' })).to.deep.equal({
      arrangement_ids: [1, 2],
      title: 'X',
    });
    expect(() => planVoucherChange(gift, { inhoud: [...others, ...others] })).to.throw(Problem, 'ERR_DUPLICATE');
  });

  const statuses = [
    { name: 'open with a later day', before: gift, day: '2026-03-10', is: 'open' },
    { name: 'expired with a day that is over', before: gift, day: '2026-03-09', is: 'vervallen' },
    { name: 'open for ever', before: { ...gift, expiration_date: '2026-03-09' }, day: null, is: 'open' },
    {
      name: 'that of its booking',
      before: { ...gift, boeking_id: 5, status: 'gebruikt' as const },
      day: '2026-03-09',
      is: 'gebruikt',
    },
  ];

  for (const { name, before, day, is } of statuses)
    it(`sets a status: ${name}`, () => {
      expect(determineVoucherStatus(before, { expiration_date: day }, moment.today)).to.equal(is);
    });
});

describe('checking a voucher', () => {
  const free: UsableVoucher = {
    status: 'open',
    expiration_date: '2026-06-30',
    arrangement_ids: [3, 4],
    inhoud: [createContent(7, 3, 10), createContent(8, 1, 5)],
  };

  const units = [
    { line: 'a', product_id: 7, aantal: 2 },
    { line: 'b', product_id: 7, aantal: 4 },
    { line: 'c', product_id: 9, aantal: 4 },
  ];
  const use = { today: '2026-06-01', datum: '2026-06-30', arrangement_id: 4, units };
  const cases: [name: string, voucher: UsableVoucher | undefined, use: Partial<typeof use>, reason: string][] = [
    ['a code that nobody has', undefined, {}, 'ERR_VOUCHER_INVALID'],
    ['used before expired', { ...free, status: 'gebruikt', expiration_date: '2026-01-01' }, {}, 'ERR_VOUCHER_USED'],
    ['reserved', { ...free, status: 'gereserveerd' }, {}, 'ERR_VOUCHER_USED'],
    ['expired before products', free, { today: '2026-07-01', arrangement_id: 5 }, 'ERR_VOUCHER_EXPIRED'],
    ['an activity after its last day', free, { datum: '2026-07-01' }, 'ERR_VOUCHER_EXPIRED'],
    ['another package', free, { arrangement_id: 5 }, 'ERR_VOUCHER_INVALID_PRODUCTS'],
    ['none of its products', free, { units: units.slice(2) }, 'ERR_VOUCHER_INVALID_PRODUCTS'],
    [
      'nothing left of them',
      free,
      { units: [{ line: 'a', product_id: 7, aantal: 0 }] },
      'ERR_VOUCHER_INVALID_PRODUCTS',
    ],
  ];

  for (const [name, voucher, other, reason] of cases)
    it(`refuses ${name}`, () => {
      expect(checkVoucher(voucher, { ...use, ...other })).to.deep.equal({ valid: false, reason });
    });

  it('refuses a booking without a package when it is for some packages', () => {
    expect(checkVoucher(free, { ...use, arrangement_id: null })).to.include({ reason: 'ERR_VOUCHER_INVALID_PRODUCTS' });
  });

  it('covers whole units, line by line, whether its status is open or expired already', () => {
    for (const status of ['open', 'vervallen'] as const)
      expect(checkVoucher({ ...free, status }, use)).to.deep.equal({
        valid: true,
        covered: [
          { line: 'a', product_id: 7, aantal: 2, prijs_per_stuk: toUnitPrice(10) },
          { line: 'b', product_id: 7, aantal: 1, prijs_per_stuk: toUnitPrice(10) },
        ],
      });
  });

  it('leaves uncovered units to the next voucher', () => {
    const uncovered = listUncoveredUnits(units, [{ product_id: 7, aantal: 3 }]);
    expect(uncovered.map(({ aantal }) => aantal)).to.deep.equal([0, 3, 4]);
  });
});

describe('the deductions of a voucher', () => {
  const createChargedProduct = (aantal: number, ...grosses: [BasisPoints, number][]): ChargedProduct => ({
    product_id: 7,
    aantal,
    deduction: toCents(0),
    grosses: grosses.map(([btw_percentage, gross]) => ({ btw_percentage, gross: toCents(gross) })),
  });

  const deductVoucher = (paidEuros: number, each: number, covered: number, product: ChargedProduct) => {
    const deductions = calculateDeductions(
      { inhoud: [createContent(7, 4, each)], paid: toCents(paidEuros) },
      [{ product_id: 7, aantal: covered }],
      [product],
    );
    return deductions.map(({ vooruitbetaald, btw_percentage, gross }) => [
      vooruitbetaald ? 'paid' : btw_percentage,
      gross / 100,
    ]);
  };

  const cases: [name: string, found: unknown[], expected: unknown[]][] = [
    [
      'what was paid for it, without VAT',
      deductVoucher(40, 10, 4, createChargedProduct(4, [HIGH, 40])),
      [['paid', 40]],
    ],
    ['a gift: a discount', deductVoucher(0, 10, 4, createChargedProduct(4, [HIGH, 40])), [[HIGH, 40]]],
    [
      'sold for less than it is worth: both',
      deductVoucher(30, 10, 4, createChargedProduct(4, [HIGH, 40])),
      [
        ['paid', 30],
        [HIGH, 10],
      ],
    ],
    [
      'sold for more: only what the units cost',
      deductVoucher(50, 10, 4, createChargedProduct(4, [HIGH, 40])),
      [['paid', 40]],
    ],
    [
      'a part of its units: that part of what was paid',
      deductVoucher(10, 10, 1, createChargedProduct(1, [HIGH, 10])),
      [
        ['paid', 2.5],
        [HIGH, 7.5],
      ],
    ],
    [
      'two rates: the discount by their share',
      deductVoucher(0, 10, 2, createChargedProduct(4, [LOW, 10], [HIGH, 30])),
      [
        [LOW, 5],
        [HIGH, 15],
      ],
    ],
    [
      'cheaper by now: no more than is charged',
      deductVoucher(40, 10, 4, createChargedProduct(4, [HIGH, 31.99])),
      [['paid', 31.99]],
    ],
    [
      'dearer by now: the customer pays the rest',
      deductVoucher(40, 10, 4, createChargedProduct(4, [HIGH, 60])),
      [['paid', 40]],
    ],
    [
      'some units of a total that does not divide',
      deductVoucher(0, 10, 1, createChargedProduct(3, [HIGH, 10])),
      [[HIGH, 3.33]],
    ],
    [
      'a price below a cent: what it comes to',
      deductVoucher(0, 0.004, 2, createChargedProduct(10, [HIGH, 0.04])),
      [[HIGH, 0.01]],
    ],
    ['less than half a cent: nothing', deductVoucher(0, 0.004, 1, createChargedProduct(10, [HIGH, 0.04])), []],
    [
      'no more than other vouchers leave',
      deductVoucher(0, 10, 2, { ...createChargedProduct(3, [HIGH, 10]), deduction: toCents(3.34) }),
      [[HIGH, 6.66]],
    ],
    ['nothing charged', deductVoucher(40, 10, 4, createChargedProduct(4)), []],
  ];

  for (const [name, deductions, expected] of cases)
    it(name, () => {
      expect(deductions).to.deep.equal(expected);
    });

  it(`never exceed what is charged, and divide the paid amount to the cent (SEED=${String(SEED)})`, () => {
    const random = createRandom(SEED);
    for (let round = 0; round < 500; round++) {
      const inhoud = [1, 2, 3].map((id) => createContent(id, 1 + random(9), random(3_000) / 100));
      const paidCents = toCents(random(20_000) / 100);
      const products = inhoud.map(({ product_id, aantal, prijs_per_stuk }): ChargedProduct => {
        const gross = Math.ceil((aantal * prijs_per_stuk) / 100) as Cents;
        return { product_id, aantal, deduction: toCents(0), grosses: [{ btw_percentage: HIGH, gross }] };
      });
      const covered = inhoud.map(({ product_id, aantal }) => ({ product_id, aantal }));
      const deductions = calculateDeductions({ inhoud, paid: paidCents }, covered, products);
      const sum = (list: readonly { gross: number }[]): number => list.reduce((all, { gross }) => all + gross, 0);
      const worth = sum(inhoud.map((each) => ({ gross: Math.round((each.aantal * each.prijs_per_stuk) / 100) })));
      expect(sum(deductions)).to.equal(worth);
      expect(sum(deductions.filter(({ vooruitbetaald }) => vooruitbetaald))).to.equal(
        worth === 0 ? 0 : Math.min(paidCents, worth),
      );
    }
  });
});
