// Logins over an issuer before their second factor: nothing changes until the code is right, and wrong codes block no one else.
import { expect } from 'chai';
import type { User } from 'boekstaaf';
import { basic, clock, given } from '../support/index.ts';
import { Browser } from '../support/issuer.ts';
import { createIssuerWorld, LOGIN_PATH, readSession, createClaims, type IssuerWorld } from '../support/issuer-world.ts';
import { resetLimits } from '../support/limits.ts';
import type { RawResponse } from '../support/raw.ts';
import type { ServedService } from '../support/running.ts';
import {
  createSecondFactorUser,
  generateWrongCode,
  generateCode,
  type SecondFactorUser,
} from '../support/second-factors.ts';
import { logIn, describeResponse } from '../support/sessions.ts';

let world: IssuerWorld;
let service: ServedService;

const send = (browser: Browser, code: string): Promise<RawResponse> =>
  browser.ask('POST', `${service.baseUrl}${LOGIN_PATH}/code`, { body: `code=${encodeURIComponent(code)}` });
const listLogins = (user: User) => basic.audit.listAuditEntries({ object_id: user.id, event: ['login'] });

/** Creates a user with a second factor and an address that the issuer knows; `setGroups` sets their groups there. */
async function createArmedMember(): Promise<SecondFactorUser & { readonly setGroups: (...names: string[]) => void }> {
  const { subject, email } = world.createNextPerson();
  const setGroups = (...names: string[]): void => {
    world.issuer.setPerson(subject, { ...createClaims(email), groups: names });
  };
  return { ...(await createSecondFactorUser({ email_address: email })), setGroups };
}

/** Returns a browser that came back from the issuer and that is asked for a code. */
async function openCodePage(): Promise<Browser> {
  const browser = new Browser();
  expect((await browser.logIn(service.baseUrl)).text).to.include('one-time-code');
  return browser;
}

describe('a login over an issuer that waits for a code', () => {
  before(async () => {
    world = await createIssuerWorld();
    service = await world.serve({ OIDC_ROLES_CLAIM: 'groups' });
  });

  beforeEach(async () => {
    clock.advance({ minutes: 2 });
    await resetLimits();
  });

  after(() => world.issuer.close());

  it('changes nothing: no account is linked, no role is assigned, no login is recorded', async () => {
    const role = await given.role({ permissies: ['editLocaties'] });
    const ownRole = await given.role();
    const { user, secret, setGroups: groups } = await createArmedMember();

    await basic.users.updateUser({ id: user.id, body: { rollen: [{ id: ownRole.id }] } });
    groups(role.naam);
    clock.advance({ minutes: 1 });

    const before = await basic.users.getUser({ id: user.id });
    const count = (await listLogins(user)).length;
    const browser = await openCodePage();
    expect((await send(browser, generateWrongCode(secret))).status).to.equal(403);
    expect(await basic.users.getUser({ id: user.id })).to.deep.equal(before);
    expect(await listLogins(user)).to.have.length(count);

    await send(browser, generateCode(secret));
    expect(await basic.users.getUser({ id: user.id })).to.deep.include({ rollen: [{ id: role.id }] });
    expect((await readSession(browser, service.baseUrl))?.permissies).to.deep.equal(['editLocaties']);
    expect(await listLogins(user)).to.have.length(count + 1);
  });

  it('does not enter another account that got the address in the meantime', async () => {
    const { user, secret } = await createArmedMember();
    clock.advance({ seconds: 30 });
    const browser = await openCodePage();
    const address = user.email_address;
    await basic.users.updateUser({ id: user.id, body: { email_address: null } });
    const other = await given.user({ email_address: address });
    const response = await send(browser, generateCode(secret));
    expect([response.status, await readSession(browser, service.baseUrl)]).to.deep.equal([403, undefined]);
    expect(await basic.users.getUser({ id: other.id })).to.include({ oidc_subject: null });
  });

  it('assigns no roles that the issuer has removed in the meantime', async () => {
    const role = await given.role({ permissies: ['editLocaties'] });
    const { user, secret, recovery, setGroups: groups } = await createArmedMember();
    groups(role.naam);
    clock.advance({ minutes: 1 });
    const slow = await openCodePage();
    clock.advance({ minutes: 1 });
    groups();
    await send(await openCodePage(), generateCode(secret));
    await send(slow, recovery[0] ?? '');
    expect((await readSession(slow, service.baseUrl))?.permissies).to.deep.equal([]);
    expect((await basic.users.getUser({ id: user.id })).rollen).to.deep.equal([]);
  });

  it('accepts a hundred wrong codes a day, which block no code that comes with the password', async () => {
    const { user, secret, recovery } = await createArmedMember();
    const browser = await openCodePage();
    for (let time = 0; time < 100; time++) {
      if (time % 10 === 0 && time > 0) clock.advance({ minutes: 1 });
      expect((await send(browser, generateWrongCode(secret, time))).status, String(time)).to.equal(403);
    }
    clock.advance({ minutes: 5 });
    expect((await send(await openCodePage(), recovery[0] ?? '')).status, 'over the issuer').to.equal(429);
    expect(describeResponse(await logIn(user, { code: recovery[0] ?? '' })), 'with the password').to.deep.equal([201]);
  });
});
