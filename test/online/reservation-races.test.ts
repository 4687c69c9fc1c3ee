// Concurrent reservations: one of fifty gets the last unit, several without the locks; a twice reported payment is recorded once.
import { expect } from 'chai';
import { ApiError, Boekstaaf } from 'boekstaaf';
import { Keys } from '../../db/engine/keys.ts';
import { notificationOf } from '../../db/online/sandbox-payments.ts';
import { runRace, runUnlockedRace, type Race } from '../support/arena.ts';
import { endChildren } from '../support/children.ts';
import { startChildServers } from '../support/child-servers.ts';
import { ADMINISTRATOR, clock, getDatabase, createDatabase } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { endPayment } from '../support/paying.ts';
import { sellOnline, type ReservationBuilder } from '../support/sold-online.ts';

const VISITORS = 50;
const REPORTS = 100;
const SECRETS_KEY = 'a key of both servers, long enough';

/** Returns the number of calls by outcome: `ok`, or the code of the refusal. */
async function countEnds(calls: readonly PromiseLike<unknown>[]): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  for (const each of await Promise.allSettled(calls)) {
    if (each.status === 'rejected' && !(each.reason instanceof ApiError)) throw each.reason;
    const end = each.status === 'fulfilled' ? 'ok' : ((each.reason as ApiError).problems[0]?.code ?? 'unknown');
    ends[end] = (ends[end] ?? 0) + 1;
  }
  return ends;
}

const numbers = Array.from({ length: VISITORS }, (_, visitor) => visitor);

/** Reserves the last unit by all through these clients; returns the outcomes where they are not exactly one success. */
async function reserveLastUnit(clients: readonly Boekstaaf[], api: Boekstaaf): Promise<readonly string[]> {
  const buildReservation = await sellOnline(api, { aantal: 1, times: ['14:00'] });
  const countBookings = async (): Promise<number> => (await api.bookings.listBookings({ page_size: 100 })).length;
  const before = await countBookings();

  const ends = await countEnds(
    numbers.map((visitor) =>
      (clients[visitor % clients.length] ?? api).onlineBooking.reservePackage({
        body: buildReservation(visitor, '14:00'),
      }),
    ),
  );

  const storedCount = (await countBookings()) - before;
  const isRight = ends['ok'] === 1 && ends['ERR_NOT_AVAILABLE'] === VISITORS - 1 && storedCount === 1;
  return isRight ? [] : [`${JSON.stringify(ends)}, ${String(storedCount)} bookings are stored`];
}

const reserveConcurrently: Race = ({ clients, api }) => reserveLastUnit(clients, api);

/** Ten visitors at ten times redeem one voucher: one succeeds. */
const redeemOneVoucher: Race = async ({ clients, api }) => {
  const times = numbers.slice(0, 10).map((visitor) => `${String(8 + visitor).padStart(2, '0')}:00`);
  const buildReservation = await sellOnline(api, { aantal: 50, times });
  const [only] = await api.packages.listPackages();
  const inhoud = [{ product_id: only?.regels[0]?.product_id ?? 0, aantal: 1, prijs_per_stuk: 10 }];
  const { code } = await api.vouchers.createVoucher({ body: { inhoud } });
  const ends = await countEnds(
    times.map((time, visitor) =>
      (clients[visitor % clients.length] ?? api).onlineBooking.reservePackage({
        body: buildReservation(visitor, time, { vouchers: [code], betaalmethode: 'factuur' }),
      }),
    ),
  );

  return ends['ok'] === 1 && ends['ERR_VOUCHER_USED'] === 9 ? [] : [JSON.stringify(ends)];
};

