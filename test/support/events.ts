// What was announced while something was done: the events that the change feed will show for it.
import { service } from './service.ts';

export interface Noted {
  readonly event: string;
  readonly object: string;
  readonly object_id: number;
  readonly sequence: number;
  readonly modified: readonly string[] | null;
  readonly previous: Readonly<Record<string, unknown>> | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events that `action` leads to, in the order of the feed. */
export async function eventsDuring(action: () => PromiseLike<unknown>): Promise<Noted[]> {
  const before = await ids();
  await action();
  return service().database.read(async ({ knex }) => {
    const names = ['id', 'event', 'object', 'object_id', 'sequence', 'modified', 'previous', 'data'];
    const all: (Noted & { id: number })[] = await knex('events').orderByRaw('xact, id').select(names);
    return all.filter(({ id }) => !before.has(id)).map(({ id: _id, ...noted }) => noted);
  });
}

function ids(): Promise<Set<number>> {
  return service().database.read(async ({ knex }) => {
    const rows: { id: number }[] = await knex('events').select('id');
    return new Set(rows.map(({ id }) => id));
  });
}
