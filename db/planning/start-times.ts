// Start times: their rows, those in a period, and the packages and products of their groups.
import type { Knex } from 'knex';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import type { StartCandidate } from '../../domain/planning/availability.ts';
import type { BookedWish, OnlineShares } from '../../domain/planning/enforced.ts';
import type { Interval } from '../../domain/values/interval.ts';
import type { components, Instant } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { defineTable, type NewRow } from '../engine/changes/table.ts';

export type StartTime = components['schemas']['StartTime'];
export type StartTimeRow = Omit<StartTime, 'TaribaseArrangement' | 'Producten'>;
type StartTimePackage = components['schemas']['StartTimePackage'];
type StartTimeProduct = components['schemas']['StartTimeProduct'];

const rows = defineTable<StartTimeRow>('start_times', {
  // Only a race violates it: existing start times are checked first.
  unique: { start_times_startmomentgroep_id_datetime_unique: 'retry' },
  references: { startmomentgroep_id: 'startmomentgroep_id' },
});

export const read: ReadByIds<StartTimeRow> = rows.read;

/** The filters of a list; `begin` is inclusive, `end` is exclusive. */
export interface StartTimeFilter {
  readonly startmomentgroep_id?: number | undefined;
  readonly begin?: Instant | undefined;
  readonly end?: Instant | undefined;
}

/** Selects start times by moment, then by id. */
export function select(filter: StartTimeFilter): Selection {
  return {
    buildQuery: (db) => queryFiltered(db, filter),
    order: [
      { column: 'start_times.datetime', direction: 'asc', empty: null },
      { column: 'start_times.id', direction: 'asc' },
    ],
  };
}

function queryFiltered(db: Reader, { startmomentgroep_id, begin, end }: StartTimeFilter): Knex.QueryBuilder {
  const query = db.build('start_times');
  if (startmomentgroep_id !== undefined) void query.where('start_times.startmomentgroep_id', startmomentgroep_id);
  if (begin !== undefined) void query.where('start_times.datetime', '>=', begin);
  if (end !== undefined) void query.where('start_times.datetime', '<', end);
  return query;
}

/** Returns the start times of a group in a period. One statement. */
export function findByGroup(db: Reader, startmomentgroep_id: number, period: Interval): Promise<StartTimeRow[]> {
  return db.query<StartTimeRow>(queryFiltered(db, { startmomentgroep_id, ...period }).select('start_times.*'));
}

export function insert(db: Writer, values: components['schemas']['NewStartTime']): Promise<number> {
  return rows.insert(db, values);
}

export function update(db: Writer, before: StartTimeRow, values: components['schemas']['StartTimePut']): Promise<void> {
  return rows.update(db, before, values);
}

/** Inserts new start times of a group; returns their ids in the order of the rows. */
export function insertMany(db: Writer, list: readonly NewRow<StartTimeRow>[]): Promise<number[]> {
  return rows.insertMany(db, list);
}

export function remove(db: Writer, before: StartTimeRow): Promise<void> {
  return rows.remove(db, before);
}

export function removeMany(db: Writer, list: readonly StartTimeRow[]): Promise<void> {
  return rows.removeMany(db, list);
}

/** A moment of a group. */
export type GroupMoment = Pick<StartTimeRow, 'startmomentgroep_id' | 'datetime'>;

const selectAtMoment = defineStatement<{ id: number }>(
  () => 'select id from start_times where startmomentgroep_id = ? and datetime = ? and id <> ?',
);

/** Returns whether a group has another start time than `ownRow` at this moment. */
export async function isTaken(
  db: Reader,
  { startmomentgroep_id, datetime }: GroupMoment,
  ownRow?: StartTimeRow,
): Promise<boolean> {
  return (await selectAtMoment(db, startmomentgroep_id, datetime, ownRow?.id ?? 0)).length > 0;
}

type OfGroup<Thing> = Thing & { readonly startmomentgroep_id: number };

