// A process with a job queue of its own: what tests race, stop and kill. Started by queue-processes.ts.
import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../db/open.ts';
import { instantAt, zoneOf } from '../../domain/values/calendar.ts';
import { createDeliverJob, createDeliveryTally } from '../../jobs/announcements/deliver.ts';
import type { Job } from '../../jobs/job.ts';
import { JobQueue } from '../../jobs/queue.ts';
import { openHttpClient } from '../../jobs/announcements/http-client.ts';
import { scaleWait } from './patience.ts';
import { SECRETS_KEY } from './secrets-key.ts';
import { runWrite } from './knex-writes.ts';

const [, , url = '', lease = '60000'] = process.argv;
const limit = scaleWait(500);

const tell = (event: string, number: number): void => {
  process.send?.({ event, number });
};
const waitForWord = (word: string): Promise<void> =>
  new Promise((resolve) => {
    process.on('message', (message) => {
      if (message === word) resolve();
    });
  });

/** Leaves a row for each run. */
const quick: Job<{ readonly number: number }> = {
  concurrency: 10,
  retries: [],
  async run({ number }, { write }) {
    await write(async ({ build, write }) => {
      await runWrite({ write }, build('job_runs').insert({ number, pid: process.pid }));
    });
    tell('ended', number);
  },
};

/** Reports its begin, and ends at a message to continue or to stop. */
const slow: Job<{ readonly number: number }> = {
  concurrency: 2,
  retries: [],
  async run({ number }, { signal }) {
    tell('begun', number);
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    await Promise.race([waitForWord('go'), stopped]);
    tell(signal.aborted ? 'stopped' : 'ended', number);
  },
};

const config = readConfig({ DATABASE_URL: url, WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', SECRETS_KEY });
const sender = openHttpClient({ allowed: config.webhookAllowedHosts });
const database = await openDatabase(url, { zone: zoneOf(config.timeZone) });
const readNow = (): ReturnType<typeof instantAt> => instantAt(Date.now());
const log = pino({ level: 'silent' });
const queue = new JobQueue({
  database,
  jobs: { quick, slow, deliver: createDeliverJob(sender, createDeliveryTally()) },
  config,
  now: readNow,
  log,
  lease: Number(lease),
});
queue.start();
// The loop alone keeps no process alive; the channel to the test does.
process.on('message', () => undefined);
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => {
  void queue
    .stop(limit)
    .then(() => database.close())
    .then(() => process.exit(0));
});
tell('ready', process.pid);
