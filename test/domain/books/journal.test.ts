// Entries of the journal as a table of cases: sides, accounts, and refusals of entries that do not balance.
import { expect } from 'chai';
import {
  postInvoice,
  sumDebtorLines,
  postPayment,
  reverseLines,
  postSettlement,
  type EarnedLine,
  type DefaultAccounts,
} from '../../../domain/books/journal.ts';
import type { BasisPoints, Cents } from '../../../generated/types.ts';

const ledger: DefaultAccounts = {
  debtors: 'D',
  revenue: 'R',
  advances: 'A',
  payments: 'P',
  vouchers: 'S',
  findVatAccount: (rate) => `V${String(rate)}`,
};
const GROUP = { naam: 'Groep', ledger_number: 'G', cost_center: 'C' };
const toCents = (amount: number): Cents => amount as Cents;
const createLine = (net: number, members: Partial<EarnedLine> = {}): EarnedLine => {
  return {
    btw_percentage: 2100 as BasisPoints,
    net: toCents(net),
    isAdvance: false,
    isPrepaid: false,
    group: null,
    ...members,
  };
};
const createRateTotal = (percentage: number, vat: number) => {
  return { btw_percentage: percentage as BasisPoints, gross: toCents(0), vat: toCents(vat) };
};
const formatLines = (lines: ReturnType<typeof postPayment>): unknown[] =>
  lines.map(
    ({ rekening, ledger_number, debet, credit }) =>
      `${rekening} ${String(ledger_number)} ${String(debet)}/${String(credit)}`,
  );

describe('an entry of the journal', () => {
  const cases: [what: string, total: number, lines: EarnedLine[], vat: [number, number][], expected: string[]][] = [
    [
      'lines on one account as one',
      242,
      [createLine(100), createLine(100)],
      [[2100, 42]],
      ['omzet R 0/200', 'btw V2100 0/42'],
    ],
    [
      'groups and advances apart',
      300,
      [createLine(100), createLine(100, { group: GROUP }), createLine(100, { isAdvance: true, group: GROUP })],
      [],
      ['omzet R 0/100', 'omzet G 0/100', 'voorschotten A 0/100'],
    ],
    [
      'rates apart',
      300,
      [createLine(100), createLine(200, { btw_percentage: 900 as BasisPoints })],
      [],
      ['omzet R 0/100', 'omzet R 0/200'],
    ],
    [
      'a group without a number',
      100,
      [createLine(100, { group: { ...GROUP, ledger_number: null } })],
      [],
      ['omzet R 0/100'],
    ],
    [
      'a group with an empty number',
      100,
      [createLine(100, { group: { ...GROUP, ledger_number: '' } })],
      [],
      ['omzet R 0/100'],
    ],
    [
      'what is less than nothing as debit',
      -121,
      [createLine(-100)],
      [[2100, -21]],
      ['omzet R 100/0', 'btw V2100 21/0'],
    ],
    ['nothing of what comes to nothing', 0, [createLine(100), createLine(-100)], [[0, 0]], []],
  ];

  for (const [label, total, lines, vat, expected] of cases) {
    it(`of an invoice has ${label}`, () => {
      const invoice = {
        total: toCents(total),
        lines,
        vat: vat.map(([percentage, amount]) => createRateTotal(percentage, amount)),
      };
      const [debtors, ...rest] = postInvoice(invoice, ledger);
      expect(sumDebtorLines([debtors].flatMap((each) => each ?? []))).to.equal(total);
      expect(formatLines(rest)).to.deep.equal(expected);
    });
  }

  it('of a payment has its method, or the default account without one', () => {
    const method = { naam: 'Pin', ledger_number: 'M', cost_center: null };
    expect(formatLines(postPayment(toCents(5), method, ledger))).to.deep.equal([
      'betalingen M 5/0',
      'debiteuren D 0/5',
    ]);
    expect(formatLines(postPayment(toCents(5), { ...method, ledger_number: '' }, ledger))).to.deep.equal([
      'betalingen P 5/0',
      'debiteuren D 0/5',
    ]);
    expect(formatLines(postPayment(toCents(-5), null, ledger))).to.deep.equal(['betalingen P 0/5', 'debiteuren D 5/0']);
    expect(formatLines(postSettlement(toCents(5), ledger))).to.deep.equal(['verrekeningen D 5/0', 'debiteuren D 0/5']);
  });

  it('that reverses another one swaps its sides', () => {
    const lines = postPayment(toCents(5), null, ledger);
    expect(reverseLines(lines)).to.deep.equal(postPayment(toCents(-5), null, ledger));
    expect(sumDebtorLines(lines) + sumDebtorLines(reverseLines(lines))).to.equal(0);
  });

  it('that does not balance is refused', () => {
    const invoice = { total: toCents(120), lines: [createLine(100)], vat: [createRateTotal(2100, 21)] };
    expect(() => postInvoice(invoice, ledger)).to.throw('out of balance by -1 cents');
  });
});
