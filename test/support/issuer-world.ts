// A test's issuer of logins: the people that it knows, and what they get at a service that trusts it.
import { expect } from 'chai';
import type { CurrentSession, User } from 'boekstaaf';
import { baseUrl, given, startService } from './index.ts';
import { openIssuer, type Browser, type IssuerClaims, type TestIssuer } from './issuer.ts';
import type { RawResponse } from './raw.ts';
import type { ServedService } from './running.ts';

export const LOGIN_PATH = '/kantoor/inloggen/oidc';

/** Returns claims with an address that the issuer has verified. */
export const createClaims = (email: string): IssuerClaims => ({ email, email_verified: true, name: 'Sanne de Vries' });

interface IssuerPerson {
  readonly email: string;
  readonly subject: string;
}

/** An issuer, with functions that make people at the issuer and services that trust it. */
export interface IssuerWorld {
  readonly issuer: TestIssuer;
  /** Makes a person without an account here, who logs in at the issuer next. */
  createNextPerson(claims?: IssuerClaims): IssuerPerson;
  /** Makes a person with an account of the same address, who logs in at the issuer next. */
  createNextUser(body?: Parameters<typeof given.user>[0]): Promise<IssuerPerson & { readonly user: User }>;
  /** Starts a service that trusts the issuer. */
  serve(environment?: Readonly<Record<string, string>>): Promise<ServedService>;
}

/** Returns an issuer that runs until `issuer.close()`. */
export async function createIssuerWorld(): Promise<IssuerWorld> {
  const issuer = await openIssuer(baseUrl);
  let count = 0;

  const createNextPerson = (claims: IssuerClaims = {}): IssuerPerson => {
    count += 1;
    const email = `sanne-${String(count)}@buitengoed.example`;
    const subject = `subject-${String(count)}`;
    issuer.setPerson(subject, { ...createClaims(email), ...claims });
    return { email, subject };
  };

  return {
    issuer,
    createNextPerson,
    async createNextUser(body = {}) {
      const person = createNextPerson();
      return { ...person, user: await given.user({ email_address: person.email, ...body }) };
    },
    serve: (environment = {}) =>
      startService({ environment: { ...issuer.environment, PUBLIC_URL: baseUrl, ...environment } }),
  };
}

/** Returns the session of a browser at a service; undefined without a login. */
export async function readSession(browser: Browser, service: string): Promise<CurrentSession | undefined> {
  const response = await browser.get(`${service}/api2/sessies/huidige`);
  return response.status === 200 ? (response.body as CurrentSession) : undefined;
}

/** Asserts an HTML page with this status and text, and no session cookie. */
export function assertLoginRefused(response: RawResponse, status: number, text: string): void {
  const statusAndType = [response.status, response.headers['content-type']];
  expect(statusAndType, response.text).to.deep.equal([status, 'text/html; charset=utf-8']);
  expect(response.text).to.include(text).and.include('href="/kantoor"');
  expect(response.headers['set-cookie']?.filter((each) => /^boekstaaf=./.test(each)) ?? []).to.deep.equal([]);
}
