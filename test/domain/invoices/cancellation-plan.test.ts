// Plans of cancellations: with random invoices, advances, credits and vouchers, exactly the owed amount is left per rate.
import { expect } from 'chai';
import fc from 'fast-check';
import { assertAdvanceFits, planAdvance } from '../../../domain/invoices/advance.ts';
import {
  listBookedVat,
  planCancellation,
  type BookingMoney,
  type CancellationPlan,
} from '../../../domain/invoices/cancellation-plan.ts';
import { planCredit, type CreditBasis, type InvoicedLine } from '../../../domain/invoices/credit.ts';
import { assertSomethingLeft, planInvoice, type InvoicedBefore } from '../../../domain/invoices/invoice.ts';
import type { ChargedItem, PlannedInvoice } from '../../../domain/invoices/invoice-lines.ts';
import { asCents } from '../../../domain/values/money.ts';
import { calculateVatInside } from '../../../domain/values/vat.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { toBasisPoints, toTenThousandths } from '../../support/amounts.ts';

const CASES = 1000;
const RATES = [0, 900, 2100];

interface ModelInvoice {
  readonly id: number;
  readonly isAdvance: boolean;
  readonly lines: readonly InvoicedLine[];
  readonly vat: PlannedInvoice['vat'];
  readonly total: number;
  readonly credits: ModelInvoice[];
}

/** Creates invoices one after the other, as the service does. */
class Invoices {
  readonly all: ModelInvoice[] = [];
  readonly #isReverseCharged: boolean;
  #ids = 0;

  constructor(isReverseCharged: boolean) {
    this.#isReverseCharged = isReverseCharged;
  }

