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
import { deliver, type Deliveries } from './announcements/deliver.ts';
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
import { vatChangesOf } from './invoices/vat-changes.ts';
import { moveClock, resetSandbox, type Sandbox } from './sandbox.ts';
import { replay } from './announcements/replay.ts';
import type { HttpClient } from './announcements/http-client.ts';
import { sendMail } from './announcements/send-mail.ts';
import { sendNewsletter } from './announcements/send-newsletter.ts';
import { mailKinds } from '../db/mail-kinds.ts';
import { createMailFiles } from './mail-files.ts';

type AllJobs = { readonly [Kind in JobKind]: Job<JobPayloads[Kind]> };
type SpecialJob = 'send-mail' | 'move-clock' | 'reset-sandbox';

/** Without SMTP_URL no process takes the jobs that send mails over it: they wait for one that has it. Only a sandbox moves clocks. */
export type ServiceJobs = Omit<AllJobs, SpecialJob> & Partial<Pick<AllJobs, SpecialJob>>;

/** The things that the jobs of the service work with. */
export interface JobDependencies {
  readonly documents: Documents;
  readonly sender: HttpClient;
  /** For calls that somebody waits for: bounded as CALL_LIMITS says. */
  readonly calls: HttpClient;
  /** Counts what came of deliveries. */
  readonly deliveries: Deliveries;
  /** The Peppol network. */
  readonly peppol: Peppol;
  readonly config: Pick<Config, 'smtpUrl' | 'mollieApiUrl'>;
  /** Whether the clock can be believed; without it, it is. */
  readonly clock?: ClockWatch | undefined;
  /** Hears of rights that a job took away. */
  readonly rightsChanged?: (() => void) | undefined;
  /** The sandbox, where this is one. */
  readonly sandbox?: Sandbox | undefined;
}

// Never connected to.
const SANDBOX_SERVER_URL = 'smtp://sandbox.invalid';

/** No mail of a sandbox leaves: nobody reads a drawing that is not kept, and a year of them takes longer than all else. */
function skipDrawing(documents: Documents): Documents {
  return { ...documents, printPreview: () => Promise.resolve(new Uint8Array()) };
}

/** The function of every kind of job. */
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
    deliver: deliver(sender, deliveries),
    replay,
    'draft-invoice': draftInvoice,
    'send-invoice': sendInvoice,
    'remind-invoice': remindInvoice,
    'remind-status': remindStatus,
    'mail-booking': mailDueBooking,
    'send-newsletter': sendNewsletter,
    'render-invoice': renderInvoice(documents),
    'change-vat': vatChangesOf(),
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
