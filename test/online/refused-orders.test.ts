// Refused orders, at every operation for orders: each problem on its field; and the settings that close orders to
// visitors.
import { expect } from 'chai';
import type { OnlineBookingLine, Package } from 'boekstaaf';
import { anybody, api, clock, given, startService, sendRaw, expectRefusal } from '../support/index.ts';
import { BEGIN, DAY, prepareReservation, createSmallPackage } from '../support/reserving.ts';

interface RefusedOrder {
  readonly arrangement_id: number;
  readonly producten: OnlineBookingLine[];
  readonly boekingsgrootte?: number;
}

const { onlineBooking } = api;
/** Every operation with an order in its body. */
const OPERATIONS: Readonly<Record<string, (order: RefusedOrder, onlinePackage: Package) => PromiseLike<unknown>>> = {
  findAvailableDays: (order) => onlineBooking.findAvailableDays({ body: { ...order, begin: DAY, eind: DAY } }),
  findAvailableTimes: (order) => onlineBooking.findAvailableTimes({ body: { ...order, datum: DAY } }),
  explainAvailableTimes: (order) => onlineBooking.explainAvailableTimes({ body: { ...order, datum: DAY } }),
  checkVouchers: (order) => onlineBooking.checkVouchers({ body: { ...order, datum: DAY, vouchers: [] } }),
  reservePackage: (order, onlinePackage) =>
    onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [], order) }),
};
const UNKNOWN_ID = 2_000_000_000;

/** Creates a package whose first product requires the second one, and whose third amount is fixed. */
async function createLimitedPackage(): Promise<Package> {
  const extra = await given.product();
  const vereist_product = [{ vereist_product_id: extra.id, aantal: 1, per_x_aantal: 1, afronding: 'boven' as const }];
  const main = await given.product({ vereist_product });
  const fixed = { product_id: (await given.product()).id, onlineboeking_aantalbepalingsmethode: 'vast' as const };
  const regels = [{ product_id: main.id, max: 4 }, { product_id: extra.id }, fixed];
  return given.onlinePackage([BEGIN], { regels, aantal_personen: 8, maximum_aantal_personen_online: 9 });
}

beforeEach(() => {
  clock.set('2026-06-01T12:00:00+02:00');
});

describe('an order', () => {
  it('needs a company that sells it', async () => {
    const body = prepareReservation(await createSmallPackage(), [1]);
    expect(await expectRefusal(onlineBooking.reservePackage({ body }))).to.include({ code: 'ERR_COMPANY_REQUIRED' });
    await given.company();
    await onlineBooking.reservePackage({ body });
  });

  for (const [operation, send] of Object.entries(OPERATIONS))
    it(`is refused alike by ${operation}`, async () => {
      const onlinePackage = await createLimitedPackage();
      const plain = await createSmallPackage();

      const createOrder = (
        amounts: readonly number[],
        more: Partial<RefusedOrder> = {},
        of = onlinePackage,
      ): RefusedOrder => {
        const { arrangement_id, producten } = prepareReservation(of, amounts);
        return { arrangement_id, producten, ...more };
      };

      const { producten } = createOrder([1, 1]);
      const wrong: readonly (readonly [code: string, field: string, order: RefusedOrder])[] = [
        ['ERR_NOT_ALLOWED', 'arrangement_id', createOrder([1, 1], { arrangement_id: UNKNOWN_ID })],
        ['ERR_REQUIRED', 'producten', createOrder([0], {}, plain)],
        [
          'ERR_DUPLICATE',
          'producten[0].arrangementsregel_id',
          createOrder([], { producten: [...producten, ...producten] }),
        ],
        [
          'ERR_UNKNOWN_REFERENCE',
          'producten[0].arrangementsregel_id',
          createOrder([], { producten: [{ arrangementsregel_id: UNKNOWN_ID, aantal: 1 }] }),
        ],
        ['ERR_RANGE', 'producten[0].aantal', createOrder([5, 5])],
        ['ERR_NOT_CHANGEABLE', 'producten[2].aantal', createOrder([1, 1, 7])],
        ['ERR_REQUIRED_PRODUCT', 'producten[1].aantal', createOrder([2, 1])],
        ['ERR_GROUP_TOO_LARGE', 'boekingsgrootte', createOrder([1, 1], { boekingsgrootte: 10 })],
      ];

      for (const [code, field, each] of wrong)
        expect(await expectRefusal(send(each, onlinePackage)), code).to.include({ status: 406, code, field });
      await send(createOrder([4, 4, 8]), onlinePackage);
    });
});

describe('the setting allow_online_package_booking', () => {
  it('closes all operations to callers without a credential', async () => {
    const served = await startService({ environment: { ONLINE_BOOKING_PUBLIC: 'yes' } });
    const onlinePackage = await createSmallPackage();
    const { producten } = prepareReservation(onlinePackage, [1]);
    const order = { arrangement_id: onlinePackage.id, producten };
    const requests: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['POST', 'beschikbaredagen', order],
      ['POST', 'beschikbaretijden', { ...order, datum: DAY }],
      ['POST', 'beschikbaretijden/uitleg', { ...order, datum: DAY }],
      ['POST', 'controleervoucher', { ...order, datum: DAY, vouchers: [] }],
      ['GET', `controleerkortingscode?kortingscode=niets&datum=${DAY}`],
      ['POST', 'prijs', { ...order, begin: BEGIN }],
      ['POST', 'reserveer', prepareReservation(onlinePackage, [1])],
    ];

    const requestAll = (credential: object) =>
      Promise.all(
        requests.map(async ([method, path, body]) => {
          const options = { baseUrl: served.baseUrl, ...credential, ...(body && { body }) };
          const { status, text } = await sendRaw(method, `/api2/onlineboeking/${path}`, options);
          return text.includes('ERR_CLOSED') ? 'closed' : status;
        }),
      );

    expect(await requestAll({ auth: null })).to.deep.equal(requests.map(() => 200));

    const slug = 'allow_online_package_booking';
    await api.settings.updateSetting({ slug, body: { waarde: 'no' } });
    expect(await requestAll({ auth: null })).to.deep.equal(requests.map(() => 'closed'));
    expect(await requestAll({})).to.deep.equal(requests.map(() => 200));

    await served.close();
  });

  it('has no effect where online booking is not open to the public', async () => {
    const onlinePackage = await createSmallPackage();
    const { producten } = prepareReservation(onlinePackage, [1]);
    const body = { arrangement_id: onlinePackage.id, producten, datum: DAY };
    expect(await expectRefusal(anybody.onlineBooking.findAvailableTimes({ body }))).to.include({ status: 401 });
  });
});