const selectPackagesOfGroups = defineStatement<OfGroup<StartTimePackage>>(
  (dialect) => `select startmomentgroep_id, id, arrangement, weergavenaam from packages
    where is_deleted = false and ${isInList(dialect, 'startmomentgroep_id')} order by id`,
);
const selectProductsOfGroups = defineStatement<OfGroup<StartTimeProduct>>(
  (dialect) => `select distinct p.startmomentgroep_id, products.id, products.naam, products.weergavenaam
    from packages p
    join package_lines l on l.package_id = p.id
    join products on products.id = l.product_id
    where p.is_deleted = false and ${isInList(dialect, 'p.startmomentgroep_id')} order by products.id`,
);

/** Returns the packages of groups, by group, each list by id. One statement. */
export async function packagesOf(db: Reader, groups: readonly number[]): Promise<Map<number, StartTimePackage[]>> {
  return collectByGroup(await selectPackagesOfGroups(db, groups));
}

/** Returns the products in the packages of groups, by group, each once and by id. One statement. */
export async function productsOf(db: Reader, groups: readonly number[]): Promise<Map<number, StartTimeProduct[]>> {
  return collectByGroup(await selectProductsOfGroups(db, groups));
}

function collectByGroup<Thing>(groupRows: readonly OfGroup<Thing>[]): Map<number, Thing[]> {
  const groups = new Map<number, Thing[]>();
  for (const { startmomentgroep_id, ...thing } of groupRows)
    groups.set(startmomentgroep_id, [...(groups.get(startmomentgroep_id) ?? []), thing as Thing]);
  return groups;
}

const selectOfferedMoments = defineStatement<StartCandidate>(
  () => `select distinct s.datetime as moment, s.percentage_materiaal_online_boeking as percentage
    from start_times s
    join packages p on p.startmomentgroep_id = s.startmomentgroep_id
    join package_lines l on l.package_id = p.id
    where l.product_id = ? and p.mag_online = true and p.is_deleted = false and s.datetime >= ? and s.datetime < ?
    order by s.datetime`,
);

/**
 * Returns the start times at which a product is sold online, by moment: those of the groups of online packages that
 * contain it. Two groups may have the same moment. One statement.
 */
export function findByProduct(db: Reader, product_id: number, { begin, end }: Interval): Promise<StartCandidate[]> {
  return selectOfferedMoments(db, product_id, begin, end);
}

type ProductShare = StartCandidate & { readonly product_id: number };

const selectSharesOfPackage = defineStatement<ProductShare>(
  () => `select 0 as product_id, s.datetime as moment, s.percentage_materiaal_online_boeking as percentage
    from start_times s
    join packages p on p.startmomentgroep_id = s.startmomentgroep_id
    where p.id = ? and s.datetime = ?`,
);
const selectSharesOfProducts = defineStatement<ProductShare>(
  (dialect) => `select distinct l.product_id, s.datetime as moment, s.percentage_materiaal_online_boeking as percentage
    from start_times s
    join packages p on p.startmomentgroep_id = s.startmomentgroep_id
    join package_lines l on l.package_id = p.id
    where ${isInList(dialect, 'l.product_id')} and p.mag_online = true and p.is_deleted = false
      and s.datetime >= ? and s.datetime <= ?`,
);

type SoldBooking = BookedWish & Pick<StoredBooking, 'begin' | 'arrangement_id'>;

/**
 * Returns the online shares of the start times at which a booking was sold. A package has the start time of its group
 * at the begin of the booking. Single products have those of `findByProduct`. At most one statement.
 */
export async function sharesOf(
  db: Reader,
  { online_boeking, arrangement_id, begin, lines }: SoldBooking,
): Promise<OnlineShares> {
  if (!online_boeking || lines.length === 0) return () => [];
  if (arrangement_id !== null) {
    const percentages = (await selectSharesOfPackage(db, arrangement_id, begin)).map(({ percentage }) => percentage);
    return () => percentages;
  }
  const moments = lines.map((line) => line.begin).toSorted();
  const products = [...new Set(lines.map(({ product_id }) => product_id))];
  const shares = await selectSharesOfProducts(db, products, moments[0] ?? begin, moments.at(-1) ?? begin);
  return (line) =>
    shares
      .filter(({ product_id, moment }) => product_id === line.product_id && moment === line.begin)
      .map(({ percentage }) => percentage);
}

/** The objects that events announce. */
export const announced = {
  Startmoment: createEventObject({ table: 'start_times', read, schema: 'StartTime' }),
};
