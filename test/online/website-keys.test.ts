// Visitors of a website with a key: limited by their addresses, like those without one, whatever they share.
import { expect } from 'chai';
import type { Package } from 'boekstaaf';
import { clock, given, startService, sendRaw, createTokenWith } from '../support/index.ts';
import { resetLimits } from '../support/limits.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';
import { DAY, prepareReservation, createSmallPackage } from '../support/reserving.ts';
import type { ServedService } from '../support/service.ts';
import { createAddress, PROXY, submit, visit } from '../support/visitors.ts';

const START = '2026-06-01T12:00:00+02:00';

/** Returns the number of responses by status. */
function countStatuses(responses: readonly RawResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const listIndexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('visitors with the key of a website', () => {
  let served: ServedService;
  let onlinePackage: Package;
  let key: { readonly apiKey: string };
  const createOptions = (address: string): RawOptions => ({ auth: key, headers: { 'x-forwarded-for': address } });
  const post = (path: string, body: unknown, options: RawOptions): Promise<RawResponse> =>
    visit(`/api2/onlineboeking/${path}`, body, { ...options, baseUrl: served.baseUrl });
  const get = (path: string, options: RawOptions): Promise<RawResponse> =>
    sendRaw('GET', `/api2/${path}`, { ...options, baseUrl: served.baseUrl });

  before(async () => {
    clock.set(START);
    await given.company();
    onlinePackage = await createSmallPackage([{}], { mag_api: true });
    key = { apiKey: await createTokenWith(['public']) };
  });

  beforeEach(async () => {
    clock.set(START);
    await resetLimits();
    served = await startService({ environment: PROXY });
  });

  afterEach(() => served.close());

  const check = (vouchers: readonly string[], options: RawOptions): Promise<RawResponse> => {
    const [line] = onlinePackage.regels;
    const producten = [{ arrangementsregel_id: line?.id ?? 0, aantal: 1 }];
    return post('controleervoucher', { arrangement_id: onlinePackage.id, producten, datum: DAY, vouchers }, options);
  };

  const checkDiscount = (code: string, options: RawOptions): Promise<RawResponse> =>
    get(`onlineboeking/controleerkortingscode?kortingscode=${code}&datum=${DAY}`, options);
  const requestPrice = (more: object, options: RawOptions): Promise<RawResponse> =>
    post('prijs', { ...prepareReservation(onlinePackage, [1]), ...more }, options);
  const guessCodes = (count: number, name = 'GOK'): string[] =>
    listIndexes(count).map((number) => `${name}-${String(number)}`);

  it('try twenty wrong codes a minute, not three thousand', async () => {
    const address = createAddress();
    const codes = guessCodes(3_000);
    const requests = listIndexes(150).map((index) =>
      check(codes.slice(index * 20, index * 20 + 20), createOptions(address)),
    );
    const responses = await Promise.all(requests);
    expect(countStatuses(responses)).to.deep.equal({ 200: 1, 429: 149 });
    const response = await check(['NOG-EEN'], createOptions(address));
    expect(response.body).to.deep.include({ code: 'ERR_RATE_LIMITED' });
    expect(response.headers['retry-after']).to.equal('60');
  });

  it('guess discount codes twenty times a minute and a hundred times a day', async () => {
    const address = createAddress();
    const responses = [];
    for (const code of guessCodes(300)) responses.push(await checkDiscount(code, createOptions(address)));
    expect(countStatuses(responses)).to.deep.equal({ 200: 20, 429: 280 });
    for (let minute = 2; minute <= 6; minute += 1) {
      clock.advance({ seconds: 60 });
      for (const code of guessCodes(20, `M${String(minute)}`))
        responses.push(await checkDiscount(code, createOptions(address)));
    }
    expect(countStatuses(responses)).to.deep.equal({ 200: 100, 429: 300 });
    clock.advance({ hours: 24 });
    expect((await checkDiscount('MORGEN', createOptions(address))).status).to.equal(200);
  });

  it('are refused all operations that reveal whether a code exists, and no others', async () => {
    const address = createAddress();
    const { code } = await given.discountCode();
    await check(guessCodes(20), createOptions(address));
    for (const response of [
      await check(['NOG-EEN'], createOptions(address)),
      await checkDiscount(code, createOptions(address)),
      await requestPrice({ kortingscode: code }, createOptions(address)),
      await requestPrice({ vouchers: ['NOG-EEN'] }, createOptions(address)),
      await post('reserveer', prepareReservation(onlinePackage, [1], { kortingscode: code }), createOptions(address)),
      await post(
        'reserveer',
        prepareReservation(onlinePackage, [1], { vouchers: ['NOG-EEN'] }),
        createOptions(address),
      ),
    ])
      expect(response.status).to.equal(429);

    expect((await requestPrice({}, createOptions(address))).status).to.equal(200);
    expect((await post('reserveer', prepareReservation(onlinePackage, [1]), createOptions(address))).status).to.equal(
      200,
    );
    expect((await checkDiscount(code, createOptions(createAddress()))).status).to.equal(200);

    const staff = await sendRaw('GET', `/api2/onlineboeking/controleerkortingscode?kortingscode=${code}&datum=${DAY}`, {
      baseUrl: served.baseUrl,
      headers: { 'x-forwarded-for': address },
    });
    expect(staff.status).to.equal(200);
  });

  it('may repeat a wrong code, and check valid ones as often as other requests', async () => {
    const address = createAddress();
    const { code } = await given.discountCode();
    const { code: voucher } = await given.voucher({
      inhoud: [{ product_id: onlinePackage.regels[0]!.product_id, aantal: 1, prijs_per_stuk: 10 }],
    });

    for (let time = 0; time < 25; time += 1) {
      expect(
        (await requestPrice({ kortingscode: 'TIKFOUT', vouchers: [voucher] }, createOptions(address))).status,
      ).to.equal(200);
      expect((await checkDiscount(code, createOptions(address))).body).to.deep.equal({ naam: 'Actie', percentage: 10 });
    }

    expect(
      countStatuses(await Promise.all(guessCodes(19).map((each) => checkDiscount(each, createOptions(address))))),
    ).to.deep.equal({
      200: 19,
    });
    expect((await checkDiscount('NOG-EEN', createOptions(address))).status).to.equal(429);
  });

  it('try three wrong codes each while many guess everywhere, so that valid codes are never locked out', async () => {
    const { code } = await given.discountCode();
    const honest = createAddress();
    const typist = createAddress();

    for (let network = 0; network < 15; network += 1)
      await check(guessCodes(20, `N${String(network)}`), createOptions(`198.51.100.${String(network)}`));

    const fresh = await check(guessCodes(4, 'EEN'), createOptions(typist));
    expect([fresh.status, (await check(['VIJF'], createOptions(typist))).status]).to.deep.equal([200, 429]);
    expect((await checkDiscount(code, createOptions(honest))).body).to.deep.equal({ naam: 'Actie', percentage: 10 });

    for (const typo of guessCodes(3, 'TIK'))
      expect((await checkDiscount(typo, createOptions(honest))).status).to.equal(200);

    const response = await checkDiscount('VIER', createOptions(honest));
    expect([response.status, response.headers['retry-after']]).to.deep.equal([429, '60']);

    clock.advance({ seconds: 60 });
    expect((await checkDiscount('VIER', createOptions(honest))).status).to.equal(200);
  });

  it('reserve ten times a minute from an address, and send a hundred forms a day', async () => {
    const address = createAddress();
    const other = createAddress();
    const reservationResponses = [];

    for (let time = 0; time < 60; time += 1)
      reservationResponses.push(
        await post('reserveer', prepareReservation(onlinePackage, [1]), createOptions(address)),
      );

    expect(countStatuses(reservationResponses)).to.deep.equal({ 200: 10, 429: 50 });
    expect((await post('reserveer', prepareReservation(onlinePackage, [1]), createOptions(other))).status).to.equal(
      200,
    );

    const form = await given.contactForm();
    const answers = { 'contactpersoon.achternaam': 'de Vries' };
    const submissionResponses = [];

    for (let time = 0; time < 150; time += 1) {
      if (time % 10 === 0) clock.advance({ seconds: 60 });
      submissionResponses.push(await submit(form, answers, { ...createOptions(address), baseUrl: served.baseUrl }));
    }

    expect(countStatuses(submissionResponses)).to.deep.equal({ 200: 100, 429: 50 });
  });

  it('are counted by address with any RATE_LIMIT, and together with those without the key', async () => {
    await served.close();
    served = await startService({ environment: { ...PROXY, RATE_LIMIT: 'yes', ONLINE_BOOKING_PUBLIC: 'yes' } });
    const addresses = listIndexes(10).map(createAddress);
    const responses = [];
    for (const address of addresses)
      for (let time = 0; time < 31; time += 1) responses.push(await get('instellingen', createOptions(address)));
    expect(countStatuses(responses), 'more than 300 with one key').to.deep.equal({ 200: 310 });
    const [address = ''] = addresses;
    for (let time = 0; time < 29; time += 1) await get('instellingen', { ...createOptions(address), auth: null });
    expect((await get('instellingen', createOptions(address))).status).to.equal(429);
    expect((await get('instellingen', { ...createOptions(address), auth: null })).status).to.equal(429);
  });

  it("have the address that the website's server sends, only where the operator trusts it", async () => {
    const untrusted = await startService();
    const responses = await Promise.all(listIndexes(61).map(() => get('instellingen', createOptions(createAddress()))));
    expect(countStatuses(responses)).to.deep.equal({ 200: 61 });
    const there = { baseUrl: untrusted.baseUrl };
    for (let time = 0; time < 60; time += 1)
      await sendRaw('GET', '/api2/instellingen', { ...createOptions(createAddress()), ...there });
    expect(
      (await sendRaw('GET', '/api2/instellingen', { ...createOptions(createAddress()), ...there })).status,
    ).to.equal(429);
    await untrusted.close();
  });

  it('have separate Idempotency-Keys: the response to one is not replayed to another', async () => {
    const one = createAddress();
    const other = createAddress();

    const book = (address: string, body: object) =>
      post('reserveer', body, {
        auth: key,
        headers: { 'x-forwarded-for': address, 'idempotency-key': 'bestelling-1' },
      });

    const body = prepareReservation(onlinePackage, [1]);
    const first = await book(one, body);
    const again = await book(one, body);
    expect([first.status, again.status, again.headers['idempotent-replayed']]).to.deep.equal([200, 200, 'true']);

    const another = await book(other, body);
    expect([another.status, another.headers['idempotent-replayed']]).to.deep.equal([200, undefined]);
  });
});
