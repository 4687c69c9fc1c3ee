// Enqueues the events of a period for a webhook again, a few hundred per transaction.
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { find } from '../../db/engine/changes/table.ts';
import { replayNext } from '../../db/announcements/webhook-replay.ts';
import * as webhooks from '../../db/announcements/webhooks.ts';
import type { Job } from '../job.ts';
import { SECOND } from '../../domain/values/time-units.ts';

const PAGE_ROWS = 200;

/** The job of a replay: each run enqueues a batch of events, and the job of the next batch. */
export const replay: Job<JobPayloads['replay']> = {
  concurrency: 2,
  retries: [SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND],
  run: (span, { write, now }) =>
    write(async (db) => {
      const webhook = await find(webhooks.read, db, span.webhook_id);
      if (webhook === undefined) return;
      const last = await replayNext(db, webhook, span, { limit: PAGE_ROWS, now: now() });
      if (last !== null) await enqueue(db, { kind: 'replay', payload: { ...span, after: last } });
    }),
};
