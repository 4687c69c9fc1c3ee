// A random small world in the service with scarce capacity, and the same world for the oracle.
import type { Booking, NewLocation, NewMaterial, NewProduct, Package } from 'boekstaaf';
import { buildColumns, type LineInUse } from '../../domain/planning/lines-in-use.ts';
import type {
  LocationLimits,
  MaterialLimits,
  NeedyProduct,
  PeriodFacts,
  WantedBooking,
} from '../../domain/planning/period.ts';
import { instantAt } from '../../domain/values/calendar.ts';
import { api, given } from './index.ts';
import type { Random } from './random.ts';
import { HOUR } from '../../domain/values/time-units.ts';

/** The day of everything, in a zone that is two hours ahead. */
export const DAY = '2026-06-13';
const MIDNIGHT = Date.parse(`${DAY}T00:00:00+02:00`);
const FIRST_HOUR = 8;
const START_COUNT = 7;

/** A line of the package: its product, how many hours after the start, how long, and where it can be. */
interface WorldLine {
  readonly product_id: number;
  readonly offset: number;
  readonly hours: number;
  readonly locations: readonly number[];
  readonly location_required: boolean;
}

/** Start times by the clock, with their shares. */
interface WorldStart {
  readonly begin: string;
  readonly at: number;
  readonly percentage: number | null;
}

export class OnlineWorld {
  readonly #period: Omit<PeriodFacts, 'lines'>;
  readonly #lines: LineInUse[] = [];
  readonly soldPackage: Package;
  readonly lines: readonly WorldLine[];
  readonly starts: readonly WorldStart[];

  constructor(
    period: Omit<PeriodFacts, 'lines'>,
    onlinePackage: Package,
    lines: readonly WorldLine[],
    starts: readonly WorldStart[],
  ) {
    this.#period = period;
    this.soldPackage = onlinePackage;
    this.lines = lines;
    this.starts = starts;
  }

