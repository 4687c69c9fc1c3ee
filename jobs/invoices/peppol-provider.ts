// The port to a provider of the Peppol network: the functions that each provider implements.
import type { PeppolConnection } from '../../db/house/integrations.ts';
import type { PeppolKind } from '../../domain/house/integration.ts';
import type { ReportedSending } from '../../domain/invoices/peppol-sending.ts';
import { GiveUp, type JobContext } from '../job.ts';
import type { Reply } from '../announcements/http-client.ts';
import { answerOf } from '../outgoing-call.ts';
import type { Instant } from '../../generated/types.ts';

/** The tools of a provider: each `read` and `write` is its own transaction. */
export type PeppolContext = Pick<JobContext, 'read' | 'write' | 'now' | 'keys' | 'log'>;

/** A document to send. */
export interface WantedSending {
  /** Identifies all attempts: the provider sends one document for a reference, however late the next attempt is. */
  readonly reference: string;
  readonly receiver: string;
  /** The UBL document as bytes. */
  readonly ubl: Uint8Array;
  /** Whether an earlier attempt may have reached the provider. */
  readonly isAgain: boolean;
}

/** A sending that the provider accepted. */
export interface AcceptedSending {
  readonly provider_document_id: string | null;
  readonly reference: string;
  /** Why it failed, as a notification said that is believed only now. */
  readonly reported_error: string | null;
  /** When the provider accepted it. */
  readonly sent_at: Instant | null;
}

/** A provider of the Peppol network, called outside any transaction. Each function throws for a retry, and GiveUp against one. */
export interface PeppolProvider {
  /** Whether the network knows an address as a receiver of invoices. */
  hasAddress(address: string, connection: PeppolConnection, context: PeppolContext): Promise<boolean>;
  /** Sends a document, once for each reference. `refused` only where the network does not have it. */
  send(sending: WantedSending, connection: PeppolConnection, context: PeppolContext): Promise<ReportedSending>;
  /** Returns the earlier attempt with this reference; undefined for none. A provider without `find` recognises repeated references. */
  readonly find?: (
    reference: string,
    connection: PeppolConnection,
    context: PeppolContext,
  ) => Promise<ReportedSending | undefined>;
  /** Returns the provider's report of an accepted sending. */
  get(sending: AcceptedSending, connection: PeppolConnection, context: PeppolContext): Promise<ReportedSending>;
}

/** The providers of an installation. */
export type PeppolProviders = Readonly<Record<PeppolKind, PeppolProvider>>;

/** Returns the API key of a connection. Throws GiveUp without one. */
export function keyOf({ readApiKey }: PeppolConnection, { keys }: Pick<PeppolContext, 'keys'>): string {
  const key = readApiKey(keys);
  if (key === null) throw new GiveUp('The integration has no API key: store it, and send the invoice again.');
  return key;
}

/** Returns the JSON of a response. Throws as `answerOf` does, with its own sentence for a key that the provider refuses. */
export function jsonOf(reply: Reply, context: Pick<PeppolContext, 'now'>): unknown {
  if (reply.status === 401 || reply.status === 403)
    throw new GiveUp('The provider does not accept the API key: store another one, and send the invoice again.');
  return answerOf(reply, context);
}
