// A database with some of its functions replaced: how tests make it fail, roll back or go away.
import type { Database } from '../../db/engine/session/database.ts';

/** `database`, but for `changes`; closing it is left to whoever opened the one beneath. */
export function overlay(database: Database, changes: Partial<Database>): Database {
  return {
    dialect: database.dialect,
    replica: database.replica,
    chance: database.chance,
    read: (work) => database.read(work),
    single: changes.read ?? ((work) => database.single(work)),
    write: (work) => database.write(work),
    lists: (work, gone) => database.lists(work, gone),
    writeBeside: changes.write ?? ((work) => database.writeBeside(work)),
    statistics: (work, gone) => database.statistics(work, gone),
    onEnqueued: (listener) => database.onEnqueued(listener),
    connections: () => database.connections(),
    migrate: () => database.migrate(),
    pooling: () => database.pooling(),
    alive: () => database.alive(),
    isFull: () => database.isFull(),
    close: () => Promise.resolve(),
    ...changes,
  };
}