  /** The period in use now. */
  get period(): PeriodFacts {
    return { ...this.#period, lines: buildColumns(this.#lines) };
  }

  /** Counts a booking that was made. */
  use({ id, personen, online_boeking, boekingsregels }: Booking): void {
    for (const { begin, eind, product_id, aantal, locatie_id } of boekingsregels) {
      const time = { begin: Date.parse(begin), eind: Date.parse(eind) };
      const booking = { boeking_id: id, personen, online: online_boeking };
      this.#lines.push({ ...booking, ...time, product_id, aantal, locatie_id });
    }
  }

  /** So many units of each line from a start time on, as the oracle takes it. */
  createWanted(amounts: readonly number[], personen: number, { at, percentage }: WorldStart): WantedBooking {
    const lines = this.lines.flatMap(({ offset, hours, ...line }, index) => {
      const aantal = amounts[index] ?? 0;
      const begin = at + offset * HOUR;
      const time = { begin: instantAt(begin), eind: instantAt(begin + hours * HOUR) };
      return aantal === 0 ? [] : [{ ...line, aantal, ...time, percentages: [percentage] }];
    });
    return { personen, online: true, lines };
  }
}

/** Makes a world with some bookings of staff in it. */
export async function createOnlineWorld(random: Random): Promise<OnlineWorld> {
  const materials = [await createRandomMaterial(random), await createRandomMaterial(random)];
  const locations = [await createRandomLocation(random)];
  for (const parent of [0, 0, undefined])
    locations.push(await createRandomLocation(random, parent === undefined ? undefined : locations[parent]?.id));

  const randomProducts = [];
  for (let nth = 0; nth < 3; nth += 1) randomProducts.push(await createRandomProduct(random, materials, locations));

  const lines = randomProducts.map(({ product, hours, places, required }, nth) => {
    const lineFacts = { product_id: product.id, hours, location_required: required };
    return { ...lineFacts, offset: nth === 0 ? 0 : random(3), locations: places };
  });
  const starts = Array.from({ length: START_COUNT }, (_, nth): WorldStart => {
    const hour = FIRST_HOUR + nth;
    const percentage = [null, null, 40, 100][random(4)] ?? null;
    return { begin: `${DAY}T${String(hour).padStart(2, '0')}:00:00+02:00`, at: MIDNIGHT + hour * HOUR, percentage };
  });
  const onlinePackage = await soldAt(starts, lines);
  const world = new OnlineWorld(
    { materials, locations, products: randomProducts.map(({ needs }) => needs) },
    onlinePackage,
    lines,
    starts,
  );

  for (let count = 0; count < 4; count += 1) {
    const product_id = randomProducts[random(randomProducts.length)]?.product.id ?? 0;
    const begin = starts[random(starts.length)]?.begin ?? '';
    world.use(await given.booking({ product_id, personen: 1 + random(3), status: 'optie', begin }));
  }

  return world;
}

async function soldAt(starts: readonly WorldStart[], lines: readonly WorldLine[]): Promise<Package> {
  const regels = lines.map(({ product_id, offset }) => {
    return { product_id, begin: `2026-03-10T${String(10 + offset)}:00:00` };
  });
  const onlinePackage = await given.onlinePackage([], { regels });

  for (const { begin, percentage } of starts)
    await api.startTimes.createStartTime({
      body: {
        startmomentgroep_id: onlinePackage.startmomentgroep_id ?? 0,
        datetime: begin,
        percentage_materiaal_online_boeking: percentage,
      },
    });

  return onlinePackage;
}

function chooseLimit(random: Random, bound: number): number | null {
  return random(3) > 0 ? null : 1 + random(bound);
}

async function createRandomMaterial(random: Random): Promise<MaterialLimits> {
  const body: Partial<NewMaterial> = {
    aantal: random(4) === 0 ? null : 2 + random(8),
    aantal_groepen: chooseLimit(random, 4),
    aantal_tegelijk_starten: chooseLimit(random, 6),
    aantal_groepen_tegelijk_starten: chooseLimit(random, 3),
    percentage_online_te_boeken: [null, 50, 67, 100][random(4)] ?? null,
  };
  const { id } = await given.material(body);
  const capacity = [];

  if (random(2) === 0) {
    const from = 8 + random(5);
    const amount = random(7);
    const [begin, end] = [MIDNIGHT + from * HOUR, MIDNIGHT + (from + 1 + random(3)) * HOUR].map((time) =>
      instantAt(time),
    );
    if (begin === undefined || end === undefined) throw new Error('A period has two ends.');
    await api.capacity.createCapacityEntry({ material_id: id, body: { begin, end, amount } });
    capacity.push({ begin, end, amount });
  }

  return { id, capacity, ...body } as MaterialLimits;
}

async function createRandomLocation(random: Random, parent_id?: number): Promise<LocationLimits> {
  const limits = { capaciteit: chooseLimit(random, 12), aantal_groepen: chooseLimit(random, 3) };
  const body: Partial<NewLocation> = parent_id === undefined ? limits : { ...limits, parent_id };
  const { id } = await given.location(body);
  return { id, parent_id: parent_id ?? null, ...limits };
}

async function createRandomProduct(
  random: Random,
  materials: readonly MaterialLimits[],
  locations: readonly LocationLimits[],
) {
  const needs = materials
    .filter(() => random(3) > 0)
    .map(({ id: materiaal_id }) => ({
      materiaal_id,
      hundredths: [100, 200, 50][random(3)] ?? 100,
      per_x_aantal: 1 + random(3),
      afronding: random(2) === 0 ? ('boven' as const) : ('niet' as const),
    }));
  const locationIds = locations.map(({ id }) => id).filter(() => random(3) === 0);
  const hours = 1 + random(2);
  const required = locationIds.length > 0 && random(2) === 0;
  const Materialen: NewProduct['Materialen'] = needs.map(({ hundredths, ...need }) => ({
    ...need,
    aantal: hundredths / 100,
  }));
  const product = await given.product({
    Materialen,
    duur: `PT${String(hours)}H`,
    locatie_verplicht: required,
    Locaties: locationIds.map((id) => ({ id })),
  });

  const needy: NeedyProduct = {
    id: product.id,
    Materialen: needs.map(({ hundredths, ...need }) => ({ ...need, aantal: hundredths })),
  };

  return { product, hours, places: locationIds, required, needs: needy };
}
