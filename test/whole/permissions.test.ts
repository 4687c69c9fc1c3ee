// Permissions: for every operation of the contract and every kind of caller, the response that the contract implies.
import { expect } from 'chai';
import { operations, permissions, type ParameterGuard, type PermissionRule } from '../../generated/operations.ts';
import { contract, addressOf, requestOf, type OperationFacts } from '../support/contract.ts';
import { chosen } from '../support/fuzz/half.ts';
import { ADMINISTRATOR, clock, given, journal, sendRaw, createTokenWith, createUserWith } from '../support/index.ts';
import type { RawCredential, RawResponse } from '../support/raw.ts';
import '../support/walking.ts';

type PermissionNames = readonly string[];

const call = (operation: OperationFacts, auth: RawCredential | null): Promise<RawResponse> =>
  sendRaw(operation.method, addressOf(operation), { auth, ...requestOf(operation) });

const PARALLEL_CHECKS = 8;

/** Checks several operations in parallel: the requests are independent, and mostly wait. */
async function checkEach(
  operations: readonly OperationFacts[],
  check: (operation: OperationFacts) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < operations.length; at += PARALLEL_CHECKS)
    await Promise.all(operations.slice(at, at + PARALLEL_CHECKS).map(check));
}

function listMissing({ permission }: Pick<OperationFacts, 'permission'>, rights: PermissionNames): PermissionNames {
  if (permission === null) return [];
  if ('allOf' in permission) return permission.allOf.filter((name) => !rights.includes(name));
  return permission.anyOf.some((name) => rights.includes(name)) ? [] : permission.anyOf;
}

function listNeeded({ permission }: OperationFacts): PermissionNames {
  return permission === null ? [] : 'allOf' in permission ? permission.allOf : permission.anyOf;
}

/** Returns the guards of a contract's parameters: of a parameter with any value, or of single values. */
function guardsOf({ id }: OperationFacts): { name: string; value: string; rule: PermissionRule }[] {
  const operation = operations[id];
  const guards: Readonly<Record<string, ParameterGuard>> = 'guards' in operation ? operation.guards : {};
  return Object.entries(guards).flatMap(([name, { permission, values = {} }]) => [
    ...(permission === undefined ? [] : [{ name, value: '1', rule: permission }]),
    ...Object.entries(values).map(([value, rule]) => ({ name, value, rule })),
  ]);
}

function needsRights({ id }: OperationFacts): boolean {
  return 'needsRights' in operations[id];
}

/** Asserts that the caller is let in; any other problem of the request is ignored. */
function expectAdmitted(operation: OperationFacts, response: RawResponse): void {
  const { code } = (response.body ?? {}) as { code?: string };
  expect(response.status, `${operation.id}: ${response.text}`).to.not.equal(401);
  expect(response.status, `${operation.id}: ${response.text}`).to.be.below(500);
  expect(code, operation.id).to.not.equal('ERR_PERMISSION');
}

function expectRefused(operation: OperationFacts, response: RawResponse, lacking: PermissionNames): void {
  expect(response.status, `${operation.id}: ${response.text}`).to.equal(403);
  expect(response.body, operation.id).to.deep.include({ code: 'ERR_PERMISSION', params: { permission: lacking } });
}

/** Creates callers with exactly these rights: by key, or by password where the operation accepts no key. */
async function createCallers(rights: PermissionNames): Promise<(operation: OperationFacts) => RawCredential> {
  const key = { apiKey: await createTokenWith(rights) };
  const user = await createUserWith(rights);
  // The first login caches the password for a minute; without it, parallel requests would each hash it.
  await sendRaw('GET', '/api2/productgroepen', { auth: user });
  return ({ basicOnly }) => (basicOnly ? user : key);
}

/** Returns the ids of a path that belong to a user: their own id, or that of an object of theirs. */
async function createOwned({ ownId, path }: OperationFacts, owner: number): Promise<Readonly<Record<string, number>>> {
  if (ownId?.in === 'path') return { [ownId.name]: owner, id: 2_000_000_000 };
  if (path !== '/api2/diensten/{id}') throw new Error(`What of ${path} is somebody's own?`);
  return { id: (await given.shift({ personeel_id: owner, status: 'gevraagd' })).id };
}

