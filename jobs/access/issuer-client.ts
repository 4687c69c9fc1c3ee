// The requests to an issuer, by openid-client: discovery, the exchange of a code for tokens, and the claims of a person.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  fetchUserInfo,
  None,
  type ClientAuth,
  type Configuration,
  type CustomFetchOptions,
} from 'openid-client';
import type { OidcSettings } from '../../config/config.ts';
import { OIDC_RETURN, type AttemptSecrets, type OidcClaims } from '../../domain/access/oidc.ts';
import type { IssuerAnswer } from '../../handlers/issuer.ts';
import type { HttpClient } from '../announcements/http-client.ts';

/** The issuer, once the client was loaded. */
export interface KnownIssuer {
  /** Returns the address of the issuer's login page. Throws when the issuer does not respond. */
  buildAddress(secrets: AttemptSecrets): Promise<URL>;
  /** Returns the claims of the person who returned with `query`. Throws for the response to another login. */
  fetchClaims(query: string, secrets: AttemptSecrets): Promise<OidcClaims>;
  /** Returns the meaning of a failure for the person. */
  outcomeOf(error: unknown): Exclude<IssuerAnswer['outcome'], 'proven'>;
}

/** The issuer did not respond. */
class Unreachable extends Error {}

/** How long the discovered addresses are cached, in milliseconds of the monotonic clock. */
const DISCOVERY_CACHE_MS = 10 * 60_000;

export function createKnownIssuer(sender: HttpClient, oidc: OidcSettings, publicUrl: string): KnownIssuer {
  const redirect_uri = `${publicUrl}${OIDC_RETURN}`;
  let cachedDiscovery: { readonly until: number; readonly configuration: Promise<Configuration> } | undefined;

  const discoverOnce = async (): Promise<Configuration> => {
    const now = performance.now();
    if (cachedDiscovery === undefined || cachedDiscovery.until < now)
      cachedDiscovery = { until: now + DISCOVERY_CACHE_MS, configuration: discoverIssuer(sender, oidc) };
    const { configuration } = cachedDiscovery;
    return configuration.catch((error: unknown) => {
      // The next login asks again.
      cachedDiscovery = undefined;
      throw error;
    });
  };

  return {
    async buildAddress({ state, nonce, verifier }) {
      const configuration = await discoverOnce();
      return buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope: oidc.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async fetchClaims(query, { state, nonce, verifier }) {
      const configuration = await discoverOnce();
      const tokens = await authorizationCodeGrant(configuration, new URL(`${redirect_uri}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The issuer gave no ID token.');
      if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      return { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
    },
    outcomeOf(error) {
      if (error instanceof AuthorizationResponseError)
        return /^(server_error|temporarily_unavailable)$/.test(error.error) ? 'unreachable' : 'declined';
      return isUnreachable(error) ? 'unreachable' : 'invalid';
    },
  };
}

/** The client wraps the errors of its requests in errors of its own. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof Unreachable) return true;
  return error instanceof Error && error.cause !== undefined && isUnreachable(error.cause);
}

async function discoverIssuer(
  sender: HttpClient,
  { issuer, clientId, clientSecret }: OidcSettings,
): Promise<Configuration> {
  const address = new URL(issuer);
  const configuration = await discovery(address, clientId, {}, createAuthentication(clientSecret), {
    [customFetch]: (url, options) => ask(sender, url, options),
    // The settings allow http on this machine alone.
    execute: address.protocol === 'http:' ? [allowInsecureRequests] : [],
  });
  return configuration;
}

/** Returns how the secret is sent: in a header, unless the issuer accepts forms only. */
function createAuthentication(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const basic = ClientSecretBasic(secret);
  const post = ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const supportedMethods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = supportedMethods.includes('client_secret_basic') ? basic : post;
    authenticate(server, client, body, headers);
  };
}

/** Sends a request by a client that checks addresses, follows no redirect, and limits time and size. */
async function ask(sender: HttpClient, url: string, { method, headers, body }: CustomFetchOptions): Promise<Response> {
  const bodyBytes = Buffer.from(
    body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '',
  );
  const form = body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  const reply = await sender.send(method === 'POST' ? 'POST' : 'GET', {
    url,
    body: bodyBytes,
    headers: { ...form, ...headers },
  });
  if (reply.status === null) throw new Unreachable(reply.error);
  if (reply.status >= 500) throw new Unreachable(`The issuer answered with the status ${String(reply.status)}.`);
  if (reply.cut) throw new Unreachable('The response of the issuer is too long.');

  // The client drops the headers of responses. Text that is no JSON is refused when it is parsed.
  const init = { status: reply.status, headers: { 'content-type': 'application/json' } };
  return new Response([204, 304].includes(reply.status) ? null : reply.body, init);
}
