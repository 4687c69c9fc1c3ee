// Payment requests: their states by money and day, the amounts that people may pay, and as they type them.
import { expect } from 'chai';
import {
  chooseAmount,
  determineRequestState,
  mayBeginAnother,
  parseTypedAmount,
  type RequestTerms,
} from '../../../domain/invoices/payment-request.ts';
import { asCents } from '../../../domain/values/money.ts';
import type { Instant } from '../../../generated/types.ts';

const TODAY = '2026-03-10';
const NOW = '2026-03-10T11:00:00.000Z' as Instant;
const TERMS: RequestTerms = { bedrag: null, deelbetaling: null, geldig_tot: null, ingetrokken_op: null };

describe('the state of a payment request', () => {
  const cases: readonly [
    name: string,
    terms: Partial<RequestTerms>,
    money: readonly [open: number, received: number, isCredited?: boolean],
    state: readonly [status: string, openstaand: number, te_veel: number],
  ][] = [
    ['nothing is paid', {}, [12_100, 0], ['open', 12_100, 0]],
    ['a part came by it', {}, [2_100, 10_000], ['deels_betaald', 2_100, 0]],
    ['a part came in another way', {}, [2_100, 0], ['open', 2_100, 0]],
    ['all is paid', {}, [0, 12_100], ['betaald', 0, 0]],
    ['more is paid than is charged', {}, [-100, 12_100], ['betaald', 0, 100]],
    ['the excess came in another way', {}, [-12_100, 0], ['betaald', 0, 0]],
    ['more went too far than came by it', {}, [-20_000, 12_100], ['betaald', 0, 12_100]],
    ['its amount is less than is open', { bedrag: asCents(5_000) }, [12_100, 0], ['open', 5_000, 0]],
    ['its amount is more than is open', { bedrag: asCents(5_000) }, [2_000, 0], ['open', 2_000, 0]],
    ['a part of its amount came', { bedrag: asCents(5_000) }, [10_100, 2_000], ['deels_betaald', 3_000, 0]],
    ['its amount came', { bedrag: asCents(5_000) }, [7_100, 5_000], ['betaald', 0, 0]],
    ['more than its amount came', { bedrag: asCents(5_000) }, [5_000, 7_100], ['betaald', 0, 0]],
    ['the invoice is credited', {}, [0, 0, true], ['vervallen', 0, 0]],
    ['the invoice is credited after it was paid', {}, [-12_100, 12_100, true], ['vervallen', 0, 12_100]],
    ['its last day is today', { geldig_tot: TODAY }, [12_100, 0], ['open', 12_100, 0]],
    ['its last day was yesterday', { geldig_tot: '2026-03-09' }, [12_100, 0], ['verlopen', 0, 0]],
    ['it was paid before its last day', { geldig_tot: '2026-03-09' }, [0, 12_100], ['betaald', 0, 0]],
    ['it was withdrawn', { ingetrokken_op: NOW }, [12_100, 0], ['ingetrokken', 0, 0]],
    ['it was withdrawn, and too much came', { ingetrokken_op: NOW }, [-50, 12_150], ['ingetrokken', 0, 50]],
  ];

  for (const [name, terms, [open, received, isCredited = false], [status, openstaand, te_veel]] of cases)
    it(`is ${status} when ${name}`, () => {
      const money = { open: asCents(open), received: asCents(received), isCredited };
      expect(determineRequestState({ ...TERMS, ...terms }, money, TODAY)).to.deep.equal({
        status,
        openstaand,
        te_veel,
      });
    });
});

describe('the amount that somebody pays', () => {
  const cases: readonly [
    name: string,
    request: readonly [status: 'open' | 'betaald', openstaand: number, deelbetaling: number | null],
    chosen: readonly [seen: number, part: number | null],
    choice: unknown,
  ][] = [
    ['all that the page showed', ['open', 12_100, null], [12_100, null], { amount: 12_100 }],
    ['all, but another amount was shown', ['open', 10_000, null], [12_100, null], 'veranderd'],
    ['the least part', ['open', 12_100, 2_500], [12_100, 2_500], { amount: 2_500 }],
    ['less than the least part', ['open', 12_100, 2_500], [12_100, 2_499], 'bedrag'],
    ['more than all', ['open', 12_100, 2_500], [12_100, 12_101], 'bedrag'],
    ['the rest, which is less than the least part', ['open', 2_000, 2_500], [12_100, 2_000], { amount: 2_000 }],
    ['a part where no part is allowed any more', ['open', 12_100, null], [12_100, 2_500], 'bedrag'],
    ['anything of a request that has ended', ['betaald', 0, null], [0, null], 'gesloten'],
  ];

  for (const [name, [status, openstaand, deelbetaling], [seen, part], choice] of cases)
    it(name, () => {
      const least = deelbetaling === null ? null : asCents(deelbetaling);
      const request = { status, openstaand: asCents(openstaand), te_veel: asCents(0), deelbetaling: least };
      expect(chooseAmount(request, { seen, part })).to.deep.equal(choice);
    });
});

describe('an amount as people type it', () => {
  for (const [text, cents] of [
    ['25', 2_500],
    ['25,5', 2_550],
    ['25.50', 2_550],
    ['€ 25', 2_500],
    [' 1.250,00 ', 125_000],
    ['1 250', 125_000],
    ['1.250.000', 125_000_000],
    ['0', 0],
    ['25,505', null],
    ['1.25,00', null],
    ['-5', null],
    ['1e3', null],
    ['vijf', null],
    ['', null],
  ] as const)
    it(`${JSON.stringify(text)} is ${String(cents)}`, () => {
      expect(parseTypedAmount(text)).to.equal(cents);
    });
});

describe('fifty payments that brought no money', () => {
  const begin = (status: string, created_at = '2026-03-10T10:30:00.000Z') =>
    Array.from({ length: 50 }, () => ({ status, created_at: created_at as Instant }));

  it('in an hour are the most', () => {
    expect(mayBeginAnother(begin('cancelled'), NOW)).to.equal(false);
    expect(mayBeginAnother(begin('cancelled').slice(1), NOW)).to.equal(true);
  });

  it('count neither when they are paid, nor an hour later', () => {
    expect(mayBeginAnother(begin('paid'), NOW)).to.equal(true);
    expect(mayBeginAnother(begin('expired', '2026-03-10T10:00:00.000Z'), NOW)).to.equal(true);
  });
});
