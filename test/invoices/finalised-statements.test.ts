// The statements that finalise an invoice while others wait for their number.
import { expect } from 'chai';
import { api, given, collectSql } from '../support/index.ts';

// The number, the seal of the series, the invoice, the journal with its lines, the events and who hears of them. Also: whether the
// caller may still do it, the kept response, and the notice of jobs.
const MAX_STATEMENTS = 10;
// The first number of a year looks whether a company with the same VAT number has given it out.
const ALLOWED_STATEMENTS = /^select .*(from "?api_keys|from "?webhooks|pg_notify|from invoice_counters)/s;

describe('an invoice that is finalised', () => {
  const recordQueriesAfter = async (work: () => Promise<unknown>): Promise<string[]> => {
    const statements = await collectSql(work);
    const numbered = statements.findIndex((sql) => sql.startsWith('insert into invoice_counters'));
    expect(numbered).to.be.above(0);
    return statements.slice(numbered);
  };

  it('has read all that it can before it takes its number, and asks little once the series is locked', async () => {
    const { id } = await given.chargedBooking();
    const statements = await recordQueriesAfter(() =>
      api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } }),
    );
    expect(statements).to.have.lengthOf.at.most(MAX_STATEMENTS);
    expect(statements.filter((sql) => sql.startsWith('select') && !ALLOWED_STATEMENTS.test(sql))).to.deep.equal([]);
  });

  it('does so where it was a draft', async () => {
    const { id } = await given.invoice();
    const statements = await recordQueriesAfter(() => api.invoices.markInvoiceAsSent({ id, body: {} }));
    // And the version of the draft, which was there before, and what its event tells of it.
    expect(statements).to.have.lengthOf.at.most(MAX_STATEMENTS + 3);
    const selects = statements.filter((sql) => sql.startsWith('select') && !ALLOWED_STATEMENTS.test(sql));
    expect(selects.map((sql) => / from "(\w+)"/.exec(sql)?.[1])).to.have.members(['invoice_vat', 'invoice_lines']);
  });
});
