// Fifty visitors for the last unit: one has it, also with two servers on one database, and several without the locks.
import { expect } from 'chai';
import { ApiError, Boekstaaf, type NewProduct, type Reservation } from 'boekstaaf';
import { race, twin, type Race } from '../support/arena.ts';
import { endChildren } from '../support/children.ts';
import { childServers } from '../support/child-servers.ts';
import { ADMINISTRATOR, clock, freshDatabase } from '../support/index.ts';
import { patience } from '../support/patience.ts';
import { emptyCompany, productOver } from '../support/world.ts';

const VISITORS = 50;
const DAY = '2031-06-13';

/** What a visitor of his own sends for one unit at a time of the day. */
type Wish = (visitor: number, time: string, more?: Partial<Reservation>) => Reservation;

/** A package of one product that needs one unit of a material, of which so many are sold online at so many times of a day. */
async function sold(api: Boekstaaf, aantal: number, times: readonly string[]): Promise<Wish> {
  const { id: bedrijf_id } = await emptyCompany(api);
  // The share of the start times decides: that of the material would let all visitors in.
  const more = { aantal: 100 * aantal, percentage_online_te_boeken: 100 };
  const { id: materiaal_id } = await api.materials.createMaterial({ body: { naam: 'Kano', ...more } });
  const { id: product_id } = await productOver(api, 10);
  const Materialen: NewProduct['Materialen'] = [{ materiaal_id, aantal: 1, per_x_aantal: 1, afronding: 'boven' }];
  await api.products.updateProduct({ id: product_id, body: { minimum_aantal: 0, duur: 'PT30M', Materialen } });
  const { id: startmomentgroep_id } = await api.startTimeGroups.createStartTimeGroup({ body: { naam: 'Elke dag' } });
  for (const time of times)
    await api.startTimes.createStartTime({
      body: { startmomentgroep_id, datetime: `${DAY} ${time}`, percentage_materiaal_online_boeking: 1 },
    });
  const body = { arrangement: 'Varen', bedrijf_id, startmomentgroep_id, regels: [{ product_id }] };
  const { id: arrangement_id, regels } = await api.packages.createPackage({
    body: { ...body, mag_online_geboekt_worden_achteraf_betalen: true, mag_online_geboekt_worden_direct_betalen: true },
  });
  return (visitor, time, more = {}) => ({
    ...{ arrangement_id, producten: [{ arrangementsregel_id: regels[0]?.id ?? 0, aantal: 1 }] },
    begin: `${DAY} ${time}`,
    betaalmethode: visitor % 2 === 0 ? 'factuur' : 'provider',
    contactformulier: {
      'contactpersoon.achternaam': `Bezoeker ${String(visitor)}`,
      'contactpersoon.email1': `bezoeker${String(visitor)}@voorbeeld.example`,
    },
    ...more,
  });
}

/** How many calls ended in which way: `ok`, or the code of the refusal. */
async function endsOf(calls: readonly PromiseLike<unknown>[]): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  for (const each of await Promise.allSettled(calls)) {
    if (each.status === 'rejected' && !(each.reason instanceof ApiError)) throw each.reason;
    const end = each.status === 'fulfilled' ? 'ok' : ((each.reason as ApiError).problems[0]?.code ?? 'unknown');
    ends[end] = (ends[end] ?? 0) + 1;
  }
  return ends;
}

const numbers = Array.from({ length: VISITORS }, (_, visitor) => visitor);

/** What came out when all want the last unit through these clients, where it is not one success. */
async function lastUnit(clients: readonly Boekstaaf[], api: Boekstaaf): Promise<readonly string[]> {
  const wish = await sold(api, 1, ['14:00']);
  const ends = await endsOf(
    numbers.map((visitor) =>
      (clients[visitor % clients.length] ?? api).onlineBooking.reservePackage({ body: wish(visitor, '14:00') }),
    ),
  );
  const stored = (await api.bookings.listBookings({ page_size: 100 })).length;
  const isRight = ends['ok'] === 1 && ends['ERR_NOT_AVAILABLE'] === VISITORS - 1 && stored === 1;
  return isRight ? [] : [`${JSON.stringify(ends)}, ${String(stored)} bookings are stored`];
}

const visitors: Race = ({ clients, api }) => lastUnit(clients, api);

/** Ten visitors at ten times pay with one voucher: one can. */
const oneVoucher: Race = async ({ clients, api }) => {
  const times = numbers.slice(0, 10).map((visitor) => `${String(8 + visitor).padStart(2, '0')}:00`);
  const wish = await sold(api, 50, times);
  const [only] = await api.packages.listPackages();
  const inhoud = [{ product_id: only?.regels[0]?.product_id ?? 0, aantal: 1, prijs_per_stuk: 10 }];
  const { code } = await api.vouchers.createVoucher({ body: { inhoud } });
  const ends = await endsOf(
    times.map((time, visitor) =>
      (clients[visitor % clients.length] ?? api).onlineBooking.reservePackage({
        body: wish(visitor, time, { vouchers: [code], betaalmethode: 'factuur' }),
      }),
    ),
  );
  return ends['ok'] === 1 && ends['ERR_VOUCHER_USED'] === 9 ? [] : [JSON.stringify(ends)];
};

describe('fifty visitors for the last unit', function () {
  this.timeout(patience(180_000));
  before(() => {
    clock.set('2031-06-01T12:00:00+02:00');
  });
  after(endChildren);

  it('are one success and forty-nine refusals', async () => {
    expect(await race(visitors, { services: 2 })).to.deep.equal([]);
  });

  it('are several successes without the locks', async () => {
    expect(await twin(visitors)).to.not.deep.equal([]);
  });

  it('are one success for two servers on one database', async () => {
    const servers = await childServers(await freshDatabase('reserving'));
    const [admin] = servers.map(({ baseUrl }) => new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 }));
    const clients = servers.map(({ baseUrl }) => new Boekstaaf({ baseUrl, ...ADMINISTRATOR, retries: 0 }));
    expect(await lastUnit(clients, admin!)).to.deep.equal([]);
  });
});

describe('ten visitors with one voucher', function () {
  this.timeout(patience(120_000));
  before(() => {
    clock.set('2031-06-01T12:00:00+02:00');
  });

  it('are one success and nine refusals', async () => {
    expect(await race(oneVoucher, { services: 2 })).to.deep.equal([]);
  });
});
