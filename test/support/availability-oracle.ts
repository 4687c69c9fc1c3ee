// A slow check of capacity: every rule as the decision on availability words it, applied at every moment.
import type { Instant } from '../../generated/types.ts';
import { asObjects, type LineInUse } from '../../domain/planning/lines-in-use.ts';
import type {
  CapacityLimit,
  LocationLimits,
  MaterialLimits,
  PeriodFacts,
  WantedBooking,
  WantedLine,
} from '../../domain/planning/period.ts';

/** An exact fraction. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** The result of one rule at one moment. */
export interface OracleFinding {
  readonly soort: 'materiaal' | 'locatie';
  readonly id: number | null;
  readonly beperking: CapacityLimit;
  readonly regel: number | null;
  readonly at: number;
  readonly capaciteit: number | null;
  readonly gebruikt: number;
  readonly nodig: number;
  readonly past: boolean;
}

export interface OracleVerdict {
  readonly available: boolean;
  readonly locations: readonly (number | null)[];
  readonly findings: readonly OracleFinding[];
}

/** A moment as text, or in milliseconds since 1970. */
type MomentValue = Instant | number;
interface OracleLine extends Pick<LineInUse, 'product_id' | 'aantal'> {
  readonly begin: MomentValue;
  readonly eind: MomentValue;
}

/** The verdict, and what every rule says at every moment at which anything begins or ends. */
export function slowVerdict(period: PeriodFacts, booking: WantedBooking): OracleVerdict {
  const findings: OracleFinding[] = [];
  for (const material of period.materials) findings.push(...checkMaterial(period, booking, material));

  let available = findings.every(({ past }) => past);
  const locations = booking.lines.map((line, regel) => {
    const first = line.locations.find((id) => {
      const there = findLocationChain(period, id).flatMap((each) => checkLocation(period, booking, each, line, regel));
      findings.push(...there);
      return there.every(({ past }) => past);
    });
    if (first === undefined && line.location_required) available = false;
    return first ?? null;
  });

  return { available, locations, findings };
}

/** Every moment at which something begins or ends: between two of them nothing changes. */
function listMoments(period: PeriodFacts, booking: WantedBooking): number[] {
  const all = [...asObjects(period.lines), ...booking.lines].flatMap(({ begin, eind }: OracleLine) => [begin, eind]);
  for (const { capacity } of period.materials) for (const { begin, end } of capacity) all.push(begin, end);
  return [...new Set(all.map(toMilliseconds))];
}

/** Half-open. */
function includesMoment({ begin, eind }: Pick<OracleLine, 'begin' | 'eind'>, at: number): boolean {
  return toMilliseconds(begin) <= at && at < toMilliseconds(eind);
}

