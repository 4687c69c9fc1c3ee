// Concurrent use of one code, on one server and on two: each code counts once.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { ADMINISTRATOR, createDatabase } from '../support/index.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startChildServers } from '../support/child-servers.ts';
import { endChildren } from '../support/children.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import { setUp, generateCode } from '../support/second-factors.ts';
import { openSession, logIn, describeResponse } from '../support/sessions.ts';

const PARALLEL_REQUESTS = 6;

describe('a code that is sent to two servers at once', function () {
  let here: ChildServer;
  let there: ChildServer;
  let admin: Boekstaaf;
  let userCount = 0;

  before(async () => {
    [here, there] = await startChildServers(await createDatabase('second factors'), { SECRETS_KEY });
    admin = new Boekstaaf({ baseUrl: here.baseUrl, ...ADMINISTRATOR, retries: 0 });
  });

  after(endChildren);

  /** Creates a user with a second factor; the phone and the servers use the clock of the machine. */
  async function createUser() {
    userCount += 1;
    const gebruikersnaam = `iemand-${String(userCount)}`;
    const { id } = await admin.staff.createStaffMember({ body: { contactpersonen: [{ achternaam: 'Iemand' }] } });
    const wachtwoord = `het wachtwoord van ${gebruikersnaam}`;
    const user = await admin.users.createUser({ body: { id, gebruikersnaam, wachtwoord } });
    const browser = openSession(await logIn(user, { baseUrl: here.baseUrl }), here.baseUrl);
    return { user, browser, ...(await setUp(browser, Date.now())) };
  }

  const repeatAtBoth = (act: (server: ChildServer) => PromiseLike<readonly unknown[]>) =>
    Promise.all(Array.from({ length: PARALLEL_REQUESTS }, (_, at) => act(at % 2 === 0 ? here : there)));
  const ONE = [...Array<readonly unknown[]>(1).fill([201])];

  it('logs in once, by the phone', async () => {
    const { user, secret } = await createUser();
    // The current code was used to set it up; the next one is accepted already.
    const code = generateCode(secret, 1, Date.now());
    const outcomes = await repeatAtBoth(async ({ baseUrl }) => describeResponse(await logIn(user, { baseUrl, code })));
    expect(outcomes.filter(([status]) => status === 201)).to.deep.equal(ONE);
    for (const outcome of outcomes.filter(([status]) => status !== 201))
      expect(outcome).to.deep.equal([401, 'ERR_CODE_INVALID']);
  });

  it('logs in once, with a recovery code', async () => {
    const { user, recovery } = await createUser();
    const outcomes = await repeatAtBoth(async ({ baseUrl }) =>
      describeResponse(await logIn(user, { baseUrl, code: recovery[0] ?? '' })),
    );
    expect(outcomes.filter(([status]) => status === 201)).to.deep.equal(ONE);
  });

  it('replaces the recovery codes or removes the second factor, not both', async () => {
    const { browser, recovery } = await createUser();
    const body = { code: recovery[0] ?? '' };
    const actions = ['herstelcodes', 'verwijderen', 'herstelcodes', 'verwijderen'];
    const responses = await Promise.all(
      actions.map((action) => browser.send('POST', `/api2/tweede_factor/${action}`, { body })),
    );
    expect(responses.filter(({ status }) => status === 200)).to.have.length(1);
  });
});
