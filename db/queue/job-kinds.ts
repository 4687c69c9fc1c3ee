// The closed list of job kinds, each with its payload; jobs/index.ts has a function for every one of them.

import type { Instant } from '../../generated/types.ts';

/** The events of a period for a subscription: from `since`, inclusive, to `until`, exclusive. */
export interface ReplaySpan {
  readonly webhook_id: number;
  readonly since: Instant;
  readonly until: Instant;
  /** Only events whose delivery failed or was skipped. */
  readonly only_failed: boolean;
}

export interface JobPayloads {
  /** Creates and stores the PDF of a finalised invoice. */
  readonly 'render-invoice': { readonly factuur_id: number };
  /** Sends a mail of the outbox. */
  readonly 'send-mail': { readonly mail_id: number };
  /** Sends a mail of the outbox over the mail server of its company. */
  readonly 'send-company-mail': { readonly mail_id: number };
  /** Sends an issue of a newsletter to all its subscribers. */
  readonly 'send-newsletter': { readonly issue_id: number };
  /** Reminds the customer of an invoice, if a reminder is still due. */
  readonly 'remind-invoice': { readonly factuur_id: number };
  /** Reminds the customer of a booking that remains in a status, if a reminder is still due. */
  readonly 'remind-status': { readonly boeking_id: number };
  /** Sends a booking mail to the customer of a booking, if it is still due. */
  readonly 'mail-booking': { readonly boeking_id: number; readonly boekingsmail_id: number };
  /** A scheduled job, by its name in jobs/scheduler.ts. */
  readonly clock: { readonly name: string };
  /** Creates the draft of a booking's invoice, if it is still due. */
  readonly 'draft-invoice': { readonly boeking_id: number };
  /** Sends the waiting deliveries of a channel in order; or retries one delivery, as the attempt with this number. */
  readonly deliver: { readonly channel: string } | { readonly delivery_id: number; readonly attempt: number };
  /** Queues the events of a period for a webhook again, from those after a number on. */
  readonly replay: ReplaySpan & { readonly after: number };
  /** Creates a payment at a payment provider. */
  readonly 'ask-payment': { readonly payment_id: number };
  /** Reads the state of a payment at its provider, and settles it. */
  readonly 'settle-payment': { readonly payment_id: number };
  /** Cancels a payment at its provider. */
  readonly 'cancel-payment': { readonly payment_id: number };
  /** Requests a refund at a payment provider, or reads its state. */
  readonly 'refund-payment': { readonly refund_id: number };
  /** Changes a VAT rate in the bookings above an id. */
  readonly 'change-vat': { readonly vat_change_id: number; readonly after: number };
  /** Sends an invoice over the Peppol network, or reads the state of the sending. */
  readonly 'send-peppol': { readonly sending_id: number };
  /** Gives up an undelivered sending over the Peppol network. */
  readonly 'give-up-peppol': { readonly sending_id: number };
  /** Fetches received documents of the Peppol network: all new ones, or the one with this id. */
  readonly 'receive-peppol': { readonly integration_id: number; readonly document_id: string | null };
  /** Advances the clock of a sandbox, and runs the jobs that become due. */
  readonly 'move-clock': { readonly until: Instant };
  /** Puts a sandbox back into a fixture. */
  readonly 'reset-sandbox': { readonly fixture: string };
  /** Removes the roles that an issuer gave an account at a moment, unless a later login confirmed them. */
  readonly 'end-issuer-roles': { readonly user_id: number; readonly said_at: Instant };
  /** Finalises a draft, if it is still due. */
  readonly 'send-invoice': { readonly factuur_id: number };
}

export type JobKind = keyof JobPayloads;
