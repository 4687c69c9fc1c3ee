// A database with some of its functions replaced: how tests make it fail, roll back or go away.
import type { Database } from '../../db/engine/session/database.ts';

/** `database`, but for `changes`; closing it is left to whoever opened the one beneath. */
export function overlayDatabase(database: Database, changes: Partial<Database>): Database {
  return {
    dialect: database.dialect,
    replica: database.replica,
    chance: database.chance,
    read: (work) => database.read(work),
    readSingle: changes.read ?? ((work) => database.readSingle(work)),
    write: (work) => database.write(work),
    readLists: (work, signal) => database.readLists(work, signal),
    writeBeside: changes.write ?? ((work) => database.writeBeside(work)),
    readStatistics: (work, signal) => database.readStatistics(work, signal),
    onEnqueued: (listener) => database.onEnqueued(listener),
    countConnections: () => database.countConnections(),
    migrate: () => database.migrate(),
    describePooling: () => database.describePooling(),
    isAlive: () => database.isAlive(),
    isFull: () => database.isFull(),
    close: () => Promise.resolve(),
    ...changes,
  };
}
