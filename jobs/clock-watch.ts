// Whether the clock can be believed: regular work deletes and sends by it, and a wrong one would do so to everything.
import type { Logger } from 'pino';
import type { Database } from '../db/engine/session/database.ts';
import { hasActivityBetween } from '../db/dated-moments.ts';
import { findLastClockRun, noteRun } from '../db/queue/clock-marks.ts';
import { addMilliseconds } from '../db/queue/jobs.ts';
import { millisecondsOf } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { DAY } from '../domain/values/time-units.ts';

const NOTE_INTERVAL_MS = 50_000;

export interface ClockWatch {
  /** Returns null while the clock is plausible; else the last known moment, more than a day before the time that it shows. */
  checkClock(): Promise<Instant | null>;
  /** Regular work ran by the clock. */
  recordRun(): Promise<void>;
}

/**
 * Returns a watch of the process's clock. The clock is plausible when a round ran, or a request wrote, within the day before
 * the time that it shows. The log reports changes. docs/decisions/040-time.md.
 */
export function watchClock(database: Database, now: () => Instant, log: Logger): ClockWatch {
  let wasStopped = false;
  let lastNoteMs = 0;

  return {
    async checkClock() {
      const moment = now();
      const dayBefore = addMilliseconds(moment, -DAY);
      const last = await database.read(async (db) => {
        const ran = await findLastClockRun(db);
        return ran === null || ran >= dayBefore || (await hasActivityBetween(db, dayBefore, moment)) ? null : ran;
      });

      if (last !== null && !wasStopped)
        log.error(
          { clock: moment, last },
          'the clock is more than a day ahead of all that is known: regular work waits',
        );

      if (last === null && wasStopped) log.warn({ clock: moment }, 'the clock is believed again: regular work goes on');
      wasStopped = last !== null;
      return last;
    },
    async recordRun() {
      const moment = now();
      // Back as well as ahead.
      if (Math.abs(millisecondsOf(moment) - lastNoteMs) < NOTE_INTERVAL_MS) return;
      lastNoteMs = millisecondsOf(moment);
      await database.write((db) => noteRun(db, moment));
    },
  };
}
