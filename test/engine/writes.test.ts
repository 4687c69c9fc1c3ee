// The statements of writes, each by name: a change that adds or alters one has to change these lists.
import type { Package } from 'boekstaaf';
import { expect } from 'chai';
import { api, given, collectSql, sendRaw, getService } from '../support/index.ts';
import { prepareReservation, createSmallPackage } from '../support/reserving.ts';

/** Names a statement by its verb and its first table. */
function nameStatement(sql: string): string {
  if (sql.includes('pg_try_advisory')) return 'take the key';
  if (sql.startsWith('select pg_notify')) return 'notify';
  if (sql.startsWith('with supplied')) return 'select capacity_entries';
  if (sql.startsWith('with recursive above')) return 'select locations';
  const [, verb = '', into = '', from = ''] = /^(\w+) (?:(?:into )?"?(\w+)"?)?(?:.*? from "?(\w+))?/s.exec(sql) ?? [];
  return `${verb} ${verb === 'select' ? from : into === '' ? from : into}`;
}

/** Returns the names on PostgreSQL, and none on SQLite. */
const limitToPostgres = (...names: string[]): string[] =>
  ({ sqlite: [], postgres: names })[getService().database.dialect];

describe('the statements of a write', () => {
  before(async () => {
    await given.company();
  });

  it('are eight for a customer with two people, and seven on SQLite', async () => {
    const createPeople = (nth: string) =>
      [1, 2].map((each) => ({ achternaam: `${nth} ${String(each)}`, hoofdcontact: each === 1 }));
    await sendRaw('POST', '/api2/klanten', { body: { naam: 'Eerste', contactpersonen: createPeople('een') } });

    const statements = await collectSql(() =>
      sendRaw('POST', '/api2/klanten', { body: { naam: 'Tweede', contactpersonen: createPeople('twee') } }),
    );
    expect(statements.map(nameStatement)).to.deep.equal([
      'select api_keys',
      'select companies',
      'insert contacts',
      'insert contact_persons',
      'insert contact_links',
      ...limitToPostgres('select api_keys'),
      'insert customer_words',
      'insert events',
    ]);
  });

  it('are few more for the same with an Idempotency-Key', async () => {
    const body = {
      type: 'klant' as const,
      naam: 'Derde',
      contactpersonen: [{ achternaam: 'Drie', hoofdcontact: true }],
    };
    const statements = await collectSql(() => api.customers.createCustomer({ body }));

    expect(statements.map(nameStatement)).to.deep.equal([
      'select api_keys',
      ...limitToPostgres('take the key'),
      'select idempotency_keys',
      'select companies',
      'insert contacts',
      'insert contact_persons',
      'insert contact_links',
      ...limitToPostgres('select api_keys'),
      'insert customer_words',
      'insert events',
      'insert idempotency_keys',
    ]);
  });

  it('are those of a booking from a package of six lines', async () => {
    const regels = [];
    for (let nth = 0; nth < 6; nth += 1) regels.push({ product_id: (await given.product({ duur: 'PT1H' })).id });

    const { id: arrangement_id } = await given.package({ regels });
    const { id: klant_id } = await given.customer();
    const body = { klant_id, arrangement_id, begin: '2026-09-01T10:00:00', personen: 20 };

    // After the first booking the price rules are cached.
    await api.bookings.createBooking({ body });
    const statements = await collectSql(() => sendRaw('POST', '/api2/boekingen', { body }));
    expect(statements.map(nameStatement)).to.deep.equal([
      'select api_keys',
      'select packages',
      'select products',
      'select package_lines',
      'select price_rules',
      'select contacts',
      'select companies',
      'insert booking_counters',
      'select kept_cancellation_terms',
      'insert bookings',
      'insert booking_lines',
      'insert cost_lines',
      'insert cost_lines',
      ...limitToPostgres('select api_keys'),
      'insert events',
    ]);
  });

  it('are those of a finalised invoice', async () => {
    const { id: boeking_id } = await given.chargedBooking();
    const statements = await collectSql(() =>
      sendRaw('POST', '/api2/facturen', { body: { boeking_id, status: 'definitief' } }),
    );

    expect(statements.map(nameStatement)).to.deep.equal([
      'select api_keys',
      'select bookings',
      'select booking_lines',
      'select cost_lines',
      'select invoices',
      'select companies',
      'select bookings',
      'select pdf_templates',
      'insert invoices',
      'insert invoice_lines',
      'insert invoice_vat',
      'insert jobs',
      'select invoice_lines',
      'select settings',
      'select payment_requests',
      'insert invoice_counters',
      'update invoice_counters',
      'update invoices',
      'select invoice_counters',
      ...limitToPostgres('select api_keys'),
      'insert journal_entries',
      'insert journal_lines',
      'insert events',
      ...limitToPostgres('notify'),
    ]);
  });

  it('are those of a payment', async () => {
    const { id } = await given.finalisedInvoice();
    const statements = await collectSql(() =>
      sendRaw('POST', `/api2/facturen/${String(id)}/betalingen`, { body: { bedrag: 1 } }),
    );

    expect(statements.map(nameStatement)).to.have.members([
      'select api_keys',
      ...limitToPostgres('select api_keys'),
      'select invoices',
      'select bookings',
      'select invoices',
      'select invoice_payments',
      'select invoice_vat',
      'select invoice_vat',
      'select invoice_lines',
      'update invoices',
      'insert invoice_payments',
      'select payment_requests',
      'select contact_links',
      ...limitToPostgres('select api_keys'),
      'select invoice_payments',
      'select journal_entries',
      'update invoices',
      'select settings',
      'select invoice_vat',
      'select invoice_lines',
      'select invoice_payments',
      'select contact_links',
      'insert journal_entries',
      'insert journal_lines',
      'insert events',
    ]);
  });

  it('are those of a customer with another name, whose identity is written once', async () => {
    const { id } = await given.customer();
    const statements = await collectSql(() =>
      sendRaw('PUT', `/api2/klanten/${String(id)}`, { body: { naam: 'Anders' } }),
    );

    expect(statements.map(nameStatement)).to.have.members([
      'select api_keys',
      ...limitToPostgres('select api_keys'),
      'select contacts',
      'select bookings',
      'update contacts',
      'select contact_links',
      'select contacts',
      'update contacts',
      'select bookings',
      ...limitToPostgres('select api_keys'),
      'select customer_words',
      'select contact_links',
      'update contacts',
      'select bookings',
      'insert customer_words',
      'insert events',
    ]);
  });

  it('are those of reserving three products online', async () => {
    const onlinePackage = await createSmallPackage([{}, {}, {}]);
    expect(await statementsOf(onlinePackage)).to.deep.equal(listReservingStatements([]));
  });

  it('are six more where materials and locations are scarce', async () => {
    const { id: materiaal_id } = await given.material({ aantal: 90 });
    const { id: parent_id } = await given.location();
    const Materialen = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
    const createResources = async () => ({ Materialen, Locaties: [{ id: (await given.location({ parent_id })).id }] });
    const onlinePackage = await createSmallPackage([
      await createResources(),
      await createResources(),
      await createResources(),
    ]);

    const ofScarceThings = [
      'select materials',
      'select locations',
      'select locations',
      'select product_materials',
      'select capacity_entries',
      'select booking_lines',
    ];

    expect(await statementsOf(onlinePackage)).to.deep.equal(listReservingStatements(ofScarceThings));
  });
});

/** Returns the statements of a reservation, after another one was made. */
async function statementsOf(onlinePackage: Package): Promise<string[]> {
  await api.onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [2, 2, 2]) });
  const statements = await collectSql(() =>
    sendRaw('POST', '/api2/onlineboeking/reserveer', { body: prepareReservation(onlinePackage, [2, 2, 2]) }),
  );
  return statements.map(nameStatement);
}

function listReservingStatements(ofScarceThings: readonly string[]): string[] {
  return [
    'select api_keys',
    'select packages',
    'select product_locations',
    'select start_times',
    'select settings',
    'select companies',
    'select contacts',
    'select contacts',
    'select companies',
    'insert contacts',
    'insert contact_persons',
    'insert contact_links',
    'insert booking_counters',
    ...ofScarceThings,
    'select packages',
    'select products',
    'select package_lines',
    'select price_rules',
    'select companies',
    'select kept_cancellation_terms',
    'insert bookings',
    'insert booking_lines',
    'insert cost_lines',
    'insert cost_lines',
    'select booking_mails',
    'select pdf_templates',
    'select pdf_templates',
    'select contacts',
    'insert mails',
    'insert jobs',
    ...limitToPostgres('select api_keys'),
    'insert customer_words',
    'insert events',
    ...limitToPostgres('notify'),
  ];
}
