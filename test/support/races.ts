// The races of many at once on the same thing: what each sets up, does, and finds wrong afterwards.
import { Boekstaaf } from 'boekstaaf';
import { ADMINISTRATOR } from './administrator.ts';
import { type RaceOptions, collectOutcomes, type Race } from './arena.ts';
import { SEED, createRandom } from './random.ts';
import { createPricedBooking, emptyCompany, createFinalisedInvoice, createPricedProduct } from './world.ts';

const listNumbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** 50 payments of 2 on an invoice of 100: all are taken, and the invoice is paid. */
const racePayments: Race = async ({ clients, api }) => {
  const id = await createFinalisedInvoice(api, 100);
  const outcomes = await collectOutcomes(
    listNumbers(50).map((at) =>
      (clients[at % clients.length] ?? api).invoicePayments.createInvoicePayment({ id, body: { bedrag: 2 } }),
    ),
  );
  const refusals = outcomes.filter((status) => status !== 0);
  const { status } = await api.invoices.getInvoice({ id });
  const payments = await api.invoicePayments.listInvoicePayments({ id });

  return [
    ...(refusals.length > 0 ? [`${String(refusals.length)} of 50 payments were refused: ${refusals.join()}`] : []),
    ...(status === 'betaald' ? [] : [`the invoice is ${status}`]),
    ...(payments.length === 50 ? [] : [`${String(payments.length)} payments are there`]),
  ];
};

/** 100 invoices of one company, some of which are rolled back: the numbers of the others have no gap and no double. */
const raceNumbers: Race = async ({ api, clients }) => {
  const first = await createPricedBooking(api, 10);
  const { klant_id } = await api.bookings.getBooking({ id: first });
  const bookings: number[] = [];
  const copy = { klant_id, begin: '2026-06-02T10:00:00+02:00', personen: 1, boeking_id: first };

  while (bookings.length < 100) {
    bookings.push((await api.bookings.createBooking({ body: copy })).id);
  }

  const invoiceNumbers: string[] = [];
  const outcomes = await collectOutcomes(
    bookings.map(async (boeking_id, at) => {
      const client = clients[at % clients.length] ?? api;
      const invoice = await client.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
      invoiceNumbers.push(String(invoice.factuur_nummer));
    }),
  );
  const strange = outcomes.filter((status) => status !== 0 && status !== 500);
  const failed = outcomes.filter((status) => status === 500).length;

  return [
    ...(new Set(invoiceNumbers).size === invoiceNumbers.length ? [] : ['a number was given out twice']),
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
    ...(failed > 5 && failed < 60 ? [] : [`${String(failed)} of 100 were rolled back`]),
  ];
};

/** 50 equal requests with one Idempotency-Key: one location, and every response shows it or says "in progress". */
const raceKeys: Race = async ({ clients, api }) => {
  const locationIds: number[] = [];
  const outcomes = await collectOutcomes(
    listNumbers(50).map(async (at) => {
      const client = clients[at % clients.length] ?? api;
      locationIds.push(
        (await client.locations.createLocation({ body: { naam: 'Eenmaal' } }, { idempotencyKey: 'the same' })).id,
      );
    }),
  );
  const strange = outcomes.filter((status) => status !== 0 && status !== 409);
  const locations = (await api.locations.listLocations()).filter(({ naam }) => naam === 'Eenmaal');

  return [
    ...(locations.length === 1 ? [] : [`${String(locations.length)} locations were made`]),
    ...(new Set(locationIds).size === 1 ? [] : [`the answers name ${[...new Set(locationIds)].join()}`]),
    ...(strange.length === 0 ? [] : [`answers ${strange.join()}`]),
  ];
};

/** 20 changes of what 20 clients read at the same version: one is made, 19 learn that they came too late. */
const raceChanges: Race = async ({ clients, api }) => {
  const { id } = await api.locations.createLocation({ body: { naam: 'Nul' } });
  const response = await api.locations.getLocation({ id }).withResponse();
  const headers = { 'If-Match': String(response.headers.get('etag')) };
  const outcomes = await collectOutcomes(
    listNumbers(20).map((at) =>
      (clients[at % clients.length] ?? api).locations.updateLocation(
        { id, body: { naam: `Door ${String(at)}` } },
        { headers },
      ),
    ),
  );

  const successCount = outcomes.filter((status) => status === 0).length;
  const lateCount = outcomes.filter((status) => status === 412).length;

  return successCount === 1 && lateCount === 19
    ? []
    : [`${String(successCount)} were made, ${String(lateCount)} were too late`];
};

