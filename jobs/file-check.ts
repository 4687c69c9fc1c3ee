// Checks the file of an SQLite database while the service runs: damage stops the service in order.
import type { Logger } from 'pino';
import { FileCheck } from '../db/engine/sqlite/check.ts';
import type { UnusableDatabase } from '../db/engine/session/unusable.ts';

/** Returns the check of a database's file; undefined for PostgreSQL, whose server checks its own files. */
export function fileCheckOf(databaseUrl: string): FileCheck | undefined {
  return databaseUrl.startsWith('sqlite:') ? new FileCheck(databaseUrl.slice('sqlite:'.length)) : undefined;
}

/** Checks the file once, and logs the result. */
export async function checkFileOnce(
  check: FileCheck,
  log: Logger,
  damaged: (damage: UnusableDatabase) => void,
): Promise<void> {
  try {
    const damage = await check.run();
    if (damage === undefined) return;
    log.fatal({ found: damage.message }, 'the database is damaged: the service stops');
    damaged(damage);
  } catch (err) {
    log.error({ err }, 'nobody knows whether the file of the database is sound: its check failed');
  }
}
