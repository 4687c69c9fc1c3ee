// The clients by which the service calls others: receivers of webhooks, providers, and the issuer of logins.
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Issuer } from '../handlers/issuer.ts';
import { openIssuer } from './access/issuer.ts';
import { openHttpClient, type HttpClient } from './announcements/http-client.ts';
import { createPeppol, openPeppol, type Peppol } from './invoices/peppol.ts';
import { CALL_LIMITS } from './outgoing-call.ts';
import { createOutsideClient, createRefusingClient } from './sandbox-calls.ts';
import type { Sandbox } from './sandbox.ts';

/** The clients of other services. */
export interface ServiceClients {
  /** For webhooks. */
  readonly sender: HttpClient;
  /** For calls that a request waits for. */
  readonly calls: HttpClient;
  readonly peppol: Peppol;
  readonly issuer: Issuer | null;
  readonly close: () => Promise<void>;
}

/** Opens the clients of other services. Those of a sandbox send webhooks and log in, and refuse every call to a provider. */
export function openClients(
  config: Config & { readonly publicUrl: string },
  sandbox: Sandbox | undefined,
  log: Logger,
): ServiceClients {
  const webhooks = openHttpClient({ allowed: config.webhookAllowedHosts });
  const issuer = openIssuer(config, config.publicUrl, log.warn.bind(log));
  const calls =
    sandbox === undefined
      ? openHttpClient({ ...CALL_LIMITS, allowed: config.webhookAllowedHosts })
      : createRefusingClient();
  const sender = sandbox === undefined ? webhooks : createOutsideClient(webhooks, sandbox);
  const peppol = sandbox === undefined ? openPeppol(config) : createPeppol(calls, config);

  return {
    sender,
    calls,
    peppol,
    issuer,
    close: async () => {
      await Promise.all([sender.close(), calls.close(), peppol.close(), issuer?.close()]);
    },
  };
}
