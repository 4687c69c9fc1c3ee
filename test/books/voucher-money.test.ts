// The money of vouchers: a debt once sold, revenue once redeemed, alike in journal, revenue and statistics.
import { expect } from 'chai';
import type { JournalEntry } from 'boekstaaf';
import { api, clock, given } from '../support/index.ts';
import { payVoucherOrder } from '../support/paying.ts';

const DAY_PERIOD = { begin: '2026-03-10', eind: '2026-03-10' };
const listEntries = (): Promise<JournalEntry[]> => api.journal.listJournalEntries(DAY_PERIOD);
const formatLines = ({ regels }: JournalEntry): string[] =>
  regels.map(
    ({ rekening, ledger_number, debet, credit }) =>
      `${rekening} ${String(ledger_number)} ${String(debet)}/${String(credit)}`,
  );
const readInvoicedTotal = async (include_voucher_sales: boolean, filter: object = {}): Promise<object | undefined> => {
  const period = { datum_after: DAY_PERIOD.begin, datum_before: DAY_PERIOD.eind, referentiedatum: 'factuur' } as const;
  const query = { ...period, gegevens: 'gefactureerd_bedrag', groepeer_tijd: 'jaar', include_voucher_sales } as const;
  return (await api.statistics.getSalesStatistics({ ...query, ...filter }))[0]?.data;
};

