// The slow answer to "is there room?": every rule as the decision on availability words it, asked again at every moment.
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
export function slowVerdict(period: PeriodFacts, wanted: WantedBooking): OracleVerdict {
  const findings: OracleFinding[] = [];
  for (const material of period.materials) findings.push(...materialFindings(period, wanted, material));

  let available = findings.every(({ past }) => past);
  const locations = wanted.lines.map((line, regel) => {
    const first = line.locations.find((id) => {
      const there = chain(period, id).flatMap((each) => locationFindings(period, wanted, each, line, regel));
      findings.push(...there);
      return there.every(({ past }) => past);
    });
    if (first === undefined && line.location_required) available = false;
    return first ?? null;
  });

  return { available, locations, findings };
}

/** Every moment at which something begins or ends: between two of them nothing changes. */
function moments(period: PeriodFacts, wanted: WantedBooking): number[] {
  const all = [...asObjects(period.lines), ...wanted.lines].flatMap(({ begin, eind }: OracleLine) => [begin, eind]);
  for (const { capacity } of period.materials) for (const { begin, end } of capacity) all.push(begin, end);
  return [...new Set(all.map(time))];
}

/** Half-open. */
function covers({ begin, eind }: Pick<OracleLine, 'begin' | 'eind'>, at: number): boolean {
  return time(begin) <= at && at < time(eind);
}

function time(moment: MomentValue): number {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

function materialFindings(period: PeriodFacts, wanted: WantedBooking, material: MaterialLimits): OracleFinding[] {
  const findings: OracleFinding[] = [];
  const of = (lines: readonly OracleLine[]) => need(period, lines, material.id);
  const uses = (line: OracleLine) => of([line]).over > 0n;

  const note = (at: number, beperking: CapacityLimit, capaciteit: number | null, used: Fraction, more: Fraction) => {
    const total = plus(used, more);
    const past = capaciteit === null || total.over <= BigInt(capaciteit) * total.under;
    const shown = { gebruikt: decimal(used), nodig: decimal(more) };
    findings.push({ soort: 'materiaal', id: material.id, beperking, regel: null, at, capaciteit, ...shown, past });
  };

  for (const at of moments(period, wanted)) {
    const own = wanted.lines.filter((line) => uses(line) && covers(line, at));
    if (own.length > 0) {
      const there = asObjects(period.lines).filter((line) => uses(line) && covers(line, at));
      const entry = material.capacity.find(({ begin, end }) => covers({ begin, eind: end }, at));
      const cap = entry === undefined ? material.aantal : entry.amount;
      note(at, 'aantal', cap, of(there), of(own));
      if (wanted.online) {
        const percentage = Math.min(...own.map((line) => largestShare(line, material)));
        const share = percentage === 0 ? 0 : cap === null ? null : Math.floor((cap * percentage) / 100);
        note(at, 'percentage_online_te_boeken', share, of(there.filter(({ online }) => online)), of(own));
      }
      note(at, 'aantal_groepen', material.aantal_groepen, whole(bookings(there)), whole(1));
    }
    const starting = wanted.lines.filter((line) => uses(line) && time(line.begin) === at);
    if (starting.length > 0) {
      const others = asObjects(period.lines).filter((line) => uses(line) && time(line.begin) === at);
      note(at, 'aantal_tegelijk_starten', material.aantal_tegelijk_starten, of(others), of(starting));
      const groups = material.aantal_groepen_tegelijk_starten;
      note(at, 'aantal_groepen_tegelijk_starten', groups, whole(bookings(others)), whole(1));
    }
  }

  return findings;
}

function largestShare({ percentages }: WantedLine, { percentage_online_te_boeken }: MaterialLimits): number {
  const all = percentages.length === 0 ? [null] : percentages;
  return Math.max(...all.map((each) => each ?? percentage_online_te_boeken ?? 100));
}

function locationFindings(
  period: PeriodFacts,
  wanted: WantedBooking,
  location: LocationLimits,
  line: WantedLine,
  regel: number,
): OracleFinding[] {
  return moments(period, wanted)
    .filter((at) => covers(line, at))
    .flatMap((at): OracleFinding[] => {
      const there = asObjects(period.lines).filter(
        (each) =>
          covers(each, at) &&
          each.locatie_id !== null &&
          chain(period, each.locatie_id).some(({ id }) => id === location.id),
      );
      const people = new Map(there.map(({ boeking_id, personen }) => [boeking_id, personen]));
      const gebruikt = [...people.values()].reduce((sum, each) => sum + each, 0);
      const place = { soort: 'locatie' as const, id: location.id, regel, at };
      const { capaciteit, aantal_groepen } = location;

      return [
        {
          ...place,
          beperking: 'capaciteit',
          capaciteit,
          gebruikt,
          nodig: wanted.personen,
          past: capaciteit === null || gebruikt + wanted.personen <= capaciteit,
        },
        {
          ...place,
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
function chain(period: PeriodFacts, id: number): LocationLimits[] {
  const location = period.locations.find((each) => each.id === id);
  if (location === undefined) return [];
  return [location, ...(location.parent_id === null ? [] : chain(period, location.parent_id))];
}

function need(period: PeriodFacts, lines: readonly OracleLine[], materiaal_id: number): Fraction {
  let sum = whole(0);
  for (const line of lines) {
    const product = period.products.find(({ id }) => id === line.product_id);
    for (const each of product?.Materialen ?? []) {
      if (each.materiaal_id !== materiaal_id) continue;
      const per = BigInt(each.per_x_aantal);
      const amount = BigInt(line.aantal);
      const multiples =
        each.afronding === 'boven' ? { over: (amount + per - 1n) / per, under: 1n } : { over: amount, under: per };
      sum = plus(sum, { over: multiples.over * BigInt(each.aantal), under: multiples.under * 100n });
    }
  }

  return sum;
}

function bookings(lines: readonly LineInUse[]): number {
  return new Set(lines.map(({ boeking_id }) => boeking_id)).size;
}

function whole(value: number): Fraction {
  return { over: BigInt(value), under: 1n };
}

function plus(one: Fraction, other: Fraction): Fraction {
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

function decimal({ over, under }: Fraction): number {
  return Number(over) / Number(under);
}
