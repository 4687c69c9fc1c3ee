// Changes of VAT rates: their requests, the bookings that they may affect, and the result for each booking.
import type { VatChangeResult } from '../../domain/invoices/vat-change.ts';
import type { components, Instant } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { find, readOne, defineTable } from '../engine/changes/table.ts';
import type { Selection } from '../engine/listing.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';

type Schemas = components['schemas'];
export type VatChange = Schemas['VatChange'];
type VatChangeBooking = Schemas['VatChangeBooking'];

/** A stored change; the numbers of its bookings are stored at its end. */
interface VatChangeRow extends Omit<VatChange, 'status'> {
  /** The last booking that was created before it: later ones are not affected. */
  readonly tot_boeking_id: number;
}
type ChangeCounts = Pick<VatChange, 'gewijzigd' | 'overgeslagen'>;

const rows = defineTable<VatChangeRow>('vat_changes');
declareConstraints('vat_change_bookings', {
  unique: { vat_change_bookings_btw_wijziging_id_boeking_id_unique: 'never' },
});

const selectCounts = defineStatement<ChangeCounts>(
  () => `select cast(coalesce(sum(case when uitkomst = 'gewijzigd' then 1 else 0 end), 0) as integer) as gewijzigd,
      cast(coalesce(sum(case when uitkomst = 'overgeslagen' then 1 else 0 end), 0) as integer) as overgeslagen
    from vat_change_bookings where btw_wijziging_id = ?`,
);

/** Returns how many bookings a change has changed and skipped so far. */
async function countsOf(db: Reader, id: number): Promise<ChangeCounts> {
  const [counts] = await selectCounts(db, id);
  return { gewijzigd: counts?.gewijzigd ?? 0, overgeslagen: counts?.overgeslagen ?? 0 };
}

/** Reads changes by id. One query, and one more for each unfinished change, of which there are few. */
export const read: ReadByIds<VatChange> = async (db, ids) => {
  const changesById = new Map<number, VatChange>();
  for (const [id, row] of await rows.read(db, ids)) {
    const isOver = row.finished_at !== null;
    const counts = isOver ? {} : await countsOf(db, id);
    changesById.set(id, { ...row, ...counts, status: isOver ? 'voltooid' : 'bezig' });
  }
  return changesById;
};

/** Selects all changes, the latest first. */
export function select(): Selection {
  return {
    buildQuery: ({ build }) => build('vat_changes'),
    order: [{ column: 'vat_changes.id', direction: 'desc' }],
  };
}

/** Stores a new change of all existing bookings; returns its id. */
export async function insert(db: Writer, values: Schemas['NewVatChange'], created_at: Instant): Promise<number> {
  const tot_boeking_id = await findLastBooking(db);
  const { van, naar, ingangsdatum, product_ids, prijs, dry_run } = values;
  const requestColumns = { van, naar, ingangsdatum, product_ids, prijs, dry_run };
  return rows.insert(db, {
    ...requestColumns,
    tot_boeking_id,
    gewijzigd: 0,
    overgeslagen: 0,
    created_at,
    finished_at: null,
  });
}

/** Records that a change has processed all bookings. */
export async function finish(db: Writer, id: number, finished_at: Instant): Promise<void> {
  await lockRoots(db, 'vat_changes', [id]);
  const row = await readOne(rows.read, db, id);
  if (row.finished_at === null) await rows.update(db, row, { ...(await countsOf(db, id)), finished_at });
}

const selectLastBooking = defineStatement<{ id: number | null }>(() => 'select max(id) as id from bookings');

/** Returns the id of the newest booking; 0 where there is none. */
async function findLastBooking(db: Reader): Promise<number> {
  return (await selectLastBooking(db))[0]?.id ?? 0;
}

/** Returns an unfinished change; undefined for a finished one. */
export async function findUnfinished(db: Reader, id: number): Promise<VatChangeRow | undefined> {
  const row = await find(rows.read, db, id);
  return row?.finished_at === null ? row : undefined;
}

// Results are stored in the order of the bookings' ids: none is missing before the last one.
const selectUnfinished = defineStatement<UnfinishedChange>(
  () => `select id, coalesce((select max(boeking_id) from vat_change_bookings where btw_wijziging_id = vat_changes.id), 0) as after
    from vat_changes where id > ? and finished_at is null order by id limit ?`,
);

/** An unfinished change, and the booking after which it continues. */
export interface UnfinishedChange {
  readonly id: number;
  readonly after: number;
}

/** Returns up to `limit` unfinished changes with ids above `after`. */
export async function findUnfinishedAfter(db: Reader, after: number, limit: number): Promise<UnfinishedChange[]> {
  return selectUnfinished(db, after, limit);
}

// Both bounds limit the rows that one statement reads.
const selectBookingsAtRate = defineStatement<{ id: number }>(
  () => `select b.id from bookings b where b.id > ? and b.id <= ? and exists (
      select 1 from cost_lines c left join booking_lines l on l.id = c.boekingsregel_id
      where c.boeking_id = b.id and c.btw_percentage = ? and coalesce(l.begins_on, b.datum) >= ?)
    order by b.id`,
);

/**
 * Returns ids of bookings, above `after` and up to `until`, with a cost at the old rate on or after the date of a
 * change.
 */
export async function findBookingsAtRate(
  db: Reader,
  { van, ingangsdatum }: Pick<VatChange, 'van' | 'ingangsdatum'>,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<number[]> {
  return (await selectBookingsAtRate(db, after, until, van, ingangsdatum)).map(({ id }) => id);
}

const selectNoted = defineStatement<{ id: number }>(
  () => 'select id from vat_change_bookings where btw_wijziging_id = ? and boeking_id = ?',
);

/** Returns whether the result for a booking is stored already. */
export async function isNoted(db: Reader, id: number, booking: number): Promise<boolean> {
  return (await selectNoted(db, id, booking)).length > 0;
}

/** A booking, and the result of the change for it. */
export type VatChangeOutcome = Pick<VatChangeBooking, 'boeking_id' | 'referentie' | 'datum'> & VatChangeResult;

/** Stores the results for bookings, each once. */
export async function note(db: Writer, id: number, bookings: readonly VatChangeOutcome[]): Promise<void> {
  if (bookings.length === 0) return;
  const values = bookings.map((booking) => ({ btw_wijziging_id: id, ...booking }));
  await insertRows(db, 'vat_change_bookings', values, {
    conflict: 'on conflict (btw_wijziging_id, boeking_id) do nothing',
  });
}

const selectByIds = defineStatement<VatChangeBooking & { id: number }>(
  (dialect) => `select * from vat_change_bookings where ${isInList(dialect, 'id')}`,
);

/** Reads the results of a change for bookings, by the id of the row. One query. */
export const readBookings: ReadByIds<VatChangeBooking> = async (db, ids) =>
  new Map((await selectByIds(db, ids)).map((row) => [row.id, row]));

/** Selects the results of a change for a list, by booking. */
export function selectBookings(id: number, uitkomst: VatChangeBooking['uitkomst'] | undefined): Selection {
  return {
    buildQuery: ({ build }) => {
      const query = build('vat_change_bookings').where('vat_change_bookings.btw_wijziging_id', id);
      return uitkomst === undefined ? query : query.where('vat_change_bookings.uitkomst', uitkomst);
    },
    order: [
      { column: 'vat_change_bookings.boeking_id', direction: 'asc' },
      { column: 'vat_change_bookings.id', direction: 'asc' },
    ],
  };
}

/** The objects that events announce. */
export const announced = {
  BtwWijziging: createEventObject({ table: 'vat_changes', read, schema: 'VatChange' }),
};
