// The rule that somebody can always manage users, for every change that could break it.
import type { Writer } from '../../db/engine/database.ts';
import { someoneManages } from '../../db/access/users.ts';
import { problem } from '../../domain/values/problem.ts';

/** Throws ERR_LAST_ADMINISTRATOR when after this change nobody active could manage users any more. */
export async function assertSomeoneManages(db: Writer): Promise<void> {
  if (await someoneManages(db)) return;
  const message = 'Nobody would be left to manage users: give editUsers to another active user first.';
  throw problem('ERR_LAST_ADMINISTRATOR', message);
}
