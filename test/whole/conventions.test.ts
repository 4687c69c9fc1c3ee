// The conventions of every operation of a kind that `boekstaaf conform` does not test, computed from the contract.
import { expect } from 'chai';
import {
  bodyOf,
  contract,
  addressOf,
  findExampleRefusals,
  requestOf,
  type OperationFacts,
  type ShownProblem,
} from '../support/contract.ts';
import { chosen } from '../support/fuzz/half.ts';
import { ADMINISTRATOR, createDatabase, given, startService, sendRaw } from '../support/index.ts';
import { shapeOf } from '../../http/shape.ts';
import { blockRequest } from '../support/blocked-requests.ts';
import type { RawCredential, RawResponse, RawOptions } from '../support/raw.ts';
import { dropTables } from '../support/stranger.ts';
import '../support/walking.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const listDeclaring = (status: number): readonly OperationFacts[] =>
  contract.filter(({ statuses }) => statuses.includes(status));
/** The operations for this database: docs/decisions/172-levels-of-a-test-run-and-random-tests.md. */
const selectOurs = (all: readonly OperationFacts[]): readonly OperationFacts[] =>
  all.filter((each) => chosen.includes(each));
const writes = contract.filter(({ kind }) => ['create', 'change', 'remove', 'act'].includes(kind));

/** Sends a request of the right shape for a missing object, changed by `options`. */
function call(
  operation: OperationFacts,
  options: RawOptions & { query?: Record<string, string>; id?: Readonly<Record<string, number | string>> } = {},
): Promise<RawResponse> {
  const { query = {}, id, ...rest } = options;
  const fitting = requestOf(operation);
  const auth: RawCredential | undefined = operation.basicOnly ? ADMINISTRATOR : undefined;
  const headers = { ...fitting.headers, ...rest.headers };
  return sendRaw(operation.method, addressOf(operation, id, query), {
    ...fitting,
    ...(auth ? { auth } : {}),
    ...rest,
    headers,
  });
}

function expectCode(operation: OperationFacts, response: RawResponse, status: number, code: string): void {
  expect(response.status, `${operation.id}: ${response.text}`).to.equal(status);
  expect(response.headers['x-content-type-options'], operation.id).to.equal('nosniff');
  if (status !== 431) expect(response.headers['cache-control'], operation.id).to.equal('no-store');
  const body = response.body as ShownProblem | ShownProblem[];
  expect(
    [body].flat().map((each) => each.code),
    operation.id,
  ).to.include(code);
  const { [code]: shownProblem } = findExampleRefusals(operation.id, status);
  if (status !== 406) expect(sentenceOf([body].flat()[0]), operation.id).to.equal(sentenceOf(shownProblem));
}

/** Returns the message without its numbers, since limits and times differ. */
function sentenceOf(problem: ShownProblem | undefined): string | undefined {
  return problem?.message.replace(/\d+/g, '0');
}

/** Returns a request that causes the first 406 problem which the contract shows of an operation. */
function createWrongRequest(
  operation: OperationFacts,
  shownProblem: ShownProblem | undefined,
): Parameters<typeof call>[1] {
  const name = shownProblem?.field?.replace(/^\[0\]\.|\[0\]$/g, '') ?? '';
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each);
  const body = bodyOf(operation);
  const item = [body].flat()[0];
  if (inPath.includes(name) && (item === undefined || operation.takesAnyName || !(name in item)))
    return { id: Object.fromEntries(inPath.map((each) => [each, each === name ? 'x' : 1])) };
  if (item === undefined) return { query: { [name]: 'x' } };
  const rest = Object.fromEntries(Object.entries(item).filter(([member]) => member !== name));
  const wrong = shownProblem?.code === 'ERR_REQUIRED' ? rest : { ...rest, [name]: [] };
  return { body: Array.isArray(body) ? [wrong] : wrong };
}

/** Requires that the contract declares `status` for exactly the operations that match `rule`. */
function expectDeclared(status: number, rule: (operation: OperationFacts) => boolean): void {
  const expected = contract.filter(rule).map(({ id }) => id);
  expect(listDeclaring(status).map(({ id }) => id)).to.deep.equal(expected);
  expect(expected).to.not.have.lengthOf(0);
}

