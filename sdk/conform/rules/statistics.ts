// Totals equal the sums of their rows.
import { assertHolds } from '../outcome-errors.ts';
import { centsOf, objectOf, objectsOf, textOf, type JsonObject } from '../json.ts';
import { createChargedBooking, createCost } from '../recipes/invoices.ts';
import type { ConformRule } from '../rule.ts';
import type { ConformWorld } from '../world.ts';

export const statistics: ConformRule = {
  name: 'statistics',
  source:
    'the descriptions of getRevenue, listInvoiceLines, getSalesStatistics, getPaymentStatistics and proveInvoices',
  asks: 'revenue, sales and payments of two years, and the invoices, lines and payments themselves',
  expects: 'equal totals to the cent, however they are grouped, and series of numbers without gaps',
  async run({ world, attempt }) {
    const period = { begin: world.formatDay(-365), eind: world.formatDay(365) };
    const dates = { 'datum>': period.begin, 'datum<': period.eind };
    await attempt('revenue', async () => {
      await createPaidInvoice(world);
      const rows = await list(world, 'getRevenue', period);
      const lines = (await list(world, 'listInvoiceLines', period)).filter((each) => each['vooruitbetaald'] !== true);
      for (const key of new Set([...rows, ...lines].map(keyOf))) {
        const [one, other] = [rows, lines].map((all) => all.filter((each) => keyOf(each) === key));
        assertEqual(sum(one, 'bedrag_inc_btw'), sum(other, 'totaal_inc_btw'), `revenue of ${key}`, 'its lines');
        assertEqual(sum(one, 'bedrag_exc_btw'), sum(other, 'totaal_exc_btw'), `net revenue of ${key}`, 'its lines');
      }
    });

    await attempt('lines', async () => {
      const lines = await list(world, 'listInvoiceLines', period);
      const invoices = (await list(world, 'listInvoices', {})).filter((each) => each['datum'] !== null);
      const total = sum(invoices, 'calculated_totaalbedrag_inclusief_btw');
      assertEqual(sum(lines, 'totaal_inc_btw'), total, 'the lines', 'the invoices');
    });

    await attempt('sales', async () => {
      const revenue = sum(await list(world, 'getRevenue', period), 'bedrag_inc_btw');
      const query = { ...dates, referentiedatum: 'factuur', gegevens: 'gefactureerd_bedrag' };
      for (const [by, group] of [
        ['groepeer_tijd', 'jaar-maand'],
        ['groepeer_gegevens', 'product_id'],
      ] as const) {
        const rows = await list(world, 'getSalesStatistics', { ...query, [by]: group });
        assertEqual(sumOfData(rows), revenue, `sales by ${group}`, 'the revenue');
      }
    });

    await attempt('payments', async () => {
      const query = { ...dates, referentiedatum: 'betaling', gegevens: 'betaald_bedrag' };
      const all = (await list(world, 'listPayments', {})).filter((each) => each['settles_id'] === null);
      for (const groepeer_tijd of ['jaar', 'jaar-maand']) {
        const rows = await list(world, 'getPaymentStatistics', { ...query, groepeer_tijd });
        assertEqual(sumOfData(rows), sum(all, 'bedrag'), `payments by ${groepeer_tijd}`, 'the payments');
      }
    });

    await attempt('numbers', async () => {
      for (const series of await list(world, 'proveInvoices', {})) {
        const { gaps, changed, count, first, last } = series;
        const name = `${textOf(series, 'bedrijf_id')} in ${textOf(series, 'jaar')}`;
        assertHolds(Array.isArray(gaps) && gaps.length === 0, `the numbers of company ${name} have gaps`);
        assertHolds(changed === null, `an invoice of company ${name} was changed`);
        const numbers = Number(last) - Number(first) + 1;
        assertHolds(
          first === null || numbers === count,
          `company ${name} has ${String(count)} invoices in ${String(numbers)} numbers`,
        );
      }
    });
  },
};

/** A finalised invoice with a payment, for a product and for none. */
async function createPaidInvoice(world: ConformWorld): Promise<void> {
  const product_id = await world.ensureThing('products');
  const costs = [createCost({ aantal: 3, bedrag: 33.33, product_id }), createCost({ bedrag: 0.05, btw_percentage: 9 })];
  const boeking_id = await createChargedBooking(world, costs);
  const invoice = await world.askForBody('createInvoice', { body: { boeking_id, status: 'definitief' } });
  await world.askForBody('createInvoicePayment', { path: { id: invoice['id'] }, body: { bedrag: 10.01 } });
}

/** Returns all items of a list or a statistic. */
async function list(world: ConformWorld, id: string, query: JsonObject): Promise<JsonObject[]> {
  const response = await world.askForResponse(id, { query });
  const location = response.readHeader('location');
  assertHolds(location === null, `${response.request} leads to ${String(location)}, although nothing is missing`);
  return objectsOf(response.body);
}

function keyOf(row: JsonObject): string {
  return `product ${textOf(row, 'product_id') || 'none'} at ${textOf(row, 'btw_percentage')} %`;
}

function sum(rows: readonly JsonObject[] | undefined, name: string): number {
  return (rows ?? []).reduce((all, each) => all + centsOf(each, name), 0);
}

function sumOfData(rows: readonly JsonObject[]): number {
  return rows.reduce((all, { data }) => all + sum([objectOf(data)], Object.keys(objectOf(data))[0] ?? ''), 0);
}

function assertEqual(one: number, other: number, label: string, from: string): void {
  assertHolds(one === other, `${label}: ${(one / 100).toFixed(2)}, and ${(other / 100).toFixed(2)} by ${from}`);
}
