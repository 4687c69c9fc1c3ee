// Runs the job queue, which in tests never runs on its own.
import { zoneOf } from '../../domain/values/calendar.ts';
import { findNextOccasion, rounds } from '../../jobs/scheduler.ts';
import { clock } from './clock.ts';
import { getService } from './service.ts';
import { runWrite } from './knex-writes.ts';

export const jobs = {
  /**
   * Runs everything that is due by the test's clock, and what that leads to, until nothing is; returns how many ran.
   * When the clock was set back, regular jobs start again from there.
   */
  async runAllDue(): Promise<number> {
    await bringBackRounds();
    return getService().runDue();
  },
};

// As if the service had started at the moment that the clock was set back to.
async function bringBackRounds(): Promise<void> {
  const { database, config } = getService();
  const start = clock.takeEarliestSetBack();
  if (start === null) return;
  await database.write(async ({ build, write }) => {
    for (const { name, every } of rounds)
      await runWrite(
        { write },
        build('jobs')
          .where({ kind: 'clock', key: name })
          .update({ run_at: findNextOccasion(every, start, zoneOf(config.timeZone)) }),
      );
  });
}
