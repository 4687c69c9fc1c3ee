// Random small worlds with scarce capacity, and the comparison of the service's verdict with the oracle's.
import { expect } from 'chai';
import { PeriodAvailability } from '../../domain/planning/availability.ts';
import { calculateProductAvailability } from '../../domain/planning/product-availability.ts';
import { buildColumns, type LineInUse } from '../../domain/planning/lines-in-use.ts';
import type { LimitCheck, MaterialNeed, PeriodFacts, WantedBooking } from '../../domain/planning/period.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import { slowVerdict, type OracleFinding } from './availability-oracle.ts';
import { createRandom, type Random } from './random.ts';
import { HOUR } from '../../domain/values/time-units.ts';

const MIDNIGHT = Date.UTC(2026, 5, 1);

/** How often the worlds came to what, so that a test can see that they are not all alike. */
export type WorldTally = Map<string, number>;

/** Compares both verdicts in `count` worlds, the first one of this seed. Throws at the first difference. */
export function compareWorlds(seed: number, count: number): WorldTally {
  const tally: WorldTally = new Map();
  for (let world = seed; world < seed + count; world += 1) {
    try {
      compare(world, tally);
    } catch (error) {
      throw new Error(`World ${String(world)} differs: repeat it with SEED=${String(world)}.`, { cause: error });
    }
  }
  return tally;
}

function compare(world: number, tally: WorldTally): void {
  const random = createRandom(world);
  const period = createRandomPeriod(random);
  const availability = new PeriodAvailability(period);

  compareLeft(availability, random);
  for (let question = 0; question < 4; question += 1) {
    const booking = createRandomWish(random, period);
    const slow = slowVerdict(period, booking);
    const { checks, ...verdict } = availability.explain(booking);
    expect(verdict.available, 'available').to.equal(slow.available);
    expect(verdict.locations, 'locations').to.deep.equal(slow.locations);
    expect(availability.decide(booking), 'without explanation').to.deep.equal(verdict);
    expect(verdict.reasons.length === 0, 'a reason').to.equal(slow.available);
    expect(availability.hasCapacity(booking), 'the short answer').to.equal(slow.available);
    compareChecks(checks, slow.findings);
    const failed = new Set(verdict.reasons.map(({ soort, beperking }) => `${soort} ${beperking}`));
    for (const key of [...failed, String(slow.available)]) tally.set(key, (tally.get(key) ?? 0) + 1);
  }
}

/** As much as is left of a product can be had online, and not one more. */
function compareLeft(availability: PeriodAvailability, random: Random): void {
  const rule = { aantalbepaling: 'vast', aantal: 1, per_x_personen: 1, per_x_personen_afronding: 'boven' } as const;
  const id = 1 + random(3);
  const hours = random(4);
  const product = {
    ...rule,
    id,
    minimum_aantal: 0,
    duur: `PT${String(hours)}H`,
    locatie_verplicht: false,
    locations: [],
  };
  const begin = random(8);
  const percentage = random(2) === 0 ? null : random(101);
  const { locaties } = calculateProductAvailability(availability, product, {
    moment: instantAtHour(begin),
    percentage,
  });
  const amountLeft = locaties[0]?.beschikbaarheid ?? -1;
  const time = { begin: instantAtHour(begin), eind: instantAtHour(begin + hours) };

  const hasCapacity = (aantal: number) => {
    const line = { ...time, product_id: id, aantal, locations: [], location_required: false };
    return availability.hasCapacity({ personen: 1, online: true, lines: [{ ...line, percentages: [percentage] }] });
  };

  expect(
    [hasCapacity(amountLeft), amountLeft === 99_999 || !hasCapacity(amountLeft + 1)],
    `${String(amountLeft)} left`,
  ).to.deep.equal([true, true]);
}

/** Every limit is checked, each check is true for its whole period, and none is tighter than the tightest check. */
function compareChecks(all: readonly LimitCheck[], findings: readonly OracleFinding[]): void {
  const checks = all.filter(({ beperking }) => beperking !== 'locatie_verplicht');
  const byLimit = new Map<string, OracleFinding[]>();
  for (const each of findings) byLimit.set(limitOf(each), [...(byLimit.get(limitOf(each)) ?? []), each]);
  expect(new Set(checks.map(limitOf)), 'limits').to.deep.equal(new Set(byLimit.keys()));

  for (const check of checks) {
    const during = (byLimit.get(limitOf(check)) ?? []).filter(({ at }) => isDuring(check, at));
    expect(during, 'moments of a check').not.to.be.empty;
    const other = during.find((finding) => !isSame(check, finding));
    expect(other, `what is the same all through ${JSON.stringify(check)}`).to.equal(undefined);
  }

  for (const [limit, limitFindings] of byLimit) {
    const tightest = Math.max(...checks.filter((check) => limitOf(check) === limit).map(calculateExcess));
    const slow = Math.max(...limitFindings.map(calculateExcess));
    expect(tightest === slow || Math.abs(tightest - slow) < 1e-9, `the tightest of ${limit}`).to.equal(true);
  }
}

