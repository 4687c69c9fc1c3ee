// Withdrawals: declared and confirmed by anyone, carried out once where they are clear, and otherwise left to staff.
import { expect } from 'chai';
import { Boekstaaf, type VoucherSale } from 'boekstaaf';
import pino from 'pino';
import { JobQueue } from '../../jobs/queue.ts';
import {
  anybody,
  api,
  apiKey,
  clock,
  createDatabase,
  given,
  jobs,
  jobsOf,
  open,
  startService,
  expectRefusal,
  getService,
} from '../support/index.ts';
import { endPayment, payVoucherOrder } from '../support/paying.ts';
import { prepareReservation, createSmallPackage } from '../support/reserving.ts';
import type { ServedService } from '../support/running.ts';
import { PROXY, visit } from '../support/visitors.ts';
import { emptyCompany } from '../support/world.ts';

const OPEN_OPTIONS = { environment: { ...PROXY, ONLINE_BOOKING_PUBLIC: 'yes' } };

let served: ServedService;
const listMails = (id: number) => api.mails.listMails({ about_kind: 'withdrawal', about_id: id });
const readMail = async (id: number): Promise<string> => (await listMails(id))[0]?.body ?? '';
const listVouchers = ({ id }: VoucherSale) => api.vouchers.listVouchers({ sale_id: id });
const readReference = ({ reference }: VoucherSale): string => reference ?? '';
const listRefunds = async ({ id }: VoucherSale) =>
  (await api.onlinePayments.listOnlinePayments({ voucher_sale_id: id })).flatMap(({ refunds }) => refunds);

/** Creates a paid order and withdraws from it; returns the order and its mail address. */
async function withdrawOrder(body: { number_of_vouchers?: number } = {}) {
  const { sale, email } = await given.paidOrder(body);
  await given.withdrawal({ email, referentie: readReference(sale) });
  await jobs.runAllDue();
  return { sale, email };
}

before(async () => {
  clock.set('2026-03-10T11:00:00Z');
  served = await startService(OPEN_OPTIONS);
});
after(async () => {
  await served.close();
  clock.reset();
});

describe('an order of vouchers', () => {
  it('has a reference in its response and its mail, and the mail links to the page', async () => {
    const body = await given.voucherOrder();
    const { reference } = await anybody.voucherSales.buyVouchers({ body });
    const sale = (await api.voucherSales.listVoucherSales()).at(-1);
    expect(reference).to.match(/^[\w-]{43}$/);
    expect(sale?.reference).to.equal(reference);
    await payVoucherOrder(sale!);
    const [mail] = await api.mails.listMails({ about_kind: 'voucher_sale', about_id: sale!.id });
    expect(mail?.body).to.include(`Referentie van uw bestelling: ${reference}`);
    expect(mail?.body).to.match(/Overeenkomst hier herroepen: http\S+\/herroepen\?referentie=/);
    expect(mail?.unknown_tags).to.deep.equal([]);
  });

  it('has both also in a mail with a custom text, which may place them', async () => {
    for (const [confirmation_mail_body, count] of [
      ['Codes: {voucher_codes}', 1],
      ['{voucher_codes} Herroepen: {herroep_link} ({voucher_referentie})', 1],
    ] as const) {
      const { id: voucher_template_id } = await given.voucherTemplate({ confirmation_mail_body });
      const { sale } = await given.paidOrder({ voucher_template_id });
      const [mail] = await api.mails.listMails({ about_kind: 'voucher_sale', about_id: sale.id });
      expect(mail?.body.split('/herroepen?referentie=').length).to.equal(count + 1);
    }
  });
});