/** The only two who can manage users switch each other off: one of them stays. */
const raceAdministrators: Race = async ({ api, baseUrl }) => {
  const admin = new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 });
  const { id: first } = await admin.staff.getOwnStaffMember();
  const body = { contactpersonen: [{ achternaam: 'Tweede' }] };
  const { id } = await api.staff.createStaffMember({ body });
  const password = 'het wachtwoord van de tweede';
  const { permissies } = await admin.users.getUser({ id: first });
  const account = { id, gebruikersnaam: 'tweede', wachtwoord: password, permissies };
  await admin.users.createUser({ body: account });

  const other = new Boekstaaf({ baseUrl, username: 'tweede', password, retries: 0 });
  await other.users.getUser({ id });

  const outcomes = await collectOutcomes([
    admin.users.updateUser({ id, body: { actief: false } }),
    other.users.updateUser({ id: first, body: { actief: false } }),
  ]);

  // A user who was deactivated by then is refused as unknown.
  const refusals = outcomes.filter((status) => status === 401 || status === 403);
  const successes = outcomes.filter((status) => status === 0);
  return successes.length === 1 && refusals.length === 1 ? [] : [`answers ${outcomes.join()}`];
};

/** The only one who has any rights moves to another role while that role loses them: one of the two is refused. */
const raceMove: Race = async ({ api, baseUrl }) => {
  const admin = new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 });
  const { id: first } = await admin.staff.getOwnStaffMember();
  const { permissies } = await admin.users.getUser({ id: first });
  const from = await admin.roles.createRole({ body: { naam: 'Van', permissies } });
  const to = await admin.roles.createRole({ body: { naam: 'Naar', permissies } });

  await admin.users.updateUser({ id: first, body: { permissies: [], rollen: [{ id: from.id }] } });
  const outcomes = await collectOutcomes([
    admin.users.updateUser({ id: first, body: { rollen: [{ id: to.id }] } }),
    admin.roles.updateRole({ id: to.id, body: { permissies: [] } }),
  ]);
  const has = await collectOutcomes([
    admin.users.listUsers(),
    api.locations.createLocation({ body: { naam: 'Baan 1' } }),
  ]);

  return has.every((status) => status === 0) ? [] : [`nobody has any rights after ${outcomes.join()}`];
};

/** 50 bookings of ten customers that may not overbook want the last unit of a material: one gets it. */
const raceLastUnit: Race = async ({ clients, api }) => {
  const { id: materiaal_id } = await api.materials.createMaterial({ body: { naam: 'Kano', aantal: 1 } });
  const { id: product_id } = await createPricedProduct(api, 10);
  const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
  await api.products.updateProduct({ id: product_id, body: { duur: 'PT1H', Materialen } });

  const { id: bedrijf_id } = await emptyCompany(api);
  const customers: number[] = [];
  for (const at of listNumbers(10)) {
    const contactpersonen = [{ achternaam: `Jansen ${String(at)}` }];
    const body = { naam: `Bedrijf ${String(at)}`, bedrijf_id, contactpersonen };
    customers.push((await api.customers.createCustomer({ body })).id);
  }

  const bookingBody = { begin: '2026-06-01T10:00:00+02:00', personen: 1, product_id, status: 'optie' as const };
  const outcomes = await collectOutcomes(
    listNumbers(50).map((at) =>
      (clients[at % clients.length] ?? api).bookings.createBooking({
        capaciteit: 'afdwingen',
        body: { ...bookingBody, klant_id: customers[at % customers.length] ?? 0 },
      }),
    ),
  );

  const successes = outcomes.filter((status) => status === 0);
  const refusals = outcomes.filter((status) => status === 406);
  const bookings = await api.bookings.listBookings({ bevat_product_id: [product_id] });

  return successes.length === 1 && refusals.length === 49 && bookings.length === 1
    ? []
    : [`${String(bookings.length)} are stored, ${String(refusals.length)} of 50 were refused`];
};

// Fails a request at random between the number that it took and the invoice that was to bear it.
const random = createRandom(SEED);
const sabotage = (sql: string): void => {
  if (/^update .invoices. set/.test(sql) && random(4) === 0) throw new Error('Rolled back on purpose');
};

/** Each with its course. */
export const races = {
  payments: { run: racePayments, course: { services: 2 } },
  numbers: { run: raceNumbers, course: { failing: true, sabotage } },
  keys: { run: raceKeys, course: { services: 5 } },
  changes: { run: raceChanges, course: { services: 2 } },
  administrators: { run: raceAdministrators, course: {} },
  moving: { run: raceMove, course: {} },
  lastUnit: { run: raceLastUnit, course: { services: 2 } },
} satisfies Record<string, { run: Race; course: RaceOptions }>;
