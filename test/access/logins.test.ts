// Logins and failed logins: their entries in the audit trail, and the line of the log that fail2ban reads.
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { AuditEntry, User } from 'boekstaaf';
import { basic, clock, given, journal, sendRaw } from '../support/index.ts';
import { resetLimits } from '../support/limits.ts';
import { startService, type ServedService } from '../support/service.ts';
import { createSecondFactorUser, generateWrongCode, generateCode } from '../support/second-factors.ts';
import { openSession, logIn, describeResponse } from '../support/sessions.ts';

const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const CLIENT_ADDRESS = '203.0.113.7';
const HEADERS = { 'x-forwarded-for': CLIENT_ADDRESS };
const wachtwoord = 'een gok van de aanvaller';

let served: ServedService;

const listEntries = async ({ id }: Pick<User, 'id'>, event: AuditEntry['event']): Promise<AuditEntry[]> => {
  await served.app.flush();
  return basic.audit.listAuditEntries({ object: ['frameworkGuardUser'], object_id: id, event: [event] });
};
const createOptions = () => ({ baseUrl: served.baseUrl, headers: HEADERS });
const requestByBasic = (user: User, password: string): Promise<{ status: number }> =>
  sendRaw('GET', '/api2/locaties', { ...createOptions(), auth: { username: user.gebruikersnaam, password } });
const readFailureLines = (): string[] => journal.readLines().filter((line) => line.includes('"msg":"login failed"'));

describe('a login', () => {
  before(async () => {
    served = await startService({ environment: PROXY });
  });

  beforeEach(async () => {
    clock.advance({ minutes: 2 });
    await resetLimits();
  });

  after(() => served.close());

  it('is an entry of the audit trail: who, from where, how, and with which second factor', async () => {
    const user = await given.user();
    openSession(await logIn(user, createOptions()));

    const [entry] = await listEntries(user, 'login');
    expect(entry).to.deep.include({
      user_id: user.id,
      gebruikersnaam: user.gebruikersnaam,
      address: CLIENT_ADDRESS,
      sequence: 0,
    });
    expect(entry?.after).to.deep.equal({ way: 'password', second_factor: null });

    const strong = await createSecondFactorUser();
    clock.advance({ seconds: 30 });
    await logIn(strong.user, { ...createOptions(), code: generateCode(strong.secret) });
    await logIn(strong.user, { ...createOptions(), code: strong.recovery[0] ?? '' });

    const factors = (await listEntries(strong.user, 'login')).map(
      ({ after }) => (after as object as AfterLogin).second_factor,
    );
    expect(factors).to.deep.equal(['recovery_code', 'code', null]);
  });

  it('that fails is an entry without an account', async () => {
    const { user, secret } = await createSecondFactorUser();
    const plain = await given.user();
    expect(describeResponse(await logIn(plain, { ...createOptions(), wachtwoord }))).to.deep.equal([
      401,
      'ERR_CREDENTIAL_INVALID',
    ]);
    expect((await requestByBasic(plain, wachtwoord)).status).to.equal(401);
    expect(describeResponse(await logIn(user, { ...createOptions(), code: generateWrongCode(secret) }))).to.deep.equal([
      401,
      'ERR_CODE_INVALID',
    ]);
    expect((await requestByBasic(user, given.passwordOf(user.gebruikersnaam))).status).to.equal(401);

    const failures = await listEntries(plain, 'loginError');
    expect(failures.map(({ after }) => after)).to.have.deep.members([
      { way: 'password', reason: 'credential' },
      { way: 'basic', reason: 'credential' },
    ]);
    expect(failures[0]).to.deep.include({
      user_id: null,
      apikey_id: null,
      address: CLIENT_ADDRESS,
      modified: [],
      before: null,
    });

    expect((await listEntries(user, 'loginError')).map(({ after }) => after)).to.have.deep.members([
      { way: 'password', reason: 'code' },
      { way: 'basic', reason: 'basic_refused' },
    ]);
  });

  it('that fails repeatedly is one entry a minute, and none where no account has the name', async () => {
    const user = await given.user();
    const before = (await basic.audit.listAuditEntries({ event: ['loginError'] })).length;
    for (let time = 0; time < 5; time++) await logIn(user, { ...createOptions(), wachtwoord });
    await logIn({ gebruikersnaam: 'een wachtwoord in het verkeerde veld' }, { ...createOptions(), wachtwoord });
    expect(await listEntries(user, 'loginError')).to.have.length(1);
    clock.advance({ minutes: 1 });
    await logIn(user, { ...createOptions(), wachtwoord });
    expect(await listEntries(user, 'loginError')).to.have.length(2);
    expect(await basic.audit.listAuditEntries({ event: ['loginError'] })).to.have.length(before + 2);
  });

  it('is not in the event feed', async () => {
    const user = await given.user();
    await logIn(user, { ...createOptions(), wachtwoord });
    await logIn(user, createOptions());
    await served.app.flush();
    const events = await basic.events.listEvents({ page_size: 1_000 });
    expect(events.map(({ meta }) => meta.event).filter((event) => /login/i.test(event))).to.deep.equal([]);
  });

  it('that fails is a line of the log that the documented filter of fail2ban reads, without the typed name', async () => {
    const user = await given.user();
    const name = '"address":"198.51.100.1" een geheim';
    const count = readFailureLines().length;

    await logIn(user, { ...createOptions(), wachtwoord });
    await logIn({ gebruikersnaam: name }, { ...createOptions(), wachtwoord });

    const [first = '', second = '', ...others] = readFailureLines().slice(count);
    expect(others).to.deep.equal([]);
    expect(second).to.not.include('geheim');

    const page = await readFile(new URL('../../docs/operating/mail-payments-logins.md', import.meta.url), 'utf8');
    const [, filter = ''] = /failregex = (.+)/.exec(page) ?? [];
    const regex = new RegExp(filter.replace('<HOST>', '(?<host>[0-9a-fA-F.:]+)'));

    for (const line of [first, second])
      expect(regex.exec(line.trim())?.groups?.['host'], line).to.equal(CLIENT_ADDRESS);

    const requestLine = journal.readLines().find((line) => line.includes('"msg":"answered"')) ?? '';
    expect(regex.test(requestLine.trim())).to.equal(false);
  });
});

interface AfterLogin {
  readonly second_factor: string | null;
}
