// Lists of invoices: every filter, both sort orders, and what is embedded on request.
import { expect } from 'chai';
import type { Boekstaaf, Booking, Invoice } from 'boekstaaf';
import {
  ADMINISTRATOR,
  api,
  basic,
  clock,
  given,
  collectSql,
  sendRaw,
  expectRefusal,
  createUserWith,
} from '../support/index.ts';

type InvoiceQuery = Parameters<Boekstaaf['invoices']['listInvoices']>[0];
const { cost } = given;

const listIds = async (query: InvoiceQuery): Promise<number[]> =>
  (await basic.invoices.listInvoices(query)).map(({ id }) => id);
const createFinalisedInvoice = (boeking_id: number, context: Invoice['context'] = 'invoice'): Promise<Invoice> =>
  api.invoices.createInvoice({ body: { boeking_id, context, status: 'definitief' } });

describe('lists of invoices', () => {
  let booking: Booking;
  let other: Booking;
  let first: Invoice;
  let draft: Invoice;
  let second: Invoice;
  let third: Invoice;

  // One company with two finalised invoices and a draft between them; another with one. Three days.
  before(async () => {
    booking = await given.chargedBooking();
    const sibling = await given.chargedBooking([cost({ bedrag: 10 })], { klant_id: booking.klant_id });
    other = await given.chargedBooking();
    first = await createFinalisedInvoice(booking.id);
    draft = await api.invoices.createInvoice({ body: { boeking_id: sibling.id } });
    clock.set('2026-03-11T12:00:00Z');
    second = await createFinalisedInvoice(sibling.id, 'pos');
    clock.set('2026-03-12T12:00:00Z');
    third = await createFinalisedInvoice(other.id, 'online_booking');
    await api.invoicePayments.createInvoicePayment({ id: second.id, body: { bedrag: 10 } });
    await api.invoicePayments.createInvoicePayment({ id: third.id, body: { bedrag: 10 } });
  });

  const cases: [what: string, query: () => InvoiceQuery, expected: () => Invoice[]][] = [
    ['without a filter, by id', () => ({}), () => [first, draft, second, third]],
    ['by a booking', () => ({ boeking_id: [booking.id] }), () => [first]],
    ['by several bookings', () => ({ boeking_id: [booking.id, other.id, 999] }), () => [first, third]],
    ['by a customer', () => ({ klant_id: booking.klant_id }), () => [first, draft, second]],
    ['by a customer and a status', () => ({ klant_id: booking.klant_id, status: ['betaald'] }), () => [second]],
    ['by a status', () => ({ status: ['betaald'] }), () => [second]],
    ['by several statuses', () => ({ status: ['concept', 'deels_betaald', 'verzonden'] }), () => [first, draft, third]],
    ['by contexts', () => ({ context: ['pos', 'online_booking'] }), () => [second, third]],
    ['by a company', () => ({ bedrijf_id: other.kosten.bedrijf_id }), () => [third]],
    ['by a date', () => ({ datum: '2026-03-11' }), () => [second]],
    ['up to a date', () => ({ datumVoor: '2026-03-11' }), () => [first, second]],
    ['from a date', () => ({ datumNa: '2026-03-11' }), () => [second, third]],
    ['from and up to a date', () => ({ datumNa: '2026-03-11', datumVoor: '2026-03-11' }), () => [second]],
    ['by number upwards, drafts last', () => ({ sort_order: 'asc' }), () => [first, second, third, draft]],
    ['by number downwards, drafts last', () => ({ sort_order: 'desc' }), () => [third, second, first, draft]],
    ['a page', () => ({ sort_order: 'asc', page: 2, page_size: 2 }), () => [third, draft]],
    ['by an unknown booking', () => ({ boeking_id: [999] }), () => []],
  ];

  for (const [label, query, expected] of cases)
    it(label, async () => {
      expect(await listIds(query())).to.deep.equal(expected().map(({ id }) => id));
    });

  it('sort several invoices of one day by number', async () => {
    const company = await given.company();
    const customer = await given.customer({ bedrijf_id: company.id });
    const invoiceIds: number[] = [];
    for (const personen of [1, 2, 3]) {
      const charged = await given.chargedBooking([], { klant_id: customer.id, personen });
      const invoice = await createFinalisedInvoice(charged.id);
      invoiceIds.push(invoice.id);
    }
    expect(await listIds({ bedrijf_id: company.id, sort_order: 'asc' })).to.deep.equal(invoiceIds);
    expect(await listIds({ bedrijf_id: company.id, sort_order: 'desc' })).to.deep.equal(invoiceIds.toReversed());
  });

  it('show customer, booking, payments and lines on request only', async () => {
    const [plainInvoice] = await basic.invoices.listInvoices({ boeking_id: [other.id] });
    expect(plainInvoice).not.to.have.any.keys('Klant', 'Boeking', 'Betalingen', 'regels');
    const embed = ['Klant', 'Boeking', 'Betalingen', 'regels'] as const;
    const [fullInvoice] = await basic.invoices.listInvoices({ boeking_id: [other.id], embed: [...embed] });
    expect(fullInvoice?.Klant).to.deep.equal(await api.customers.getCustomer({ id: other.klant_id }));
    const members = Object.entries(await api.bookings.getBooking({ id: other.id }));
    const listed = Object.fromEntries(members.filter(([name]) => name !== 'boekingsregels' && name !== 'kosten'));
    expect(fullInvoice?.Boeking).to.deep.equal(listed);
    expect(fullInvoice?.Betalingen).to.deep.equal(await api.invoicePayments.listInvoicePayments({ id: third.id }));
    expect(fullInvoice?.regels).to.deep.equal(third.regels);
  });

  it("show the open amount on request, after the deductions of the booking's other invoices", async () => {
    const { id: boeking_id } = await given.chargedBooking();
    const invoice = await createFinalisedInvoice(boeking_id);
    await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 60 } });
    await given.recharge({ id: boeking_id }, [cost({ bedrag: 81 })]);

    const listOpenAmounts = async (): Promise<unknown> => {
      const query = { boeking_id: [boeking_id], embed: ['_openstaand_bedrag' as const] };
      const invoices = await basic.invoices.listInvoices(query);
      return invoices.map(({ _openstaand_bedrag }) => _openstaand_bedrag);
    };

    expect(await listOpenAmounts()).to.deep.equal([61]);

    await api.invoices.createInvoice({ body: { boeking_id } });
    expect(await listOpenAmounts()).to.deep.equal([61, 0]);

    await createFinalisedInvoice(boeking_id);
    expect(await listOpenAmounts()).to.deep.equal([21, 0, 0]);
  });

  it('take a fixed number of queries, with any embeds', async () => {
    const embed = ['Klant', 'Boeking', 'Betalingen', 'regels', '_openstaand_bedrag'] as const;
    const count = async (boeking_id: number[]): Promise<number> => {
      const statements = await collectSql(() => basic.invoices.listInvoices({ boeking_id, embed: [...embed] }));
      return statements.length;
    };

    const one = await count([other.id]);
    const some = await count([booking.id, draft.boeking_id, other.id]);
    expect(await count([booking.id, draft.boeking_id, second.boeking_id, other.id])).to.equal(some);
    // Several customers take up to two statements more than one customer.
    expect(some).to.be.within(one, one + 2);
  });

  for (const sort_order of [undefined, 'asc', 'desc'] as const)
    it(`are walked ${sort_order ?? 'by id'} by Link, whatever is added between pages`, async () => {
      const company = await given.company();
      const { id: klant_id } = await given.customer({ bedrijf_id: company.id });

      const createInvoice = async (body: object): Promise<number> => {
        const { id: boeking_id } = await given.chargedBooking([cost()], { klant_id });
        return (await api.invoices.createInvoice({ body: { boeking_id, ...body } })).id;
      };

      const kinds = [{ status: 'definitief' }, {}, { verstuur_factuur_op: '2026-05-01' }, { status: 'definitief' }];
      for (let day = 13; day < 16; day++) {
        clock.set(`2026-03-${String(day)}T12:00:00Z`);
        for (const kind of [...kinds, { verstuur_factuur_op: `2026-04-${String(day)}` }]) await createInvoice(kind);
      }

      const query = { bedrijf_id: company.id, ...(sort_order === undefined ? {} : { sort_order }) };
      const before = await listIds(query);
      expect(before).to.have.length(15);

      const walked: number[] = [];
      for await (const page of basic.invoices.listInvoices({ ...query, page_size: 2 }).pages()) {
        walked.push(...page.map(({ id }) => id));
        // Drafts and finalised invoices, before and after the current position of the walk.
        if (walked.length < 12) for (const kind of kinds) await createInvoice(kind);
      }

      expect(new Set(walked).size, 'shown twice').to.equal(walked.length);

      const knownIds = new Set(before);
      expect(walked.filter((id) => knownIds.has(id))).to.deep.equal(before);
    });

  it('need a password, and for embedded customers the right to see them', async () => {
    expect(await expectRefusal(api.invoices.listInvoices({}))).to.include({ status: 401, code: 'ERR_BASIC_REQUIRED' });
    const user = await createUserWith(['createFactuur']);
    expect((await sendRaw('GET', '/api2/facturen?embed=regels', { auth: user })).status).to.equal(200);
    const response = await sendRaw('GET', '/api2/facturen?embed=Klant', { auth: user });
    expect(response.status).to.equal(403);
    expect(response.body).to.have.nested.property('params.permission').with.members(['viewContact', 'editContact']);
  });

  it('refuse invalid filters', async () => {
    for (const query of [
      'status=definitief',
      'context=web',
      'datum=2026-13-01',
      'embed=PDF',
      'sort_order=up',
      'jaar=2026',
    ])
      expect((await sendRaw('GET', `/api2/facturen?${query}`, { auth: ADMINISTRATOR })).status, query).to.equal(406);
  });
});