describe('a withdrawal', () => {
  it('is declared, confirmed in a second step, mailed at once, and carried out to the cent', async () => {
    const { sale, email } = await given.paidOrder({ number_of_vouchers: 2 });
    const verklaring = 'Toch maar niet.\nGroet';
    const body = { naam: 'Sanne de Vries', email, referentie: readReference(sale), verklaring };
    const receipt = await anybody.withdrawals.createWithdrawal({ body });
    expect(receipt).to.deep.include({ status: 'te_bevestigen', confirmed_at: null });
    expect(receipt.token).to.match(/^[\w-]{43}$/);

    await jobs.runAllDue();
    expect((await listVouchers(sale)).map(({ status }) => status)).to.deep.equal(['open', 'open']);
    expect(await listMails(receipt.id)).to.deep.equal([]);

    clock.advance({ minutes: 5 });
    const confirmed = await anybody.withdrawals.confirmWithdrawal({ token: receipt.token });
    const moment = '2026-03-10T12:05:00+01:00';
    expect(confirmed).to.deep.equal({ ...receipt, status: 'bevestigd', confirmed_at: moment });

    const vouchers = await listVouchers(sale);
    expect(vouchers.map(({ status }) => status)).to.deep.equal(['herroepen', 'herroepen']);

    const [payment] = await api.onlinePayments.listOnlinePayments({ voucher_sale_id: sale.id });
    expect(await api.withdrawals.getWithdrawal({ id: receipt.id })).to.deep.equal({
      id: receipt.id,
      status: 'uitgevoerd',
      reden: null,
      ...body,
      created_at: receipt.created_at,
      confirmed_at: moment,
      voucher_sale_id: sale.id,
      boeking_id: null,
      opmerking: null,
      voucher_ids: vouchers.map(({ id }) => id),
      bedrag: 48.4,
      online_payment_id: payment?.id,
    });

    const [mail, ...more] = await listMails(receipt.id);
    expect(more).to.deep.equal([]);
    expect(mail?.to).to.deep.equal([email]);

    for (const part of [
      'Sanne de Vries',
      email,
      readReference(sale),
      'Toch maar niet. Groet',
      '10 maart 2026',
      '12:05',
      '48,40',
    ])
      expect(mail?.body).to.include(part);

    clock.advance({ minutes: 5 });
    expect(await anybody.withdrawals.confirmWithdrawal({ token: receipt.token })).to.deep.equal(confirmed);

    await jobs.runAllDue();
    expect(await listMails(receipt.id)).to.have.length(1);
    expect((await listRefunds(sale)).map(({ amount, status }) => [amount, status])).to.deep.equal([[48.4, 'refunded']]);

    clock.set('2026-03-10T11:00:00Z');
  });

  it('leaves vouchers on a booking unchanged, and withdrawn ones cannot be redeemed, changed or refunded', async () => {
    const { sale, email } = await given.paidOrder({ number_of_vouchers: 3 });
    const [redeemedVoucher, withdrawnVoucher] = await listVouchers(sale);
    const booking = await given.bookingFor(redeemedVoucher!);
    await api.bookings.redeemVoucher({ id: booking.id, body: { code: redeemedVoucher!.code } });

    const withdrawal = await given.withdrawal({ email, referentie: readReference(sale) });
    await jobs.runAllDue();
    expect(withdrawal).to.deep.include({ status: 'uitgevoerd', bedrag: 48.4 });
    expect((await listVouchers(sale)).map(({ status }) => status)).to.deep.equal([
      'gereserveerd',
      'herroepen',
      'herroepen',
    ]);

    const other = await given.bookingFor(withdrawnVoucher!);
    const again = await expectRefusal(
      api.bookings.redeemVoucher({ id: other.id, body: { code: withdrawnVoucher!.code } }),
    );
    expect(again).to.include({ status: 406, code: 'ERR_VOUCHER_INVALID', field: 'code' });

    const updated = await api.vouchers.updateVoucher({
      id: withdrawnVoucher!.id,
      body: { expiration_date: '2030-01-01' },
    });
    expect(updated.status).to.equal('herroepen');

    const id = withdrawal.online_payment_id ?? 0;
    expect(await expectRefusal(api.onlinePayments.refundOnlinePayment({ id }))).to.include({
      code: 'ERR_NOT_REFUNDABLE',
    });

    // The cancelled booking releases its voucher, which was not withdrawn and now can be.
    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    expect((await api.vouchers.getVoucher({ id: redeemedVoucher!.id })).status).to.equal('open');

    const rest = await given.withdrawal({ email, referentie: readReference(sale) });
    expect(rest).to.deep.include({ status: 'uitgevoerd', bedrag: 24.2, voucher_ids: [redeemedVoucher!.id] });

    const none = await given.withdrawal({ email, referentie: readReference(sale) });
    expect(none).to.deep.include({ status: 'te_beoordelen', reden: 'niets_over', bedrag: null, voucher_ids: [] });
  });

  it('covers the bought vouchers alone: a gift and the vouchers of another order stay unchanged', async () => {
    const gift = await given.voucher();
    const { sale: other } = await given.paidOrder();
    await withdrawOrder();
    expect((await api.vouchers.getVoucher({ id: gift.id })).status).to.equal('open');
    expect((await listVouchers(other)).map(({ status }) => status)).to.deep.equal(['open']);
  });

  it('is carried out until the end of the last day of the setting, and left to staff after it', async () => {
    const { sale, email } = await given.paidOrder();
    clock.set('2026-03-24T22:59:59Z');

    const late = await given.paidOrder();
    expect(await given.withdrawal({ email, referentie: readReference(sale) })).to.include({ status: 'uitgevoerd' });

    clock.set('2026-04-08T00:00:00+02:00');
    const declaration = { email: late.email, referentie: readReference(late.sale) };
    expect(await given.withdrawal(declaration)).to.include({ status: 'te_beoordelen', reden: 'te_laat' });

    await api.settings.updateSetting({ slug: 'herroepingstermijn_dagen', body: { waarde: '15' } });
    expect(await given.withdrawal(declaration)).to.include({ status: 'uitgevoerd' });

    await api.settings.updateSetting({ slug: 'herroepingstermijn_dagen', body: { waarde: '14' } });
    const short = api.settings.updateSetting({ slug: 'herroepingstermijn_dagen', body: { waarde: '13' } });
    expect(await expectRefusal(short)).to.include({ code: 'ERR_SETTING_VALUE' });

    clock.set('2026-03-10T11:00:00Z');
  });

  it('reveals nothing in response or mail: for no order, the order of another buyer, or an unpaid one', async () => {
    const { sale } = await given.paidOrder();
    const unpaid = await given.voucherSale();
    const texts = new Set<string>();

    for (const [at, referentie] of ['geen idee', readReference(sale), 'x'.repeat(43)].entries()) {
      const email = `iemand${String(at)}@elders.example`;
      const response = await visit(
        '/api2/herroepingen',
        { naam: 'Iemand', email, referentie },
        { baseUrl: served.baseUrl },
      );
      expect(response.status, response.text).to.equal(201);
      const receipt = response.body as { id: number; token: string };
      expect(Object.keys(receipt)).to.deep.equal(['id', 'token', 'status', 'created_at', 'confirmed_at']);
      const path = `/api2/herroepingen/${receipt.token}/bevestigen`;
      const confirmed = await visit(path, undefined, { baseUrl: served.baseUrl });
      expect(confirmed.status, confirmed.text).to.equal(200);
      expect(confirmed.body).to.deep.include({ id: receipt.id, status: 'bevestigd' });
      texts.add((await readMail(receipt.id)).replace(email, '').replace(referentie, ''));
      expect((await api.withdrawals.getWithdrawal({ id: receipt.id })).status).to.equal('te_beoordelen');
    }

    expect(texts.size, [...texts].join('\n---\n')).to.equal(1);
    expect((await listVouchers(sale)).map(({ status }) => status)).to.deep.equal(['open']);
    expect(await listRefunds(sale)).to.deep.equal([]);

    const early = await given.withdrawal({ referentie: readReference(unpaid) });
    expect(early).to.include({ status: 'te_beoordelen', reden: 'ander_adres' });
  });

  it('from a booking is exempt: the mail says so and refers to cancelling, and the response does not', async () => {
    const order = prepareReservation(await createSmallPackage(), [2], { betaalmethode: 'provider' });
    const { reference, boeking_id } = await api.onlineBooking.reservePackage({ body: order });
    const { id, token } = await given.declaration({ referentie: reference ?? '' });
    expect(await api.withdrawals.confirmWithdrawal({ token })).to.include({ status: 'bevestigd' });

    const withdrawal = await api.withdrawals.getWithdrawal({ id });
    expect(withdrawal).to.deep.include({
      status: 'uitgezonderd',
      reden: null,
      boeking_id,
      voucher_sale_id: null,
      bedrag: null,
    });
    expect(await readMail(id)).to.match(/boeking voor een vaste datum.*annuleren/s);

    const decided = api.withdrawals.decideWithdrawal({ id, body: { status: 'toegewezen' } });
    expect(await expectRefusal(decided)).to.include({ code: 'ERR_WITHDRAWAL_STATUS_TRANSITION', field: 'status' });
  });

  it('from a booking by its number is exempt for its customer, and unknown for all others', async () => {
    const email = 'boeker@voorbeeld.example';
    const { id: klant_id } = await given.customer({
      bedrijf_id: (await given.company()).id,
      contactpersonen: [{ achternaam: 'Boeker', email1: email }],
    });
    const { id: boeking_id, referentie } = await given.booking({ klant_id });
    const ownWithdrawal = await given.withdrawal({ referentie, email: 'Boeker@voorbeeld.example' });
    expect(ownWithdrawal).to.include({ status: 'uitgezonderd', reden: null, boeking_id });
    expect(await readMail(ownWithdrawal.id)).to.match(/boeking voor een vaste datum.*annuleren/s);
    const other = await given.withdrawal({ referentie });
    expect(other).to.include({ status: 'te_beoordelen', reden: 'onbekend', boeking_id: null });
    expect(await readMail(other.id)).not.to.include('boeking');
  });

  it('is mailed three times a day to a typed address, and always to the address of the order', async () => {
    const email = 'slachtoffer@elders.example';
    const mailCounts: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { id, confirmed_at } = await given.withdrawal({ email });
      expect(confirmed_at).to.be.a('string');
      mailCounts.push((await listMails(id)).length);
    }

    expect(mailCounts).to.deep.equal([1, 1, 1, 0]);

    const { id: customer_id } = await given.customer({
      bedrijf_id: (await given.company()).id,
      contactpersonen: [{ achternaam: 'Slachtoffer', email1: email }],
    });
    const { sale } = await given.paidOrder({ customer_id });
    const saleWithdrawal = await given.withdrawal({ email, referentie: readReference(sale) });
    expect(await listMails(saleWithdrawal.id)).to.have.length(1);
  });

  it('prints the declaration so that no program turns it into a link', async () => {
    const { id } = await given.withdrawal({
      verklaring: 'Kijk op https://kwaad.example/x',
      referentie: 'www.kwaad.example',
    });
    const body = await readMail(id);
    expect(body).to.include('Kijk op').and.not.include('https://kwaad.example').and.not.include('www.kwaad.example');
    const wrong = expectRefusal(given.declaration({ naam: 'Zie http://kwaad.example' }));
    expect(await wrong).to.include({ status: 406, code: 'ERR_FORMAT', field: 'naam' });
  });

  it('gets 404 for an unknown token, and is limited for visitors', async () => {
    expect(await expectRefusal(api.withdrawals.confirmWithdrawal({ token: 'x' }))).to.include({ status: 404 });
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const body = { naam: 'Iemand', email: 'iemand@elders.example', referentie: 'x' };
      statuses.push((await visit('/api2/herroepingen', body, { baseUrl: served.baseUrl, headers })).status);
    }
    expect(statuses).to.deep.equal([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('is purged after a day without a confirmation', async () => {
    const purgingDatabase = await open(await createDatabase('forgotten'));
    const { config } = getService();
    const log = pino({ level: 'silent' });
    const queue = new JobQueue({
      config,
      database: purgingDatabase,
      jobs: jobsOf(purgingDatabase, config),
      now: clock.now,
      log,
    });
    const purging = await startService({ database: purgingDatabase, queue });
    const client = new Boekstaaf({ baseUrl: purging.baseUrl, apiKey, retries: 0 });
    await emptyCompany(client);

    const declare = () =>
      client.withdrawals.createWithdrawal({
        body: { naam: 'Sanne', email: 'sanne@devries.example', referentie: 'x' },
      });

    const confirmed = await declare();
    await declare();
    await client.withdrawals.confirmWithdrawal({ token: confirmed.token });

    const listRemaining = async (): Promise<number[]> => {
      await queue.runDue();
      return (await client.withdrawals.listWithdrawals()).map(({ id }) => id);
    };

    clock.advance({ hours: 23 });
    expect(await listRemaining()).to.have.length(2);

    clock.advance({ hours: 2 });
    expect(await listRemaining()).to.deep.equal([confirmed.id]);

    await purging.close();
    await purgingDatabase.close();
    clock.set('2026-03-10T11:00:00Z');
  });
});

describe('a payment that arrives after its withdrawal', () => {
  it('creates its vouchers: nothing happened before', async () => {
    const sale = await given.voucherSale();
    const withdrawal = await given.withdrawal({ referentie: readReference(sale) });
    expect(withdrawal.status).to.equal('te_beoordelen');
    await endPayment(sale.payment_url, 'pay');
    await jobs.runAllDue();
    expect((await listVouchers(sale)).map(({ status }) => status)).to.deep.equal(['open']);
  });
});
