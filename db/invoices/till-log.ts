// The till log: its entries, which are numbered for each till and never changed.
import type { TillLogEntry } from '../../domain/invoices/till-log.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable, readOne, type NewRow } from '../engine/changes/table.ts';

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
  readonly lastChange: TillLogRow | undefined;
  /** The number of the newest entry; 0 for none. */
  readonly volgnummer: number;
}

const selectNewest = defineStatement<Record<'last_change' | 'volgnummer', number | null>>(
  () => `select max(case when soort <> 'geteld' then id end) as last_change, max(volgnummer) as volgnummer
    from till_log where pos_id = ?`,
);

/** Returns the last entries in the log of a till. At most two queries. */
export async function readTillState(db: Writer, pos_id: number): Promise<TillState> {
  const [newest] = await selectNewest(db, pos_id);
  const lastChangeId = newest?.last_change ?? null;
  const lastChange = lastChangeId === null ? undefined : await readOne(read, db, lastChangeId);
  return { lastChange, volgnummer: newest?.volgnummer ?? 0 };
}

/** Adds an entry; returns its id. */
export function insert(db: Writer, entry: NewRow<TillLogRow>): Promise<number> {
  return rows.insert(db, entry);
}

/** The objects that events announce. */
export const announced = {
  Kassalogboek: createEventObject({ table: 'till_log', read, schema: 'TillLogEntry' }),
};
