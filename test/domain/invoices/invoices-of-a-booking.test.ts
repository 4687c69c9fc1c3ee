// All invoices of a booking: advances, final invoices, changed costs and credits in any order add up to the booking.
import { expect } from 'chai';
import fc from 'fast-check';
import { assertAdvanceFits, planAdvance } from '../../../domain/invoices/advance.ts';
import {
  planCredit,
  calculateSettlementAmount,
  type CreditedLine,
  type InvoicedLine,
} from '../../../domain/invoices/credit.ts';
import { assertSomethingLeft, planInvoice, type InvoicedBefore } from '../../../domain/invoices/invoice.ts';
import {
  planInvoiceLines,
  listRatesAndGross,
  type ChargedItem,
  type PlannedInvoice,
} from '../../../domain/invoices/invoice-lines.ts';
import { asCents, sum } from '../../../domain/values/money.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { sumGrossPerRate, sumTotalsPerRate, calculateVatInside, type RateTotal } from '../../../domain/values/vat.ts';
import { toBasisPoints, toTenThousandths } from '../../support/amounts.ts';

const CASES = 2000;

/** A finalised invoice of a booking, as the service stores it. */
interface LedgerInvoice extends PlannedInvoice {
  readonly id: number;
  readonly isAdvance: boolean;
  readonly invoicedLines: readonly InvoicedLine[];
  readonly credits: LedgerInvoice[];
}

type LedgerStep =
  | { readonly step: 'costs'; readonly costs: readonly ChargedItem[] }
  | { readonly step: 'advance'; readonly percentage: number }
  | { readonly step: 'final' }
  | {
      readonly step: 'credit';
      readonly invoiceIndex: number;
      readonly line: number | null;
      readonly bedrag: number | null;
    };

/** A model of the invoices of one booking; a refused step changes nothing. */
class BookingLedger {
  readonly invoices: LedgerInvoice[] = [];
  costs: readonly ChargedItem[] = [];
  readonly #isReverseCharged: boolean;
  #ids = 0;

  constructor(isReverseCharged: boolean) {
    this.#isReverseCharged = isReverseCharged;
  }

