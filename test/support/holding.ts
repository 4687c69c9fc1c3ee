// Holds a request in the middle of its work, so that a test can see what others get meanwhile.
import type { Writer } from '../../db/engine/database.ts';
import { service } from './service.ts';

/**
 * Sends `request`, which takes an Idempotency-Key and has to write, while a transaction of ours keeps all writers of
 * locations waiting; runs `meanwhile`; then lets the request finish.
 */
export async function holding(request: () => Promise<unknown>, meanwhile: () => Promise<void>): Promise<void> {
  let sent: Promise<unknown>[] = [];
  await service().database.write(async (db) => {
    await lockWriters(db);
    // Of two equal requests one is held and the other refused at once: its answer tells that the first is at work.
    sent = [request(), request()];
    await Promise.race(sent);
    await meanwhile();
  });
  await Promise.all(sent);
}

// On SQLite the transaction itself keeps others from writing; PostgreSQL is asked to.
async function lockWriters({ knex, dialect }: Writer): Promise<void> {
  if (dialect === 'postgres') await knex.raw('lock table locations in exclusive mode');
}
