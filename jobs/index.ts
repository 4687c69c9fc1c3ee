// The jobs of the service: one for every kind that can be put in the queue.
import type { JobKind, JobPayloads } from '../db/job-kinds.ts';
import { clockJob } from './clock.ts';
import type { Job } from './job.ts';

export const jobs: { readonly [Kind in JobKind]: Job<JobPayloads[Kind]> } = {
  clock: clockJob(),
};
