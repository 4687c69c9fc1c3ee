// Withdrawals that staff decide on, and the books after those that were refunded.
import { expect } from 'chai';
import type { VoucherSale, Withdrawal } from 'boekstaaf';
import { api, clock, given, jobs, createClientWith, expectRefusal } from '../support/index.ts';

const listVouchers = ({ id }: VoucherSale) => api.vouchers.listVouchers({ sale_id: id });
const readReference = ({ reference }: VoucherSale): string => reference ?? '';
const listRefunds = async ({ id }: VoucherSale) =>
  (await api.onlinePayments.listOnlinePayments({ voucher_sale_id: id })).flatMap(({ refunds }) => refunds);

before(() => {
  clock.set('2026-03-10T11:00:00Z');
});
after(() => {
  clock.reset();
});

describe('staff', () => {
  it('list withdrawals by status and order, and need permissions', async () => {
    const { sale, email } = await given.paidOrder();
    const withdrawal = await given.withdrawal({ email, referentie: readReference(sale) });
    const listIds = async (query: Parameters<typeof api.withdrawals.listWithdrawals>[0]): Promise<number[]> =>
      (await api.withdrawals.listWithdrawals(query)).map(({ id }) => id);
    expect(await listIds({ voucher_sale_id: sale.id })).to.deep.equal([withdrawal.id]);
    expect(await listIds({ status: ['te_beoordelen'], voucher_sale_id: sale.id })).to.deep.equal([]);

    const clerk = await createClientWith(['editVouchers']);
    expect(await clerk.withdrawals.getWithdrawal({ id: withdrawal.id })).to.include({ id: withdrawal.id });

    const body = { opmerking: 'Gezien' };
    expect(await expectRefusal(clerk.withdrawals.decideWithdrawal({ id: withdrawal.id, body }))).to.include({
      status: 403,
    });

    const stranger = await createClientWith(['editBoeking']);
    expect(await expectRefusal(stranger.withdrawals.listWithdrawals())).to.include({ status: 403 });
  });

  it('grant a late one, which is then carried out once; and decline another one, with a note', async () => {
    const { sale, email } = await given.paidOrder();
    clock.set('2026-06-10T11:00:00Z');

    const declaration = { email, referentie: readReference(sale) };
    const first = await given.withdrawal(declaration);
    const second = await given.withdrawal(declaration);
    const decide = (id: number, body: Partial<Pick<Withdrawal, 'status' | 'opmerking'>>) =>
      api.withdrawals.decideWithdrawal({ id, body });
    expect(await decide(first.id, first)).to.deep.equal(first);

    const declined = await decide(first.id, { status: 'afgewezen', opmerking: 'Te laat' });
    expect(declined).to.deep.equal({ ...first, status: 'afgewezen', opmerking: 'Te laat' });
    expect((await listVouchers(sale)).map(({ status }) => status)).to.deep.equal(['open']);

    const granted = await decide(first.id, { status: 'toegewezen', opmerking: 'Vooruit' });
    expect(granted).to.deep.include({ status: 'toegewezen', reden: 'te_laat', bedrag: 24.2 });
    expect((await decide(second.id, { status: 'toegewezen' })).bedrag).to.equal(null);

    await jobs.runAllDue();
    expect((await listRefunds(sale)).map(({ amount }) => amount)).to.deep.equal([24.2]);
    expect(await expectRefusal(decide(first.id, { status: 'afgewezen' }))).to.include({
      status: 406,
      code: 'ERR_WITHDRAWAL_STATUS_TRANSITION',
      field: 'status',
    });

    const open = await given.declaration();
    const early = await expectRefusal(decide(open.id, { status: 'afgewezen' }));
    expect(early.params).to.deep.equal({ van: 'te_bevestigen', naar: 'afgewezen', toegestaan: [] });

    clock.set('2026-03-10T11:00:00Z');
  });
});

describe('the books after a withdrawal', () => {
  const DAY = { begin: '2026-02-10', eind: '2026-02-12' };

  const listRevenue = async (): Promise<number[]> => {
    const period = { datum_after: DAY.begin, datum_before: DAY.eind, referentiedatum: 'factuur' } as const;
    const query = {
      ...period,
      gegevens: 'gefactureerd_bedrag',
      groepeer_tijd: 'datum',
      include_voucher_sales: true,
    } as const;
    const rows = await api.statistics.getSalesStatistics(query);
    return rows.map(
      ({ data }) => (data as { gefactureerd_bedrag_inclusief_btw: number }).gefactureerd_bedrag_inclusief_btw,
    );
  };

  it('settle the debt on the day on which the provider paid, and reduce the sales of that day', async () => {
    clock.set('2026-02-10T11:00:00Z');
    const { sale, email } = await given.paidOrder({ number_of_vouchers: 2 });
    const [redeemedVoucher] = await listVouchers(sale);
    const booking = await given.bookingFor(redeemedVoucher!);
    await api.bookings.redeemVoucher({ id: booking.id, body: { code: redeemedVoucher!.code } });

    expect(await listRevenue()).to.deep.equal([48.4]);

    clock.set('2026-02-12T11:00:00Z');
    await given.withdrawal({ email, referentie: readReference(sale) });
    await jobs.runAllDue();

    const [refund] = await listRefunds(sale);
    const entries = await api.journal.listJournalEntries(DAY);
    const [saleEntry, withdrawalEntry] = entries.filter(({ soort }) => soort.startsWith('voucher'));
    expect(saleEntry).to.deep.include({ datum: '2026-02-10', soort: 'voucherverkoop', terugbetaling_id: null });

    const expectedIds = { voucher_verkoop_id: null, terugbetaling_id: refund?.id, klant_id: sale.customer_id };
    expect(withdrawalEntry).to.deep.include({ datum: '2026-02-12', soort: 'voucherherroeping', ...expectedIds });
    expect(withdrawalEntry?.regels.map(({ rekening, debet, credit }) => [rekening, debet, credit])).to.deep.equal([
      ['betalingen', 0, 24.2],
      ['vouchers', 24.2, 0],
    ]);
    expect(await listRevenue()).to.deep.equal([48.4, -24.2]);

    clock.set('2026-03-10T11:00:00Z');
  });

  it('wait for the provider', async () => {
    const { sale, email } = await given.paidOrder();
    await given.withdrawal({ email, referentie: readReference(sale) });
    const [refund] = await listRefunds(sale);
    expect(refund).to.include({ status: 'requested' });
    const entries = await api.journal.listJournalEntries({ begin: '2026-03-10', eind: '2026-03-10' });
    expect(entries.filter(({ terugbetaling_id }) => terugbetaling_id === refund?.id)).to.deep.equal([]);
    await jobs.runAllDue();
    const later = await api.journal.listJournalEntries({ begin: '2026-03-10', eind: '2026-03-10' });
    expect(later.filter(({ terugbetaling_id }) => terugbetaling_id === refund?.id)).to.have.length(1);
  });
});
