// Sendings of invoices over the Peppol network: when one is allowed, its addresses, and the effect of a provider's report.
import type { components, Instant } from '../../generated/types.ts';
import type { PrintedInvoice } from './invoice-document.ts';
import { selectPeppolAddress, listPeppolAddresses } from './peppol-address.ts';
import { findMissingForUbl } from './ubl-parties.ts';
import { isSameParticipant, findPeppolIdProblems } from '../values/peppol-id.ts';
import { shortenText } from '../values/shortened.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { MINUTE } from '../values/time-units.ts';

export type SendingStatus = components['schemas']['PeppolSendingStatus'];

/** A sending, as far as other sendings of its invoice depend on it. */
export interface EarlierSending {
  readonly status: SendingStatus;
  readonly receiver: string;
  readonly reference: string;
  /** The first moment at which the provider may have received it. */
  readonly asked_at: Instant | null;
}

/** The facts for a sending: the present addresses of company and customer, and the company's integration. */
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

/** The report of a provider about a sending. `error` says why the network or the receiver refused it. */
export type ReportedSending = { readonly provider_document_id: string | null } & (
  { readonly status: 'sent' | 'delivered' } | { readonly status: 'refused'; readonly error: string }
);

/**
 * Returns the addresses of a sending: `peppolId`, else those chosen now, else those that the invoice copied. Throws
 * ERR_PEPPOL_ID for a wrong one, and ERR_E_INVOICE_INCOMPLETE with everything that is missing.
 */
export function addressesOf(
  invoice: PrintedInvoice,
  facts: SendingFacts,
  peppolId: string | null | undefined,
): SendingAddresses {
  refuseIfAny(findPeppolIdProblems(peppolId, 'to'));
  const { afzender, geadresseerde } = invoice.afdruk;
  const sender = facts.from ?? selectPeppolAddress(afzender);
  const receiver = peppolId ?? facts.to ?? selectPeppolAddress(geadresseerde);
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
 * Returns the last sending of the invoice to this receiver, under any of their addresses, whose receipt by the provider
 * is unknown. The next one reuses its reference, so that the receiver gets the invoice once.
 */
export function findUnsettledSending<Sending extends EarlierSending>(
  earlier: readonly Sending[],
  receiver: string,
): Sending | undefined {
  const refusedReferences = new Set(
    earlier.flatMap(({ status, reference }) => (status === 'refused' ? [reference] : [])),
  );
  return earlier.findLast(
    (each) =>
      each.status === 'failed' &&
      each.asked_at !== null &&
      !refusedReferences.has(each.reference) &&
      isSameParticipant(each.receiver, receiver),
  );
}

/** Whether a receiver's response is about a sending: companies may share an integration, and numbers of invoices. */
export function isAnswered(
  { sender, receiver, status }: SendingAddresses & { readonly status: SendingStatus },
  response: { readonly company: string | null; readonly sender: string },
): boolean {
  const isAbout = response.company === null || isSameParticipant(response.company, sender);
  return isAbout && isSameParticipant(response.sender, receiver) && status !== 'refused' && status !== 'failed';
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

/** Whether the status of a sending can still change. */
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
  /** A reported failure is resolved once the outcome is known; until then it stays. */
  readonly reported_error?: null;
};

/** Returns a sending after a provider's report; a later moment or another id never replaces the first. */
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

/** A reason as it is stored: cut to a length, because receivers and providers wrote it. */
export function shortenReason(reason: string): string {
  return reason.length <= MAX_REASON_LENGTH ? reason : `${shortenText(reason, MAX_REASON_LENGTH)}…`;
}

const MAX_REASON_LENGTH = 2_000;

/**
 * The delay after which an accepted sending is checked again, by its age, in milliseconds; undefined leaves it to the
 * scheduler.
 */
export function calculateRetryDelay(age: number): number | undefined {
  if (age < 10 * MINUTE) return MINUTE;
  return age < 60 * MINUTE ? 10 * MINUTE : undefined;
}

/** The refusal of a look-up whose provider did not respond. */
export function createProviderUnavailableProblem(): Error {
  return createProblem(
    'ERR_UNAVAILABLE',
    'The provider of the Peppol network did not answer: check its API key, and try again later.',
  );
}
