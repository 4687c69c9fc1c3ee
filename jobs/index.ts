// The jobs of the service: one for every kind that can be put in the queue.
import type { JobKind, JobPayloads } from '../db/job-kinds.ts';
import { clockJob } from './clock.ts';
import { draftInvoice, sendInvoice } from './clock-invoices.ts';
import type { Documents } from './documents.ts';
import type { Job } from './job.ts';
import { renderInvoice } from './render-invoice.ts';

export type ServiceJobs = { readonly [Kind in JobKind]: Job<JobPayloads[Kind]> };

/** What every kind of job does, with the documents of the service. */
export function serviceJobs(documents: Documents): ServiceJobs {
  return {
    clock: clockJob(),
    'draft-invoice': draftInvoice,
    'send-invoice': sendInvoice,
    'render-invoice': renderInvoice(documents),
  };
}
