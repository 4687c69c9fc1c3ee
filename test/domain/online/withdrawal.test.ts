// Withdrawals as tables of cases: automatic outcomes, refunds, and decisions of staff.
import { expect } from 'chai';
import { calculateRefundableOfOrder } from '../../../domain/online/refund.ts';
import {
  formatWithdrawalUrl,
  normaliseDeclaration,
  isByStranger,
  isGranted,
  calculateRefundOfVouchers,
  verdictOf,
  listWithdrawable,
  type NamedOrder,
} from '../../../domain/online/withdrawal.ts';
import { selectWithdrawalWords } from '../../../domain/online/withdrawal-words.ts';
import { asCents } from '../../../domain/values/money.ts';
import { Problem } from '../../../domain/values/problem.ts';

const FREE_VOUCHER = { status: 'open', boeking_id: null } as const;
const PAID_ORDER: NamedOrder = {
  status: 'betaald',
  paid_on: '2026-03-10',
  addresses: ['sanne@devries.example'],
  vouchers: [FREE_VOUCHER, { status: 'gereserveerd', boeking_id: 30 }],
};
const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.problems.map(({ code, field }) => `${code} ${String(field)}`).join();
  }
};

describe('a confirmed withdrawal', () => {
  const cases: [string, string, NamedOrder | undefined, string, string | null][] = [
    ['is carried out on the day of payment', '2026-03-10', PAID_ORDER, 'uitgevoerd', null],
    ['is carried out on the last day', '2026-03-24', PAID_ORDER, 'uitgevoerd', null],
    ['is too late a day later', '2026-03-25', PAID_ORDER, 'te_beoordelen', 'te_laat'],
    ['names nothing', '2026-03-10', undefined, 'te_beoordelen', 'onbekend'],
    [
      'is of somebody else',
      '2026-03-10',
      { ...PAID_ORDER, addresses: ['jan@devries.example'] },
      'te_beoordelen',
      'ander_adres',
    ],
    ['has no address to compare', '2026-03-10', { ...PAID_ORDER, addresses: [] }, 'te_beoordelen', 'ander_adres'],
    [
      'is of the same address in capitals',
      '2026-03-10',
      { ...PAID_ORDER, addresses: ['Sanne@DeVries.example'] },
      'uitgevoerd',
      null,
    ],
    [
      'is not of a tagged address',
      '2026-03-10',
      { ...PAID_ORDER, addresses: ['sanne+x@devries.example'] },
      'te_beoordelen',
      'ander_adres',
    ],
    [
      'comes before the money',
      '2026-03-10',
      { ...PAID_ORDER, status: 'open', paid_on: null },
      'te_beoordelen',
      'niet_betaald',
    ],
    [
      'finds nothing left',
      '2026-03-10',
      { ...PAID_ORDER, vouchers: [{ status: 'gebruikt', boeking_id: 3 }] },
      'te_beoordelen',
      'niets_over',
    ],
    [
      'tells others nothing of the term',
      '2026-04-25',
      { ...PAID_ORDER, addresses: ['jan@devries.example'] },
      'te_beoordelen',
      'ander_adres',
    ],
  ];

  for (const [name, today, sale, status, reden] of cases)
    it(name, () => {
      const verdict = verdictOf('sanne@devries.example', { sale, boeking_id: null }, { today, days: 14 });
      expect(verdict).to.deep.equal({ status, reden });
      expect(isByStranger(verdict)).to.equal(reden === 'onbekend' || reden === 'ander_adres');
    });

  it('is exempt where it names a booking', () => {
    const verdict = verdictOf('a@b.example', { sale: undefined, boeking_id: 30 }, { today: '2026-03-10', days: 14 });
    expect(verdict).to.deep.equal({ status: 'uitgezonderd', reden: null });
    expect(isByStranger(verdict)).to.equal(true);
  });
});

describe('whether a withdrawal takes back a voucher that is', () => {
  const cases = [
    ['open', null, true],
    ['vervallen', null, true],
    ['herroepen', null, false],
    ['gereserveerd', 30, false],
    ['gebruikt', 30, false],
  ] as const;
  for (const [status, boeking_id, isTaken] of cases)
    it(`${status}: ${String(isTaken)}`, () => {
      expect(listWithdrawable([{ status, boeking_id }]).length === 1).to.equal(isTaken);
    });
});

