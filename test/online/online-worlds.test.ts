// Random worlds through the service: the offered times and the possible reservations equal those of a brute-force oracle.
import { expect } from 'chai';
import { ApiError, type Reservation } from 'boekstaaf';
import { slowVerdict } from '../support/availability-oracle.ts';
import { api, clock, given } from '../support/index.ts';
import { DAY, createOnlineWorld, type OnlineWorld } from '../support/online-worlds.ts';
import { createRandom, SEED, type Random } from '../support/random.ts';
import { prepareReservation } from '../support/reserving.ts';

const WORLDS = 4;
const QUESTIONS = 10;

/** Compares the offered times with the oracle and reserves at a random one; returns whether that was possible. */
async function askAndReserve(world: OnlineWorld, random: Random): Promise<boolean> {
  const amounts = world.lines.map(() => random(4));
  amounts[random(amounts.length)] = 1 + random(3);

  const boekingsgrootte = 1 + random(6);
  const personen = Math.max(boekingsgrootte, ...amounts);
  const wish = { arrangement_id: world.soldPackage.id, producten: orderAmounts(world, amounts), boekingsgrootte };
  const verdicts = world.starts.map((start) => slowVerdict(world.period, world.createWanted(amounts, personen, start)));
  const free = world.starts.filter((_, index) => verdicts[index]?.available);
  expect(await api.onlineBooking.findAvailableTimes({ body: { ...wish, datum: DAY } }), 'times').to.deep.equal(
    free.map(({ begin }) => begin),
  );

  const days = await api.onlineBooking.findAvailableDays({ body: { ...wish, begin: DAY, eind: DAY } });
  expect(days, 'days').to.deep.equal(free.length > 0 ? [DAY] : []);

  const startIndex = random(world.starts.length);
  const verdict = verdicts[startIndex];
  const begin = world.starts[startIndex]?.begin ?? '';
  const id = await tryToReserve(prepareReservation(world.soldPackage, [], { ...wish, begin }));
  expect(id !== undefined, `room at ${begin}`).to.equal(verdict?.available);

  if (id === undefined) return false;

  const booking = await api.bookings.getBooking({ id });
  const wantedBooking = world.createWanted(amounts, personen, world.starts[startIndex]!);
  const locationIdByProduct = new Map(
    booking.boekingsregels.map(({ product_id, locatie_id }) => [product_id, locatie_id]),
  );
  expect(
    wantedBooking.lines.map(({ product_id }) => locationIdByProduct.get(product_id)),
    'locations',
  ).to.deep.equal(verdict?.locations);

  world.use(booking);
  return true;
}

/** Returns the amounts in the order of the package, which lists its lines by their begin. */
function orderAmounts({ soldPackage, lines }: OnlineWorld, amounts: readonly number[]): Reservation['producten'] {
  return soldPackage.regels.map(({ id, product_id }) => {
    const index = lines.findIndex((line) => line.product_id === product_id);
    return { arrangementsregel_id: id, aantal: amounts[index] ?? 0 };
  });
}

/** Returns the id of the booking; undefined without capacity. */
async function tryToReserve(body: Reservation): Promise<number | undefined> {
  try {
    return (await api.onlineBooking.reservePackage({ body: { ...body, stuur_bevestiging_email: false } })).boeking_id;
  } catch (error) {
    if (error instanceof ApiError && error.problems[0]?.code === 'ERR_NOT_AVAILABLE') return undefined;
    throw error;
  }
}

describe('online booking and a brute-force oracle', () => {
  it(`agree in ${String(WORLDS)} random worlds (SEED=${String(SEED)})`, async () => {
    clock.set('2026-06-01T12:00:00+02:00');
    await given.company();
    const random = createRandom(SEED);
    const outcomes = new Set<boolean>();
    for (let nth = 0; nth < WORLDS; nth += 1) {
      const world = await createOnlineWorld(random);
      for (let question = 0; question < QUESTIONS; question += 1) outcomes.add(await askAndReserve(world, random));
    }
    expect([...outcomes].sort()).to.deep.equal([false, true]);
  });
});
