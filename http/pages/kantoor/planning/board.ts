// Builds the rows of the board, with their items: locations as a tree, one row per member of staff, and materials.
import type { PlannedLine, PlannedLocation, PlannedMaterial, PlannedShift, Planning } from 'boekstaaf';
import type { StatusCode } from '../frame/codes.ts';
import { type MomentSpan, spanOf } from './days.ts';
import { formatCount, statuses, words } from './words.ts';

/** A line of a booking or a shift, as a block on the board. */
export interface BoardItem extends MomentSpan {
  /** `line-910` or `shift-51`, by which conflicts find the item. */
  readonly key: string;
  readonly kind: 'booking' | 'shift';
  readonly status: StatusCode;
  readonly title: string;
  /** Further facts, the most important first. */
  readonly details: readonly string[];
  readonly source: PlannedLine | PlannedShift;
}

/** The use of a location or a material during a period. */
export interface CapacityUse extends MomentSpan {
  readonly inUse: number;
  /** The capacity; null is unlimited. */
  readonly most: number | null;
  readonly over: boolean;
}

export interface BoardRow {
  /** `location-12`, `staff-8`, `material-3`. */
  readonly key: string;
  readonly name: string;
  /** The number of locations that contain this one. */
  readonly depth: number;
  readonly colour: string | null;
  readonly items: readonly BoardItem[];
  readonly use: readonly CapacityUse[];
}

export interface BoardGroup {
  readonly name: string;
  readonly rows: readonly BoardRow[];
}

/** Returns the groups of the board that have rows. */
export function boardOf(planning: Planning): readonly BoardGroup[] {
  const groups: readonly BoardGroup[] = [
    { name: words.locations, rows: buildLocationRows(planning) },
    { name: words.staff, rows: buildStaffRows(planning) },
    { name: words.materials, rows: planning.materialen.map(toMaterialRow) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Returns the rows with items that match a text, without their other items. A row with a matching name stays whole. */
export function selectMatching(groups: readonly BoardGroup[], text: string): readonly BoardGroup[] {
  const searchText = text.trim().toLocaleLowerCase();
  if (searchText === '') return groups;

  const includesText = (words: string): boolean => words.toLocaleLowerCase().includes(searchText);
  return groups
    .map(({ name, rows }) => ({
      name,
      rows: rows.flatMap((row) => {
        if (includesText(row.name)) return [row];
        const items = row.items.filter(({ title, status, details }) =>
          includesText([title, statuses[status], ...details].join('\n')),
        );
        return items.length > 0 ? [{ ...row, items, use: [] }] : [];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the rows that have items or use. */
export function selectBusy(groups: readonly BoardGroup[]): readonly BoardGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ items, use }) => items.length > 0 || use.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
}

function buildLocationRows({ locaties, regels }: Planning): BoardRow[] {
  const byLocation = groupByKey(regels, ({ locatie_id }) => locatie_id);
  const locationIds = new Set(locaties.map(({ id }) => id));
  const rows = asTree(locaties).map(([location, depth]) => ({
    key: `location-${String(location.id)}`,
    name: location.naam,
    depth,
    colour: location.kleur,
    items: (byLocation.get(location.id) ?? []).map(toLineItem),
    use: usesOf(location),
  }));

  const nowhere = regels
    .filter(({ locatie_id }) => locatie_id === null || !locationIds.has(locatie_id))
    .map(toLineItem);
  if (nowhere.length === 0) return rows;

  return [{ key: 'location-none', name: words.nowhere, depth: 0, colour: null, items: nowhere, use: [] }, ...rows];
}

/** Returns each location with its depth, by name and after the one that contains it. A missing parent counts as none. */
function asTree(locations: readonly PlannedLocation[]): (readonly [PlannedLocation, number])[] {
  const locationIds = new Set(locations.map(({ id }) => id));
  const below = groupByKey(locations, ({ parent_id }) =>
    parent_id !== null && locationIds.has(parent_id) ? parent_id : 0,
  );
  const walk = (parent: number, depth: number): (readonly [PlannedLocation, number])[] =>
    sortByName(below.get(parent) ?? []).flatMap((each) => [[each, depth] as const, ...walk(each.id, depth + 1)]);
  return walk(0, 0);
}

function buildStaffRows({ diensten, locaties, regels }: Planning): BoardRow[] {
  const locationNames = new Map(locaties.map(({ id, naam }) => [id, naam]));
  const bookings = new Map(regels.map((line) => [line.boeking_id, line]));
  const people = groupByKey(diensten, ({ personeel }) => personeel.id);
  const rows = [...people].map(([id, shifts]) => ({
    key: `staff-${String(id)}`,
    naam: shifts[0]?.personeel.naam ?? '',
    items: shifts.map((shift) =>
      toShiftItem(shift, locationNames.get(shift.locatie_id ?? 0), bookings.get(shift.boeking_id ?? 0)),
    ),
  }));
  return sortByName(rows).map(({ key, naam, items }) => ({ key, name: naam, depth: 0, colour: null, items, use: [] }));
}

function toLineItem(line: PlannedLine): BoardItem {
  const customer = line.klant?.naam;
  return {
    key: `line-${String(line.id)}`,
    kind: 'booking',
    ...spanOf(line),
    status: line.status,
    title: line.naam,
    details: [...(customer === undefined ? [] : [customer]), formatCount(line.personen, words.person), line.referentie],
    source: line,
  };
}

function toShiftItem(
  shift: PlannedShift,
  locationName: string | undefined,
  booking: PlannedLine | undefined,
): BoardItem {
  const title = locationName ?? booking?.arrangement ?? words.aShift;
  const more = [booking?.klant?.naam, booking?.referentie, shift.opmerking];
  return {
    key: `shift-${String(shift.id)}`,
    kind: 'shift',
    ...spanOf(shift),
    status: shift.status,
    title,
    details: more.flatMap((text) => text || []),
    source: shift,
  };
}

function usesOf({ gebruik, capaciteit, aantal_groepen }: PlannedLocation): CapacityUse[] {
  if (capaciteit === null && aantal_groepen === null) return [];
  return gebruik.map((stretch) => ({
    ...spanOf(stretch),
    inUse: stretch.personen,
    most: capaciteit,
    over: stretch.personen > (capaciteit ?? Infinity) || stretch.groepen > (aantal_groepen ?? Infinity),
  }));
}

function toMaterialRow({ id, naam, gebruik }: PlannedMaterial): BoardRow {
  const use = gebruik.map((stretch) => ({
    ...spanOf(stretch),
    inUse: stretch.gebruikt,
    most: stretch.capaciteit,
    over: stretch.gebruikt > (stretch.capaciteit ?? Infinity),
  }));
  return { key: `material-${String(id)}`, name: naam, depth: 0, colour: null, items: [], use };
}

function groupByKey<T, Key>(values: readonly T[], keyOf: (value: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

function sortByName<T extends { readonly naam: string }>(values: readonly T[]): T[] {
  return values.toSorted((a, b) => a.naam.localeCompare(b.naam, undefined, { numeric: true }));
}
