// Lists of payments, of all invoices and of one: every filter, and what is embedded on request.
import { expect } from 'chai';
import { ADMINISTRATOR, api, clock, given, collectSql } from '../support/index.ts';

describe('lists of payments', () => {
  it('are narrowed by moment, method and company', async () => {
    clock.set('2026-03-12T09:00:00Z');
    const method = await given.paymentMethod();
    const early = await given.payment({ betaalmethode_id: method.id });

    clock.set('2026-03-12T10:00:00Z');
    const late = await given.payment({ betaalmethode_id: method.id });
    const listIds = async (query: Parameters<typeof api.invoicePayments.listPayments>[0]): Promise<number[]> =>
      (await api.invoicePayments.listPayments(query)).map(({ id }) => id);

    const betaalmethode_id = method.id;
    expect(await listIds({ betaalmethode_id })).to.deep.equal([early.id, late.id]);
    expect(await listIds({ betaalmethode_id, date_after: '2026-03-12T11:00:00+01:00' })).to.deep.equal([late.id]);
    expect(await listIds({ betaalmethode_id, date_before: '2026-03-12T10:00:00Z' })).to.deep.equal([early.id]);
    expect(await listIds({ date_after: '2026-03-12 10:00', date_before: '2026-03-12 11:00' })).to.deep.equal([
      early.id,
    ]);

    const { bedrijf_id } = await api.invoices.getInvoice({ id: late.factuur_id });
    expect(await listIds({ bedrijf_id })).to.deep.equal([late.id]);
    expect(await listIds({ betaalmethode_id: 999 })).to.deep.equal([]);
    expect(await listIds({ betaalmethode_id, page: 2, page_size: 1 })).to.deep.equal([late.id]);

    clock.reset();
  });

  it('show their creator and their invoice on request', async () => {
    const { factuur_id: id } = await given.payment();
    const invoice = await api.invoices.getInvoice({ id });
    const [payment] = await api.invoicePayments.listInvoicePayments({ id, embed: ['Creator', 'Factuur'] });
    expect({ ...payment?.Factuur, regels: invoice.regels }).to.deep.equal(invoice);
    expect(payment?.Factuur).not.to.have.property('regels');
    expect(payment?.Creator).to.deep.equal({ id: 1, naam: ADMINISTRATOR.username });
    const all = await api.invoicePayments.listPayments({ embed: ['Creator'] });
    expect(all.find(({ factuur_id }) => factuur_id === id)?.Creator?.id).to.equal(1);
  });

  it('take a fixed number of queries, with any embeds', async () => {
    const count = async (ids: number[]): Promise<number> => {
      const statements = await collectSql(() =>
        api.invoicePayments.listPayments({ embed: ['Creator', 'Factuur'], page: 1, page_size: ids.length }),
      );
      return statements.length;
    };
    await Promise.all([given.payment(), given.payment(), given.payment()]);
    const one = await count([1]);
    const two = await count([1, 2]);
    expect(await count([1, 2, 3])).to.equal(two);
    // Several customers take one statement more than one customer: docs/decisions/288-statements-and-rows.md.
    expect(two).to.be.within(one, one + 1);
  });

  it('of an invoice show their invoice, and are empty unless it has a requested context', async () => {
    const { factuur_id: id } = await given.payment();
    const list = (contexts: ('invoice' | 'pos' | 'online_booking')[]) =>
      api.invoicePayments.listInvoicePayments({ id, Factuur_context: contexts });
    expect((await list(['invoice', 'pos'])).map(({ Factuur }) => Factuur?.id)).to.deep.equal([id]);
    expect(await list(['pos'])).to.deep.equal([]);
  });
});
