// The audit trail: changes and who made them, found among the events that were recorded with them.
import type { Knex } from 'knex';
import type { RecordedChange } from '../../domain/access/audit.ts';
import type { Instant } from '../../generated/types.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isAmong } from '../engine/session/dialect.ts';
import type { StoredEvent } from '../engine/changes/stored-event.ts';
import { indexByIds } from '../engine/group-by.ts';
import type { Selection } from '../engine/listing.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';

/** The conditions of a search in the trail; an entry must match each given one. */
export interface AuditFilter {
  readonly user_id?: number | undefined;
  readonly apikey_id?: number | undefined;
  readonly address?: string | undefined;
  readonly request_id?: string | undefined;
  readonly object?: readonly string[] | undefined;
  readonly object_id?: number | undefined;
  readonly event?: readonly string[] | undefined;
  /** Inclusive. */
  readonly begin?: Instant | undefined;
  /** Exclusive. */
  readonly eind?: Instant | undefined;
}

/** Selects the changes of a list, the latest first. */
export function select(_db: Reader, query: AuditFilter): Selection {
  return {
    buildQuery: (db) => filterChanges(db, query),
    grows: 'events',
    order: [
      { column: 'events.occurred_at', direction: 'desc', empty: null },
      { column: 'events.id', direction: 'desc' },
    ],
  };
}

function filterChanges(db: Reader, query: AuditFilter): Knex.QueryBuilder {
  const { user_id, apikey_id, address, request_id, object, object_id, event, begin, eind } = query;
  const builder = db.build('events').whereNotNull('events.audited_as');
  const exact = { user_id, address, request_id, object_id };
  for (const [column, value] of Object.entries(exact))
    if (value !== undefined) void builder.where(`events.${column}`, value);

  // The condition of the partial index of keys, repeated: SQLite does not derive it from a value.
  if (apikey_id !== undefined)
    void builder.whereRaw("events.actor_type = 'apikey'").where('events.actor_id', apikey_id);
  if (object) void builder.where(isAmong(db, 'events.object', object));
  if (event) void builder.where(isAmong(db, 'events.audited_as', event));
  if (begin !== undefined) void builder.where('events.occurred_at', '>=', begin);
  if (eind !== undefined) void builder.where('events.occurred_at', '<', eind);

  return builder;
}

interface AuditRow extends StoredEvent {
  readonly id: number;
  readonly gebruikersnaam: string | null;
}

const selectByIds = defineStatement<AuditRow>(
  (dialect) => `select events.*, users.gebruikersnaam
    from events left join users on users.id = events.user_id where ${isInList(dialect, 'events.id')}`,
);

/** Reads changes by the number of their event. One query. */
export const read: ReadByIds<RecordedChange> = async (db, ids) => {
  const rows = indexByIds(ids, await selectByIds(db, ids));
  return new Map([...rows].map(([id, row]) => [id, toRecordedChange(row)]));
};

function toRecordedChange({ audited_as, actor_type, actor_id, ...row }: AuditRow): RecordedChange {
  const { event_id, occurred_at, object, object_id, sequence, user_id, gebruikersnaam, address, request_id } = row;
  return {
    event_id,
    occurred_at,
    object: object as RecordedChange['object'],
    object_id,
    event: audited_as ?? 'postUpdate',
    sequence,
    user_id,
    gebruikersnaam,
    apikey_id: actor_type === 'apikey' ? actor_id : null,
    address,
    request_id,
    modified: row.modified,
    previous: row.previous,
    data: row.data,
  };
}
