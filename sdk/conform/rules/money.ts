// Amounts add up to the cent.
import { assertHolds } from '../outcome-errors.ts';
import { centsOf, idOf, objectOf, textOf, type JsonObject } from '../json.ts';
import { createChargedBooking, createCost } from '../recipes/invoices.ts';
import { assertRefusal, type ConformRule } from '../rule.ts';
import type { ConformWorld } from '../world.ts';

/** Lines whose VAT and shares never come out even. */
const UNEVEN_COSTS = [
  createCost({ aantal: 3, bedrag: 33.33 }),
  createCost({ aantal: 7, bedrag: 0.07, btw_percentage: 9 }),
  createCost({ aantal: 1, bedrag: 10.01, btw_percentage: 9 }),
  createCost({ aantal: 13, bedrag: 7.77 }),
];
const TOTALS_BY_RATE: Readonly<Record<string, number>> = { 21: 3 * 3333 + 13 * 777, 9: 7 * 7 + 1001 };
const TOTAL_CENTS = Object.values(TOTALS_BY_RATE).reduce((sum, each) => sum + each, 0);

export const money: ConformRule = {
  name: 'money',
  source: 'the descriptions of createInvoice, createInvoicePayment and createCreditInvoice',
  asks: 'a booking in three invoices of uneven shares, paid in three parts, and one of them credited',
  expects:
    'the invoices add up to the booking and to its VAT by rate; the VAT of the payments to that of the invoice; fractions of a cent are refused',
  async run({ service, world, attempt }) {
    await attempt('the invoices of a booking', async () => {
      const { invoices } = await createInvoices(world);
      const total = sum(invoices.map((each) => centsOf(each, 'calculated_totaalbedrag_inclusief_btw')));

      assertHolds(
        total === TOTAL_CENTS,
        `the invoices of a booking add up to ${formatEuros(total)}, and not to ${formatEuros(TOTAL_CENTS)}`,
      );
      for (const [rate, gross] of Object.entries(TOTALS_BY_RATE)) {
        const vat = sum(invoices.map((each) => vatOf(each, rate)));
        const expected = Math.round((gross * Number(rate)) / (100 + Number(rate)));
        assertHolds(
          vat === expected,
          `the VAT at ${rate} % is ${formatEuros(vat)} in all, and not ${formatEuros(expected)}`,
        );
      }
    });

    await attempt('the payments of an invoice', async () => {
      const [invoice] = (await createInvoices(world)).invoices;
      await assertPaid(world, objectOf(invoice));
    });
    await attempt('the credit of an invoice', async () => {
      const [invoice] = (await createInvoices(world)).invoices;
      const credit = await world.askForBody('createCreditInvoice', { path: { id: idOf(invoice) } });
      const name = 'calculated_totaalbedrag_inclusief_btw';
      assertHolds(
        centsOf(credit, name) === -centsOf(invoice, name),
        `a credit of ${textOf(invoice, name)} is ${textOf(credit, name)}`,
      );
    });

    await attempt('fractions of a cent', async () => {
      const id = await world.createThing('invoices');
      const response = await service.ask('createInvoicePayment', { path: { id }, body: { bedrag: 0.001 } });
      assertRefusal(response, 406);
    });
  },
};

/** A booking that is invoiced in three parts. */
async function createInvoices(world: ConformWorld): Promise<{ invoices: JsonObject[] }> {
  const boeking_id = await createChargedBooking(world, UNEVEN_COSTS);
  const invoices: JsonObject[] = [];
  for (const voorschot_percentage of [33.33, 14.29, 100])
    invoices.push(
      await world.askForBody('createInvoice', { body: { boeking_id, status: 'definitief', voorschot_percentage } }),
    );
  return { invoices };
}

async function assertPaid(world: ConformWorld, invoice: JsonObject): Promise<void> {
  const path = { id: idOf(invoice) };
  const total = centsOf(invoice, 'calculated_totaalbedrag_inclusief_btw');
  const third = Math.floor(total / 3);
  const payments: JsonObject[] = [];

  for (const cents of [third, third, total - 2 * third]) {
    payments.push(await world.askForBody('createInvoicePayment', { path, body: { bedrag: cents / 100 } }));
    const { status } = await world.askForBody('getInvoice', { path });
    const expected = payments.length < 3 ? 'deels_betaald' : 'betaald';
    assertHolds(status === expected, `an invoice with ${String(payments.length)} of 3 payments is ${String(status)}`);
  }

  for (const rate of Object.keys(TOTALS_BY_RATE)) {
    const vat = sum(payments.map((each) => vatOf(each, rate)));
    const expected = vatOf(invoice, rate);
    assertHolds(
      vat === expected,
      `the VAT at ${rate} % of all payments is ${formatEuros(vat)}, and not ${formatEuros(expected)}`,
    );
  }
}

function vatOf(item: JsonObject, rate: string): number {
  return centsOf(objectOf(item['btw'])[rate] ?? { btw: 0 }, 'btw');
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0);
}

function formatEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}