describe('every operation', () => {
  it('declares the statuses that the conventions add', () => {
    for (const status of [401, 406, 429, 431, 500]) expectDeclared(status, () => true);
    for (const status of [413, 415]) expectDeclared(status, ({ takesBody }) => takesBody);
    for (const status of [409, 422]) expectDeclared(status, (operation) => writes.includes(operation));
    expectDeclared(412, (operation) => writes.includes(operation) && operation.root !== undefined);
    expectDeclared(304, ({ kind, root, conditional }) => (kind === 'read' && root !== undefined) || conditional);
    expect(listDeclaring(403)).to.include.members(
      contract.filter((each) => each.permission !== null || writes.includes(each)),
    );
    expect(listDeclaring(404)).to.include.members(contract.filter(({ path }) => path.includes('{')));
  });

  it('403: refuses writes with a password from a page of another site, with a body or without one', async () => {
    for (const operation of selectOurs(writes)) {
      const response = await call(operation, { auth: ADMINISTRATOR, headers: { origin: 'https://elsewhere.example' } });
      expectCode(operation, response, 403, 'ERR_CROSS_SITE');
    }
  });

  it('406: responds as the contract shows, about the same field', async () => {
    for (const operation of selectOurs(contract)) {
      const [shownProblem] = Object.values(findExampleRefusals(operation.id, 406));
      const response = await call(operation, createWrongRequest(operation, shownProblem));
      expect(response.status, `${operation.id}: ${response.text}`).to.equal(406);
      expect(response.body, operation.id).to.deep.include(shownProblem);
    }
  });

  it('413: accepts no body over 1 MB, and no file over the limit of its operation', async () => {
    for (const operation of selectOurs(listDeclaring(413))) {
      const large =
        operation.takesFile === null
          ? { body: ' '.repeat(1_000_001), headers: JSON_TYPE }
          : { body: Buffer.alloc(operation.largestFile + 1) };
      const response = await call(operation, large);
      expectCode(operation, response, 413, 'ERR_BODY_TOO_LARGE');
    }
  });

  it('429: enforces its limit without a credential, and with one when the operator sets it', async () => {
    const limited = await startService({ environment: { RATE_LIMIT: 'yes' } });
    const { baseUrl } = limited;
    const statistic = contract.find(({ kind }) => kind === 'statistic');

    const spend = async (times: number, options: RawOptions, path: string): Promise<void> => {
      for (let time = 0; time < times; time++) await sendRaw('GET', path, { ...options, baseUrl });
    };

    const plain = '/api2/productgroepen';
    await spend(300, {}, plain);
    await spend(300, { auth: ADMINISTRATOR }, plain);
    if (statistic) await spend(30, {}, `${statistic.path}?onbekend=1`);

    const expectLimited = (operation: OperationFacts, response: RawResponse): void => {
      expectCode(operation, response, 429, 'ERR_RATE_LIMITED');
      expect(Number(response.headers['retry-after']), operation.id).to.be.within(1, 60);
      expect(response.headers['ratelimit'], operation.id).to.be.a('string');
    };

    for (const operation of selectOurs(contract)) expectLimited(operation, await call(operation, { baseUrl }));
    await limited.close();

    // Every request counts, even one that lacks all that its operation needs.
    const anonymousOptions = { auth: null, headers: { origin: 'https://uitje.example' } };
    // Pages of other sites cannot log in.
    const elsewhere = contract.filter((each) => each.public && each.id !== 'createSession');
    for (const operation of selectOurs(elsewhere)) {
      const { limits } = shapeOf(operation.id);
      const most = Math.min(...(limits ?? []).map((limit) => limit.most));
      for (let time = 0; time < most; time++)
        expect((await call(operation, anonymousOptions)).status, operation.id).to.not.equal(429);
      const response = await call(operation, anonymousOptions);
      expectLimited(operation, response);
      expect(response.headers['access-control-allow-origin'], operation.id).to.equal('*');
    }
  });

  it('431: refuses headers of 16 kB', async () => {
    for (const operation of selectOurs(contract)) {
      const response = await call(operation, { headers: { 'x-long': 'x'.repeat(16_384) } });
      expectCode(operation, response, 431, 'ERR_HEADERS_TOO_LARGE');
      expect(response.headers['x-request-id'], operation.id).to.be.a('string');
    }
  });

  it('500: reveals nothing of an internal error', async () => {
    const databaseUrl = await createDatabase('broken');
    const broken = await startService({ failing: true, databaseUrl });
    await dropTables(databaseUrl);
    for (const operation of selectOurs(contract)) {
      const response = await call(operation, { baseUrl: broken.baseUrl });
      expectCode(operation, response, 500, 'ERR_INTERNAL');
      expect(response.text, operation.id).to.not.match(/table|relation|exist|select|api_keys|users/i);
    }
    await broken.close();
  });
});

describe('every write', () => {
  const key = { 'idempotency-key': 'the key of this suite' };

  it('409: does not wait for another request with the same key', async () => {
    for (const auth of [undefined, ADMINISTRATOR]) {
      const { id } = await given.location();
      const body = { naam: 'Baan 2' };
      const by = auth === undefined ? {} : { auth };
      await blockRequest(
        () => sendRaw('PUT', `/api2/locaties/${String(id)}`, { body, headers: key, ...by }),
        async () => {
          for (const operation of selectOurs(writes.filter(({ basicOnly }) => basicOnly === (auth !== undefined)))) {
            const response = await call(operation, { headers: key });
            expectCode(operation, response, 409, 'ERR_IDEMPOTENCY_IN_PROGRESS');
            expect(response.headers['retry-after'], operation.id).to.equal('1');
          }
        },
      );
    }
  });
});
