// Bookings that say whether and when the scheduler drafts their invoice (setting deels_factureren), and drafts with a sending date.
import { expect } from 'chai';
import { api, basic, collectEvents, given, expectRefusal } from '../support/index.ts';

const allow = (waarde: 'yes' | 'no'): PromiseLike<unknown> =>
  api.settings.updateSetting({ slug: 'deels_factureren', body: { waarde } });

describe('whether a booking is to be invoiced', () => {
  beforeEach(() => allow('yes'));

  it('is a member of the booking where the setting allows it', async () => {
    const booking = await given.booking({ factureren: false, conceptfactuur_na_dagen: 3 });
    expect(booking).to.include({ factureren: false, conceptfactuur_na_dagen: 3 });
    const body = { factureren: true, conceptfactuur_na_dagen: null };
    expect(await api.bookings.updateBooking({ id: booking.id, body })).to.include(body);
    expect(await api.bookings.patchBooking({ id: booking.id, body: { factureren: false } })).to.include({
      factureren: false,
      conceptfactuur_na_dagen: null,
    });
    expect(await given.booking()).to.include({ factureren: true, conceptfactuur_na_dagen: null });
  });

  it('is always true where the setting does not allow it', async () => {
    const free = await given.booking({ factureren: false });
    await allow('no');
    const booking = await given.booking({ factureren: false });
    expect(booking.factureren).to.equal(true);
    const change = (id: number, factureren: boolean) => api.bookings.updateBooking({ id, body: { factureren } });
    expect(await collectEvents(() => change(booking.id, false))).to.deep.equal([]);
    expect((await api.bookings.getBooking({ id: booking.id })).factureren).to.equal(true);
    expect((await change(free.id, true)).factureren, 'as it was before').to.equal(false);
  });

  it('prevents no invoice by staff', async () => {
    const booking = await given.chargedBooking(undefined, { factureren: false });
    const invoice = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    expect(invoice.status).to.equal('verzonden');
  });

  it('has a number of days within bounds', async () => {
    for (const conceptfactuur_na_dagen of [-1, 3651])
      expect(await expectRefusal(given.booking({ conceptfactuur_na_dagen }))).to.include({
        status: 406,
        field: 'conceptfactuur_na_dagen',
      });
  });

  it('has the number of days of the company by default', async () => {
    const company = await given.company({ factureren_na_dagen: 5 });
    expect(company.factureren_na_dagen).to.equal(5);
    expect((await given.company()).factureren_na_dagen).to.equal(0);
    const { _links, is_deletable, ...body } = { ...company, factureren_na_dagen: 6 };
    expect([_links, is_deletable]).to.have.length(2);
    expect((await api.companies.updateCompany({ id: company.id, body })).factureren_na_dagen).to.equal(6);
  });
});

describe('the day on which a draft is sent', () => {
  const createDraft = async (verstuur_factuur_op: string | null): Promise<number> => {
    const { id } = await given.chargedBooking();
    return (await api.invoices.createInvoice({ body: { boeking_id: id, verstuur_factuur_op } })).id;
  };

  const listIds = async (query: Parameters<typeof basic.invoices.listInvoices>[0]): Promise<number[]> =>
    (await basic.invoices.listInvoices(query)).map(({ id }) => id);

  it('is stored with the draft, which lists filter and sort by it', async () => {
    const second = await createDraft('2027-01-02');
    const first = await createDraft('2027-01-01');
    const never = await createDraft(null);
    expect((await api.invoices.getInvoice({ id: first })).verstuur_factuur_op).to.equal('2027-01-01');
    expect((await api.invoices.getInvoice({ id: never })).verstuur_factuur_op).to.equal(null);
    expect(await listIds({ verstuur_factuur_op: '2027-01-02' })).to.deep.equal([second]);
    expect(await listIds({ verstuur_factuur_op_until: '2027-01-01' })).to.deep.equal([first]);
    expect(await listIds({ verstuur_factuur_op_from: '2027-01-02' })).to.deep.equal([second]);

    const both = { verstuur_factuur_op_from: '2027-01-01', verstuur_factuur_op_until: '2027-01-02' };
    expect(await listIds(both)).to.deep.equal([second, first]);
    expect(await listIds({ status: ['concept'], sort_order: 'asc' })).to.deep.equal([first, second, never]);
    expect(await listIds({ status: ['concept'], sort_order: 'desc' })).to.deep.equal([second, first, never]);
  });

  it('finds no finalised invoice', async () => {
    const id = await createDraft('2027-06-01');
    await api.invoices.markInvoiceAsSent({ id });
    expect(await listIds({ verstuur_factuur_op: '2027-06-01' })).to.deep.equal([]);
  });

  it('is refused for an invoice that is finalised at once', async () => {
    const { id } = await given.chargedBooking();
    const body = { boeking_id: id, status: 'definitief', verstuur_factuur_op: '2027-01-01' } as const;
    expect(await expectRefusal(api.invoices.createInvoice({ body }))).to.include({
      status: 406,
      code: 'ERR_CANNOT_COMBINE',
      field: 'verstuur_factuur_op',
    });
  });
});