/** Visitors of two rooms of a building for one group: one succeeds. */
const reserveOneBuilding: Race = async ({ clients, api }) => {
  const { id: parent_id } = await api.locations.createLocation({ body: { naam: 'Gebouw', aantal_groepen: 1 } });
  const builders: ReservationBuilder[] = [];
  for (const naam of ['Links', 'Rechts']) {
    builders.push(await sellOnline(api, { aantal: VISITORS, times: ['14:00'] }));
    const { id } = await api.locations.createLocation({ body: { naam, parent_id } });
    const product = (await api.packages.listPackages()).at(-1)?.regels[0]?.product_id ?? 0;
    await api.products.updateProduct({ id: product, body: { Locaties: [{ id }], locatie_verplicht: true } });
  }

  const ends = await countEnds(
    numbers.slice(0, 20).map((visitor) => {
      const body = builders[visitor % 2]!(visitor, '14:00', { betaalmethode: 'factuur' });
      return (clients[visitor % clients.length] ?? api).onlineBooking.reservePackage({ body });
    }),
  );

  return ends['ok'] === 1 && ends['ERR_NOT_AVAILABLE'] === 19 ? [] : [JSON.stringify(ends)];
};

describe('fifty visitors for the last unit', () => {
  before(() => {
    clock.set('2031-06-01T12:00:00+02:00');
  });
  after(endChildren);

  it('are one success and forty-nine refusals', async () => {
    expect(await runRace(reserveConcurrently, { services: 2 })).to.deep.equal([]);
  });

  it('are several successes without the locks', async () => {
    expect(await runUnlockedRace(reserveConcurrently)).to.not.deep.equal([]);
  });
});

describe('ten visitors with one voucher', () => {
  before(() => {
    clock.set('2031-06-01T12:00:00+02:00');
  });

  it('are one success and nine refusals', async () => {
    expect(await runRace(redeemOneVoucher, { services: 2 })).to.deep.equal([]);
  });
});

describe('twenty visitors of two spaces in one building', () => {
  before(() => {
    clock.set('2031-06-01T12:00:00+02:00');
  });

  it('are one success and nineteen refusals', async () => {
    expect(await runRace(reserveOneBuilding, { services: 2 })).to.deep.equal([]);
  });
});

describe('two servers on one database', () => {
  let clients: readonly Boekstaaf[];
  let addresses: readonly string[];

  before(async () => {
    const servers = await startChildServers(await createDatabase('reserving'), { SECRETS_KEY });
    addresses = servers.map(({ baseUrl }) => baseUrl);
    clients = addresses.map((baseUrl) => new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 }));
  });

  after(endChildren);

  /** Returns how many jobs of a kind wait, run or were given up. */
  async function countJobs(kind: string): Promise<number> {
    const metrics = await (await fetch(`${addresses[0] ?? ''}/metrics`)).text();
    const counts = metrics.matchAll(new RegExp(`^boekstaaf_jobs\\{kind="${kind}",state="\\w+"\\} (\\d+)$`, 'gm'));
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  it('record one payment once, for a hundred concurrent reports to both', async () => {
    const [api] = clients;
    const buildReservation = await sellOnline(api!, { aantal: 1, times: ['14:00'] });
    const reservation = await api!.onlineBooking.reservePackage({ body: buildReservation(1, '14:00') });
    const id = reservation.boeking_id ?? 0;
    const page = new URL(new URL(reservation.payment_url ?? '').pathname, addresses[0]);
    expect(await endPayment(page.href, 'later')).to.include({ status: 303 });

    // The first payment of this sandbox.
    const report = await getDatabase().write((db) => notificationOf(db, new Keys(SECRETS_KEY), { id: 1 }));
    const responses = await Promise.all(
      Array.from({ length: REPORTS }, (_, index) =>
        fetch(`${addresses[index % addresses.length] ?? ''}/betalen/melding/sandbox`, {
          method: 'POST',
          headers: report.headers as Record<string, string>,
          body: report.body,
        }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).to.deep.equal(new Set([200]));

    const deadline = performance.now() + scaleWait(30_000);
    // The last check before the end of the reservation still waits.
    while ((await countJobs('settle-payment')) > 1) expect(performance.now()).to.be.lessThan(deadline);
    expect(await api!.bookings.getBooking({ id })).to.include({ status: 'definitief' });
    expect((await api!.invoicePayments.listPayments()).map(({ bedrag }) => bedrag)).to.deep.equal([10]);
    expect(await api!.mails.listMails({ about_kind: 'booking', about_id: id })).to.have.length(1);
  });

  it('give the last unit to one of fifty', async () => {
    expect(await reserveLastUnit(clients, clients[0]!)).to.deep.equal([]);
  });
});
