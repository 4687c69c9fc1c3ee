// One server per SQLite file: a lock that the operating system lets go when the process ends, however it ends.
import Driver from 'better-sqlite3';

/**
 * Takes the lock of the database file and answers how to let it go. Throws when another server holds it. The lock is an
 * open exclusive transaction on an empty database beside the file, so nothing stale can be left behind by a crash.
 */
export function lockFile(file: string): () => void {
  const lock = new Driver(`${file}.lock`, { timeout: 0 });
  try {
    // Nothing is ever written: a journal would only be one more file.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Driver.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new Error(`Another server is using ${file}: stop it first, or give this one a DATABASE_URL of its own.`, {
      cause: error,
    });
  }
  return () => lock.close();
}