  /** Runs a step; a refused step changes nothing. */
  attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  charge(costs: readonly ChargedItem[], percentage: number | null): void {
    const before = this.all.map((each) => this.createInvoicedBefore(each));
    const restInvoice = planInvoice(costs, before, this.#isReverseCharged);
    assertSomethingLeft(restInvoice, before);
    if (percentage === null) {
      this.all.push(this.#kept(restInvoice, false));
      return;
    }
    const advance = planAdvance(costs, before, toBasisPoints(percentage), this.#isReverseCharged);
    assertAdvanceFits(advance, restInvoice);
    this.all.push(this.#kept(advance, true));
  }

  credit(index: number, bedrag: number | null): void {
    const invoice = this.all[index % Math.max(1, this.all.length)];
    const line = invoice?.lines.find(({ type }) => type === 'item');
    if (invoice === undefined || line === undefined) return;
    const requestedLines = bedrag === null ? undefined : [{ id: line.id, bedrag: asCents(bedrag) }];
    invoice.credits.push(this.#kept(planCredit(this.createCreditable(invoice), requestedLines), false));
  }

  createCreditable({ lines, vat, credits }: ModelInvoice): CreditBasis {
    const credited = credits.flatMap((each) => each.lines);
    return {
      isReverseCharged: this.#isReverseCharged,
      lines,
      vat,
      credited,
      creditedVat: credits.flatMap((each) => each.vat),
    };
  }

  createInvoicedBefore({ id, isAdvance, credits, ...own }: ModelInvoice): InvoicedBefore {
    const docs = [own, ...credits];
    const items = docs.flatMap(({ lines }) =>
      lines.flatMap(({ naam, btw_percentage, product_id, gross, vooruitbetaald }) => {
        if (btw_percentage === null || gross === null) return [];
        return [{ naam, btw_percentage, product_id, gross, ...(vooruitbetaald === true && { vooruitbetaald }) }];
      }),
    );
    const vat = docs.flatMap((each) => each.vat);
    return { id, factuur_nummer: String(id), isAdvance, btw_verlegd: this.#isReverseCharged, items, vat };
  }

  listDocuments(): ModelInvoice[] {
    return this.all.flatMap((each) => [each, ...each.credits]);
  }

  #kept(plan: PlannedInvoice, isAdvance: boolean): ModelInvoice {
    const lines = plan.lines.map((line) => ({ ...line, id: ++this.#ids }));
    return { id: ++this.#ids, isAdvance, lines, vat: plan.vat, total: plan.total, credits: [] };
  }
}

const createItem = (isPrepaid: boolean) =>
  fc
    .record({
      bedrag: fc.integer(isPrepaid ? { min: -90_000, max: -100 } : { min: -50_000, max: 900_000 }),
      aantal: fc.integer({ min: 1, max: 5 }),
      rate: fc.constantFrom(...RATES),
      product_id: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ bedrag, aantal, rate, product_id }): ChargedItem => ({
      type: 'item',
      naam: 'Klimmen',
      kortingomschrijving: null,
      boekingsregel_id: null,
      aantal,
      product_id,
      bedrag: toTenThousandths(bedrag),
      btw_percentage: toBasisPoints(rate),
      kortingspercentage: toBasisPoints(0),
      ...(isPrepaid && { vooruitbetaald: true }),
    }));
const costs = fc
  .tuple(fc.array(createItem(false), { minLength: 1, maxLength: 4 }), fc.array(createItem(true), { maxLength: 1 }))
  .map(([charged, prepaid]) => [...charged, ...prepaid]);
const steps = fc.array(
  fc.record({ costs, percentage: fc.option(fc.integer({ min: 1, max: 9999 })), credit: fc.option(fc.nat(4)), bedrag: fc.option(fc.integer({ min: 1, max: 9000 })) }), // prettier-ignore
  { maxLength: 4 },
);
const owed = fc.array(fc.integer({ min: -5_000, max: 90_000 }), { minLength: RATES.length, maxLength: RATES.length });
const payments = fc.record({
  paid: fc.integer({ min: 0, max: 300_000 }),
  online: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 3 }),
});

const grossOf = (docs: readonly Pick<PlannedInvoice, 'vat'>[]): number[] =>
  RATES.map((rate) =>
    docs
      .flatMap(({ vat }) => vat)
      .filter(({ btw_percentage }) => btw_percentage === rate)
      .reduce((sum, { gross }) => sum + gross, 0),
  );
const vatOf = (docs: readonly Pick<PlannedInvoice, 'vat'>[]): number[] =>
  RATES.map((rate) => {
    const totals = docs.flatMap(({ vat }) => vat).filter(({ btw_percentage }) => btw_percentage === rate);
    return totals.reduce((sum, { vat }) => sum + vat, 0);
  });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

describe('the plan of a cancellation', () => {
  it('leaves what is owed in every rate, and pays back what was paid beyond it, to the cent', () => {
    const counts = { credits: 0, invoices: 0, whole: 0, back: 0, open: 0 };
    const property = fc.property(
      steps,
      owed,
      payments,
      fc.boolean(),
      (drawnSteps, parts, { paid, online }, isReverseCharged) => {
        const invoices = new Invoices(isReverseCharged);
        for (const step of drawnSteps) {
          invoices.attempt(() => {
            invoices.charge(step.costs, step.percentage);
          });
          const { credit, bedrag } = step;
          if (credit !== null)
            invoices.attempt(() => {
              invoices.credit(credit, bedrag);
            });
        }

        const money: BookingMoney = {
          invoices: invoices.all.map((each) => {
            return { before: invoices.createInvoicedBefore(each), creditable: invoices.createCreditable(each) };
          }),
          invoiced: asCents(sumOf(invoices.listDocuments().map(({ total }) => total))),
          paid: asCents(paid),
          online: online.map((refundable, index) => ({ id: index + 1, refundable: asCents(refundable) })),
        };

        const owedParts = RATES.map((rate, index) => ({
          btw_percentage: toBasisPoints(rate),
          bedrag: asCents(parts[index] ?? 0),
        })).filter(({ bedrag }) => bedrag !== 0);
        const plan = planCancellation({ parts: owedParts }, money);
        const outcome = carryOut(plan, owedParts, invoices);
        expect(grossOf([...invoices.listDocuments(), ...outcome.docs])).to.deep.equal(
          RATES.map((_rate, index) => parts[index]),
        );

        // Credits by staff round VAT for their own invoice, so that the sum may differ by a cent.
        if (invoices.all.every(({ credits }) => credits.length === 0))
          expect(vatOf([...invoices.listDocuments(), ...outcome.docs])).to.deep.equal(
            RATES.map((rate, index) => calculateVatInside(asCents(parts[index] ?? 0), toBasisPoints(rate))),
          );

        const total = sumOf([...invoices.listDocuments(), ...outcome.docs].map((each) => each.total));
        expect([plan.back, plan.open]).to.deep.equal([Math.max(0, paid - total), Math.max(0, total - paid)]);
        expect(sumOf(plan.refunds.map(({ bedrag }) => bedrag))).to.equal(plan.back);

        for (const { online_payment_id: id, bedrag } of plan.refunds)
          expect(bedrag).to.be.within(1, id === null ? bedrag : (online[id - 1] ?? 0));
        expect(prepaidOf([...invoices.listDocuments(), ...outcome.docs])).to.equal(0);

        counts.credits += plan.credits.length;
        counts.whole += plan.credits.filter(({ lines }) => lines === undefined).length;
        counts.invoices += plan.invoice === null ? 0 : 1;
        counts.back += plan.back > 0 ? 1 : 0;
        counts.open += plan.open > 0 ? 1 : 0;
      },
    );

    fc.assert(property, { numRuns: CASES });
    for (const count of Object.values(counts)) expect(count).to.be.greaterThan(CASES / 50);
    expect(counts.credits - counts.whole).to.be.greaterThan(CASES / 50);
  });
});

/** Creates the documents of a plan with the functions that plan credit invoices and invoices. */
function carryOut(
  { credits, invoice, isReverseCharged }: CancellationPlan,
  owedParts: readonly { readonly btw_percentage: number; readonly bedrag: number }[],
  invoices: Invoices,
): { readonly docs: readonly PlannedInvoice[] } {
  const docs: PlannedInvoice[] = [];
  const after = new Map(invoices.all.map((each) => [each.id, { ...each, credits: [...each.credits] }]));
  for (const { invoice_id, lines, total } of credits) {
    const of = after.get(invoice_id);
    if (of === undefined) throw new Error('The plan credits an invoice that is none.');
    const bookedVat = listBookedVat([...after.values()].map((each) => invoices.createInvoicedBefore(each)));
    const credit = planCredit(invoices.createCreditable(of), lines, bookedVat);
    expect(credit.total).to.equal(total);
    docs.push(credit);
    of.credits.push({ ...credit, id: 0, isAdvance: false, credits: [], lines: credit.lines.map((line) => ({ ...line, id: 0 })) }); // prettier-ignore
  }

  const charges = owedParts.map(({ btw_percentage, bedrag }): ChargedItem => ({
    type: 'item',
    naam: 'Kosten',
    kortingspercentage: toBasisPoints(0),
    kortingomschrijving: null,
    aantal: 1,
    bedrag: toTenThousandths(bedrag * 100),
    btw_percentage: toBasisPoints(btw_percentage),
    product_id: null,
    boekingsregel_id: null,
  }));

  const rest = planInvoice(
    charges,
    [...after.values()].map((each) => invoices.createInvoicedBefore(each)),
    isReverseCharged,
  );

  if (invoice === null) expect(grossOf([rest])).to.deep.equal(RATES.map(() => 0));
  else {
    expect(rest.total).to.equal(invoice);
    docs.push(rest);
  }

  return { docs };
}

/** Returns the sum of prepaid voucher lines, in cents: zero once all vouchers were taken back. */
function prepaidOf(docs: readonly Pick<PlannedInvoice, 'lines'>[]): number {
  return sumOf(docs.flatMap(({ lines }) => lines.flatMap((line) => (line.vooruitbetaald ? (line.gross ?? 0) : []))));
}
