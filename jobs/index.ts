// The functions of all job kinds.
import type { JobKind, JobPayloads } from '../db/queue/job-kinds.ts';
import type { Config } from '../config/config.ts';
import { endIssuerRoles } from './access/end-issuer-roles.ts';
import { createSchedulerJob, rounds } from './scheduler.ts';
import type { ClockWatch } from './clock-watch.ts';
import { draftInvoice, sendInvoice } from './invoices/scheduled-invoices.ts';
import type { Documents } from './invoices/documents.ts';
import type { Peppol } from './invoices/peppol.ts';
import { receivePeppol } from './invoices/peppol-receiving.ts';
import { giveUpPeppol, sendPeppol } from './invoices/peppol-sendings.ts';
import { createDeliverJob, type DeliveryTally } from './announcements/deliver.ts';
import type { Job } from './job.ts';
import { cancelPayment } from './online/unpaid-reservations.ts';
import { createMollieProvider } from './online/mollie.ts';
import { askPayment, settlePayment } from './online/payments.ts';
import { refundPayment } from './online/refunds.ts';
import { sandboxProvider } from './online/sandbox.ts';
import { remindInvoice } from './invoices/reminders.ts';
import { mailDueBooking } from './bookings/booking-mails.ts';
import { remindStatus } from './bookings/status-reminders.ts';
import { renderInvoice } from './invoices/render-invoice.ts';
import { changeVat } from './invoices/vat-changes.ts';
import { moveClock, resetSandbox, type Sandbox } from './sandbox.ts';
import { replay } from './announcements/replay.ts';
import type { HttpClient } from './announcements/http-client.ts';
import { sendMail } from './announcements/send-mail.ts';
import { sendNewsletter } from './announcements/send-newsletter.ts';
import { mailKinds } from '../db/mail-kinds.ts';
import { createMailFiles } from './mail-files.ts';

type AllJobs = { readonly [Kind in JobKind]: Job<JobPayloads[Kind]> };
type SpecialJob = 'send-mail' | 'move-clock' | 'reset-sandbox';

/** Without SMTP_URL a process claims no job that sends mails over it: the job waits for a process with one. Only a sandbox moves clocks. */
export type ServiceJobs = Omit<AllJobs, SpecialJob> & Partial<Pick<AllJobs, SpecialJob>>;

/** The dependencies of the service's jobs. */
export interface JobDependencies {
  readonly documents: Documents;
  readonly sender: HttpClient;
  /** For calls that a request waits for, within CALL_LIMITS. */
  readonly calls: HttpClient;
  /** Counts the outcomes of deliveries. */
  readonly deliveries: DeliveryTally;
  /** The Peppol network. */
  readonly peppol: Peppol;
  readonly config: Pick<Config, 'smtpUrl' | 'mollieApiUrl'>;
  /** Whether the clock can be believed; without it, it is. */
  readonly clock?: ClockWatch | undefined;
  /** Called when a job has removed rights. */
  readonly rightsChanged?: (() => void) | undefined;
  /** The sandbox, where this is one. */
  readonly sandbox?: Sandbox | undefined;
}

// Never connected to.
const SANDBOX_SERVER_URL = 'smtp://sandbox.invalid';

/** Returns documents that draw nothing: a sandbox sends no mail, and drawing the invoices of a year takes longer than all else. */
function skipDrawing(documents: Documents): Documents {
  return { ...documents, printPreview: () => Promise.resolve(new Uint8Array()) };
}

/** Returns the job of every kind. */
export function createServiceJobs({
  documents,
  sender,
  calls,
  deliveries,
  peppol,
  config,
  clock,
  rightsChanged = () => undefined,
  sandbox,
}: JobDependencies): ServiceJobs {
  const { mollieApiUrl } = config;
  const isSandbox = sandbox !== undefined;
  const smtpUrl = isSandbox ? SANDBOX_SERVER_URL : config.smtpUrl;
  const paymentProviders = { sandbox: sandboxProvider, mollie: createMollieProvider(calls, mollieApiUrl) };
  const files = createMailFiles(isSandbox ? skipDrawing(documents) : documents);
  const sending = sendMail({ kinds: mailKinds, files, smtpUrl, isSandbox, hosts: sender });

  return {
    clock: createSchedulerJob(rounds, clock),
    deliver: createDeliverJob(sender, deliveries),
    replay,
    'draft-invoice': draftInvoice,
    'send-invoice': sendInvoice,
    'remind-invoice': remindInvoice,
    'remind-status': remindStatus,
    'mail-booking': mailDueBooking,
    'send-newsletter': sendNewsletter,
    'render-invoice': renderInvoice(documents),
    'change-vat': changeVat(),
    'ask-payment': askPayment(paymentProviders),
    'settle-payment': settlePayment(paymentProviders),
    'cancel-payment': cancelPayment(paymentProviders),
    'refund-payment': refundPayment(paymentProviders),
    'send-peppol': sendPeppol(peppol.providers, peppol.lookUp),
    'give-up-peppol': giveUpPeppol,
    'receive-peppol': receivePeppol(peppol.inboxes),
    'end-issuer-roles': endIssuerRoles(rightsChanged),
    'send-company-mail': sending,
    ...(smtpUrl === null ? {} : { 'send-mail': sending }),
    ...(sandbox === undefined ? {} : { 'move-clock': moveClock(sandbox), 'reset-sandbox': resetSandbox(sandbox) }),
  };
}