function isSame(check: LimitCheck, { capaciteit, gebruikt, nodig, past }: OracleFinding): boolean {
  const close = Math.abs(check.gebruikt - gebruikt) + Math.abs(check.nodig - nodig) < 1e-9;
  return close && check.capaciteit === capaciteit && check.past === past;
}

function limitOf({ soort, id, beperking, regel }: Pick<LimitCheck, 'soort' | 'id' | 'beperking' | 'regel'>): string {
  return [soort, id, beperking, regel].join(' ');
}

function isDuring({ begin, eind }: LimitCheck, at: number): boolean {
  const from = Date.parse(begin);
  const to = Date.parse(eind);
  return from === to ? at === from : from <= at && at < to;
}

function calculateExcess({
  capaciteit,
  gebruikt,
  nodig,
}: Pick<LimitCheck, 'capaciteit' | 'gebruikt' | 'nodig'>): number {
  return capaciteit === null ? -Infinity : gebruikt + nodig - capaciteit;
}

function createRandomPeriod(random: Random): PeriodFacts {
  const chooseLimit = (bound: number) => (random(3) > 0 ? null : random(6) === 0 ? 0 : 1 + random(bound));
  return {
    materials: [1, 2].map((id) => ({
      id,
      aantal: random(4) === 0 ? null : random(8),
      aantal_groepen: chooseLimit(4),
      aantal_tegelijk_starten: chooseLimit(6),
      aantal_groepen_tegelijk_starten: chooseLimit(3),
      percentage_online_te_boeken: [null, 0, 30, 50, 67, 100][random(6)] ?? null,
      capacity: createRandomCapacity(random),
    })),
    // 1 is part of nothing, 2 and 3 of 1, 4 of 2 or 3, 5 stands alone.
    locations: [null, 1, 1, 2 + random(2), null].map((parent_id, index) => ({
      id: index + 1,
      parent_id,
      capaciteit: chooseLimit(20),
      aantal_groepen: chooseLimit(3),
    })),
    products: [1, 2, 3].map((id) => ({ id, Materialen: createRandomNeeds(random) })),
    lines: buildColumns(createRandomLines(random)),
  };
}

function createRandomLines(random: Random): LineInUse[] {
  const bookings = Array.from({ length: 5 }, () => ({ personen: random(8), online: random(2) === 0 }));
  return Array.from({ length: random(9) }, () => {
    const booking = random(bookings.length);
    const { personen = 0, online = false } = bookings[booking] ?? {};
    return {
      boeking_id: booking + 1,
      personen,
      online,
      locatie_id: random(6) || null,
      ...toMilliseconds(createRandomUse(random)),
    };
  });
}

function toMilliseconds<Use extends TimeSpan>(use: Use): Omit<Use, keyof TimeSpan> & Pick<LineInUse, 'begin' | 'eind'> {
  return { ...use, begin: millisecondsOf(use.begin), eind: millisecondsOf(use.eind) };
}

function createRandomUse(random: Random) {
  const begin = random(8);
  return {
    begin: instantAtHour(begin),
    eind: instantAtHour(begin + random(4)),
    product_id: 1 + random(4),
    aantal: random(5),
  };
}

function createRandomNeeds(random: Random): MaterialNeed[] {
  return [1, 2]
    .filter(() => random(3) > 0)
    .map((materiaal_id) => ({
      materiaal_id,
      aantal: [100, 200, 50, 33, 10, 0][random(6)] ?? 0,
      per_x_aantal: 1 + random(4),
      afronding: random(2) === 0 ? 'boven' : 'niet',
    }));
}

function createRandomCapacity(random: Random) {
  const entries = [];
  for (let at = random(6); at < 10; at += random(3)) {
    const begin = at;
    at += 1 + random(4);
    entries.push({ begin: instantAtHour(begin), end: instantAtHour(at), amount: random(7) });
  }
  return random(2) === 0 ? entries : [];
}

function createRandomWish(random: Random, { locations }: PeriodFacts): WantedBooking {
  return {
    personen: random(8),
    online: random(2) === 0,
    lines: Array.from({ length: 1 + random(3) }, () => ({
      ...createRandomUse(random),
      locations: locations.map(({ id }) => id).filter(() => random(3) === 0),
      location_required: random(3) === 0,
      percentages: Array.from({ length: random(3) }, () => [null, 0, 20, 50, 100][random(5)] ?? null),
    })),
  };
}

function instantAtHour(hours: number) {
  return instantAt(MIDNIGHT + hours * HOUR);
}
