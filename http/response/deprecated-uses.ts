// Counts uses of deprecated parts by caller, and collects them for the audit trail: no request waits for a write.
import * as uses from '../../db/access/deprecated-uses.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import type { Exchange } from '../exchange.ts';
import type { Metrics } from '../metrics.ts';

export interface DeprecatedUses {
  /** Counts the use of a part, and collects it once a day for each caller and operation; visitors are anonymous, and counted only. */
  readonly note: (exchange: Exchange, part: string) => void;
  /** Stores the uses that were collected since the last call. */
  write(): Promise<void>;
  /** Clears everything: the state of the database was replaced. */
  clearMemory(): void;
}

interface DeprecatedUsesParts {
  readonly database: Database;
  readonly zone: Zone;
  readonly count: Metrics['countDeprecatedUse'];
}

export function createDeprecatedUses({ database, zone, count }: DeprecatedUsesParts): DeprecatedUses {
  const waitingUses = new Map<string, uses.DeprecatedUse>();
  const writtenNames = new Set<string>();
  let today = '';

  return {
    note({ caller: { type, id, userId }, operationId: operation, now: moment, address, requestId }, part) {
      count({ operation: String(operation), part, caller: id === null ? 'visitor' : `${type} ${String(id)}` });
      if ((type !== 'apikey' && type !== 'user') || id === null || operation === null) return;
      const day = zone.toLocalDate(moment);
      if (day !== today) writtenNames.clear();
      today = day;
      const use = { operation, part, caller: { type, id, userId }, day, moment, address, requestId };
      const name = uses.nameOfUse(use);
      if (!writtenNames.has(name) && !waitingUses.has(name)) waitingUses.set(name, use);
    },
    async write() {
      if (waitingUses.size === 0) return;
      const batch = new Map(waitingUses);
      await database.write((db) => uses.insert(db, [...batch.values()]));
      // Only after the commit, so that uses that could not be stored are retried.
      for (const [name, { day }] of batch) if (waitingUses.delete(name) && day === today) writtenNames.add(name);
    },
    clearMemory() {
      waitingUses.clear();
      writtenNames.clear();
    },
  };
}
