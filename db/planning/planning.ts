// The planning of a period: lines of bookings and shifts, filtered by location, member of staff and material.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import { isAmong, sortQuery, avoidIndex, type ColumnOrder } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { queryLocationsBelow } from '../house/locations-below.ts';
import { orderByBegin } from './during.ts';
import { queryLinesDuring } from '../bookings/lines-during.ts';
import { longBeforeValuesOf, isNotLongBefore } from './shifts-during.ts';

type PlannedLine = components['schemas']['PlannedLine'];
type PlannedShift = components['schemas']['PlannedShift'];
type PlanningLocation = Omit<components['schemas']['PlannedLocation'], 'gebruik'>;
type PlanningMaterial = Omit<components['schemas']['PlannedMaterial'], 'gebruik'>;

/** A line with the id of its customer instead of the name. */
export type PlanningLineRow = Omit<PlannedLine, 'klant'> & { readonly klant_id: number };
/** A shift with the id of its member of staff instead of the name. */
export type ShiftRow = Omit<PlannedShift, 'personeel'> & { readonly personeel_id: number };

/** A period and the filters of the planning; all must match. */
export interface PlanningFilter extends TimeSpan {
  /** These locations and those below them. */
  readonly locatie?: readonly number[] | undefined;
  readonly personeel_id?: readonly number[] | undefined;
  readonly materiaal_id?: readonly number[] | undefined;
}

const ID_ORDER: readonly ColumnOrder[] = [{ column: 'id', direction: 'asc', empty: null }];

/** Returns the lines of bookings that are not cancelled, by begin. One query. */
export function readLines(db: Reader, filter: PlanningFilter): Promise<PlanningLineRow[]> {
  const { locatie, personeel_id, materiaal_id } = filter;
  const bookingsOf = (staff: readonly number[]): Knex.QueryBuilder =>
    queryShifts(db, filter, staff).whereNotNull('s.boeking_id').select('s.boeking_id');

  const lines = queryActiveLines(db, filter).join('products as p', 'p.id', 'l.product_id');
  const atLocations = narrowIf(lines, locatie, (query, ids) =>
    query.whereIn('l.locatie_id', queryLocationsBelow(db, ids)),
  );
  const withStaff = narrowIf(atLocations, personeel_id, (query, ids) => query.whereIn('b.id', bookingsOf(ids)));
  const withMaterials = narrowIf(withStaff, materiaal_id, (query, ids) =>
    query.whereIn('l.product_id', queryProductsWith(db, ids)),
  );

  const ofBooking = ['b.referentie', 'b.status', 'b.arrangement', 'b.klant_id', 'b.personen'];
  const ofLine = ['l.id', 'l.boeking_id', 'l.product_id', 'l.aantal', 'l.begin', 'l.eind', 'l.locatie_id'];
  const sorted = sortQuery(db, withMaterials, orderByBegin('l'));

  return db.query(sorted.select<PlanningLineRow[]>(...ofBooking, ...ofLine, 'p.naam'));
}

/** Returns the shifts that are not cancelled, by begin. One query. */
export function readShifts(db: Reader, filter: PlanningFilter): Promise<ShiftRow[]> {
  const { locatie, personeel_id, materiaal_id } = filter;
  const bookingsWith = (materials: readonly number[]): Knex.QueryBuilder =>
    queryActiveLines(db, filter).whereIn('l.product_id', queryProductsWith(db, materials)).select('b.id');

  const shifts = queryShifts(db, filter, personeel_id);
  const atLocations = narrowIf(shifts, locatie, (query, ids) =>
    query.whereIn('s.locatie_id', queryLocationsBelow(db, ids)),
  );
  const withMaterials = narrowIf(atLocations, materiaal_id, (query, ids) =>
    query.whereIn('s.boeking_id', bookingsWith(ids)),
  );

  const columns = ['id', 'begin', 'eind', 'personeel_id', 'boeking_id', 'locatie_id', 'kwalificatie_id', 'status'];
  const columnNames = [...columns, 'opmerking'].map((column) => `s.${column}`);
  return db.query(sortQuery(db, withMaterials, orderByBegin('s')).select<ShiftRow[]>(...columnNames));
}

/** Returns the locations of the filter and those below them, else all locations, by id. One query. */
export function readLocations(db: Reader, { locatie }: PlanningFilter): Promise<PlanningLocation[]> {
  const locations = sortQuery(db, db.build('locations'), ID_ORDER);
  const filteredLocations = narrowIf(locations, locatie, (query, ids) =>
    query.whereIn('id', queryLocationsBelow(db, ids)),
  );
  return db.query(
    filteredLocations.select<PlanningLocation[]>('id', 'naam', 'kleur', 'parent_id', 'capaciteit', 'aantal_groepen'),
  );
}

/** Returns the materials of the filter, else all materials, by id. One query. */
export function readMaterials(db: Reader, { materiaal_id }: PlanningFilter): Promise<PlanningMaterial[]> {
  const materials = sortQuery(db, db.build('materials'), ID_ORDER);
  const filteredMaterials = narrowIf(materials, materiaal_id, (query, ids) => query.where(isAmong(db, 'id', ids)));
  return db.query(filteredMaterials.select<PlanningMaterial[]>('id', 'naam'));
}

/** Narrows a query by a filter, unless that is missing. */
function narrowIf(
  query: Knex.QueryBuilder,
  ids: readonly number[] | undefined,
  narrow: (query: Knex.QueryBuilder, ids: readonly number[]) => Knex.QueryBuilder,
): Knex.QueryBuilder {
  return ids === undefined ? query : narrow(query, ids);
}

function queryActiveLines(db: Reader, { begin, eind: end }: TimeSpan): Knex.QueryBuilder {
  const each = queryLinesDuring(db, { begin, end }).map((lines) => lines.select('booking_lines.id'));
  return (
    db
      .build('booking_lines as l')
      .join('bookings as b', 'b.id', 'l.boeking_id')
      .whereIn('l.id', db.build.unionAll(each))
      // SQLite would begin with the index of statuses, which has the bookings of all times: the lines find few.
      .where(db.build.raw('? <> ?', [avoidIndex(db, 'b.status'), 'geannuleerd']))
  );
}

function queryShifts(db: Reader, span: TimeSpan, staff?: readonly number[]): Knex.QueryBuilder {
  const shifts = narrowToTakingPlace(db.build('shifts as s'), 's', span)
    .whereRaw(isNotLongBefore(db.dialect, 's', '?'), longBeforeValuesOf(span.begin))
    .whereNot('s.status', 'geannuleerd');
  return narrowIf(shifts, staff, (query, ids) => query.where(isAmong(db, 's.personeel_id', ids)));
}

/** Narrows a query to rows that overlap a period; a row without length does when it begins in it. */
function narrowToTakingPlace(query: Knex.QueryBuilder, alias: string, { begin, eind }: TimeSpan): Knex.QueryBuilder {
  return query
    .where(`${alias}.begin`, '<', eind)
    .where((either) => void either.where(`${alias}.eind`, '>', begin).orWhere(`${alias}.begin`, '>=', begin));
}

/** Returns a query for the ids of products that need one of the materials. */
function queryProductsWith(db: Reader, materials: readonly number[]): Knex.QueryBuilder {
  return db
    .build('product_materials')
    .where(isAmong(db, 'materiaal_id', materials))
    .select('product_id');
}
