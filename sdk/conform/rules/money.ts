// Amounts add up to the cent.
import { require } from '../fault.ts';
import { centsOf, idOf, objectOf, textOf, type JsonObject } from '../json.ts';
import { chargedBooking, cost } from '../recipes/invoices.ts';
import { requireRefusal, type ConformRule } from '../rule.ts';
import type { ConformWorld } from '../world.ts';

/** Lines whose VAT and shares never come out even. */
const UNEVEN_COSTS = [
  cost({ aantal: 3, bedrag: 33.33 }),
  cost({ aantal: 7, bedrag: 0.07, btw_percentage: 9 }),
  cost({ aantal: 1, bedrag: 10.01, btw_percentage: 9 }),
  cost({ aantal: 13, bedrag: 7.77 }),
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
      const { invoices } = await invoiced(world);
      const total = sum(invoices.map((each) => centsOf(each, 'calculated_totaalbedrag_inclusief_btw')));
      require(total ===
        TOTAL_CENTS, `the invoices of a booking add up to ${euros(total)}, and not to ${euros(TOTAL_CENTS)}`);
      for (const [rate, gross] of Object.entries(TOTALS_BY_RATE)) {
        const vat = sum(invoices.map((each) => vatOf(each, rate)));
        const expected = Math.round((gross * Number(rate)) / (100 + Number(rate)));
        require(vat === expected, `the VAT at ${rate} % is ${euros(vat)} in all, and not ${euros(expected)}`);
      }
    });

    await attempt('the payments of an invoice', async () => {
      const [invoice] = (await invoiced(world)).invoices;
      await requirePaid(world, objectOf(invoice));
    });
    await attempt('the credit of an invoice', async () => {
      const [invoice] = (await invoiced(world)).invoices;
      const credit = await world.call('createCreditInvoice', { path: { id: idOf(invoice) } });
      const name = 'calculated_totaalbedrag_inclusief_btw';
      require(centsOf(credit, name) ===
        -centsOf(invoice, name), `a credit of ${textOf(invoice, name)} is ${textOf(credit, name)}`);
    });

    await attempt('fractions of a cent', async () => {
      const id = await world.fresh('invoices');
      const answer = await service.ask('createInvoicePayment', { path: { id }, body: { bedrag: 0.001 } });
      requireRefusal(answer, 406);
    });
  },
};

/** A booking that is invoiced in three parts. */
async function invoiced(world: ConformWorld): Promise<{ invoices: JsonObject[] }> {
  const boeking_id = await chargedBooking(world, UNEVEN_COSTS);
  const invoices: JsonObject[] = [];
  for (const voorschot_percentage of [33.33, 14.29, 100])
    invoices.push(
      await world.call('createInvoice', { body: { boeking_id, status: 'definitief', voorschot_percentage } }),
    );
  return { invoices };
}

async function requirePaid(world: ConformWorld, invoice: JsonObject): Promise<void> {
  const path = { id: idOf(invoice) };
  const total = centsOf(invoice, 'calculated_totaalbedrag_inclusief_btw');
  const third = Math.floor(total / 3);
  const payments: JsonObject[] = [];

  for (const cents of [third, third, total - 2 * third]) {
    payments.push(await world.call('createInvoicePayment', { path, body: { bedrag: cents / 100 } }));
    const { status } = await world.call('getInvoice', { path });
    const expected = payments.length < 3 ? 'deels_betaald' : 'betaald';
    require(status === expected, `an invoice with ${String(payments.length)} of 3 payments is ${String(status)}`);
  }

  for (const rate of Object.keys(TOTALS_BY_RATE)) {
    const vat = sum(payments.map((each) => vatOf(each, rate)));
    const expected = vatOf(invoice, rate);
    require(vat === expected, `the VAT at ${rate} % of all payments is ${euros(vat)}, and not ${euros(expected)}`);
  }
}

function vatOf(thing: JsonObject, rate: string): number {
  return centsOf(objectOf(thing['btw'])[rate] ?? { btw: 0 }, 'btw');
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, each) => all + each, 0);
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