describe('the money of a voucher', () => {
  before(async () => {
    clock.set('2026-03-10T11:00:00Z');
    await api.settings.updateSetting({ slug: 'grootboek_vouchers', body: { waarde: '2900' } });
    await api.settings.updateSetting({ slug: 'grootboek_betalingen', body: { waarde: '1100' } });
  });

  after(() => {
    clock.reset();
  });

  it('is a debt when it is sold, revenue when it is redeemed, and a debt again when that is credited', async () => {
    const template = await given.voucherTemplate({ price: 20 });
    const sale = await given.voucherSale({ voucher_template_id: template.id });
    const [voucher] = await payVoucherOrder(sale);
    if (voucher === undefined) throw new Error('There is no voucher.');

    const [entry, ...none] = await listEntries();
    expect(none).to.deep.equal([]);
    expect(entry).to.include({
      soort: 'voucherverkoop',
      voucher_verkoop_id: sale.id,
      factuur_id: null,
      klant_id: sale.customer_id,
    });
    expect(entry && formatLines(entry)).to.deep.equal(['betalingen 1100 20/0', 'vouchers 2900 0/20']);
    expect(await api.statistics.getRevenue(DAY_PERIOD)).to.deep.equal([]);
    expect(await readInvoicedTotal(false)).to.equal(undefined);

    const invoicedTotal = { gefactureerd_bedrag_inclusief_btw: 20, gefactureerd_bedrag_exclusief_btw: 20 };
    expect(await readInvoicedTotal(true)).to.deep.equal(invoicedTotal);

    // A sale has no booking process, package or creator of a booking.
    expect(await readInvoicedTotal(true, { book_process_id: [1] })).to.equal(undefined);
    expect(await readInvoicedTotal(true, { arrangement_id: [1] })).to.equal(undefined);
    expect(await readInvoicedTotal(true, { boeking_created_by: 1 })).to.equal(undefined);

    // The voucher covers two of ten units at 12.10: 20 was paid for them, and 4.20 is a discount.
    const booking = await given.bookingFor(voucher);
    const redeemed = await api.bookings.redeemVoucher({ id: booking.id, body: { code: voucher.code } });
    expect(redeemed.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(96.8);

    const items = redeemed.kosten.regels.flatMap((cost) =>
      cost.type === 'item' && cost.voucher_id !== undefined ? [cost] : [],
    );
    expect(
      items.map(({ bedrag, btw_percentage, vooruitbetaald }) => [bedrag, btw_percentage, vooruitbetaald]),
    ).to.deep.equal([
      [-20, 0, true],
      [-4.2, 21, false],
    ]);

    const invoice = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    const [, charged] = await listEntries();
    expect(charged && formatLines(charged)).to.deep.equal([
      'debiteuren null 96.8/0',
      'omzet null 0/96.53',
      'vouchers 2900 20/0',
      'btw null 0/20.27',
    ]);

    expect(await readInvoicedTotal(false)).to.deep.equal({
      gefactureerd_bedrag_inclusief_btw: 116.8,
      gefactureerd_bedrag_exclusief_btw: 96.53,
    });
    expect(await readInvoicedTotal(true)).to.deep.equal({
      gefactureerd_bedrag_inclusief_btw: 116.8,
      gefactureerd_bedrag_exclusief_btw: 96.53,
    });

    const revenue = await api.statistics.getRevenue(DAY_PERIOD);
    expect(revenue.map(({ bedrag_inc_btw, bedrag_exc_btw }) => [bedrag_inc_btw, bedrag_exc_btw])).to.deep.equal([
      [116.8, 96.53],
    ]);

    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    await api.invoices.createCreditInvoice({ id: invoice.id, body: {} });

    const credited = (await listEntries()).find(({ soort }) => soort === 'creditfactuur');
    expect(credited && formatLines(credited)).to.include('vouchers 2900 0/20');
    expect((await api.vouchers.getVoucher({ id: voucher.id })).status).to.equal('open');
  });

  it('is on lines, so that lines, revenue and invoices agree to the cent', async () => {
    clock.set('2026-04-14T11:00:00Z');

    const createRedeemedBooking = async (price: number) => {
      const [voucher] = await payVoucherOrder(
        await given.voucherSale({ voucher_template_id: (await given.voucherTemplate({ price })).id }),
      );
      if (voucher === undefined) throw new Error('There is no voucher.');

      const { id } = await given.bookingFor(voucher);
      const extra = [
        given.cost({ bedrag: 33.33, btw_percentage: 9 }),
        given.cost({ bedrag: 10.01, btw_percentage: 0 }),
      ];
      const { kosten } = await api.bookings.getBooking({ id });

      await api.bookings.updateBooking({ id, body: { kosten: { regels: [...kosten.regels, ...extra] } } });
      await api.bookings.redeemVoucher({ id, body: { code: voucher.code } });
      return { boeking_id: id, voucher_id: voucher.id };
    };

    const createFinalisedInvoice = (boeking_id: number, more = {}) =>
      api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', ...more } });

    await createFinalisedInvoice((await createRedeemedBooking(20)).boeking_id);
    const fullyCredited = await createFinalisedInvoice((await createRedeemedBooking(24.2)).boeking_id);
    await api.invoices.createCreditInvoice({ id: fullyCredited.id, body: {} });

    const partlyCredited = await createFinalisedInvoice((await createRedeemedBooking(19.99)).boeking_id);
    const [line] = (await api.invoices.getInvoice({ id: partlyCredited.id })).regels ?? [];
    await api.invoices.createCreditInvoice({
      id: partlyCredited.id,
      body: { regels: [{ id: line?.id ?? 0, aantal: 3 }] },
    });

    const advanced = await createRedeemedBooking(7.77);
    await createFinalisedInvoice(advanced.boeking_id, { voorschot_percentage: 33 });
    await createFinalisedInvoice(advanced.boeking_id);
    await api.bookings.deleteBookingVoucher({ id: advanced.boeking_id, voucher_id: advanced.voucher_id });
    await createFinalisedInvoice(advanced.boeking_id);

    const reverseCharged = await createRedeemedBooking(20);
    await api.customers.updateCustomer({
      id: (await api.bookings.getBooking({ id: reverseCharged.boeking_id })).klant_id,
      body: { btw_nummer: 'BE0123456749' },
    });
    await createFinalisedInvoice(reverseCharged.boeking_id, { btw_verlegd: true });

    const day = { begin: '2026-04-14', eind: '2026-04-14' };
    const lines = await api.invoices.listInvoiceLines(day);
    const toCents = (amount: number): number => Math.round(amount * 100);
    const sumTotals = (list: readonly { readonly totaal_inc_btw: number }[]): number =>
      list.reduce((all, { totaal_inc_btw }) => all + toCents(totaal_inc_btw), 0);
    const invoices = await Promise.all(
      [...new Set(lines.map(({ factuur_id }) => factuur_id))].map((id) => api.invoices.getInvoice({ id })),
    );
    expect(invoices).to.have.length(9);

    for (const { id, calculated_totaalbedrag_inclusief_btw: total } of invoices)
      expect(sumTotals(lines.filter(({ factuur_id }) => factuur_id === id))).to.equal(toCents(total));

    const prepaid = lines.filter((each) => each.vooruitbetaald);
    const earned = lines.filter((each) => !each.vooruitbetaald);

    // 20, then 24.20 that is reversed, 19.99, 7.77 in two parts that are reversed, and 20.
    expect(sumTotals(prepaid)).to.equal(-5999);
    expect(prepaid.every(({ btw_percentage }) => btw_percentage === 0)).to.equal(true);

    const revenue = await api.statistics.getRevenue(day);
    const keys = new Set(
      earned.map(({ product_id, btw_percentage }) => `${String(product_id)}/${String(btw_percentage)}`),
    );
    expect(revenue).to.have.length(keys.size);

    for (const row of revenue) {
      const matchingLines = earned.filter(
        ({ product_id, btw_percentage }) => product_id === row.product_id && btw_percentage === row.btw_percentage,
      );
      expect(sumTotals(matchingLines)).to.equal(toCents(row.bedrag_inc_btw));
      const net = matchingLines.reduce((all, { totaal_exc_btw }) => all + toCents(totaal_exc_btw), 0);
      expect(net).to.equal(toCents(row.bedrag_exc_btw));
    }

    const earnedInAll = revenue.reduce((all, { bedrag_inc_btw }) => all + toCents(bedrag_inc_btw), 0);
    const invoicedCents = invoices.reduce((all, each) => all + toCents(each.calculated_totaalbedrag_inclusief_btw), 0);
    expect(earnedInAll + sumTotals(prepaid)).to.equal(invoicedCents);

    clock.set('2026-03-10T11:00:00Z');
  });

  it('stays a debt in invoices that deduct an earlier one', async () => {
    const [voucher] = await payVoucherOrder(await given.voucherSale());
    if (voucher === undefined) throw new Error('There is no voucher.');

    const { id: boeking_id } = await given.bookingFor(voucher);
    await api.bookings.redeemVoucher({ id: boeking_id, body: { code: voucher.code } });

    const before = (await listEntries()).length;
    const finalised = { boeking_id, status: 'definitief' } as const;
    await api.invoices.createInvoice({ body: { ...finalised, voorschot_percentage: 50 } });
    await api.invoices.createInvoice({ body: finalised });
    await api.bookings.deleteBookingVoucher({ id: boeking_id, voucher_id: voucher.id });
    await api.invoices.createInvoice({ body: finalised });

    const newLines = (await listEntries()).slice(before).flatMap(({ regels }) => regels);

    const calculateBalance = (rekening: string): number =>
      newLines
        .filter((line) => line.rekening === rekening)
        .reduce((all, { debet, credit }) => all + Math.round(debet * 100) - Math.round(credit * 100), 0);

    expect(calculateBalance('vouchers')).to.equal(0);
    expect(calculateBalance('debiteuren')).to.equal(12100);
    expect(calculateBalance('omzet') + calculateBalance('voorschotten')).to.equal(-10000);
  });
});
