// The Peppol network as this service reaches it: its providers, what they receive, and look-ups.
import type { Config } from '../../config.ts';
import type { LookUp } from '../../handlers/look-up.ts';
import { openSender, type Sender } from '../announcements/sender.ts';
import { FILE_LIMITS } from '../outgoing-call.ts';
import { billitInbox } from './billit-inbox.ts';
import { billitCalls, billitProvider } from './billit.ts';
import { lookUpFor, peppolLookUp, type PeppolLookUp } from './peppol-look-up.ts';
import type { PeppolProviders } from './peppol-provider.ts';
import type { PeppolInboxes } from './peppol-receiving.ts';
import { sandboxPeppol } from './peppol-sandbox.ts';
import { storecoveInbox } from './storecove-inbox.ts';
import { storecoveCalls, storecoveProvider } from './storecove.ts';

/** The network's parts. */
export interface Peppol {
  readonly providers: PeppolProviders;
  readonly lookUp: PeppolLookUp;
  readonly inboxes: PeppolInboxes;
  /** Look-ups of requests. */
  readonly lookUpFor: (means: Parameters<typeof lookUpFor>[1]) => LookUp;
  /** Closes connections that wait for more. */
  readonly close: () => Promise<void>;
}

/** The Peppol network by a sender that takes files of other services. */
export function peppolBy(files: Sender, { peppolApiUrls }: Pick<Config, 'peppolApiUrls'>): Peppol {
  const billit = billitCalls(files, peppolApiUrls.billit);
  const storecove = storecoveCalls(files, peppolApiUrls.storecove);
  const providers = {
    billit: billitProvider(billit),
    storecove: storecoveProvider(storecove),
    peppol_sandbox: sandboxPeppol,
  };
  const inboxes = { billit: billitInbox(billit), storecove: storecoveInbox(storecove) };
  const lookUp = peppolLookUp(providers);
  return { providers, lookUp, inboxes, lookUpFor: (means) => lookUpFor(lookUp, means), close: () => files.close() };
}

/** The same by a sender of its own. */
export function openPeppol(config: Pick<Config, 'peppolApiUrls' | 'webhookAllowedHosts'>): Peppol {
  return peppolBy(openSender({ ...FILE_LIMITS, allowed: config.webhookAllowedHosts }), config);
}