describe('permissions', () => {
  it('are declared for every operation', () => {
    const silent = contract.filter(({ ruled }) => !ruled);
    expect(silent).to.deep.equal([]);
    expect(contract.length).to.be.greaterThan(50);
  });

  it('keep callers without a credential out of all that is not public', async () => {
    await checkEach(contract, async (operation) => {
      const response = await call(operation, null);
      if (operation.public) expectAdmitted(operation, response);
      else expect(response.status, operation.id).to.equal(401);
    });
  });

  it('let in a caller with just those, and are not replaced by all others together', async () => {
    const rules = new Set(contract.map((operation) => listNeeded(operation).join()).filter((names) => names !== ''));
    for (const rule of rules) {
      const rights = permissions.filter((name) => !rule.split(',').includes(name));
      const by = await createCallers(rights);
      const ruled = contract.filter((operation) => listNeeded(operation).join() === rule);
      await checkEach(ruled, async (operation) => {
        expectRefused(operation, await call(operation, by(operation)), listMissing(operation, rights));
      });
      const { permission } = ruled[0] ?? {};
      const enough = permission && 'anyOf' in permission ? permission.anyOf.map((name) => [name]) : [rule.split(',')];
      for (const names of enough) {
        const just = await createCallers(names);
        await checkEach(ruled, async (operation) => {
          expectAdmitted(operation, await call(operation, just(operation)));
        });
      }
    }
  });

  it('guard parameters and embedded objects separately', async () => {
    let guardCount = 0;
    for (const operation of contract)
      for (const { name, value, rule } of guardsOf(operation)) {
        const address = addressOf(operation, undefined, { [name]: value });
        const ask = async (rights: PermissionNames): Promise<RawResponse> =>
          sendRaw(operation.method, address, {
            auth: (await createCallers(rights))(operation),
            ...requestOf(operation),
          });
        const enough = [...listNeeded(operation), ...(needsRights(operation) ? ['viewWebhooks'] : [])];
        const lacking = listMissing({ permission: rule }, enough);
        if (lacking.length > 0) expectRefused(operation, await ask(enough), lacking);
        for (const more of 'anyOf' in rule ? rule.anyOf.map((right) => [right]) : [rule.allOf])
          expectAdmitted(operation, await ask([...listNeeded(operation), ...more]));
        guardCount += 1;
      }

    expect(guardCount).to.be.greaterThan(3);
  });

  it('are not needed for own objects, and are for those of others', async () => {
    const somebody = await createUserWith([]);
    const owning = contract.filter(({ ownId }) => ownId !== undefined);
    for (const operation of owning) {
      const another = (await given.staffMember()).id;
      const ask = async (owner: number): Promise<RawResponse> =>
        sendRaw(operation.method, addressOf(operation, await createOwned(operation, owner)), {
          auth: somebody,
          ...requestOf(operation),
          // The members that users may change of their own object are a rule of that object.
          ...(operation.ownId?.in === 'root' && operation.takesBody && { body: {} }),
        });
      expectAdmitted(operation, await ask(somebody.id));
      expectRefused(operation, await ask(another), listMissing(operation, []));
    }

    expect(owning).to.not.have.lengthOf(0);
  });

  it('are needed, any of them, to read about customers, money and purchase', async () => {
    const closed = contract.filter(needsRights);
    const somebody = await createUserWith([]);
    const { token: apiKey } = await given.apiKey({ user_id: somebody.id });

    await checkEach(closed, async (operation) => {
      expectRefused(operation, await call(operation, somebody), []);
      if (!operation.basicOnly) expectRefused(operation, await call(operation, { apiKey }), []);
    });

    expect(closed.map(({ id }) => id).sort()).to.deep.equal([
      'getBooking',
      'getBookingMailSending',
      'getDiscountCode',
      'getInvoice',
      'getInvoicePayment',
      'getProduct',
      'getProposal',
      'getSearchResults',
      'listBookingMailSendings',
      'listBookings',
      'listDiscountCodes',
      'listInvoicePayments',
      'listInvoices',
      'listPayments',
      'listProducts',
      'listProposals',
      'listTillLog',
    ]);
  });

  it("never exceed those of the key's user", async () => {
    const by = await createCallers([]);
    await checkEach(contract, async (operation) => {
      const lacking = listMissing(operation, []);
      const response = await call(operation, by(operation));
      if (lacking.length === 0 && !(operation.basicOnly && needsRights(operation))) expectAdmitted(operation, response);
      else expectRefused(operation, response, lacking);
    });
  });
});

