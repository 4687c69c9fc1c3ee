// Creates the objects that the growth measurement requests: a customer with its own bookings and invoice, and one of each kind.
import { Boekstaaf } from 'boekstaaf';
import { roots } from '../generated/operations.ts';
import type { OperationFacts } from '../test/support/contract.ts';
import type { FilledDatabase } from './growth-databases.ts';
import { openRaw } from './raw.ts';

/** When the bookings that are read begin. */
const BOOKINGS_BEGIN = '2027-06-15T10:00:00';
const BOOKING_COUNT = 5;

export interface VenueFixture {
  /** The id of one object of each kind, by the name of its root. */
  readonly ids: Readonly<Record<string, number>>;
  /** Returns the value of a path parameter; undefined where the venue has no such object. */
  findPathValue(operation: OperationFacts, name: string): number | string | undefined;
  /** The position of an event near the end of the feed. */
  readonly tail: string;
}

/** Creates the requested objects through the service at `baseUrl`, and finds the other ids in the database. */
export async function makeVenueFixture({ url, token }: FilledDatabase, baseUrl: string): Promise<VenueFixture> {
  const { ids, tail } = await readStoredIds(url);
  const client = new Boekstaaf({ baseUrl, apiKey: token });
  const product_id = (await client.products.listProducts())[0]?.id ?? 0;
  const naam = `Onze klant ${new Date().toISOString()}`;
  const contactpersonen = [{ achternaam: naam, hoofdcontact: true }];
  const bedrijf_id = ids['companies'] ?? null;
  const { id: klant_id } = await client.customers.createCustomer({
    body: { naam, bedrijf_id, soort_klant: 'bedrijf', contactpersonen },
  });
  const bookings: number[] = [];

  for (let nth = 0; nth < BOOKING_COUNT; nth += 1)
    bookings.push(
      (await client.bookings.createBooking({ body: { klant_id, product_id, begin: BOOKINGS_BEGIN, personen: 20 } })).id,
    );

  const [boeking_id = 0, invoiced = 0] = bookings;
  const invoice = await client.invoices.createInvoice({ body: { boeking_id: invoiced, status: 'definitief' } });
  const betaalmethode_id = ids['payment_methods'] ?? 0;
  const payment = await client.invoicePayments.createInvoicePayment({
    id: invoice.id,
    body: { bedrag: 0.01, betaalmethode_id },
  });
  const rootIds = {
    ...ids,
    products: product_id,
    customers: klant_id,
    contacts: klant_id,
    bookings: boeking_id,
    invoices: invoice.id,
  };

  return {
    ids: rootIds,
    tail,
    findPathValue({ root }, name) {
      if (name === 'betaling_id') return payment.id;
      if (name === 'boeking_id') return boeking_id;
      if (name === 'slug') return 'currency';
      return root === undefined ? undefined : rootIds[root as keyof typeof rootIds];
    },
  };
}

/** How many events before the end of the feed a reader continues. */
const TAIL_EVENTS = 20;

/** Returns the highest id of each root with rows, and a position in the feed. */
async function readStoredIds(url: string): Promise<{ ids: Record<string, number>; tail: string }> {
  const raw = await openRaw(url);
  const ids: Record<string, number> = {};
  const kinds: Readonly<Record<string, string>> = { customers: 'klant', staff: 'personeel', suppliers: 'leverancier' };

  for (const root of roots.filter((each) => each !== 'settings')) {
    const kind = kinds[root];
    const from = kind === undefined ? root : `contacts where type = '${kind}'`;
    const [row] = await raw.readRows(`select max(id) as id from ${from}`);
    if (row?.['id'] !== null && row?.['id'] !== undefined) ids[root] = Number(row['id']);
  }

  const order = raw.dialect === 'sqlite' ? 'id desc' : 'xact desc, id desc';
  const [position] = await raw.readRows(
    `select xact, id from events order by ${order} limit 1 offset ${String(TAIL_EVENTS)}`,
  );

  await raw.close();

  return { ids, tail: `${String(position?.['xact'])}.${String(position?.['id'])}` };
}
