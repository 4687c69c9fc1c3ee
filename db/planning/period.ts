// Loads and locks the facts for capacity in a period: materials, locations, and the lines that use them.
import { setImmediate as pause } from 'node:timers/promises';
import { usesCapacity, BOOKING_STATUSES } from '../../domain/bookings/booking-status.ts';
import { joinLines, createLinesInUse, type LinesInUse } from '../../domain/planning/lines-in-use.ts';
import type { MaterialCapacity, LocationLimits, MaterialNeed, PeriodFacts } from '../../domain/planning/period.ts';
import type { AvailableProduct } from '../../domain/planning/product-availability.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import { DAY } from '../../domain/values/time-units.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { buildTouchingIds, touchingValuesOf } from '../bookings/lines-during.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { buildColumnsAsText, epochOf, parseNumbers } from '../engine/session/columns-as-text.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { lockAbove } from '../house/locations.ts';
import * as materials from './materials.ts';

/** The requested materials and locations, each location with its ancestors. */
export interface Scope {
  readonly materials: readonly number[];
  readonly locations: readonly number[];
}

// Entries of a material do not overlap: among those that begin before the period only the last one can reach into it.
const selectEntries = defineStatement<MaterialCapacity & { readonly material_id: number }>(
  (dialect) => `with supplied as materialized (
      select id, coalesce((select max(p."begin") from capacity_entries p where p.material_id = m.id and p."begin" <= ?), ?) as since
      from materials m where ${isInList(dialect, 'm.id')})
    select e.material_id, e."begin", e."end", e.amount
    from supplied join capacity_entries e on e.material_id = supplied.id
    where e."begin" >= supplied.since and e."begin" < ? and e."end" > ?`,
);
const selectPlaces = defineStatement<LocationLimits>(
  () => 'select id, parent_id, capaciteit, aantal_groepen from locations order by id',
);
type ProductNeed = MaterialNeed & { readonly product_id: number };
const needed = 'select product_id, materiaal_id, aantal, per_x_aantal, afronding from product_materials where';
const needsOfMaterials = defineStatement<ProductNeed>(
  (dialect) => `${needed} ${isInList(dialect, 'materiaal_id')} order by id`,
);
const needsOfProducts = defineStatement<ProductNeed>(
  (dialect) => `${needed} ${isInList(dialect, 'product_id')} order by id`,
);

const selectOfferedProduct = defineStatement<Omit<AvailableProduct, 'locations'>>(
  () => `select id, duur, locatie_verplicht, minimum_aantal, aantalbepaling, aantal, per_x_personen, per_x_personen_afronding
    from products where id = ? and mag_api = true and is_deleted = false`,
);
const selectPlacesOf = defineStatement<{ location_id: number }>(
  () => 'select location_id from product_locations where product_id = ? order by position',
);

/** The number of parts in which the lines of a long period are read, so that other requests run in between. */
const PERIOD_PARTS = 3;
/** A period of up to a week, such as one of a booking or a day, is read in one part. */
const SHORT_PERIOD_MS = 7 * DAY;

/** The statuses of bookings that use capacity, as a list in SQL. */
export const CAPACITY_STATUS_LIST = BOOKING_STATUSES.filter(usesCapacity)
  .map((status) => `'${status}'`)
  .join(', ');

/**
 * Returns a statement for the lines of a condition. A `+` prevents SQLite from using indexes of other columns, which
 * have the lines of all times.
 */
const defineLines = (buildFilter: (dialect: Dialect) => string) =>
  defineStatement<LinesRow>((dialect) => {
    const buildColumn = (name: string) => (dialect === 'postgres' ? name : `+${name}`);
    const using = `select product_id from product_materials where ${isInList(dialect, 'materiaal_id')}`;
    const columns: Readonly<Record<keyof LinesInUse, string>> = {
      boeking_id: 'l.boeking_id',
      personen: 'b.personen',
      online: 'case when b.online_boeking then 1 else 0 end',
      begin: epochOf(dialect, 'l.begin'),
      eind: epochOf(dialect, 'l.eind'),
      locatie_id: 'coalesce(l.locatie_id, 0)',
      product_id: 'l.product_id',
      aantal: 'l.aantal',
    };

    return `select ${buildColumnsAsText(dialect, columns)}
      from booking_lines l join bookings b on b.id = l.boeking_id
      where ${buildFilter(dialect)}
        and ${buildColumn('b.status')} in (${CAPACITY_STATUS_LIST}) and b.id <> ?
        and (${buildColumn('l.product_id')} in (${using}) or ${isInList(dialect, buildColumn('l.locatie_id'))})`;
  });

/** The columns of lines as texts of numbers; null where no line is found. */
type LinesRow = Readonly<Record<keyof LinesInUse, string | null>>;

/** Returns the lines of a part of the period. */
function linesOf([row]: readonly LinesRow[]): LinesInUse {
  const parseColumn = (name: keyof LinesInUse) => parseNumbers(row?.[name] ?? null);
  return createLinesInUse({
    boeking_id: parseColumn('boeking_id'),
    personen: parseColumn('personen'),
    online: parseColumn('online'),
    begin: parseColumn('begin'),
    eind: parseColumn('eind'),
    locatie_id: parseColumn('locatie_id'),
    product_id: parseColumn('product_id'),
    aantal: parseColumn('aantal'),
  });
}
const firstLines = defineLines((dialect) => `l.id in (${buildTouchingIds(dialect)})`);
const laterLines = defineLines(() => 'l.begin > ? and l.begin <= ?');

