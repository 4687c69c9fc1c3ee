// Visitors who order for more people than they state: each operation counts the ordered units, and no capacity is booked twice.
import { expect } from 'chai';
import type { Booking, OnlineBookingLine, Package, PackageLine } from 'boekstaaf';
import { api, clock, given, expectRefusal } from '../support/index.ts';
import { BEGIN, DAY, prepareReservation, makeReservation } from '../support/reserving.ts';

interface SizedOrder {
  readonly arrangement_id: number;
  readonly producten: OnlineBookingLine[];
  readonly boekingsgrootte?: number;
}

type PackageAmountMethod = PackageLine['onlineboeking_aantalbepalingsmethode'];
const METHODS: readonly PackageAmountMethod[] = ['invullen_door_gebruiker', 'boekingsgrootte'];
const { onlineBooking } = api;

/** Creates a dinner in a restaurant with `capaciteit` chairs, for at most `most` people at a time online. */
async function createDinner(
  method: PackageAmountMethod,
  capaciteit: number | null,
  most: number | null,
): Promise<Package> {
  const { id } = await given.location({ capaciteit });
  const product = await given.product({ duur: 'PT2H', Locaties: [{ id }], locatie_verplicht: true });
  const regels = [{ product_id: product.id, onlineboeking_aantalbepalingsmethode: method }];
  return given.onlinePackage([BEGIN], { regels, maximum_aantal_personen_online: most });
}

/** Returns an order of `aantal` dinners, for a stated group of one. */
function createOrder({ id: arrangement_id, regels }: Package, aantal: number): SizedOrder {
  return { arrangement_id, producten: [{ arrangementsregel_id: regels[0]!.id, aantal }], boekingsgrootte: 1 };
}

/** Returns the first problem of each operation. */
async function listRefusals(onlinePackage: Package, aantal: number): Promise<unknown[]> {
  const body = createOrder(onlinePackage, aantal);
  const { weigeringen } = await onlineBooking.priceReservation({ body: { ...body, begin: BEGIN } });
  return [
    weigeringen[0],
    await expectRefusal(onlineBooking.findAvailableDays({ body: { ...body, begin: DAY, eind: DAY } })),
    await expectRefusal(onlineBooking.findAvailableTimes({ body: { ...body, datum: DAY } })),
    await expectRefusal(onlineBooking.explainAvailableTimes({ body: { ...body, datum: DAY } })),
    await expectRefusal(onlineBooking.checkVouchers({ body: { ...body, datum: DAY, vouchers: [] } })),
    await expectRefusal(onlineBooking.reservePackage({ body: prepareReservation(onlinePackage, [], body) })),
  ];
}

const reserve = async (onlinePackage: Package, aantal: number): Promise<Booking> =>
  (await makeReservation(prepareReservation(onlinePackage, [], createOrder(onlinePackage, aantal)))).booking;

before(async () => {
  await given.company();
});
beforeEach(() => {
  clock.set('2026-06-01T12:00:00+02:00');
});

for (const method of METHODS)
  describe(`500 dinners for a group of one, on a line ${method}`, () => {
    it('are refused as too many people by every operation', async () => {
      const onlinePackage = await createDinner(method, null, 20);
      for (const refusal of await listRefusals(onlinePackage, 500))
        expect(refusal).to.deep.include({
          code: 'ERR_GROUP_TOO_LARGE',
          field: 'producten[0].aantal',
          params: { maximum: 20 },
        });
      expect((await reserve(onlinePackage, 20)).personen).to.equal(20);
    });

    it('exceed a restaurant for 120, whose chairs are never booked twice', async () => {
      const onlinePackage = await createDinner(method, 120, null);
      const findDays = (aantal: number) =>
        onlineBooking.findAvailableDays({ body: { ...createOrder(onlinePackage, aantal), begin: DAY, eind: DAY } });
      const findTimes = (aantal: number) =>
        onlineBooking.findAvailableTimes({ body: { ...createOrder(onlinePackage, aantal), datum: DAY } });

      const listRefusalCodes = async (aantal: number) => {
        const body = { ...createOrder(onlinePackage, aantal), begin: BEGIN };
        return (await onlineBooking.priceReservation({ body })).weigeringen.map(({ code }) => code);
      };

      expect([await findDays(500), await findTimes(500), await listRefusalCodes(500)]).to.deep.equal([
        [],
        [],
        ['ERR_NOT_AVAILABLE'],
      ]);

      expect(await expectRefusal(reserve(onlinePackage, 500))).to.include({
        code: 'ERR_NOT_AVAILABLE',
        field: 'begin',
      });
      expect([await findDays(70), await findTimes(70), await listRefusalCodes(70)]).to.deep.equal([[DAY], [BEGIN], []]);

      const booking = await reserve(onlinePackage, 70);
      expect([booking.personen, booking.boekingsregels[0]?.aantal]).to.deep.equal([70, 70]);
      expect(await expectRefusal(reserve(onlinePackage, 70))).to.include({ code: 'ERR_NOT_AVAILABLE', field: 'begin' });

      const [explained] = await onlineBooking.explainAvailableTimes({
        body: { ...createOrder(onlinePackage, 70), datum: DAY },
      });
      expect(explained?.beperkingen[0]).to.include({ beperking: 'capaciteit', gebruikt: 70, nodig: 70, past: false });
      expect((await reserve(onlinePackage, 50)).personen).to.equal(50);
    });

    it('are booked by one of three at once', async () => {
      const onlinePackage = await createDinner(method, 120, null);
      const ends = await Promise.allSettled([1, 2, 3].map(() => reserve(onlinePackage, 61)));
      expect(ends.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected', 'rejected']);
    });
  });
