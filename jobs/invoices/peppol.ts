// The Peppol network: its providers, their inboxes, and look-ups.
import type { Config } from '../../config/config.ts';
import type { LookUp } from '../../handlers/look-up.ts';
import { openHttpClient, type HttpClient } from '../announcements/http-client.ts';
import { CALL_LIMITS, FILE_LIMITS } from '../outgoing-call.ts';
import { createBillitInbox } from './billit-inbox.ts';
import { createBillitCall, createBillitProvider, type BillitCall } from './billit.ts';
import { createRequestLookUp, createPeppolLookUp, type PeppolLookUp } from './peppol-look-up.ts';
import type { PeppolProviders } from './peppol-provider.ts';
import type { PeppolInboxes } from './peppol-receiving.ts';
import { sandboxPeppol } from './peppol-sandbox.ts';
import { createStorecoveInbox } from './storecove-inbox.ts';
import { createStorecoveCall, createStorecoveProvider, type StorecoveCall } from './storecove.ts';

/** The network's parts. */
export interface Peppol {
  readonly providers: PeppolProviders;
  readonly lookUp: PeppolLookUp;
  readonly inboxes: PeppolInboxes;
  /** Returns the look-up for requests. */
  readonly createLookUp: (means: Parameters<typeof createRequestLookUp>[1]) => LookUp;
  /** Ends the connections of both clients. */
  readonly close: () => Promise<void>;
}

type PeppolUrls = Pick<Config, 'billitApiUrl' | 'storecoveApiUrl'>;

/** Returns the Peppol network, called by a client with limits for files, and one for look-ups that a request waits for. */
export function createPeppol(files: HttpClient, urls: PeppolUrls, calls = files): Peppol {
  const billit = createBillitCall(files, urls.billitApiUrl);
  const storecove = createStorecoveCall(files, urls.storecoveApiUrl);
  const providers = createProviders(billit, storecove);
  const inboxes = { billit: createBillitInbox(billit), storecove: createStorecoveInbox(storecove) };
  const quick = createProviders(
    createBillitCall(calls, urls.billitApiUrl),
    createStorecoveCall(calls, urls.storecoveApiUrl),
  );

  return {
    providers,
    inboxes,
    lookUp: createPeppolLookUp(providers),
    createLookUp: (means) => createRequestLookUp(createPeppolLookUp(quick), means),
    close: async () => {
      await Promise.all([files.close(), calls.close()]);
    },
  };
}

function createProviders(billit: BillitCall, storecove: StorecoveCall): PeppolProviders {
  return {
    billit: createBillitProvider(billit),
    storecove: createStorecoveProvider(storecove),
    peppol_sandbox: sandboxPeppol,
  };
}

/** Opens the Peppol network with its own clients. */
export function openPeppol(config: PeppolUrls & Pick<Config, 'webhookAllowedHosts'>): Peppol {
  const allowed = config.webhookAllowedHosts;
  return createPeppol(openHttpClient({ ...FILE_LIMITS, allowed }), config, openHttpClient({ ...CALL_LIMITS, allowed }));
}
