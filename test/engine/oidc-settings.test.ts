// The settings of logins over an OIDC issuer: how they are read, and which mistakes stop a start.
import { expect } from 'chai';
import { readConfig } from '../../config/config.ts';

const ISSUER = 'https://login.example/realms/venue';
const SETTINGS = { OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'boekstaaf' };

describe('the settings of logins over an issuer', () => {
  it('are null without an issuer', () => {
    expect(readConfig({}).oidc).to.equal(null);
    expect(readConfig({ OIDC_ISSUER: '', OIDC_BUTTON: '' }).oidc).to.equal(null);
  });

  it('are strict by default', () => {
    expect(readConfig(SETTINGS).oidc).to.deep.equal({
      issuer: ISSUER,
      clientId: 'boekstaaf',
      clientSecret: null,
      button: 'Log in with OpenID Connect',
      rolesClaim: null,
      createAccounts: false,
      allowedDomains: [],
      requiredClaim: null,
      secondFactor: false,
      scope: 'openid profile email',
    });
  });

  it('let an issuer create accounts for the people whom it names', () => {
    const read = (more: Readonly<Record<string, string>>) =>
      readConfig({ ...SETTINGS, OIDC_CREATE_ACCOUNTS: 'yes', ...more }).oidc;
    expect(read({ OIDC_ALLOWED_DOMAINS: 'Venue.example, b.example' })?.allowedDomains).to.deep.equal([
      'venue.example',
      'b.example',
    ]);
    expect(read({ OIDC_REQUIRED_CLAIM: 'https://x.example/org=a=b' })?.requiredClaim).to.deep.equal({
      name: 'https://x.example/org',
      value: 'a=b',
    });
  });

  it('keep the slash at the end of the issuer, which is part of its name', () => {
    expect(readConfig({ ...SETTINGS, OIDC_ISSUER: 'https://login.example/' }).oidc?.issuer).to.equal(
      'https://login.example/',
    );
    for (const here of ['http://localhost:8081', 'http://127.0.0.1:8081', 'http://[::1]:8081'])
      expect(readConfig({ ...SETTINGS, OIDC_ISSUER: here }).oidc?.issuer).to.equal(here);
  });

  const WRONG: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{ ...SETTINGS, OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER=http://login.example: write the address'],
    [{ ...SETTINGS, OIDC_ISSUER: 'http://127.0.0.1.evil.example' }, 'write the address'],
    [{ ...SETTINGS, OIDC_ISSUER: 'https://me@login.example' }, 'write the address'],
    [{ ...SETTINGS, OIDC_ISSUER: `${ISSUER}?x=1` }, 'write the address'],
    [{ OIDC_ISSUER: ISSUER }, 'set OIDC_CLIENT_ID, or leave it out'],
    [{ OIDC_CLIENT_ID: 'boekstaaf' }, 'OIDC_CLIENT_ID: it needs the issuer too: set OIDC_ISSUER'],
    [{ OIDC_BUTTON: 'Log in' }, 'OIDC_BUTTON: it needs the issuer too'],
    [{ ...SETTINGS, OIDC_BUTTON: 'Log\nin' }, 'write one line'],
    [{ ...SETTINGS, OIDC_SECOND_FACTOR: 'maybe' }, 'write yes or no'],
    [{ ...SETTINGS, OIDC_CREATE_ACCOUNTS: 'yes' }, 'set OIDC_ALLOWED_DOMAINS or OIDC_REQUIRED_CLAIM'],
    [{ ...SETTINGS, OIDC_ALLOWED_DOMAINS: 'venue.example, @x.example' }, '"@x.example" is not a domain'],
    [{ ...SETTINGS, OIDC_ALLOWED_DOMAINS: '*' }, '"*" is not a domain'],
    [{ ...SETTINGS, OIDC_REQUIRED_CLAIM: 'hd' }, 'write a claim and its value'],
    [{ ...SETTINGS, OIDC_REQUIRED_CLAIM: 'hd=' }, 'write a claim and its value'],
    [{ ...SETTINGS, SANDBOX: 'yes' }, 'OIDC_ISSUER: a sandbox calls nobody'],
  ];

  for (const [environment, text] of WRONG)
    it(`are refused: ${text}`, () => {
      expect(() => readConfig(environment)).to.throw(text);
    });

  it('are refused without showing the secret', () => {
    expect(() => readConfig({ ...SETTINGS, OIDC_CLIENT_SECRET: 'hush\nhush' })).to.throw(
      /OIDC_CLIENT_SECRET: write one line/,
    );
  });
});
