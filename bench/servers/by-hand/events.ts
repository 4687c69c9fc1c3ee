// Stores events by hand, in the transaction of their change, and queues them for the subscriptions to them.
import { randomUUID } from 'node:crypto';
import { type HandDatabase, insertOnly, type RunStatement } from './database.ts';
import type { KeyCaller } from './keys.ts';

/** The caller of a change, and its time. */
export interface ChangeContext {
  readonly caller: KeyCaller;
  readonly requestId: string;
  readonly address: string;
  readonly now: string;
}

/** A created object, as its event shows it. */
export interface CreatedObject {
  readonly object: string;
  readonly id: number;
  readonly data: object;
}

/** Stores two events for each created object: inserted and saved. */
export async function insertEvents(
  db: HandDatabase,
  run: RunStatement,
  asking: ChangeContext,
  createdObjects: readonly CreatedObject[],
): Promise<void> {
  const { caller, requestId, address, now } = asking;
  const rows = createdObjects.flatMap(({ object, id, data }) => {
    const text = JSON.stringify(data);
    return ['postInsert', 'postSave'].map((moment) => ({
      event_id: randomUUID(),
      event: `${object}::${moment}`,
      object,
      object_id: id,
      occurred_at: now,
      sequence: 1,
      data: text,
      actor_type: 'apikey',
      actor_id: caller.id,
      request_id: requestId,
      audited_as: moment === 'postInsert' ? moment : null,
      user_id: caller.userId,
      address,
    }));
  });

  await insertOnly(run, 'events', rows);
  const names = JSON.stringify(rows.map(({ event }) => event));
  const among = db.isAlone ? 'select value from json_each(?)' : 'select json_array_elements_text(?::json)';
  const subscribed = await run(`select id from webhooks where active and name in (${among})`, [names]);
  if (subscribed.length > 0) throw new Error('Deliveries are not written by hand: measure without subscriptions.');
}
