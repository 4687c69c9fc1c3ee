// Lets the job queue work: in tests nothing runs by itself.
import { enqueueAll } from '../../db/jobs.ts';
import { zone } from '../../domain/calendar.ts';
import { nextOccasion, rounds } from '../../jobs/clock.ts';
import { clock } from './clock.ts';
import { service } from './service.ts';

export const jobs = {
  /**
   * Runs everything that is due by the test's clock, and what that leads to, until nothing is; answers how many ran.
   * Rounds of regular work that the clock was set back behind run as well.
   */
  async settled(): Promise<number> {
    await bringBackRounds();
    return service().queue.runDue();
  },
};

async function bringBackRounds(): Promise<void> {
  const { database, config } = service();
  const now = clock.now();
  const waiting = await database.read(async ({ knex }) => {
    const rows: { key: string; run_at: string }[] = await knex('jobs').where({ kind: 'clock' }).select('key', 'run_at');
    return new Map(rows.map(({ key, run_at }) => [key, run_at]));
  });
  const missed = rounds.filter(
    ({ name, every }) => (waiting.get(name) ?? '') > nextOccasion(every, now, zone(config.timeZone)),
  );
  const again = missed.map(({ name }) => ({ kind: 'clock', payload: { name }, key: name, runAt: now }) as const);
  if (again.length > 0) await database.write((db) => enqueueAll(db, again));
}
