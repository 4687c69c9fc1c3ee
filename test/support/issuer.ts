// A real issuer of OpenID Connect (oidc-provider), its people, and browsers that log in there.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect } from 'chai';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import { closeServer, listenLocally } from './addresses.ts';
import { send, type RawResponse } from './raw.ts';

const CLIENT = { OIDC_CLIENT_ID: 'boekstaaf', OIDC_CLIENT_SECRET: 'the secret of a test of logins' };

const DISCOVERY_PATH = '/.well-known/openid-configuration';
const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
const TTL_S = 600;

/** The claims of a person, apart from their subject. */
export type IssuerClaims = Readonly<Record<string, unknown>>;

export interface TestIssuer {
  readonly url: string;
  /** The variables of an installation that trusts it. */
  readonly environment: Readonly<Record<string, string>>;
  /** From now on this is who logs in there; null declines. */
  setPerson(subject: string | null, claims?: IssuerClaims): void;
  /** From now on clients discover this of it as well; null is the truth. */
  setMetadata(metadata: Readonly<Record<string, string>> | null): void;
  /** Makes the issuer silent, or lets it respond again. */
  isDown(down: boolean): void;
  close(): Promise<void>;
}

/** Opens an issuer that lets whoever is named in, and sends them back to a service at this address. */
export async function openIssuer(service: string): Promise<TestIssuer> {
  let subject: string | null = 'nobody';
  let extraMetadata: Readonly<Record<string, string>> | null = null;
  let down = false;
  const people = new Map<string, IssuerClaims>();

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (down) request.socket.destroy();
    else if (extraMetadata !== null && request.url === DISCOVERY_PATH)
      response.end(JSON.stringify({ issuer: url, authorization_endpoint: `${url}/auth`, ...extraMetadata }));
    else if (request.url?.startsWith('/interaction/') === true) {
      const result = subject === null ? { error: 'access_denied' } : { login: { accountId: subject } };
      void provider.interactionFinished(request, response, result);
    } else void provider.callback()(request, response);
  };

  const server = createServer(handle);
  const url = await listenLocally(server);
  const provider = new Provider(url, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [`${service}/kantoor/inloggen/oidc/terug`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups', 'realm_access'] },
    jwks: { keys: [KEY] },
    ttl: {
      AccessToken: TTL_S,
      AuthorizationCode: TTL_S,
      Grant: TTL_S,
      IdToken: TTL_S,
      Interaction: TTL_S,
      Session: TTL_S,
    },
    cookies: { keys: ['a key of a test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    loadExistingGrant: createGrant,
  });

  return {
    url,
    environment: { ...CLIENT, OIDC_ISSUER: url },
    setPerson(newSubject, claims = {}) {
      subject = newSubject;
      if (newSubject !== null) people.set(newSubject, claims);
    },
    setMetadata(metadata) {
      extraMetadata = metadata;
    },
    isDown(now) {
      down = now;
    },
    close: () => closeServer(server),
  };
}

/** Grants all scopes without asking the person for consent. */
async function createGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session } = oidc;
  const grant = new oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** A browser: it keeps the cookies of each address, and follows nothing unasked. */
export class Browser {
  readonly #jars = new Map<string, Map<string, string>>();

  async ask(
    method: string,
    address: string,
    options: { body?: string; headers?: Record<string, string> } = {},
  ): Promise<RawResponse> {
    const { origin, pathname, search } = new URL(address);
    const jar = this.#jar(origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const form = options.body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' };
    const headers = { ...form, ...(cookie !== '' && { cookie }), ...options.headers };
    const response = await send(origin, method, `${pathname}${search}`, { auth: null, headers, body: options.body });
    for (const each of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value === '' || /Max-Age=0;/i.test(each)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  get(address: string, headers: Record<string, string> = {}): Promise<RawResponse> {
    return this.ask('GET', address, { headers });
  }

  /** The cookie of an address. */
  readCookie(address: string, name: string): string | undefined {
    return this.#jar(new URL(address).origin).get(name);
  }

  /** Begins a login at a service: the address at the issuer. */
  async begin(service: string, path = ''): Promise<URL> {
    const response = await this.get(`${service}/kantoor/inloggen/oidc${path}`);
    expect(response.status, response.text).to.equal(302);
    return new URL(response.headers.location ?? '');
  }

  /** Logs in at the issuer, up to the address that it sends the browser back to. */
  async logInAt(address: URL): Promise<URL> {
    let at = address;
    for (let steps = 0; steps < 9; steps++) {
      const response = await this.get(at.href);
      expect(response.status, response.text).to.be.oneOf([302, 303]);
      at = new URL(response.headers.location ?? '', at);
      if (at.origin !== address.origin) return at;
    }
    throw new Error('The issuer sent the browser round in circles.');
  }

  /** Logs in; returns the response to the browser's return. */
  async logIn(service: string, path = ''): Promise<RawResponse> {
    const back = await this.logInAt(await this.begin(service, path));
    return this.comeBack(service, back);
  }

  /** Follows the issuer's redirect to the service at this address, which may differ from that of the redirect. */
  comeBack(service: string, { pathname, search }: URL): Promise<RawResponse> {
    return this.get(`${service}${pathname}${search}`);
  }

  #jar(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }
}
