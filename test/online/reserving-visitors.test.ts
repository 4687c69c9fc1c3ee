// Visitors who reserve without a credential: what they see, what they cannot do, and how often they can try.
import { expect } from 'chai';
import { api, clock, given, jobs, startService, sendRaw } from '../support/index.ts';
import { mailsTo, prepareReservation, makeReservation, createSmallPackage } from '../support/reserving.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { PROXY, visit } from '../support/visitors.ts';

before(async () => {
  await given.company();
});
beforeEach(() => {
  clock.set('2026-06-01T12:00:00+02:00');
});

describe('online bookings of visitors', () => {
  let served: ServedService;
  const send = (body: unknown, options: RawOptions = {}): Promise<RawResponse> =>
    visit('/api2/onlineboeking/reserveer', body, { ...options, baseUrl: served.baseUrl });

  before(async () => {
    served = await startService({ environment: { ...PROXY, ONLINE_BOOKING_PUBLIC: 'yes' } });
  });

  after(() => served.close());

  it('show neither the customer nor the booking, and let any page read refusals', async () => {
    const onlinePackage = await createSmallPackage();
    const headers = { origin: 'https://uitje.example' };
    const response = await send(JSON.stringify(prepareReservation(onlinePackage, [1])), { headers });
    expect([response.status, response.headers['access-control-allow-origin']]).to.deep.equal([200, '*']);
    expect(response.body).to.deep.equal({ status: 'reservering', message: 'Boeking gemaakt' });
    const refusal = await send(JSON.stringify(prepareReservation(onlinePackage, [0])), { headers });
    expect([refusal.status, refusal.headers['access-control-allow-origin']]).to.deep.equal([406, '*']);
    expect((await send(prepareReservation(onlinePackage, [1]), { auth: { apiKey: 'bks_wrong' } })).status).to.equal(
      401,
    );
  });

  it('cannot confirm themselves, unless all are confirmed', async () => {
    const onlinePackage = await createSmallPackage();
    const reserveConfirmed = () => send(prepareReservation(onlinePackage, [1], { status: 'definitief' }));
    const response = await reserveConfirmed();
    expect([response.status, (response.body as { field: string }[])[0]?.field]).to.deep.equal([406, 'status']);
    const slug = 'online_boeking_achteraf_betalen_status';
    await api.settings.updateSetting({ slug, body: { waarde: 'definitief' } });
    expect((await reserveConfirmed()).status).to.equal(200);
    await api.settings.updateSetting({ slug, body: { waarde: 'reservering' } });
  });

  it('are mailed three times a day to one address, with equal responses', async () => {
    const onlinePackage = await createSmallPackage();
    const email = 'doelwit@voorbeeld.example';
    const texts = [];
    for (let time = 0; time < 5; time += 1) {
      const contactformulier = {
        'contactpersoon.achternaam': `Nummer ${String(time)}`,
        'contactpersoon.email1': email,
      };
      texts.push((await send(prepareReservation(onlinePackage, [1], { contactformulier }))).text);
    }
    expect(new Set(texts).size).to.equal(1);
    expect(await mailsTo(email)).to.have.lengthOf(3);
  });

  it('are mailed to the typed address, even when another person is the main contact person', async () => {
    const onlinePackage = await createSmallPackage();
    const email = 'tweede@voorbeeld.example';
    const contactformulier = { 'contactpersoon.achternaam': 'Tweede', 'contactpersoon.email1': email };
    const { booking } = await makeReservation(
      prepareReservation(onlinePackage, [1], { contactformulier, stuur_bevestiging_email: false }),
    );
    const klant = await api.customers.getCustomer({ id: booking.klant_id });
    const main = { achternaam: 'Eerste', email1: 'eerste@voorbeeld.example', hoofdcontact: true };
    const others = klant.contactpersonen.map((each) => ({ ...each, hoofdcontact: false }));
    await api.customers.updateCustomer({ id: klant.id, body: { contactpersonen: [main, ...others] } });
    await send(prepareReservation(onlinePackage, [1], { contactformulier }));

    expect([await mailsTo(email), await mailsTo('eerste@voorbeeld.example')].map(({ length }) => length)).to.deep.equal(
      [1, 0],
    );
  });

  it('are limited to ten a minute for an address, in a thousand attempts', async () => {
    const onlinePackage = await createSmallPackage();
    const body = JSON.stringify(prepareReservation(onlinePackage, [1], { stuur_bevestiging_email: false }));
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const countsByStatus = new Map<number, number>();
    for (let time = 0; time < 1_000; time += 1) {
      const { status } = await send(body, { headers });
      countsByStatus.set(status, (countsByStatus.get(status) ?? 0) + 1);
    }
    expect([...countsByStatus]).to.deep.equal([
      [200, 10],
      [429, 990],
    ]);
  });

  it('see pages of payments sixty times a minute from an address, not counting reports of providers', async () => {
    const ask = (path: string, from: string) =>
      sendRaw('GET', path, { auth: null, baseUrl: served.baseUrl, headers: createHeaders(from) });
    const createHeaders = (address: string) => ({ 'x-forwarded-for': address });
    const one = '198.51.100.10';
    const other = '198.51.100.11';
    const pages = ['/betalen/naar/nobody', '/betalen/terug/nobody', '/betalen/sandbox/nobody'];
    for (let time = 0; time < 60; time += 1) expect((await ask(pages[time % 3] ?? '', one)).status).to.equal(404);
    for (const page of pages) expect((await ask(page, one)).status).to.equal(429);

    const response = await sendRaw('POST', '/betalen/sandbox/nobody', {
      auth: null,
      baseUrl: served.baseUrl,
      headers: createHeaders(one),
      body: 'einde=pay',
    });
    expect([response.status, response.headers['retry-after']]).to.deep.equal([429, '60']);

    const sendNotification = () =>
      sendRaw('POST', '/betalen/melding/nobody', {
        auth: null,
        baseUrl: served.baseUrl,
        headers: createHeaders(one),
        body: '{}',
      });

    expect([(await sendNotification()).status, (await ask(pages[0] ?? '', other)).status]).to.deep.equal([404, 404]);

    for (let time = 1; time < 600; time += 1) await sendNotification();
    expect((await sendNotification()).status).to.equal(429);
  });

  it('cannot pay at the sandbox, unless the operator allows it', async () => {
    const onlinePackage = await createSmallPackage();
    const strict = await startService({
      environment: { ...PROXY, ONLINE_BOOKING_PUBLIC: 'yes', PAYMENT_SANDBOX_PUBLIC: 'no' },
    });
    const body = prepareReservation(onlinePackage, [1], { betaalmethode: 'provider' });
    const refusal = await visit('/api2/onlineboeking/reserveer', body, { baseUrl: strict.baseUrl });
    await strict.close();
    expect(refusal.text).to.include('ERR_PAYMENT_PROVIDER');
    const response = await send(body);
    expect(response.body).to.include({ status: 'betaling benodigd' });
    await jobs.runAllDue();
  });
});
