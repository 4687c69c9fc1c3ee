// The statements that finalise an invoice while other invoices wait for their number.
import { expect } from 'chai';
import { api, given, collectSql } from '../support/index.ts';

// The statements for the number, the seal of the series, the invoice, the journal with its lines, the events and their
// subscriptions. Also for the rights of the caller, the stored response and the notification of jobs.
const MAX_STATEMENTS = 10;
// The first number of a year checks that no other company with that VAT number has used it.
const ALLOWED_STATEMENTS = /^select .*(from "?api_keys|from "?webhooks|pg_notify|from invoice_counters)/s;

describe('an invoice that is finalised', () => {
  const recordQueriesAfter = async (work: () => Promise<unknown>): Promise<string[]> => {
    const statements = await collectSql(work);
    const numbered = statements.findIndex((sql) => sql.startsWith('insert into invoice_counters'));
    expect(numbered).to.be.above(0);
    return statements.slice(numbered);
  };

  it('reads all it can before its number is assigned, and little once the series is locked', async () => {
    const { id } = await given.chargedBooking();
    const statements = await recordQueriesAfter(() =>
      api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } }),
    );
    expect(statements).to.have.lengthOf.at.most(MAX_STATEMENTS);
    expect(statements.filter((sql) => sql.startsWith('select') && !ALLOWED_STATEMENTS.test(sql))).to.deep.equal([]);
  });

  it('does so for a draft, with at most three statements more', async () => {
    const { id } = await given.invoice();
    const statements = await recordQueriesAfter(() => api.invoices.markInvoiceAsSent({ id, body: {} }));
    // Three more for a draft: its version, and two for what its event shows of it.
    expect(statements).to.have.lengthOf.at.most(MAX_STATEMENTS + 3);
    const selects = statements.filter((sql) => sql.startsWith('select') && !ALLOWED_STATEMENTS.test(sql));
    expect(selects.map((sql) => / from "(\w+)"/.exec(sql)?.[1])).to.have.members(['invoice_vat', 'invoice_lines']);
  });
});
