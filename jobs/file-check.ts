// Looks through the file of an SQLite database beside the service: damage ends the service in order.
import type { Logger } from 'pino';
import { FileCheck } from '../db/engine/sqlite/check.ts';
import type { UnusableDatabase } from '../db/engine/session/unusable.ts';

/** The check of the file of a database; undefined where a server of its own looks after the files. */
export function fileCheckOf(databaseUrl: string): FileCheck | undefined {
  return databaseUrl.startsWith('sqlite:') ? new FileCheck(databaseUrl.slice('sqlite:'.length)) : undefined;
}

/** Checks the file once, and says in the log what came of it. */
export async function checkFileOnce(
  check: FileCheck,
  log: Logger,
  damaged: (found: UnusableDatabase) => void,
): Promise<void> {
  try {
    const found = await check.run();
    if (found === undefined) return;
    log.fatal({ found: found.message }, 'the database is damaged: the service stops');
    damaged(found);
  } catch (err) {
    log.error({ err }, 'nobody knows whether the file of the database is sound: its check failed');
  }
}
