// The till log: its entries, which are numbered for each till and never changed.
import type { TillLogEntry } from '../../domain/invoices/till-log.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable, type NewRow } from '../engine/changes/table.ts';

/** A stored entry, with the last movement before it. */
export interface TillLogRow extends TillLogEntry {
  readonly movement_id: number;
}

const rows = defineTable<TillLogRow>('till_log', {
  rootOf: ({ pos_id: id }) => ({ root: 'points_of_sale', id }),
  unique: { till_log_pos_id_volgnummer_unique: 'never' },
  references: { pos_id: null, created_by: null },
});

export const read: ReadByIds<TillLogRow> = rows.read;

/** Selects the log of a till, the newest entry first. */
export function select(pos_id: number): Selection {
  return {
    buildQuery: ({ build }) => build('till_log').where({ pos_id }),
    order: [{ column: 'till_log.id', direction: 'desc' }],
  };
}

/** The last entries in the log of a locked till. */
export interface TillState {
  /** The newest opening or closing; undefined for a till that was never opened. */
  readonly boundary: TillLogRow | undefined;
  readonly volgnummer: number;
}

const selectNewest = defineStatement<Record<'boundary' | 'volgnummer', number | null>>(
  () => `select max(case when soort <> 'geteld' then id end) as boundary, max(volgnummer) as volgnummer
    from till_log where pos_id = ?`,
);

/** Returns the last entries in the log of a till. Two queries. */
export async function readTillState(db: Writer, pos_id: number): Promise<TillState> {
  const [{ boundary, volgnummer } = { boundary: null, volgnummer: null }] = await selectNewest(db, pos_id);
  const entriesById = await read(db, boundary === null ? [] : [boundary]);
  return { boundary: entriesById.get(boundary ?? 0), volgnummer: volgnummer ?? 0 };
}

/** Adds an entry; returns its id. */
export function insert(db: Writer, entry: NewRow<TillLogRow>): Promise<number> {
  return rows.insert(db, entry);
}

/** The objects that events announce. */
export const announced = {
  Kassalogboek: createEventObject({ table: 'till_log', read, schema: 'TillLogEntry' }),
};
