// The settings of logins over an issuer: how they are read, and which mistakes a start tells.
import { expect } from 'chai';
import { readConfig } from '../../config/config.ts';

const ISSUER = 'https://login.example/realms/venue';
const SET = { OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'boekstaaf' };

describe('the settings of logins over an issuer', () => {
  it('are none unless there is an issuer', () => {
    expect(readConfig({}).oidc).to.equal(null);
    expect(readConfig({ OIDC_ISSUER: '', OIDC_BUTTON: '' }).oidc).to.equal(null);
  });

  it('are careful unless told otherwise', () => {
    expect(readConfig(SET).oidc).to.deep.equal({
      ...{ issuer: ISSUER, clientId: 'boekstaaf', clientSecret: null, button: 'Log in with OpenID Connect' },
      ...{ rolesClaim: null, createAccounts: false, secondFactor: false, scope: 'openid profile email' },
    });
  });

  it('keep a slash at the end of the issuer, which is a part of its name', () => {
    expect(readConfig({ ...SET, OIDC_ISSUER: 'https://login.example/' }).oidc?.issuer).to.equal(
      'https://login.example/',
    );
    for (const here of ['http://localhost:8081', 'http://127.0.0.1:8081', 'http://[::1]:8081'])
      expect(readConfig({ ...SET, OIDC_ISSUER: here }).oidc?.issuer).to.equal(here);
  });

  const WRONG: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{ ...SET, OIDC_ISSUER: 'http://login.example' }, 'OIDC_ISSUER=http://login.example: write the address'],
    [{ ...SET, OIDC_ISSUER: 'http://127.0.0.1.evil.example' }, 'write the address'],
    [{ ...SET, OIDC_ISSUER: 'https://me@login.example' }, 'write the address'],
    [{ ...SET, OIDC_ISSUER: `${ISSUER}?x=1` }, 'write the address'],
    [{ OIDC_ISSUER: ISSUER }, 'set OIDC_CLIENT_ID, or leave it out'],
    [{ OIDC_CLIENT_ID: 'boekstaaf' }, 'OIDC_CLIENT_ID: it needs the issuer too: set OIDC_ISSUER'],
    [{ OIDC_BUTTON: 'Log in' }, 'OIDC_BUTTON: it needs the issuer too'],
    [{ ...SET, OIDC_BUTTON: 'Log\nin' }, 'write one line'],
    [{ ...SET, OIDC_SECOND_FACTOR: 'maybe' }, 'write yes or no'],
    [{ ...SET, SANDBOX: 'yes' }, 'OIDC_ISSUER: a sandbox calls nobody'],
  ];
  for (const [environment, text] of WRONG)
    it(`are refused: ${text}`, () => {
      expect(() => readConfig(environment)).to.throw(text);
    });

  it('are refused without showing the secret', () => {
    expect(() => readConfig({ ...SET, OIDC_CLIENT_SECRET: 'hush\nhush' })).to.throw(
      /OIDC_CLIENT_SECRET: write one line/,
    );
  });
});