/** Returns the ids of the materials that products need, ascending. One query. */
export async function materialsOf(db: Reader, products: readonly number[]): Promise<number[]> {
  const needs = await needsOfProducts(db, products);
  return [...new Set(needs.map(({ materiaal_id }) => materiaal_id))].sort((one, other) => one - other);
}

/** Returns a public product that is not deleted, with the ids of its locations. Two queries. */
export async function findOfferedProduct(db: Reader, id: number): Promise<AvailableProduct | undefined> {
  const [[product], places] = await Promise.all([selectOfferedProduct(db, id), selectPlacesOf(db, id)]);
  return product && { ...product, locations: places.map(({ location_id }) => location_id) };
}

/**
 * Returns the capacity and its use from `begin` to `eind`, both inclusive, since a line without length can start at the
 * end. The lines are those of bookings that use capacity, without the booking `except`. Seven queries for any period;
 * five for one of at most a week.
 */
export async function readPeriod(db: Reader, scope: Scope, span: TimeSpan, except = 0): Promise<PeriodFacts> {
  return periodOf(db, scope, span, { all: await treesOf(db, scope), except });
}

/**
 * Locks materials and then locations with their ancestors until the transaction ends, and returns the facts of
 * `readPeriod`. Other transactions that lock one of them wait. docs/decisions/020-locks.md. Two queries more than
 * `readPeriod`, for the locks.
 */
export async function lockPeriod(db: Writer, scope: Scope, span: TimeSpan, except = 0): Promise<PeriodFacts> {
  // Sent together: PostgreSQL acquires the locks in this order, and runs the later queries when it has them.
  const [, , all] = await Promise.all([
    lockRoots(db, 'materials', scope.materials),
    lockAbove(db, scope.locations),
    treesOf(db, scope),
  ]);
  return periodOf(db, scope, span, { all, except });
}

/** Returns all locations, if some are requested. */
function treesOf(db: Reader, { locations }: Scope): Promise<LocationLimits[]> {
  return locations.length === 0 ? Promise.resolve([]) : selectPlaces(db);
}

async function periodOf(
  db: Reader,
  scope: Scope,
  span: TimeSpan,
  { all, except }: { readonly all: readonly LocationLimits[]; readonly except: number },
): Promise<PeriodFacts> {
  // Sent together: PostgreSQL answers them in one round trip.
  const [supply, lines] = await Promise.all([
    supplyOf(db, scope, span),
    readLines(db, { ...scope, locations: collectRelatives(scope.locations, parentsOf(all)) }, span, except),
  ]);
  return { ...supply, locations: all, lines };
}

async function supplyOf(
  db: Reader,
  { materials: ids }: Scope,
  { begin, eind }: TimeSpan,
): Promise<Pick<PeriodFacts, 'materials' | 'products'>> {
  if (ids.length === 0) return { materials: [], products: [] };
  const [materialsById, needs, amounts] = await Promise.all([
    materials.read(db, ids),
    needsOfMaterials(db, ids),
    selectEntries(db, begin, begin, ids, eind, begin),
  ]);
  const supplied = groupBy(amounts, ({ material_id }) => material_id);
  const ofProducts = groupBy(needs, ({ product_id }) => product_id);

  return {
    materials: [...materialsById.values()]
      .sort((one, other) => one.id - other.id)
      .map((each) => ({ ...each, capacity: supplied.get(each.id) ?? [] })),
    products: [...ofProducts].map(([id, Materialen]) => ({ id, Materialen })),
  };
}

/** Returns the lines that use these materials, or are at exactly these locations. */
async function readLines(
  db: Reader,
  { materials, locations }: Scope,
  { begin, eind }: TimeSpan,
  except: number,
): Promise<LinesInUse> {
  if (materials.length + locations.length === 0) return joinLines([]);
  const count = millisecondsOf(eind) - millisecondsOf(begin) > SHORT_PERIOD_MS ? PERIOD_PARTS : 1;
  let since = partEnd({ begin, eind }, 1 / count);
  const touching = touchingValuesOf({ begin, end: since });
  const parts = [linesOf(await firstLines(db, ...touching, except, materials, locations))];
  for (let part = 2; part <= count; part += 1) {
    await pause();
    const until = partEnd({ begin, eind }, part / count);
    parts.push(linesOf(await laterLines(db, since, until, except, materials, locations)));
    since = until;
  }
  return joinLines(parts);
}

/** Returns the end of a share of a period, such as a third; share 1 ends with the period. */
function partEnd({ begin, eind }: TimeSpan, share: number): Instant {
  const from = millisecondsOf(begin);
  const until = millisecondsOf(eind);
  return instantAt(from + Math.ceil((until - from) * share));
}

type Parents = ReadonlyMap<number, number | null>;

function parentsOf(all: readonly LocationLimits[]): Parents {
  return new Map(all.map(({ id, parent_id }) => [id, parent_id]));
}

/** Returns the ids of these locations and their ancestors, ascending. */
function collectAbove(ids: readonly number[], parents: Parents): number[] {
  const idsAbove = new Set<number>();
  for (const id of ids)
    for (let at: number | null = id; at !== null && !idsAbove.has(at); at = parents.get(at) ?? null) idsAbove.add(at);
  return [...idsAbove].sort((one, other) => one - other);
}

/** Returns the ids of all locations in the trees of these locations: their people count in a common ancestor. */
function collectRelatives(ids: readonly number[], parents: Parents): number[] {
  const tops = new Set(collectAbove(ids, parents));
  return [...parents.keys()].filter((id) => collectAbove([id], parents).some((each) => tops.has(each)));
}
