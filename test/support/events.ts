// The events of some work, as the change feed will show them.
import { getService } from './service.ts';

export interface RecordedEvent {
  readonly event: string;
  readonly object: string;
  readonly object_id: number;
  readonly sequence: number;
  readonly modified: readonly string[] | null;
  readonly previous: Readonly<Record<string, unknown>> | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events that `action` leads to, in the order of the feed. */
export async function collectEvents(action: () => PromiseLike<unknown>): Promise<RecordedEvent[]> {
  const before = await findLatestEventId();
  await action();
  return getService().database.read(async ({ build, query }) => {
    const names = ['event', 'object', 'object_id', 'sequence', 'modified', 'previous', 'data'];
    const all: RecordedEvent[] = await query(
      build('events').where('id', '>', before).orderByRaw('xact, id').select(names),
    );
    return all;
  });
}

// Nothing else writes at that time, so the ids of new events are above those of all earlier ones.
function findLatestEventId(): Promise<number> {
  return getService().database.read(async ({ build, query }) => {
    const [row]: { id: number | null }[] = await query(build('events').max('id as id'));
    return row?.id ?? 0;
  });
}
