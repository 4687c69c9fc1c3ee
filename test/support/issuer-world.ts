// People whom a test's issuer knows, with or without an account here, and what they are shown.
import { expect } from 'chai';
import type { CurrentSession, User } from 'boekstaaf';
import { baseUrl, given, startService } from './index.ts';
import { openIssuer, type Browser, type IssuerClaims, type TestIssuer } from './issuer.ts';
import type { RawResponse } from './raw.ts';
import type { ServedService } from './running.ts';

export const LOGIN_PATH = '/kantoor/inloggen/oidc';

/** Claims with an address that the issuer has verified. */
export const createClaims = (email: string): IssuerClaims => ({ email, email_verified: true, name: 'Sanne de Vries' });

interface IssuerPerson {
  readonly email: string;
  readonly subject: string;
}

export interface IssuerWorld {
  readonly issuer: TestIssuer;
  /** Somebody new, who logs in at the issuer next. */
  createPerson(claims?: IssuerClaims): IssuerPerson;
  /** Somebody new with an account that has their address, who logs in at the issuer next. */
  createKnownPerson(body?: Parameters<typeof given.user>[0]): Promise<IssuerPerson & { readonly user: User }>;
  /** A service that trusts the issuer. */
  serve(environment?: Readonly<Record<string, string>>): Promise<ServedService>;
}

export async function createIssuerWorld(): Promise<IssuerWorld> {
  const issuer = await openIssuer(baseUrl);
  let count = 0;

  const createPerson = (claims: IssuerClaims = {}): IssuerPerson => {
    count += 1;
    const [email, subject] = [`sanne-${String(count)}@buitengoed.example`, `subject-${String(count)}`];
    issuer.setPerson(subject, { ...createClaims(email), ...claims });
    return { email, subject };
  };

  return {
    issuer,
    createPerson,
    async createKnownPerson(body = {}) {
      const person = createPerson();
      return { ...person, user: await given.user({ email_address: person.email, ...body }) };
    },
    serve: (environment = {}) =>
      startService({ environment: { ...issuer.environment, PUBLIC_URL: baseUrl, ...environment } }),
  };
}

/** Returns the session of a browser at a service; undefined without a login. */
export async function sessionOf(browser: Browser, service: string): Promise<CurrentSession | undefined> {
  const response = await browser.get(`${service}/api2/sessies/huidige`);
  return response.status === 200 ? (response.body as CurrentSession) : undefined;
}

/** Asserts a page for people that says this, without the cookie of a session. */
export function assertStopped(response: RawResponse, status: number, text: string): void {
  const page = [response.status, response.headers['content-type']];
  expect(page, response.text).to.deep.equal([status, 'text/html; charset=utf-8']);
  expect(response.text).to.include(text).and.include('href="/kantoor"');
  expect(response.headers['set-cookie']?.filter((each) => /^boekstaaf=./.test(each)) ?? []).to.deep.equal([]);
}
