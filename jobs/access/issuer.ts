// The issuer of OpenID Connect that the operator trusts; requests of a login use checked addresses only.
import type { Config, OidcSettings } from '../../config/config.ts';
import { parseNetwork } from '../../domain/announcements/network.ts';
import { hostOf, type AllowedHosts } from '../../domain/announcements/webhook.ts';
import type { Issuer } from '../../handlers/issuer.ts';
import { openHttpClient, type HttpClient } from '../announcements/http-client.ts';
import { CALL_LIMITS } from '../outgoing-call.ts';
import type { KnownIssuer } from './issuer-client.ts';

// The keys of a large issuer are longer than the responses of payment providers.
const MAX_RESPONSE_BYTES = 512 * 1024;

/** Logs that a login failed at the issuer. */
export type Warn = (about: object, message: string) => void;

/** Returns the issuer of a configuration; null without one. Its own host may be private, other hosts only where they are allowed. */
export function openIssuer(config: Config, publicUrl: string, warn: Warn): Issuer | null {
  const { oidc, webhookAllowedHosts } = config;
  if (oidc === null) return null;
  const sender = openHttpClient({
    ...CALL_LIMITS,
    maxBytes: MAX_RESPONSE_BYTES,
    allowed: allowHost(webhookAllowedHosts, oidc),
  });
  return createIssuer(sender, oidc, { publicUrl, warn });
}

function allowHost({ names, networks }: AllowedHosts, { issuer }: OidcSettings): AllowedHosts {
  const host = hostOf(new URL(issuer)).toLowerCase();
  const network = parseNetwork(host);
  return network === null
    ? { names: new Set([...names, host]), networks }
    : { names, networks: [...networks, network] };
}

/** Loads the client at the first login. It caches the discovered addresses. */
function createIssuer(
  sender: HttpClient,
  oidc: OidcSettings,
  { publicUrl, warn }: { readonly publicUrl: string; readonly warn: Warn },
): Issuer {
  let client: Promise<KnownIssuer> | undefined;

  const loadClient = (): Promise<KnownIssuer> => {
    client ??= import('./issuer-client.ts').then(({ createKnownIssuer }) => createKnownIssuer(sender, oidc, publicUrl));
    return client;
  };

  return {
    async begin(secrets) {
      try {
        return await (await loadClient()).buildAddress(secrets);
      } catch (err) {
        warn({ err }, 'the issuer of logins could not be reached');
        return null;
      }
    },
    async complete(query, secrets) {
      const issuer = await loadClient();
      try {
        return { outcome: 'proven', claims: await issuer.fetchClaims(query, secrets) };
      } catch (err) {
        const outcome = issuer.outcomeOf(err);
        warn({ err, outcome }, 'a login at the issuer failed');
        return { outcome };
      }
    },
    close: () => sender.close(),
  };
}