  take(step: LedgerStep): void {
    try {
      this.#take(step);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  #take(step: LedgerStep): void {
    if (step.step === 'costs') this.costs = step.costs;
    else if (step.step === 'credit') this.#credit(step);
    else this.#invoice(step.step === 'advance' ? step.percentage : null);
  }

  #invoice(percentage: number | null): void {
    const before = this.listInvoicedBefore();
    const restInvoice = planInvoice(this.costs, before, this.#isReverseCharged);
    assertSomethingLeft(restInvoice, before);
    if (percentage === null) {
      this.invoices.push(this.#kept(restInvoice, false));
      return;
    }
    const advance = planAdvance(this.costs, before, toBasisPoints(percentage), this.#isReverseCharged);
    assertAdvanceFits(advance, restInvoice);
    this.invoices.push(this.#kept(advance, true));
  }

  #credit({ invoiceIndex, line, bedrag }: Extract<LedgerStep, { step: 'credit' }>): void {
    const invoice = this.invoices[invoiceIndex % Math.max(1, this.invoices.length)];
    if (invoice === undefined) return;

    const items = invoice.invoicedLines.filter(({ type }) => type === 'item');
    const namedItem = line === null ? undefined : items[line % Math.max(1, items.length)];
    const requestedLines: CreditedLine[] | undefined =
      namedItem === undefined
        ? undefined
        : [{ id: namedItem.id, ...(bedrag === null ? {} : { bedrag: asCents(bedrag) }) }];
    const credited = invoice.credits.flatMap(({ invoicedLines }) => invoicedLines);
    const creditedVat = invoice.credits.flatMap(({ vat }) => vat);
    const { invoicedLines: lines, vat } = invoice;
    const credit = planCredit(
      { isReverseCharged: this.#isReverseCharged, lines, vat, credited, creditedVat },
      requestedLines,
    );

    invoice.credits.push(this.#kept(credit, false));
  }

  listInvoicedBefore(): InvoicedBefore[] {
    return this.invoices.map(({ id, isAdvance, credits, ...own }) => {
      const all = [own, ...credits];
      const items = all.flatMap(({ invoicedLines }) =>
        invoicedLines.flatMap(({ naam, btw_percentage, product_id, gross }) =>
          btw_percentage === null || gross === null ? [] : [{ naam, btw_percentage, product_id, gross }],
        ),
      );
      const vat = all.flatMap((each) => each.vat);
      return { id, factuur_nummer: String(id), isAdvance, btw_verlegd: this.#isReverseCharged, items, vat };
    });
  }

  listInvoices(): LedgerInvoice[] {
    return this.invoices.flatMap((invoice) => [invoice, ...invoice.credits]);
  }

  #kept(plan: PlannedInvoice, isAdvance: boolean): LedgerInvoice {
    const storedLines = plan.lines.map((line) => ({ ...line, id: ++this.#ids }));
    return { ...plan, id: ++this.#ids, isAdvance, invoicedLines: storedLines, credits: [] };
  }
}

const item = fc.record({
  aantal: fc.integer({ min: 0, max: 12 }),
  bedrag: fc.integer({ min: -200_000, max: 900_000 }),
  btw_percentage: fc.constantFrom(0, 900, 2100),
  kortingspercentage: fc.constantFrom(0, 1000, 3333),
  product_id: fc.integer({ min: 1, max: 3 }),
});
const costs = fc.array(item, { minLength: 1, maxLength: 4 }).map((items) =>
  items.map((each): ChargedItem => ({
    type: 'item',
    naam: 'Klimmen',
    kortingomschrijving: null,
    boekingsregel_id: null,
    aantal: each.aantal,
    bedrag: toTenThousandths(each.bedrag),
    btw_percentage: toBasisPoints(each.btw_percentage),
    kortingspercentage: toBasisPoints(each.kortingspercentage),
    product_id: each.product_id,
  })),
);
const step: fc.Arbitrary<LedgerStep> = fc.oneof(
  fc.record({ step: fc.constant('costs' as const), costs }),
  fc.record({ step: fc.constant('advance' as const), percentage: fc.integer({ min: 1, max: 9999 }) }),
  fc.constant({ step: 'final' as const }),
  fc.record({
    step: fc.constant('credit' as const),
    invoiceIndex: fc.nat(5),
    line: fc.option(fc.nat(5)),
    bedrag: fc.option(fc.integer({ min: 1, max: 5000 })),
  }),
);

const listNonZero = (totals: readonly RateTotal[]): RateTotal[] =>
  sumTotalsPerRate(totals).filter(({ gross }) => gross !== 0);

describe('the invoices of a booking', () => {
  it('add up to the booking in gross, VAT and net per rate, after any steps in any order', () => {
    let finals = 0;
    let credits = 0;
    fc.assert(
      fc.property(costs, fc.array(step, { maxLength: 9 }), fc.boolean(), (first, steps, isReverseCharged) => {
        const ledger = new BookingLedger(isReverseCharged);
        for (const each of [{ step: 'costs' as const, costs: first }, ...steps, { step: 'final' as const }])
          ledger.take(each);

        const together = listNonZero(ledger.listInvoices().flatMap(({ vat }) => vat));
        const expectedRates = [...sumGrossPerRate(listRatesAndGross(planInvoiceLines(ledger.costs)))]
          .filter(([, gross]) => gross !== 0)
          .map(([rate, gross]) => ({ btw_percentage: rate, gross, vat: calculateVatInside(gross, rate) }));
        expect(together).to.deep.equal(expectedRates);
        for (const invoice of ledger.listInvoices()) expectSound(invoice, isReverseCharged);
        finals += ledger.invoices.length;
        credits += ledger.invoices.flatMap((invoice) => invoice.credits).length;
      }),
      { numRuns: CASES },
    );

    expect(finals, 'invoices made').to.be.above(CASES);
    expect(credits, 'credits made').to.be.above(CASES / 10);
  });

  it('credit no more than each invoice charged, and the last credit is exactly the rest', () => {
    fc.assert(
      fc.property(costs, fc.array(step, { maxLength: 9 }), fc.boolean(), (first, steps, isReverseCharged) => {
        const ledger = new BookingLedger(isReverseCharged);
        for (const each of [{ step: 'costs' as const, costs: first }, { step: 'final' as const }, ...steps])
          ledger.take(each);
        ledger.invoices.forEach((_, index) => {
          ledger.take({ step: 'credit', invoiceIndex: index, line: null, bedrag: null });
        });
        for (const { vat, credits, total } of ledger.invoices) {
          const back = credits.flatMap((credit) => credit.vat);
          const remaining = sumTotalsPerRate([...vat, ...back]);
          expect(remaining.every((rate) => rate.gross === 0 && rate.vat === 0)).to.equal(true);
          expect(sum([total, ...credits.map((credit) => credit.total)])).to.equal(0);
        }
      }),
      { numRuns: CASES },
    );
  });
});

/** Expects that an invoice adds up: lines to rates in gross and net, rates to the total. */
function expectSound({ lines, vat, total }: PlannedInvoice, isReverseCharged: boolean): void {
  for (const rate of vat) {
    const items = lines.filter(({ btw_percentage }) => btw_percentage === rate.btw_percentage);
    const sumMember = (member: 'gross' | 'totaal_exc_btw'): number =>
      sum(items.map((line) => line[member] ?? asCents(0)));
    expect(sumMember('gross')).to.equal(rate.gross);
    expect(sumMember('totaal_exc_btw')).to.equal(rate.gross - rate.vat);
  }
  const lineTotal = sum(lines.map(({ totaal_inc_btw }) => totaal_inc_btw ?? asCents(0)));
  expect(lineTotal).to.equal(total);
  const net = sum(vat.map((rate) => asCents(rate.gross - rate.vat)));
  if (isReverseCharged) expect(total).to.equal(net);
}

describe('the settlement of a credit invoice', () => {
  const cases: [what: string, total: number, paid: number, credit: number, expected: number][] = [
    ['all of it, when nothing was paid', 100, 0, -100, 100],
    ['what is open, when a part was paid', 100, 30, -100, 70],
    ['no more than the credit', 100, 0, -40, 40],
    ['nothing of a paid invoice', 100, 100, -100, 0],
    ['nothing of one that was paid too much', 100, 120, -100, 0],
    ['a negative invoice the other way round', -100, 0, 60, -60],
    ['nothing of nothing', 0, 0, 0, 0],
  ];
  for (const [label, total, paidAmount, credit, expected] of cases)
    it(label, () => {
      expect(calculateSettlementAmount(asCents(total), asCents(paidAmount), asCents(credit))).to.equal(expected);
    });
});
