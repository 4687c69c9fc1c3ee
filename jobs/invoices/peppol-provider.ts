// The port to a provider of the Peppol network: what this service asks of one, whichever it is.
import type { PeppolConnection } from '../../db/house/integrations.ts';
import type { PeppolKind } from '../../domain/house/integration.ts';
import type { ReportedSending } from '../../domain/invoices/peppol-sending.ts';
import { GiveUp, type JobContext } from '../job.ts';
import type { Reply } from '../announcements/http-client.ts';
import { answerOf } from '../outgoing-call.ts';
import type { Instant } from '../../generated/types.ts';

/** The tools of a provider: each `read` and `write` is a transaction of its own. */
export type PeppolContext = Pick<JobContext, 'read' | 'write' | 'now' | 'keys' | 'log'>;

/** A document to send. */
export interface WantedSending {
  /** The same for every try: the provider sends one document of it, however late the next try is. */
  readonly reference: string;
  readonly receiver: string;
  /** The UBL document as bytes. */
  readonly ubl: Uint8Array;
  /** Whether an earlier try may have reached the provider. */
  readonly isAgain: boolean;
}

/** A sending that the provider took. */
export interface AcceptedSending {
  readonly provider_document_id: string | null;
  readonly reference: string;
  /** Why it failed, as a notification said that is believed only now. */
  readonly reported_error: string | null;
  /** When the provider took it. */
  readonly sent_at: Instant | null;
}

/** A provider of the Peppol network. Nothing is open while it is called. Each function throws to be tried again; GiveUp for never. */
export interface PeppolProvider {
  /** Whether the network knows an address that takes invoices. */
  hasAddress(address: string, connection: PeppolConnection, context: PeppolContext): Promise<boolean>;
  /** Sends a document, once for each reference. `refused` only where the network does not have it. */
  send(wanted: WantedSending, connection: PeppolConnection, context: PeppolContext): Promise<ReportedSending>;
  /** The earlier try with this reference; undefined where there is none. Without it, the provider itself knows a repeated reference. */
  readonly find?: (
    reference: string,
    connection: PeppolConnection,
    context: PeppolContext,
  ) => Promise<ReportedSending | undefined>;
  /** The provider's report of a sending that it took. */
  get(taken: AcceptedSending, connection: PeppolConnection, context: PeppolContext): Promise<ReportedSending>;
}

/** The providers of an installation. */
export type PeppolProviders = Readonly<Record<PeppolKind, PeppolProvider>>;

/** The API key of a connection. Throws GiveUp without one. */
export function keyOf({ readApiKey: apiKey }: PeppolConnection, { keys }: Pick<PeppolContext, 'keys'>): string {
  const key = apiKey(keys);
  if (key === null) throw new GiveUp('The integration has no API key: store it, and send the invoice again.');
  return key;
}

/** The JSON of an answer. Throws what `answerOf` throws, with a sentence for a key that the provider does not take. */
export function jsonOf(reply: Reply, context: Pick<PeppolContext, 'now'>): unknown {
  if (reply.status === 401 || reply.status === 403)
    throw new GiveUp('The provider does not accept the API key: store another one, and send the invoice again.');
  return answerOf(reply, context);
}
