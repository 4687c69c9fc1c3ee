// Visitors who reserve more than a customer would, and never pay: counted by network and mailbox, in a race too.
import { expect } from 'chai';
import { ApiError, Boekstaaf, type Booking, type Package, type Reserved } from 'boekstaaf';
import { purgeVisitorOrders } from '../../db/online/visitor-orders.ts';
import { runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { ADMINISTRATOR, api, clock, getDatabase, given, jobs, startService } from '../support/index.ts';
import { endPayment } from '../support/paying.ts';
import type { RawResponse } from '../support/raw.ts';
import { DAY, prepareReservation, createSmallPackage } from '../support/reserving.ts';
import type { ServedService } from '../support/service.ts';
import { sellOnline } from '../support/sold-online.ts';
import { createAddress, PROXY, visit } from '../support/visitors.ts';

const createContactForm = (email: string) => ({
  'contactpersoon.achternaam': 'Bezoeker',
  'contactpersoon.email1': email,
});
const beginAt = (time: string) => ({ begin: `${DAY}T${time}:00+02:00` });
const provider = { betaalmethode: 'provider' as const };

let served: ServedService;
let offered: Package;
let count = 0;
const createEmail = (): string => `limiet${String(++count)}@voorbeeld.example`;

/** Reserves as a visitor from an address, a minute later than the one before. */
const reserve = async (
  from: string,
  more: Parameters<typeof prepareReservation>[2],
  of = offered,
): Promise<RawResponse> => {
  clock.advance({ seconds: 7 });
  const options = { baseUrl: served.baseUrl, headers: { 'x-forwarded-for': from } };
  return visit('/api2/onlineboeking/reserveer', prepareReservation(of, [1], more), options);
};
/** Returns the refusal as `CODE field`, or `ok`. */
const describeResponse = ({ status, body }: RawResponse): string => {
  if (status === 200) return 'ok';
  const [first] = body as { code: string; field?: string }[];
  return [first?.code, first?.field].join(' ').trim();
};
const findNewest = async (): Promise<Booking> => {
  const lastBooking = (await api.bookings.listBookings({ page_size: 1000 })).at(-1);
  return api.bookings.getBooking({ id: lastBooking?.id ?? 0 });
};
const readStatus = async ({ id }: Booking): Promise<string> => (await api.bookings.getBooking({ id })).status;

before(async () => {
  clock.set('2026-06-01T08:00:00+02:00');
  await given.company();
  offered = await createSmallPackage();
  served = await startService({ environment: { ...PROXY, ONLINE_BOOKING_PUBLIC: 'yes' } });
});
beforeEach(() => {
  clock.set('2026-06-01T08:00:00+02:00');
});
after(async () => {
  await served.close();
  clock.reset();
});

describe('visitors on one day', () => {
  it('reserve thirty times from a network, in any status, and again the next day', async () => {
    const network = '2001:db8:7:7::';
    const outcomes = [] as string[];
    for (let time = 0; time < 31; time += 1) {
      const status = time % 2 === 0 ? 'informatie' : 'reservering';
      outcomes.push(
        describeResponse(await reserve(`${network}${String(time)}`, { status, stuur_bevestiging_email: false })),
      );
    }

    expect(outcomes.slice(0, 30).every((each) => each === 'ok')).to.equal(true);
    expect(outcomes[30]).to.equal('ERR_VISITOR_LIMIT');
    expect(describeResponse(await reserve(createAddress(), {}))).to.equal('ok');

    clock.set('2026-06-02T00:00:01+02:00');
    expect(describeResponse(await reserve(`${network}1`, {}))).to.equal('ok');
  });

  it('reserve ten times with one mailbox, however it is written', async () => {
    const outcomes = [];
    for (let time = 0; time < 11; time += 1) {
      const contactformulier = createContactForm(`Tien+${String(time)}@voorbeeld.example`);
      outcomes.push(describeResponse(await reserve(createAddress(), { contactformulier, status: 'informatie' })));
    }
    expect(outcomes).to.deep.equal([
      ...Array.from({ length: 10 }, () => 'ok'),
      'ERR_VISITOR_LIMIT contactformulier.contactpersoon.email1',
    ]);
    const body = prepareReservation(offered, [1], { contactformulier: createContactForm('tien@voorbeeld.example') });
    expect((await api.onlineBooking.reservePackage({ body })).message, 'staff').to.equal('Boeking gemaakt');
  });

  it('are not counted for refused orders, and follow the settings', async () => {
    const address = createAddress();
    const full = { begin: `${DAY}T03:00:00+02:00` };
    await api.settings.updateSetting({ slug: 'online_boeking_max_per_netwerk', body: { waarde: '2' } });
    const outcomes = [];
    for (const more of [full, full, full, {}, {}, {}])
      outcomes.push(describeResponse(await reserve(address, more)).split(' ')[0]);
    const refusalCode = 'ERR_NOT_AVAILABLE';
    expect(outcomes).to.deep.equal([refusalCode, refusalCode, refusalCode, 'ok', 'ok', 'ERR_VISITOR_LIMIT']);
    await api.settings.updateSetting({ slug: 'online_boeking_max_per_netwerk', body: { waarde: '30' } });
    expect(describeResponse(await reserve(address, {}))).to.equal('ok');
  });

  it('are stored as hashes, until the next day', async () => {
    const address = createAddress();
    await reserve(address, { ...provider, contactformulier: createContactForm('geheim@voorbeeld.example') });

    const listRows = (table: string): Promise<unknown[]> =>
      getDatabase().read(async ({ build, query }) => {
        const rows: unknown[] = await query(build(table).select());
        return rows;
      });

    const counts = await listRows('visitor_counts');
    expect(JSON.stringify([counts, await listRows('visitor_orders')])).to.not.match(/geheim|203\.0/);

    const purge = (today: string) => getDatabase().write((db) => purgeVisitorOrders(db, today, 100));
    await purge('2026-06-01');
    expect(await listRows('visitor_counts')).to.deep.equal(counts);

    await purge('2026-06-03');
    expect([(await listRows('visitor_counts')).length, (await listRows('visitor_orders')).length]).to.deep.equal([
      0, 1,
    ]);

    clock.set('2026-06-01T12:00:00+02:00');
    await jobs.runAllDue();
    await purge('2026-06-03');
    expect(await listRows('visitor_orders'), 'what is held no more').to.deep.equal([]);
  });
});

describe('bookings that visitors have reserved and not paid', () => {
  it('are three per network at once, and one more when one is paid or given up', async () => {
    const address = createAddress();
    const outcomes = [];
    const paymentUrls: string[] = [];

    for (let time = 0; time < 4; time += 1) {
      const response = await reserve(address, { ...provider, contactformulier: createContactForm(createEmail()) });
      outcomes.push(describeResponse(response));
      paymentUrls.push((response.body as Reserved).payment_url ?? '');
    }

    expect(outcomes).to.deep.equal(['ok', 'ok', 'ok', 'ERR_VISITOR_LIMIT']);
    expect(describeResponse(await reserve(address, {})), 'one that is paid later').to.equal('ok');
    expect(describeResponse(await reserve(createAddress(), provider)), 'somebody else').to.equal('ok');

    await endPayment(paymentUrls[0] ?? '', 'pay');
    await jobs.runAllDue();
    expect(describeResponse(await reserve(address, provider))).to.equal('ok');
    expect(describeResponse(await reserve(address, provider))).to.equal('ERR_VISITOR_LIMIT');

    clock.set('2026-06-01T09:00:00+02:00');
    await jobs.runAllDue();
    expect(describeResponse(await reserve(address, provider))).to.equal('ok');
  });

  it('are three per mailbox at once, from any network', async () => {
    const contactformulier = createContactForm('drie@voorbeeld.example');
    const outcomes = [];
    for (let time = 0; time < 4; time += 1)
      outcomes.push(describeResponse(await reserve(createAddress(), { ...provider, contactformulier })));
    expect(outcomes).to.deep.equal(['ok', 'ok', 'ok', 'ERR_VISITOR_LIMIT']);
  });

  it('do not count once staff cancelled or confirmed them', async () => {
    const address = createAddress();
    const bookings: Booking[] = [];
    for (let time = 0; time < 3; time += 1) {
      await reserve(address, { ...provider, contactformulier: createContactForm(createEmail()) });
      bookings.push(await findNewest());
    }
    for (const [index, status] of (['geannuleerd', 'definitief', 'optie'] as const).entries()) {
      expect(describeResponse(await reserve(address, provider))).to.equal('ERR_VISITOR_LIMIT');
      await api.bookings.setBookingStatus({ id: bookings[index]?.id ?? 0, status });
      expect(describeResponse(await reserve(address, provider)), status).to.equal('ok');
    }
  });

  it("end with the visitor's next one for an equal package and date, and return if they are paid", async () => {
    const address = createAddress();
    const contactformulier = createContactForm(createEmail());
    const { body } = await reserve(address, { ...provider, ...beginAt('14:00'), contactformulier });
    const first = await findNewest();
    expect(describeResponse(await reserve(address, { ...provider, ...beginAt('16:00'), contactformulier }))).to.equal(
      'ok',
    );
    const second = await findNewest();
    expect([await readStatus(first), await readStatus(second)]).to.deep.equal(['geannuleerd', 'reservering']);
    await endPayment((body as Reserved).payment_url ?? '', 'pay');
    await jobs.runAllDue();
    expect([await readStatus(first), await readStatus(second)]).to.deep.equal(['definitief', 'reservering']);
  });

  it('are not ended by a stranger who types the same address, nor by a question or a refusal', async () => {
    const address = createAddress();
    const contactformulier = createContactForm(createEmail());
    await reserve(address, { ...provider, contactformulier });

    const booking = await findNewest();
    expect(describeResponse(await reserve(createAddress(), { ...provider, contactformulier }))).to.equal('ok');
    expect(
      describeResponse(await reserve(address, { ...provider, contactformulier: createContactForm(createEmail()) })),
    ).to.equal('ok');
    expect(describeResponse(await reserve(address, { status: 'informatie', contactformulier }))).to.equal('ok');

    const response = await reserve(address, { ...provider, contactformulier, begin: `${DAY}T03:00:00+02:00` });
    expect([describeResponse(response), await readStatus(booking)]).to.deep.equal([
      'ERR_NOT_AVAILABLE begin',
      'reservering',
    ]);
  });
});

/** Ten visitors of one network reserve to pay, at once: three succeed. */
const reserveThreeTimes: Race = async ({ clients, api: admin, baseUrl }) => {
  const buildReservation = await sellOnline(admin, { aantal: 50, times: ['14:00'] });
  const basic = new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 });
  const key = await basic.apiKeys.createApiKey({ body: { user_id: 1, description: 'Website', scopes: ['public'] } });
  const calls = Array.from({ length: 10 }, (_, visitor) => {
    const at = clients[visitor % clients.length] ?? admin;
    const website = new Boekstaaf({ baseUrl: at.baseUrl, apiKey: key.token, retries: 0 });
    return website.onlineBooking.reservePackage({ body: buildReservation(visitor, '14:00', provider) });
  });
  const ends: Record<string, number> = {};

  for (const each of await Promise.allSettled(calls)) {
    if (each.status === 'rejected' && !(each.reason instanceof ApiError)) throw each.reason;
    const end = each.status === 'fulfilled' ? 'ok' : ((each.reason as ApiError).problems[0]?.code ?? 'unknown');
    ends[end] = (ends[end] ?? 0) + 1;
  }

  return ends['ok'] === 3 && ends['ERR_VISITOR_LIMIT'] === 7 ? [] : [JSON.stringify(ends)];
};

describe('ten visitors of one network at once', () => {
  beforeEach(() => {
    clock.set('2031-06-01T12:00:00+02:00');
  });

  it('reserve three bookings', async () => {
    expect(await runRace(reserveThreeTimes, { services: 2 })).to.deep.equal([]);
  });

  it('reserve more without the locks', async () => {
    expect(await runUnlockedRace(reserveThreeTimes)).to.not.deep.equal([]);
  });
});
