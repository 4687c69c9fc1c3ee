// The journal of older databases: the migration books what is there as the service would have.
import { expect } from 'chai';
import type { JournalEntry } from 'boekstaaf';
import { migrations } from '../../db/migrations/index.ts';
import type { Migration } from '../../db/engine/migrate.ts';
import { ZONE } from '../support/clock.ts';
import { api, clock, given, service } from '../support/index.ts';
import { createInvoice } from '../support/invoicing.ts';
import { migrateAlone } from '../support/stranger.ts';

const { cost } = given;
const ALL = { begin: '2020-01-01', eind: '2199-12-31' };

const redo: Migration = {
  name: '999-redo',
  up: async (knex) => {
    const names = ['0025-journal', '0070-sales-in-the-journal', '0108-withdrawals'];
    const journal = migrations.filter(({ name }) => names.includes(name));
    for (const each of journal.toReversed()) await each.down(knex);
    for (const each of journal) await each.up(knex, ZONE);
  },
  down: () => Promise.resolve(),
};

/** The content of entries, without their moments and their later fate. */
const said = (entries: readonly JournalEntry[]): unknown[] =>
  entries.map(({ datum, soort, factuur_id, klant_naam, betaling_id, betaald_op, regels }) => {
    return { datum, soort, factuur_id, klant_naam, betaling_id, betaald_op, regels };
  });
const byInvoice = (entries: readonly JournalEntry[]): JournalEntry[] =>
  entries.toSorted((a, b) => (a.factuur_id ?? 0) - (b.factuur_id ?? 0) || (a.betaling_id ?? 0) - (b.betaling_id ?? 0));

describe('the journal of an older database', () => {
  after(() => {
    clock.reset();
  });

  it('has an entry of every permanent invoice and payment, as if it had been there', async () => {
    clock.set('2024-12-31T22:59:59Z');
    await api.settings.updateSetting({ slug: 'grootboek_debiteuren', body: { waarde: '1300' } });
    const group = await given.productGroup({ ledger_number: '8010', cost_center: 'BOS' });
    const product = await given.product({ productgroep_id: group.id });
    const method = await given.paymentMethod({ ledger_number: '1010' });
    const { id: boeking_id } = await given.chargedBooking([
      cost({ product_id: product.id }),
      cost({ btw_percentage: 9 }),
    ]);
    const advance = { boeking_id, status: 'definitief', voorschot_percentage: 30 } as const;
    const { id } = await api.invoices.createInvoice({ body: advance });
    const pay = (bedrag: number, wanneer?: string) =>
      api.invoicePayments.createInvoicePayment({
        id,
        body: { bedrag, betaalmethode_id: method.id, ...(wanneer === undefined ? {} : { wanneer }) },
      });
    await pay(10);
    clock.set('2024-12-31T23:00:00Z');
    const final = await createInvoice(boeking_id, 'definitief');
    await api.invoices.createCreditInvoice({ id: final.id, body: {} });
    await given.invoice();
    const gone = await pay(20);
    await api.invoicePayments.deleteInvoicePayment({ id, betaling_id: gone.id });

    const before = byInvoice(await api.journal.listJournalEntries(ALL));
    const standing = before.filter(({ soort, betaling_id }) => soort !== 'tegenboeking' && betaling_id !== gone.id);
    await migrateAlone(service().config.databaseUrl, [...migrations, redo]);
    const after = await api.journal.listJournalEntries(ALL);
    expect(said(byInvoice(after))).to.deep.equal(said(standing));
    expect(after.map(({ datum }) => datum)).to.include.members(['2024-12-31', '2025-01-01']);
    await pay(1);
    expect((await api.journal.listJournalEntries(ALL)).length).to.equal(after.length + 1);
  });

  it('dates payments no earlier than their invoice and no later than the migration', async () => {
    clock.set('2025-02-01T12:00:00Z');
    const early = await given.payment({ wanneer: '2024-01-01T12:00:00Z' });
    const late = await given.payment({ wanneer: '2190-01-01T12:00:00Z' });
    await migrateAlone(service().config.databaseUrl, [...migrations, redo, { ...redo, name: '999-redo-again' }]);
    const entries = await api.journal.listJournalEntries(ALL);
    const dayOf = (id: number) => entries.find(({ betaling_id }) => betaling_id === id)?.datum;
    expect(dayOf(early.id)).to.equal('2025-02-01');
    expect(dayOf(late.id)).to.equal(ZONE.localDate(entries[0]?.geboekt_op as never));
  });
});
