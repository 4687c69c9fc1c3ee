// Sendings of invoices over the Peppol network: when there can be one, where it goes, and what a provider's report makes of it.
import type { components, Instant } from '../../generated/types.ts';
import type { PrintedInvoice } from './invoice-document.ts';
import { selectPeppolAddress, listPeppolAddresses } from './peppol-address.ts';
import { findMissingForUbl } from './ubl-parties.ts';
import { isSameParticipant, findPeppolIdProblems } from '../values/peppol-id.ts';
import { shortenText } from '../values/shortened.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { MINUTE } from '../values/time-units.ts';

export type SendingStatus = components['schemas']['PeppolSendingStatus'];

/** A sending as far as others of its invoice go. */
export interface EarlierSending {
  readonly status: SendingStatus;
  readonly receiver: string;
  readonly reference: string;
  /** The first moment at which the provider may have got it. */
  readonly asked_at: Instant | null;
}

/** The facts for a sending: what company and customer chose by now, and how the company sends. */
export interface SendingFacts {
  readonly from: string | null;
  readonly to: string | null;
  readonly integration_id: number | null;
}

/** The addresses that an invoice goes between. */
export interface SendingAddresses {
  readonly sender: string;
  readonly receiver: string;
}

/** The report of a provider about a sending. `error` is why the network or the receiver refused it. */
export type ReportedSending = { readonly provider_document_id: string | null } & (
  { readonly status: 'sent' | 'delivered' } | { readonly status: 'refused'; readonly error: string }
);

/**
 * The addresses of a sending: `wanted`, else those that were chosen, else those that the invoice copied. Throws
 * ERR_PEPPOL_ID for a wrong one, and ERR_E_INVOICE_INCOMPLETE with everything that is missing.
 */
export function addressesOf(
  invoice: PrintedInvoice,
  facts: SendingFacts,
  wanted: string | null | undefined,
): SendingAddresses {
  refuseIfAny(findPeppolIdProblems(wanted, 'to'));
  const { afzender, geadresseerde } = invoice.afdruk;
  const sender = facts.from ?? selectPeppolAddress(afzender);
  const receiver = wanted ?? facts.to ?? selectPeppolAddress(geadresseerde);
  const missing: ProblemDetail[] = findMissingForUbl(invoice);

  if (sender === null)
    missing.push({
      code: 'ERR_E_INVOICE_INCOMPLETE',
      message:
        'The company has no address on Peppol: set its peppol_id, or correct its VAT number and create a new invoice.',
      field: 'bedrijf.peppol_id',
    });

  if (receiver === null)
    missing.push({
      code: 'ERR_E_INVOICE_INCOMPLETE',
      message: 'The customer has no address on Peppol: send `to`, or set the peppol_id of the customer.',
      field: 'klant.peppol_id',
    });

  refuseIfAny(missing);
  return { sender: sender ?? '', receiver: receiver ?? '' };
}

/** The integration to send over. Throws ERR_PEPPOL_NOT_CONNECTED without one. */
export function connectionOf({ integration_id }: Pick<SendingFacts, 'integration_id'>): number {
  if (integration_id !== null) return integration_id;
  const message = 'The company does not send over Peppol: set its peppol_integration_id first.';
  throw createProblem('ERR_PEPPOL_NOT_CONNECTED', message);
}

/** Throws ERR_PEPPOL_ALREADY_SENT while another sending of the invoice is on its way or has arrived. */
export function assertNotSent(earlier: readonly Pick<EarlierSending, 'status'>[]): void {
  if (earlier.every(({ status }) => status === 'refused' || status === 'failed')) return;
  const message = 'This invoice is on its way over Peppol, or has arrived: a receiver gets no invoice twice.';
  throw createProblem('ERR_PEPPOL_ALREADY_SENT', message);
}

/**
 * The last sending of the invoice to the same receiver, by whichever of their addresses, where nobody knows whether the provider
 * got it. The next one goes on under its reference, so that the receiver gets it once.
 */
export function findUnsettledSending<Sending extends EarlierSending>(
  earlier: readonly Sending[],
  receiver: string,
): Sending | undefined {
  const refused = new Set(earlier.flatMap(({ status, reference }) => (status === 'refused' ? [reference] : [])));
  return earlier.findLast(
    (each) =>
      each.status === 'failed' &&
      each.asked_at !== null &&
      !refused.has(each.reference) &&
      isSameParticipant(each.receiver, receiver),
  );
}

/** Whether an answer of a receiver is about a sending: companies may share an integration, and numbers of invoices. */
export function isAnswered(
  { sender, receiver, status }: SendingAddresses & { readonly status: SendingStatus },
  answer: { readonly company: string | null; readonly sender: string },
): boolean {
  const isAbout = answer.company === null || isSameParticipant(answer.company, sender);
  return isAbout && isSameParticipant(answer.sender, receiver) && status !== 'refused' && status !== 'failed';
}

/** The addresses under which the customer of an invoice may be known, the one of the sending first. */
export function listKnownAddresses(
  { afdruk }: PrintedInvoice,
  { to }: Pick<SendingFacts, 'to'>,
  receiver: string,
): string[] {
  const others = to === null ? listPeppolAddresses(afdruk.geadresseerde) : [to];
  return [...new Set([receiver, ...(others.includes(receiver) ? others : [])])];
}

/** Whether something may still become of a sending. */
export function isUndecided({ status }: { readonly status: SendingStatus }): boolean {
  return status === 'queued' || status === 'sent';
}

interface SendingMoments {
  readonly sent_at: Instant | null;
  readonly delivered_at: Instant | null;
}

/** The members of a sending that a report changes. */
export type SendingChanges = SendingMoments & {
  readonly status: SendingStatus;
  readonly provider_document_id: string | null;
  readonly error: string | null;
  /** A reported failure is dealt with once the end is known; until then it stays. */
  readonly reported_error?: null;
};

/** A sending after a provider's report; a later moment or another id never replaces the first. */
export function applyReport(
  before: SendingMoments & { readonly provider_document_id: string | null },
  reported: ReportedSending,
  now: Instant,
): SendingChanges {
  const isTaken = reported.status !== 'refused';
  return {
    status: reported.status,
    provider_document_id: before.provider_document_id ?? reported.provider_document_id,
    error: reported.status === 'refused' ? shortenReason(reported.error) : null,
    ...(reported.status === 'sent' ? {} : { reported_error: null }),
    sent_at: before.sent_at ?? (isTaken ? now : null),
    delivered_at: before.delivered_at ?? (reported.status === 'delivered' ? now : null),
  };
}

/** A reason as it is stored: receivers and providers wrote it, and nobody reads more. */
export function shortenReason(reason: string): string {
  return reason.length <= MAX_REASON_LENGTH ? reason : `${shortenText(reason, MAX_REASON_LENGTH)}…`;
}

const MAX_REASON_LENGTH = 2_000;

/** How long after it was asked for a sending that was taken is looked at again, in milliseconds; undefined leaves it to the clock. */
export function calculateRetryDelay(age: number): number | undefined {
  if (age < 10 * MINUTE) return MINUTE;
  return age < 60 * MINUTE ? 10 * MINUTE : undefined;
}

/** The refusal of a look-up whose provider did not answer. */
export function createProviderUnavailableProblem(): Error {
  return createProblem(
    'ERR_UNAVAILABLE',
    'The provider of the Peppol network did not answer: check its API key, and try again later.',
  );
}
