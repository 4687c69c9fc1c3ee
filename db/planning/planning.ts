// The planning of a period: lines of bookings and shifts, found by place, person and material.
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

/** A line with the id of its customer in place of the name. */
export type PlanningLineRow = Omit<PlannedLine, 'klant'> & { readonly klant_id: number };
/** A shift with the id of its member of staff in place of the name. */
export type ShiftRow = Omit<PlannedShift, 'personeel'> & { readonly personeel_id: number };

/** A period and what narrows it; all filters must match. */
export interface PlanningFilter extends TimeSpan {
  /** These locations and everything below them. */
  readonly locatie?: readonly number[] | undefined;
  readonly personeel_id?: readonly number[] | undefined;
  readonly materiaal_id?: readonly number[] | undefined;
}

const ID_ORDER: readonly ColumnOrder[] = [{ column: 'id', direction: 'asc', empty: null }];

/** The lines of bookings that are not cancelled, by begin. One query. */
export function readLines(db: Reader, filter: PlanningFilter): Promise<PlanningLineRow[]> {
  const { locatie, personeel_id, materiaal_id } = filter;
  const found = queryActiveLines(db, filter).join('products as p', 'p.id', 'l.product_id');
  if (locatie !== undefined) void found.whereIn('l.locatie_id', queryLocationsBelow(db, locatie));
  if (personeel_id !== undefined)
    void found.whereIn('b.id', shiftsOf(db, filter, personeel_id).whereNotNull('s.boeking_id').select('s.boeking_id'));
  if (materiaal_id !== undefined) void found.whereIn('l.product_id', usersOf(db, materiaal_id));
  const ofBooking = ['b.referentie', 'b.status', 'b.arrangement', 'b.klant_id', 'b.personen'];
  const ofLine = ['l.id', 'l.boeking_id', 'l.product_id', 'l.aantal', 'l.begin', 'l.eind', 'l.locatie_id'];
  return db.query(sortQuery(db, found, orderByBegin('l')).select<PlanningLineRow[]>(...ofBooking, ...ofLine, 'p.naam'));
}

/** The shifts that are not cancelled, by begin. One query. */
export function readShifts(db: Reader, filter: PlanningFilter): Promise<ShiftRow[]> {
  const { locatie, personeel_id, materiaal_id } = filter;
  const found = shiftsOf(db, filter, personeel_id);
  if (locatie !== undefined) void found.whereIn('s.locatie_id', queryLocationsBelow(db, locatie));
  if (materiaal_id !== undefined) {
    const using = queryActiveLines(db, filter).whereIn('l.product_id', usersOf(db, materiaal_id));
    void found.whereIn('s.boeking_id', using.select('b.id'));
  }
  const columns = ['id', 'begin', 'eind', 'personeel_id', 'boeking_id', 'locatie_id', 'kwalificatie_id', 'status'];
  const named = [...columns, 'opmerking'].map((column) => `s.${column}`);
  return db.query(sortQuery(db, found, orderByBegin('s')).select<ShiftRow[]>(...named));
}

/** The locations that the filter lets through, by id. One query. */
export function readLocations(db: Reader, { locatie }: PlanningFilter): Promise<PlanningLocation[]> {
  const found = sortQuery(db, db.build('locations'), ID_ORDER);
  if (locatie !== undefined) void found.whereIn('id', queryLocationsBelow(db, locatie));
  return db.query(found.select<PlanningLocation[]>('id', 'naam', 'kleur', 'parent_id', 'capaciteit', 'aantal_groepen'));
}

/** The materials that the filter lets through, by id. One query. */
export function readMaterials(db: Reader, { materiaal_id }: PlanningFilter): Promise<PlanningMaterial[]> {
  const found = sortQuery(db, db.build('materials'), ID_ORDER);
  if (materiaal_id !== undefined) void found.where(isAmong(db, 'id', materiaal_id));
  return db.query(found.select<PlanningMaterial[]>('id', 'naam'));
}

function queryActiveLines(db: Reader, { begin, eind: end }: TimeSpan): Knex.QueryBuilder {
  const each = queryLinesDuring(db, { begin, end }).map((lines) => lines.select('booking_lines.id'));
  return db
    .build('booking_lines as l')
    .join('bookings as b', 'b.id', 'l.boeking_id')
    .whereIn('l.id', db.build.unionAll(each))
    .where(db.build.raw('? <> ?', [avoidIndex(db, 'b.status'), 'geannuleerd']));
}

function shiftsOf(db: Reader, span: TimeSpan, staff?: readonly number[]): Knex.QueryBuilder {
  const found = narrowToTakingPlace(db.build('shifts as s'), 's', span)
    .whereRaw(isNotLongBefore(db.dialect, 's', '?'), longBeforeValuesOf(span.begin))
    .whereNot('s.status', 'geannuleerd');
  return staff === undefined ? found : found.where(isAmong(db, 's.personeel_id', staff));
}

/** Narrows a query to what takes place in a period: what has no length, at the moment of its begin. */
function narrowToTakingPlace(found: Knex.QueryBuilder, alias: string, { begin, eind }: TimeSpan): Knex.QueryBuilder {
  return found
    .where(`${alias}.begin`, '<', eind)
    .where((either) => void either.where(`${alias}.eind`, '>', begin).orWhere(`${alias}.begin`, '>=', begin));
}

/** The products that use one of the materials. */
function usersOf(db: Reader, materials: readonly number[]): Knex.QueryBuilder {
  return db
    .build('product_materials')
    .where(isAmong(db, 'materiaal_id', materials))
    .select('product_id');
}
