// Loads what decides whether there is room in a period, and locks it: materials, locations, and the lines that use them.
import { holdsCapacity, STATUSES } from '../../domain/bookings/booking-status.ts';
import type { LineInUse, LocationLimits, MaterialLimits, MaterialNeed, Period } from '../../domain/planning/period.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/database.ts';
import { grouped } from '../engine/grouped.ts';
import type { Reader } from '../engine/reader.ts';
import { lockRoots } from '../engine/roots.ts';
import { inList, statement } from '../engine/sql.ts';

/** The materials and locations that are asked about, each location with everything that it is part of. */
export interface Scope {
  readonly materials: readonly number[];
  readonly locations: readonly number[];
}

/** From when to when, both included: a line that begins where another one ends starts at the same moment as a third. */
export interface Span {
  readonly begin: Instant;
  readonly eind: Instant;
}

const limits = statement<Omit<MaterialLimits, 'capacity'>>(
  (dialect) => `select id, aantal, aantal_groepen, aantal_tegelijk_starten, aantal_groepen_tegelijk_starten,
      percentage_online_te_boeken
    from materials where ${inList(dialect, 'id')} order by id`,
);
const places = statement<LocationLimits>(
  () => 'select id, parent_id, capaciteit, aantal_groepen from locations order by id',
);
type Need = MaterialNeed & { readonly product_id: number };
const needed = 'select product_id, materiaal_id, aantal, per_x_aantal, afronding from product_materials where';
const needsOfMaterials = statement<Need>((dialect) => `${needed} ${inList(dialect, 'materiaal_id')} order by id`);
const needsOfProducts = statement<Need>((dialect) => `${needed} ${inList(dialect, 'product_id')} order by id`);

const HOLDING = STATUSES.filter(holdsCapacity)
  .map((status) => `'${status}'`)
  .join(', ');

// Whoever asks mostly asks about the future: most lines of all times have ended by then, so their end finds the rest.
const linesInUse = statement<LineInUse>((dialect) => {
  const begin = dialect === 'postgres' ? 'l.begin' : '+l.begin';
  const using = `select product_id from product_materials where ${inList(dialect, 'materiaal_id')}`;
  return `select l.boeking_id, b.personen, b.online_boeking as online, l.begin, l.eind, l.locatie_id, l.product_id, l.aantal
    from booking_lines l join bookings b on b.id = l.boeking_id
    where l.eind >= ? and ${begin} <= ? and b.status in (${HOLDING}) and b.id <> ?
      and (l.product_id in (${using}) or ${inList(dialect, 'l.locatie_id')})`;
});

/** The materials that products need, ascending. One query. */
export async function materialsOf(db: Reader, products: readonly number[]): Promise<number[]> {
  const found = await needsOfProducts(db, products);
  return [...new Set(found.map(({ materiaal_id }) => materiaal_id))].sort((one, other) => one - other);
}

/**
 * Locks materials and then locations, with everything that those are part of, until the transaction ends: whoever else
 * asks for room in one of them waits. docs/decisions/020-locks.md. Three queries.
 */
export async function lockScope(db: Writer, { materials, locations }: Scope): Promise<void> {
  const all = await places(db);
  await lockRoots(db, 'materials', materials);
  await lockRoots(db, 'locations', above(locations, parentsOf(all)));
}

/**
 * What there is and what is in use, with the lines of bookings that hold capacity; `except` is a booking that does not
 * count. A fixed number of queries.
 */
export async function readPeriod(
  db: Reader,
  { materials, locations }: Scope,
  { begin, eind }: Span,
  except = 0,
): Promise<Period> {
  const [found, all, needs] = [await limits(db, materials), await places(db), await needsOfMaterials(db, materials)];
  const lines = await linesInUse(db, begin, eind, except, materials, relatives(locations, parentsOf(all)));
  const ofProducts = grouped(needs, ({ product_id }) => product_id);
  return {
    materials: found.map((each) => ({ ...each, capacity: [] })),
    locations: all,
    products: [...ofProducts].map(([id, Materialen]) => ({ id, Materialen })),
    lines,
  };
}

type Parents = ReadonlyMap<number, number | null>;

function parentsOf(all: readonly LocationLimits[]): Parents {
  return new Map(all.map(({ id, parent_id }) => [id, parent_id]));
}

/** These locations and everything that they are part of, ascending. */
function above(ids: readonly number[], parents: Parents): number[] {
  const found = new Set<number>();
  for (const id of ids)
    for (let at: number | null = id; at !== null && !found.has(at); at = parents.get(at) ?? null) found.add(at);
  return [...found].sort((one, other) => one - other);
}

/** Everything in the trees of these locations: whoever is there counts somewhere above them. */
function relatives(ids: readonly number[], parents: Parents): number[] {
  const tops = new Set(above(ids, parents));
  return [...parents.keys()].filter((id) => above([id], parents).some((each) => tops.has(each)));
}
