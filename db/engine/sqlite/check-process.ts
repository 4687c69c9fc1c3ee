// The process behind db/engine/sqlite/check.ts: reads a whole SQLite file, and reports what it found.
import { constants, setPriority } from 'node:os';
import Driver from 'better-sqlite3';

/** `ok` for a sound file, or the first fault. */
export type CheckFinding = string;

const [, , file = ''] = process.argv;
// Lowest priority: the service and all other programs precede it.
setPriority(constants.priority.PRIORITY_LOW);
// The check ends with the service, however that ends.
process.on('disconnect', () => process.exit());
const connection = new Driver(file, { readonly: true, timeout: 0 });
process.send?.(runQuickCheck(connection));
connection.close();
process.disconnect();

function runQuickCheck(checked: Driver.Database): CheckFinding {
  try {
    return String(checked.pragma('quick_check(1)', { simple: true }));
  } catch (error) {
    if (error instanceof Driver.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return error.message;
    throw error;
  }
}