function toMilliseconds(moment: MomentValue): number {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

function checkMaterial(period: PeriodFacts, booking: WantedBooking, material: MaterialLimits): OracleFinding[] {
  const findings: OracleFinding[] = [];
  const calculateNeed = (lines: readonly OracleLine[]) => sumNeed(period, lines, material.id);
  const needsMaterial = (line: OracleLine) => calculateNeed([line]).over > 0n;

  const note = (at: number, beperking: CapacityLimit, capaciteit: number | null, used: Fraction, more: Fraction) => {
    const total = addFractions(used, more);
    const past = capaciteit === null || total.over <= BigInt(capaciteit) * total.under;
    const amounts = { gebruikt: toDecimal(used), nodig: toDecimal(more) };
    findings.push({ soort: 'materiaal', id: material.id, beperking, regel: null, at, capaciteit, ...amounts, past });
  };

  for (const at of listMoments(period, booking)) {
    const bookingLines = booking.lines.filter((line) => needsMaterial(line) && includesMoment(line, at));
    if (bookingLines.length > 0) {
      const there = asObjects(period.lines).filter((line) => needsMaterial(line) && includesMoment(line, at));
      const entry = material.capacity.find(({ begin, end }) => includesMoment({ begin, eind: end }, at));
      const cap = entry === undefined ? material.aantal : entry.amount;
      note(at, 'aantal', cap, calculateNeed(there), calculateNeed(bookingLines));
      if (booking.online) {
        const percentage = Math.min(...bookingLines.map((line) => findLargestShare(line, material)));
        const share = percentage === 0 ? 0 : cap === null ? null : Math.floor((cap * percentage) / 100);
        note(
          at,
          'percentage_online_te_boeken',
          share,
          calculateNeed(there.filter(({ online }) => online)),
          calculateNeed(bookingLines),
        );
      }
      note(at, 'aantal_groepen', material.aantal_groepen, toFraction(countBookings(there)), toFraction(1));
    }
    const starting = booking.lines.filter((line) => needsMaterial(line) && toMilliseconds(line.begin) === at);
    if (starting.length > 0) {
      const others = asObjects(period.lines).filter((line) => needsMaterial(line) && toMilliseconds(line.begin) === at);
      note(
        at,
        'aantal_tegelijk_starten',
        material.aantal_tegelijk_starten,
        calculateNeed(others),
        calculateNeed(starting),
      );
      const groups = material.aantal_groepen_tegelijk_starten;
      note(at, 'aantal_groepen_tegelijk_starten', groups, toFraction(countBookings(others)), toFraction(1));
    }
  }

  return findings;
}

function findLargestShare({ percentages }: WantedLine, { percentage_online_te_boeken }: MaterialLimits): number {
  const all = percentages.length === 0 ? [null] : percentages;
  return Math.max(...all.map((each) => each ?? percentage_online_te_boeken ?? 100));
}

function checkLocation(
  period: PeriodFacts,
  booking: WantedBooking,
  location: LocationLimits,
  line: WantedLine,
  regel: number,
): OracleFinding[] {
  return listMoments(period, booking)
    .filter((at) => includesMoment(line, at))
    .flatMap((at): OracleFinding[] => {
      const there = asObjects(period.lines).filter(
        (each) =>
          includesMoment(each, at) &&
          each.locatie_id !== null &&
          findLocationChain(period, each.locatie_id).some(({ id }) => id === location.id),
      );
      const people = new Map(there.map(({ boeking_id, personen }) => [boeking_id, personen]));
      const gebruikt = [...people.values()].reduce((sum, each) => sum + each, 0);
      const subject = { soort: 'locatie' as const, id: location.id, regel, at };
      const { capaciteit, aantal_groepen } = location;

      return [
        {
          ...subject,
          beperking: 'capaciteit',
          capaciteit,
          gebruikt,
          nodig: booking.personen,
          past: capaciteit === null || gebruikt + booking.personen <= capaciteit,
        },
        {
          ...subject,
          beperking: 'aantal_groepen',
          capaciteit: aantal_groepen,
          gebruikt: people.size,
          nodig: 1,
          past: aantal_groepen === null || people.size + 1 <= aantal_groepen,
        },
      ];
    });
}

/** A location and everything that it is part of. */
function findLocationChain(period: PeriodFacts, id: number): LocationLimits[] {
  const location = period.locations.find((each) => each.id === id);
  if (location === undefined) return [];
  return [location, ...(location.parent_id === null ? [] : findLocationChain(period, location.parent_id))];
}

function sumNeed(period: PeriodFacts, lines: readonly OracleLine[], materiaal_id: number): Fraction {
  let sum = toFraction(0);
  for (const line of lines) {
    const product = period.products.find(({ id }) => id === line.product_id);
    for (const each of product?.Materialen ?? []) {
      if (each.materiaal_id !== materiaal_id) continue;
      const per = BigInt(each.per_x_aantal);
      const amount = BigInt(line.aantal);
      const multiples =
        each.afronding === 'boven' ? { over: (amount + per - 1n) / per, under: 1n } : { over: amount, under: per };
      sum = addFractions(sum, { over: multiples.over * BigInt(each.aantal), under: multiples.under * 100n });
    }
  }

  return sum;
}

function countBookings(lines: readonly LineInUse[]): number {
  return new Set(lines.map(({ boeking_id }) => boeking_id)).size;
}

function toFraction(value: number): Fraction {
  return { over: BigInt(value), under: 1n };
}

function addFractions(one: Fraction, other: Fraction): Fraction {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

function toDecimal({ over, under }: Fraction): number {
  return Number(over) / Number(under);
}