describe('a key for websites', () => {
  it('is let in where visitors may be, and nowhere else', async () => {
    const auth = { apiKey: await createTokenWith(['public']) };
    await checkEach(contract, async (operation) => {
      const rules = operations[operation.id];
      const response = await call(operation, auth);
      if (operation.public || 'opens' in rules) expectAdmitted(operation, response);
      else if (operation.basicOnly) expect(response.status, operation.id).to.equal(401);
      else {
        expect(response.status, `${operation.id}: ${response.text}`).to.equal(403);
        expect(response.body, operation.id).to.include({ code: 'ERR_PUBLIC_KEY' });
      }
    });
  });
});

describe('credentials', () => {
  const expectRefusedEverywhere = (auth: RawCredential): Promise<void> =>
    checkEach(chosen, async (operation) => {
      expect((await call(operation, auth)).status, operation.id).to.equal(401);
    });

  it('are refused from the next request on when they are revoked, by public operations too', async () => {
    const keyResponse = await sendRaw('POST', '/api2/apikeys', {
      auth: ADMINISTRATOR,
      body: { user_id: 1, description: 'For a while' },
    });
    const { id, token } = keyResponse.body as { id: number; token: string };
    expect((await sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status).to.equal(200);
    await sendRaw('DELETE', `/api2/apikeys/${String(id)}`, { auth: ADMINISTRATOR });
    await expectRefusedEverywhere({ apiKey: token });
  });

  it('are refused when they have expired', async () => {
    const expires_at = '2026-03-10T12:00:00Z';
    const keyResponse = await sendRaw('POST', '/api2/apikeys', {
      auth: ADMINISTRATOR,
      body: { user_id: 1, description: 'Until noon', expires_at },
    });
    const { token } = keyResponse.body as { token: string };
    clock.set('2026-03-10T11:59:59Z');
    expect((await sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status).to.equal(200);
    clock.set(expires_at);
    await expectRefusedEverywhere({ apiKey: token });
  });

  it('are refused by every operation when their account is inactive, passwords and keys', async () => {
    const user = await createUserWith(permissions);
    const keyResponse = await sendRaw('POST', '/api2/apikeys', {
      auth: ADMINISTRATOR,
      body: { user_id: user.id, description: 'Of somebody who left' },
    });
    const { token } = keyResponse.body as { token: string };

    journal.addSecret(token);
    expect((await sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status).to.equal(200);
    expect((await sendRaw('GET', '/api2/locaties', { auth: user })).status).to.equal(200);

    const response = await sendRaw('PUT', `/api2/gebruikers/${String(user.id)}`, {
      auth: ADMINISTRATOR,
      body: { actief: false },
    });
    expect(response.status).to.equal(200);

    await expectRefusedEverywhere({ apiKey: token });
    expect((await sendRaw('GET', '/api2/locaties', { auth: user })).status).to.equal(401);
  });

  it('are refused where a password is required and a key is sent', async () => {
    const apiKey = await createTokenWith(permissions);
    // A page requests its own session, and needs no login window of the browser.
    const basicOperations = contract.filter(({ basicOnly, path }) => basicOnly && !path.endsWith('/huidige'));
    for (const operation of basicOperations) {
      const response = await call(operation, { apiKey });
      expect(response.status, operation.id).to.equal(401);
      expect(response.body).to.include({ code: 'ERR_BASIC_REQUIRED' });
      expect(response.headers['www-authenticate']).to.match(/^Basic /);
    }
    expect(basicOperations).to.not.have.lengthOf(0);
  });

  it('by Basic give the administrator access to every operation', async () => {
    await checkEach(chosen, async (operation) => {
      expectAdmitted(operation, await call(operation, ADMINISTRATOR));
    });
  });
});
