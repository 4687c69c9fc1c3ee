// Whether the clock can be believed: regular work deletes and sends by it, and a wrong one would do so to everything.
import type { Logger } from 'pino';
import type { Database } from '../db/engine/session/database.ts';
import { someoneWrote } from '../db/dated-moments.ts';
import { lastRun, noteRun } from '../db/queue/clock-marks.ts';
import { later } from '../db/queue/jobs.ts';
import { milliseconds } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';
import { DAY } from '../domain/values/time-units.ts';

const NOTE_INTERVAL_MS = 50_000;

export interface ClockWatch {
  /** Null while the clock can be believed; else the last moment that is known, more than a day before what it shows. */
  stopped(): Promise<Instant | null>;
  /** Regular work ran by the clock. */
  ran(): Promise<void>;
}

/**
 * Watches the clock of a process. It is believed when regular work ran, or somebody wrote something, within the day
 * before the time that it shows. The log says when that changes. docs/decisions/040-time.md.
 */
export function watchClock(database: Database, now: () => Instant, log: Logger): ClockWatch {
  let wasStopped = false;
  let noted = 0;

  return {
    async stopped() {
      const moment = now();
      const dayBefore = later(moment, -DAY);
      const last = await database.read(async (db) => {
        const ran = await lastRun(db);
        return ran === null || ran >= dayBefore || (await someoneWrote(db, dayBefore, moment)) ? null : ran;
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
    async ran() {
      const moment = now();
      // Back as well as ahead.
      if (Math.abs(milliseconds(moment) - noted) < NOTE_INTERVAL_MS) return;
      noted = milliseconds(moment);
      await database.write((db) => noteRun(db, moment));
    },
  };
}