describe('the refund of withdrawn vouchers', () => {
  const createAttempt = (id: number, refundable: number, status: 'paid' | 'expired' = 'paid') => ({
    id,
    status,
    refundable: asCents(refundable),
  });

  const cases = [
    ['is their price', 2, [createAttempt(9, 7_500)], { payment_id: 9, amount: 5_000 }],
    ['is no more than what is left', 2, [createAttempt(9, 4_000)], { payment_id: 9, amount: 4_000 }],
    [
      'goes over the attempt that was paid',
      1,
      [createAttempt(8, 0, 'expired'), createAttempt(9, 2_500)],
      { payment_id: 9, amount: 2_500 },
    ],
    [
      'goes over the one that has most left',
      2,
      [createAttempt(8, 100), createAttempt(9, 5_000)],
      { payment_id: 9, amount: 5_000 },
    ],
    ['is none where nothing is left', 2, [createAttempt(9, 0)], null],
    ['is none where nothing was paid', 2, [], null],
  ] as const;

  for (const [name, count, attempts, refund] of cases)
    it(name, () => {
      expect(calculateRefundOfVouchers({ price: asCents(2_500), count }, attempts)).to.deep.equal(refund);
    });

  const createRefund = (amount: number, status: 'refunded' | 'failed' | 'requested') => ({
    status,
    amount: asCents(amount),
  });

  const createOrder = (withdrawn: number, status: 'open' | 'betaald' = 'betaald') => ({
    status,
    price: asCents(2_500),
    withdrawn,
  });

  const staffCases = [
    ['all while nothing was bought', createOrder(0, 'open'), [], 7_500],
    ['the price of those that were withdrawn', createOrder(2), [], 5_000],
    ['less what was asked for already', createOrder(2), [createRefund(2_500, 'requested')], 2_500],
    ['again what failed', createOrder(2), [createRefund(5_000, 'failed')], 5_000],
    ['nothing more', createOrder(1), [createRefund(2_500, 'refunded')], 0],
    ['nothing while none was withdrawn', createOrder(0), [], 0],
  ] as const;

  for (const [name, order, refunds, refundable] of staffCases)
    it(`by staff is ${name}`, () => {
      expect(calculateRefundableOfOrder(asCents(7_500), order, refunds)).to.equal(refundable);
    });
});

describe('a decision of staff', () => {
  const STATUSES = ['te_bevestigen', 'uitgevoerd', 'te_beoordelen', 'uitgezonderd', 'toegewezen', 'afgewezen'] as const;
  const allowed: Readonly<Record<string, boolean>> = {
    'te_beoordelen toegewezen': true,
    'te_beoordelen afgewezen': false,
    'afgewezen toegewezen': true,
  };

  for (const before of STATUSES)
    for (const after of STATUSES) {
      const verdict = before === after ? false : allowed[`${before} ${after}`];
      it(`from ${before} to ${after} is ${verdict === undefined ? 'refused' : `allowed${verdict ? ', and granted' : ''}`}`, () => {
        const refusal = 'ERR_WITHDRAWAL_STATUS_TRANSITION status';
        expect(codeOf(() => isGranted(before, after))).to.equal(verdict ?? refusal);
      });
    }
});

describe('a declaration', () => {
  const body = { naam: ' Sanne ', email: 'sanne@devries.example', referentie: ' abc ', verklaring: '  ' };

  it('is stored trimmed', () => {
    expect(normaliseDeclaration(body)).to.deep.equal({ ...body, naam: 'Sanne', referentie: 'abc', verklaring: null });
  });

  it('has a name without a web address, and no line breaks', () => {
    expect(codeOf(() => normaliseDeclaration({ ...body, naam: 'kijk op www.kwaad.example' }))).to.equal(
      'ERR_FORMAT naam',
    );
    expect(codeOf(() => normaliseDeclaration({ ...body, referentie: 'a\nb' }))).to.equal('ERR_FORMAT referentie');
  });
});

describe('the labels for withdrawing', () => {
  it('are those of the directive, in Dutch, and in English for all other languages', () => {
    const labels = ['nl_NL', 'nl_BE', 'en', 'de_DE'].map((locale) => {
      const { withdraw, confirm } = selectWithdrawalWords(locale);
      return [withdraw, confirm];
    });
    const dutch = ['Overeenkomst hier herroepen', 'Herroeping bevestigen'];
    const english = ['Withdraw from contract here', 'Confirm withdrawal'];
    expect(labels).to.deep.equal([dutch, dutch, english, english]);
  });

  it('lead to the page', () => {
    expect(formatWithdrawalUrl('https://venue.example', 'abc')).to.equal(
      'https://venue.example/herroepen?referentie=abc',
    );
    expect(formatWithdrawalUrl('https://venue.example', null)).to.equal('https://venue.example/herroepen');
  });
});
