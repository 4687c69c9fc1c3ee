// The Peppol network as this service reaches it: its providers, what they receive, and look-ups.
import type { Config } from '../../config/config.ts';
import type { LookUp } from '../../handlers/look-up.ts';
import { openSender, type HttpClient } from '../announcements/sender.ts';
import { CALL_LIMITS, FILE_LIMITS } from '../outgoing-call.ts';
import { billitInbox } from './billit-inbox.ts';
import { billitCalls, billitProvider, type BillitCall } from './billit.ts';
import { lookUpFor, peppolLookUp, type PeppolLookUp } from './peppol-look-up.ts';
import type { PeppolProviders } from './peppol-provider.ts';
import type { PeppolInboxes } from './peppol-receiving.ts';
import { sandboxPeppol } from './peppol-sandbox.ts';
import { storecoveInbox } from './storecove-inbox.ts';
import { storecoveCalls, storecoveProvider, type StorecoveCall } from './storecove.ts';

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

type PeppolUrls = Pick<Config, 'billitApiUrl' | 'storecoveApiUrl'>;

/** The Peppol network by a sender that takes files of other services, and one for look-ups that a request waits for. */
export function peppolBy(files: HttpClient, urls: PeppolUrls, calls = files): Peppol {
  const billit = billitCalls(files, urls.billitApiUrl);
  const storecove = storecoveCalls(files, urls.storecoveApiUrl);
  const providers = providersBy(billit, storecove);
  const inboxes = { billit: billitInbox(billit), storecove: storecoveInbox(storecove) };
  const quick = providersBy(billitCalls(calls, urls.billitApiUrl), storecoveCalls(calls, urls.storecoveApiUrl));

  return {
    providers,
    inboxes,
    lookUp: peppolLookUp(providers),
    lookUpFor: (means) => lookUpFor(peppolLookUp(quick), means),
    close: async () => {
      await Promise.all([files.close(), calls.close()]);
    },
  };
}

function providersBy(billit: BillitCall, storecove: StorecoveCall): PeppolProviders {
  return {
    billit: billitProvider(billit),
    storecove: storecoveProvider(storecove),
    peppol_sandbox: sandboxPeppol,
  };
}

/** The same by senders of its own. */
export function openPeppol(config: PeppolUrls & Pick<Config, 'webhookAllowedHosts'>): Peppol {
  const allowed = config.webhookAllowedHosts;
  return peppolBy(openSender({ ...FILE_LIMITS, allowed }), config, openSender({ ...CALL_LIMITS, allowed }));
}
