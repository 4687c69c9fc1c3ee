// Fills a database through the service with a hundred bookings: half of them invoiced, most of those paid.
import { Boekstaaf } from 'boekstaaf';
import { readConfig } from '../config/config.ts';
import { SECRETS_KEY } from './children.ts';
import { setUp } from '../demo/set-up.ts';
import type { Instant } from '../generated/types.ts';
import { startServer } from '../server.ts';
import { FIRST_DATE } from './multiply.ts';
import { ADMINISTRATOR_PASSWORD } from './world.ts';

/** Bookings of the template; half of them have an invoice of ten lines. */
const BOOKING_COUNT = 100;
const PRODUCT_COUNT = 9;
const TEMPLATE_NOW = `${FIRST_DATE}T09:00:00.000Z` as Instant;

/** The content of a template. */
export interface TemplateSize {
  readonly bookings?: number;
  /** The lines of an invoiced booking; others have one. */
  readonly lines?: number;
  /** How many customers book. */
  readonly booking?: number;
}

/** Creates the bookings through the SDK, on the first day of `multiply`; returns a key with all rights. */
export async function makeTemplate(
  url: string,
  { bookings = BOOKING_COUNT, lines = PRODUCT_COUNT, booking = Infinity }: TemplateSize = {},
): Promise<string> {
  const config = readConfig({
    SECRETS_KEY,
    DATABASE_URL: url,
    PORT: '0',
    LOG_LEVEL: 'error',
    BOOTSTRAP_PASSWORD: ADMINISTRATOR_PASSWORD,
  });
  const server = await startServer({ config, grace: 0, now: () => TEMPLATE_NOW });
  const basic = new Boekstaaf({
    baseUrl: server.url,
    username: config.bootstrapUsername,
    password: ADMINISTRATOR_PASSWORD,
  });
  const body = { user_id: server.firstLogin?.id ?? 0, description: 'Benchmark' };
  const { token } = await basic.apiKeys.createApiKey({ body });
  const client = new Boekstaaf({ baseUrl: server.url, apiKey: token });
  const { customers: all, paymentMethods, companies } = await setUpVenue(client);
  const customers = all.slice(0, booking);
  const products = (await client.products.listProducts()).slice(0, PRODUCT_COUNT);
  const regels = products.slice(0, lines).map(({ id }) => ({ product_id: id, begin: '2023-01-02T10:00:00' }));
  const day = { arrangement: 'Een hele dag', aantal_personen: 20, bedrijf_id: companies, regels };
  const { id: arrangement_id } = await client.packages.createPackage({ body: day });

  for (let nth = 0; nth < bookings; nth += 1) {
    const klant_id = customers[nth % customers.length] ?? 0;
    const begin = `2023-01-${String(2 + (nth % 20)).padStart(2, '0')}T10:00:00`;
    const shared = { klant_id, begin, personen: 5 + (nth % 40) };
    if (nth % 2 === 1) {
      await client.bookings.createBooking({ body: { ...shared, product_id: products[nth % PRODUCT_COUNT]?.id ?? 0 } });
      continue;
    }
    const { id: boeking_id } = await client.bookings.createBooking({ body: { ...shared, arrangement_id } });
    const invoice = await client.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    const paidShare = nth % 8 === 0 ? 0.5 : 1;
    const bedrag = Math.round(invoice.calculated_totaalbedrag_inclusief_btw * paidShare * 100) / 100;
    if (nth % 10 === 0) continue;
    const betaalmethode_id = paymentMethods[nth % paymentMethods.length] ?? 0;
    await client.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag, betaalmethode_id } });
  }

  await server.close();
  return token;
}

async function setUpVenue(
  client: Boekstaaf,
): Promise<{ customers: number[]; paymentMethods: number[]; companies: number }> {
  const { customers, paymentMethods } = await setUp(client);
  const listIds = (all: readonly { readonly id: number }[]): number[] => all.map(({ id }) => id);
  return {
    customers: listIds(customers),
    paymentMethods: listIds(paymentMethods),
    companies: customers[0]?.bedrijf_id ?? 0,
  };
}
