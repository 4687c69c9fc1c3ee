// Visitors of a website that has a key: counted by their addresses, like those without one, whatever they share.
import { expect } from 'chai';
import type { Package } from 'boekstaaf';
import { clock, given, own, raw, tokenWith } from '../support/index.ts';
import { resetLimits } from '../support/limits.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';
import { DAY, reservation, soldOnline } from '../support/reserving.ts';
import type { Served } from '../support/service.ts';
import { anAddress, PROXY, submit, visit } from '../support/visitors.ts';

const START = '2026-06-01T12:00:00+02:00';

/** How many answers have which status. */
function counted(answers: readonly RawResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const nth = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

describe('visitors with the key of a website', () => {
  let served: Served;
  let sold: Package;
  let key: { readonly apiKey: string };
  const from = (address: string): RawOptions => ({ auth: key, headers: { 'x-forwarded-for': address } });
  const post = (path: string, body: unknown, options: RawOptions): Promise<RawResponse> =>
    visit(`/api2/onlineboeking/${path}`, body, { ...options, baseUrl: served.baseUrl });
  const get = (path: string, options: RawOptions): Promise<RawResponse> =>
    raw('GET', `/api2/${path}`, { ...options, baseUrl: served.baseUrl });

  before(async () => {
    clock.set(START);
    await given.company();
    sold = await soldOnline([{}], { mag_api: true });
    key = { apiKey: await tokenWith(['public']) };
  });

  beforeEach(async () => {
    clock.set(START);
    await resetLimits();
    served = await own({ environment: PROXY });
  });

  afterEach(() => served.close());

  const check = (vouchers: readonly string[], options: RawOptions): Promise<RawResponse> => {
    const [line] = sold.regels;
    const producten = [{ arrangementsregel_id: line?.id ?? 0, aantal: 1 }];
    return post('controleervoucher', { arrangement_id: sold.id, producten, datum: DAY, vouchers }, options);
  };

  const discount = (code: string, options: RawOptions): Promise<RawResponse> =>
    get(`onlineboeking/controleerkortingscode?kortingscode=${code}&datum=${DAY}`, options);
  const price = (more: object, options: RawOptions): Promise<RawResponse> =>
    post('prijs', { ...reservation(sold, [1]), ...more }, options);
  const guesses = (count: number, name = 'GOK'): string[] => nth(count).map((number) => `${name}-${String(number)}`);

  it('learn of twenty wrong codes a minute, not of three thousand', async () => {
    const [address, codes] = [anAddress(), guesses(3_000)];
    const asked = nth(150).map((place) => check(codes.slice(place * 20, place * 20 + 20), from(address)));
    const answers = await Promise.all(asked);
    expect(counted(answers)).to.deep.equal({ 200: 1, 429: 149 });
    const refused = await check(['NOG-EEN'], from(address));
    expect(refused.body).to.deep.include({ code: 'ERR_RATE_LIMITED' });
    expect(refused.headers['retry-after']).to.equal('60');
  });

  it('guess discount codes twenty times a minute and a hundred times a day', async () => {
    const address = anAddress();
    const seen = [];
    for (const code of guesses(300)) seen.push(await discount(code, from(address)));
    expect(counted(seen)).to.deep.equal({ 200: 20, 429: 280 });
    for (let minute = 2; minute <= 6; minute += 1) {
      clock.advance({ seconds: 60 });
      for (const code of guesses(20, `M${String(minute)}`)) seen.push(await discount(code, from(address)));
    }
    expect(counted(seen)).to.deep.equal({ 200: 100, 429: 300 });
    clock.advance({ hours: 24 });
    expect((await discount('MORGEN', from(address))).status).to.equal(200);
  });

  it('are refused everything that tells whether a code exists, and nothing else', async () => {
    const address = anAddress();
    const { code } = await given.discountCode();
    await check(guesses(20), from(address));
    for (const answer of [
      await check(['NOG-EEN'], from(address)),
      await discount(code, from(address)),
      await price({ kortingscode: code }, from(address)),
      await price({ vouchers: ['NOG-EEN'] }, from(address)),
      await post('reserveer', reservation(sold, [1], { kortingscode: code }), from(address)),
      await post('reserveer', reservation(sold, [1], { vouchers: ['NOG-EEN'] }), from(address)),
    ])
      expect(answer.status).to.equal(429);

    expect((await price({}, from(address))).status).to.equal(200);
    expect((await post('reserveer', reservation(sold, [1]), from(address))).status).to.equal(200);
    expect((await discount(code, from(anAddress()))).status).to.equal(200);

    const staff = await raw('GET', `/api2/onlineboeking/controleerkortingscode?kortingscode=${code}&datum=${DAY}`, {
      baseUrl: served.baseUrl,
      headers: { 'x-forwarded-for': address },
    });
    expect(staff.status).to.equal(200);
  });

  it('may ask again with the same wrong code, and with right ones as often as they may ask', async () => {
    const address = anAddress();
    const { code } = await given.discountCode();
    const { code: voucher } = await given.voucher({
      inhoud: [{ product_id: sold.regels[0]!.product_id, aantal: 1, prijs_per_stuk: 10 }],
    });

    for (let time = 0; time < 25; time += 1) {
      expect((await price({ kortingscode: 'TIKFOUT', vouchers: [voucher] }, from(address))).status).to.equal(200);
      expect((await discount(code, from(address))).body).to.deep.equal({ naam: 'Actie', percentage: 10 });
    }

    expect(counted(await Promise.all(guesses(19).map((each) => discount(each, from(address)))))).to.deep.equal({
      200: 19,
    });
    expect((await discount('NOG-EEN', from(address))).status).to.equal(429);
  });

  it('have three wrong codes each while many guess everywhere, so that nobody is locked out with a right one', async () => {
    const { code } = await given.discountCode();
    const [honest, typist] = [anAddress(), anAddress()];
    for (let network = 0; network < 15; network += 1)
      await check(guesses(20, `N${String(network)}`), from(`198.51.100.${String(network)}`));
    const fresh = await check(guesses(4, 'EEN'), from(typist));
    expect([fresh.status, (await check(['VIJF'], from(typist))).status]).to.deep.equal([200, 429]);
    expect((await discount(code, from(honest))).body).to.deep.equal({ naam: 'Actie', percentage: 10 });
    for (const typo of guesses(3, 'TIK')) expect((await discount(typo, from(honest))).status).to.equal(200);
    const refused = await discount('VIER', from(honest));
    expect([refused.status, refused.headers['retry-after']]).to.deep.equal([429, '60']);
    clock.advance({ seconds: 60 });
    expect((await discount('VIER', from(honest))).status).to.equal(200);
  });

  it('reserve ten times a minute from an address, and send a hundred forms a day', async () => {
    const [address, other] = [anAddress(), anAddress()];
    const reserved = [];
    for (let time = 0; time < 60; time += 1)
      reserved.push(await post('reserveer', reservation(sold, [1]), from(address)));

    expect(counted(reserved)).to.deep.equal({ 200: 10, 429: 50 });
    expect((await post('reserveer', reservation(sold, [1]), from(other))).status).to.equal(200);

    const form = await given.contactForm();
    const answers = { 'contactpersoon.achternaam': 'de Vries' };
    const sent = [];

    for (let time = 0; time < 150; time += 1) {
      if (time % 10 === 0) clock.advance({ seconds: 60 });
      sent.push(await submit(form, answers, { ...from(address), baseUrl: served.baseUrl }));
    }

    expect(counted(sent)).to.deep.equal({ 200: 100, 429: 50 });
  });

  it('are counted by address whatever RATE_LIMIT says, with and without the key together', async () => {
    await served.close();
    served = await own({ environment: { ...PROXY, RATE_LIMIT: 'yes', ONLINE_BOOKING_PUBLIC: 'yes' } });
    const addresses = nth(10).map(anAddress);
    const seen = [];
    for (const address of addresses)
      for (let time = 0; time < 31; time += 1) seen.push(await get('instellingen', from(address)));
    expect(counted(seen), 'more than 300 with one key').to.deep.equal({ 200: 310 });
    const [address = ''] = addresses;
    for (let time = 0; time < 29; time += 1) await get('instellingen', { ...from(address), auth: null });
    expect((await get('instellingen', from(address))).status).to.equal(429);
    expect((await get('instellingen', { ...from(address), auth: null })).status).to.equal(429);
  });

  it('come from where the server of the website says, only where the operator trusts it', async () => {
    const untrusted = await own();
    const asked = await Promise.all(nth(61).map(() => get('instellingen', from(anAddress()))));
    expect(counted(asked)).to.deep.equal({ 200: 61 });
    const there = { baseUrl: untrusted.baseUrl };
    for (let time = 0; time < 60; time += 1) await raw('GET', '/api2/instellingen', { ...from(anAddress()), ...there });
    expect((await raw('GET', '/api2/instellingen', { ...from(anAddress()), ...there })).status).to.equal(429);
    await untrusted.close();
  });

  it('have an Idempotency-Key by themselves: what one sends is not answered to another', async () => {
    const [one, other] = [anAddress(), anAddress()];
    const book = (address: string, body: object) =>
      post('reserveer', body, {
        auth: key,
        headers: { 'x-forwarded-for': address, 'idempotency-key': 'bestelling-1' },
      });
    const body = reservation(sold, [1]);
    const first = await book(one, body);
    const again = await book(one, body);
    expect([first.status, again.status, again.headers['idempotent-replayed']]).to.deep.equal([200, 200, 'true']);
    const another = await book(other, body);
    expect([another.status, another.headers['idempotent-replayed']]).to.deep.equal([200, undefined]);
  });
});
