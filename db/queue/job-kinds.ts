// The closed list of job kinds, each with its payload; jobs/index.ts has a function for every one of them.

import type { Instant } from '../../generated/types.ts';

/** The events of a time that a subscription hears of: from `since` until before `until`. */
export interface ReplaySpan {
  readonly webhook_id: number;
  readonly since: Instant;
  readonly until: Instant;
  /** Only those whose delivery failed or was skipped. */
  readonly only_failed: boolean;
}

export interface JobPayloads {
  /** Makes and keeps the PDF of a finalised invoice. */
  readonly 'render-invoice': { readonly factuur_id: number };
  /** Sends a mail of the outbox. */
  readonly 'send-mail': { readonly mail_id: number };
  /** The same for a mail of a company that has a mail server of its own. */
  readonly 'send-company-mail': { readonly mail_id: number };
  /** Writes an issue of a newsletter to everybody who gets it. */
  readonly 'send-newsletter': { readonly issue_id: number };
  /** Reminds the customer of an invoice, if a reminder is still due. */
  readonly 'remind-invoice': { readonly factuur_id: number };
  /** Reminds the customer of a booking that stays in a status, if a reminder is still due. */
  readonly 'remind-status': { readonly boeking_id: number };
  /** Sends a booking mail to the customer of a booking, if it is still due. */
  readonly 'mail-booking': { readonly boeking_id: number; readonly boekingsmail_id: number };
  /** A round of regular work, by its name in jobs/scheduler.ts. */
  readonly clock: { readonly name: string };
  /** Makes the draft of a booking's invoice, if it is still due. */
  readonly 'draft-invoice': { readonly boeking_id: number };
  /** Sends what waits for a webhook of one object, in order; or one delivery again, for its attempt of this number. */
  readonly deliver: { readonly channel: string } | { readonly delivery_id: number; readonly attempt: number };
  /** Puts the events of a time in line for a webhook again, from those after a number on. */
  readonly replay: ReplaySpan & { readonly after: number };
  /** Asks a payment provider for a payment. */
  readonly 'ask-payment': { readonly payment_id: number };
  /** Asks a payment provider what became of a payment, and settles it. */
  readonly 'settle-payment': { readonly payment_id: number };
  /** Tells a payment provider that nobody waits for a payment any more. */
  readonly 'cancel-payment': { readonly payment_id: number };
  /** Asks a payment provider for a refund, or what became of it. */
  readonly 'refund-payment': { readonly refund_id: number };
  /** Changes a VAT rate over the bookings above an id. */
  readonly 'change-vat': { readonly vat_change_id: number; readonly after: number };
  /** Sends an invoice over the Peppol network, or asks what became of that. */
  readonly 'send-peppol': { readonly sending_id: number };
  /** Gives up a sending over the Peppol network that nobody took. */
  readonly 'give-up-peppol': { readonly sending_id: number };
  /** Fetches documents that came in over the Peppol network: all that are new, or the one with this id. */
  readonly 'receive-peppol': { readonly integration_id: number; readonly document_id: string | null };
  /** Moves the clock of a sandbox, and does what falls due on the way. */
  readonly 'move-clock': { readonly until: Instant };
  /** Puts a sandbox back into a fixture. */
  readonly 'reset-sandbox': { readonly fixture: string };
  /** Takes the roles of an account that an issuer gave at a moment, unless it has said so again. */
  readonly 'end-issuer-roles': { readonly user_id: number; readonly said_at: Instant };
  /** Makes a draft permanent, if it is still due. */
  readonly 'send-invoice': { readonly factuur_id: number };
}

export type JobKind = keyof JobPayloads;
