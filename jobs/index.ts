// The jobs of the service: one for every kind that can be put in the queue.
import type { JobKind, JobPayloads } from '../db/job-kinds.ts';
import type { Config } from '../config.ts';
import { clockJob } from './clock.ts';
import { draftInvoice, sendInvoice } from './clock-invoices.ts';
import type { Documents } from './documents.ts';
import type { Job } from './job.ts';
import { renderInvoice } from './render-invoice.ts';
import { sendMail } from './send-mail.ts';

type AllJobs = { readonly [Kind in JobKind]: Job<JobPayloads[Kind]> };
type Needing = 'send-mail';

/** Without a mail server no process takes the jobs that send mails: they wait for one that has it. */
export type ServiceJobs = Omit<AllJobs, Needing> & Partial<Pick<AllJobs, Needing>>;

/** What every kind of job does, with the documents of the service. */
export function serviceJobs(documents: Documents, { smtpUrl }: Pick<Config, 'smtpUrl'>): ServiceJobs {
  return {
    clock: clockJob(),
    'draft-invoice': draftInvoice,
    'send-invoice': sendInvoice,
    'render-invoice': renderInvoice(documents),
    ...(smtpUrl === null ? {} : { 'send-mail': sendMail(documents, smtpUrl) }),
  };
}
