// The promises of every operation of a kind, computed from the contract: each status that the conventions add is seen.
import { expect } from 'chai';
import {
  bodyOf,
  contract,
  addressOf,
  refusalsShown,
  requestOf,
  type Operation,
  type ShownProblem,
} from '../support/contract.ts';
import { chosen } from '../support/fuzz/half.ts';
import { ADMINISTRATOR, freshDatabase, given, own, raw, tokenWith } from '../support/index.ts';
import { shapeOf } from '../../http/response/answer.ts';
import { holding } from '../support/holding.ts';
import type { Credential, RawAnswer, RawOptions } from '../support/raw.ts';
import { existingFor } from '../support/roots.ts';
import { takeTablesAway } from '../support/stranger.ts';
import '../support/walking.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const declaring = (status: number): readonly Operation[] =>
  contract.filter(({ statuses }) => statuses.includes(status));
/** Those that this database is asked about: docs/decisions/172-a-run-of-the-tests.md. */
const ours = (all: readonly Operation[]): readonly Operation[] => all.filter((each) => chosen.includes(each));
const writes = contract.filter(({ kind }) => ['create', 'change', 'remove', 'act'].includes(kind));

/** A request of the right shape to something that does not exist, with what `options` change about it. */
function call(
  operation: Operation,
  options: RawOptions & { query?: Record<string, string>; id?: Readonly<Record<string, number | string>> } = {},
): Promise<RawAnswer> {
  const { query = {}, id, ...rest } = options;
  const fitting = requestOf(operation);
  const auth: Credential | undefined = operation.basicOnly ? ADMINISTRATOR : undefined;
  const headers = { ...fitting.headers, ...rest.headers };
  return raw(operation.method, addressOf(operation, id, query), {
    ...fitting,
    ...(auth ? { auth } : {}),
    ...rest,
    headers,
  });
}

function expectCode(operation: Operation, answer: RawAnswer, status: number, code: string): void {
  expect(answer.status, `${operation.id}: ${answer.text}`).to.equal(status);
  if (status !== 431) expect(answer.headers['cache-control'], operation.id).to.equal('no-store');
  const body = answer.body as ShownProblem | ShownProblem[];
  expect(
    [body].flat().map((each) => each.code),
    operation.id,
  ).to.include(code);
  const { [code]: shown } = refusalsShown(operation.id, status);
  if (status !== 406) expect(sentenceOf([body].flat()[0]), operation.id).to.equal(sentenceOf(shown));
}

/** The sentence without its numbers: limits and times differ. */
function sentenceOf(problem: ShownProblem | undefined): string | undefined {
  return problem?.message.replace(/\d+/g, '0');
}

/** The request for the first problem of its shape that the contract shows of an operation. */
function wronglyShaped(operation: Operation, shown: ShownProblem | undefined): Parameters<typeof call>[1] {
  const name = shown?.field?.replace(/^\[0\]\.|\[0\]$/g, '') ?? '';
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each);
  const body = bodyOf(operation);
  const item = [body].flat()[0];
  if (inPath.includes(name) && (item === undefined || operation.takesAnyName || !(name in item)))
    return { id: Object.fromEntries(inPath.map((each) => [each, each === name ? 'x' : 1])) };
  if (item === undefined) return { query: { [name]: 'x' } };
  const rest = Object.fromEntries(Object.entries(item).filter(([member]) => member !== name));
  const wrong = shown?.code === 'ERR_REQUIRED' ? rest : { ...rest, [name]: [] };
  return { body: Array.isArray(body) ? [wrong] : wrong };
}

/** That the contract declares `status` for exactly the operations that `rule` says. */
function declaredBy(status: number, rule: (operation: Operation) => boolean): void {
  const expected = contract.filter(rule).map(({ id }) => id);
  expect(declaring(status).map(({ id }) => id)).to.deep.equal(expected);
  expect(expected).to.not.have.lengthOf(0);
}

describe('every operation', () => {
  it('401: asks for a credential, and refuses a wrong one also where none is needed', async () => {
    declaredBy(401, () => true);
    for (const operation of ours(contract)) {
      const code = operation.basicOnly ? 'ERR_BASIC_REQUIRED' : 'ERR_CREDENTIAL_INVALID';
      expectCode(operation, await call(operation, { auth: { apiKey: 'garbage' } }), 401, code);
    }
  });

  it('403: asks for the permission that the contract names', async () => {
    const auth = { apiKey: await tokenWith([]) };
    const guarded = contract.filter(({ permission, basicOnly }) => permission !== null && !basicOnly);
    expect(declaring(403)).to.include.members(guarded);
    for (const operation of ours(guarded))
      expectCode(operation, await call(operation, { auth }), 403, 'ERR_PERMISSION');
  });

  it('403: takes no write with a password from a page of another site, with a body or without one', async () => {
    expect(declaring(403)).to.include.members(writes);
    for (const operation of ours(writes)) {
      const answer = await call(operation, { auth: ADMINISTRATOR, headers: { origin: 'https://elsewhere.example' } });
      expectCode(operation, answer, 403, 'ERR_CROSS_SITE');
    }
  });

  it('404: says so when its path names nothing', async () => {
    const named = contract.filter(({ path }) => path.includes('{'));
    expect(declaring(404)).to.include.members(named);
    for (const operation of ours(named)) expectCode(operation, await call(operation), 404, 'ERR_NOT_FOUND');
  });

  it('406: refuses a parameter that it does not know', async () => {
    declaredBy(406, () => true);
    for (const operation of ours(contract)) {
      const answer = await call(operation, { query: { onbekende_parameter: '1' } });
      expectCode(operation, answer, 406, 'ERR_EXTRA_FIELD');
      expect(answer.body).to.deep.equal([
        { message: 'Could not validate extra field', field: 'onbekende_parameter', code: 'ERR_EXTRA_FIELD' },
      ]);
    }
  });

  it('406: says what the contract shows, about the same field', async () => {
    for (const operation of ours(contract)) {
      const [shown] = Object.values(refusalsShown(operation.id, 406));
      const answer = await call(operation, wronglyShaped(operation, shown));
      expect(answer.status, `${operation.id}: ${answer.text}`).to.equal(406);
      expect(answer.body, operation.id).to.deep.include(shown);
    }
  });

  it('406: refuses a member that it does not know, and a body where it takes none', async () => {
    const asked = contract.filter(
      ({ kind, takesFile, takesAnyName }) =>
        takesFile === null && !takesAnyName && !['list', 'read', 'statistic'].includes(kind),
    );
    for (const operation of ours(asked)) {
      const fitting = bodyOf(operation);
      const more = { onbekend_lid: 1 };
      const body = Array.isArray(fitting) ? [{ ...(fitting[0] as object), ...more }] : { ...fitting, ...more };
      expectCode(operation, await call(operation, { body }), 406, 'ERR_EXTRA_FIELD');
    }
  });

  it('413: takes no body over 1 MB, and no file over what its operation takes', async () => {
    declaredBy(413, ({ takesBody }) => takesBody);
    for (const operation of ours(declaring(413))) {
      const large =
        operation.takesFile === null
          ? { body: ' '.repeat(1_000_001), headers: JSON_TYPE }
          : { body: Buffer.alloc(operation.largestFile + 1) };
      const answer = await call(operation, large);
      expectCode(operation, answer, 413, 'ERR_BODY_TOO_LARGE');
    }
  });

  it('415: takes no body of another media type', async () => {
    declaredBy(415, ({ takesBody }) => takesBody);
    for (const operation of ours(declaring(415))) {
      const answer = await call(operation, { body: '<a/>', headers: { 'content-type': 'text/xml' } });
      expectCode(operation, answer, 415, 'ERR_MEDIA_TYPE');
    }
  });

  it('429: keeps to the limit: without a credential always, with one when the operator sets one', async () => {
    declaredBy(429, () => true);
    const limited = await own({ environment: { RATE_LIMIT: 'yes' } });
    const { baseUrl } = limited;
    const statistic = contract.find(({ kind }) => kind === 'statistic');
    const spend = async (times: number, options: RawOptions, path: string): Promise<void> => {
      for (let time = 0; time < times; time++) await raw('GET', path, { ...options, baseUrl });
    };
    const plain = '/api2/productgroepen';
    await spend(300, {}, plain);
    await spend(300, { auth: ADMINISTRATOR }, plain);
    if (statistic) await spend(30, {}, `${statistic.path}?onbekend=1`);
    const limitedNow = (operation: Operation, answer: RawAnswer): void => {
      expectCode(operation, answer, 429, 'ERR_RATE_LIMITED');
      expect(Number(answer.headers['retry-after']), operation.id).to.be.within(1, 60);
      expect(answer.headers['ratelimit'], operation.id).to.be.a('string');
    };
    for (const operation of ours(contract)) limitedNow(operation, await call(operation, { baseUrl }));
    await limited.close();
    // However it is asked, also with nothing of what it needs.
    const asked = { auth: null, headers: { origin: 'https://uitje.example' } };
    // Pages of other sites cannot log in.
    const elsewhere = contract.filter((each) => each.public && each.id !== 'createSession');
    for (const operation of ours(elsewhere)) {
      const { limits } = shapeOf(operation.id);
      const most = Math.min(...(limits ?? []).map((limit) => limit.most));
      for (let time = 0; time < most; time++)
        expect((await call(operation, asked)).status, operation.id).to.not.equal(429);
      const refused = await call(operation, asked);
      limitedNow(operation, refused);
      expect(refused.headers['access-control-allow-origin'], operation.id).to.equal('*');
    }
  });

  it('431: takes headers of 16 kB and no more', async () => {
    declaredBy(431, () => true);
    for (const operation of ours(contract)) {
      const answer = await call(operation, { headers: { 'x-long': 'x'.repeat(16_384) } });
      expectCode(operation, answer, 431, 'ERR_HEADERS_TOO_LARGE');
      expect(answer.headers['x-request-id'], operation.id).to.be.a('string');
    }
  });

  it('500: says nothing of what went wrong inside', async () => {
    declaredBy(500, () => true);
    const databaseUrl = await freshDatabase('broken');
    const broken = await own({ failing: true, databaseUrl });
    await takeTablesAway(databaseUrl);
    for (const operation of ours(contract)) {
      const answer = await call(operation, { baseUrl: broken.baseUrl });
      expectCode(operation, answer, 500, 'ERR_INTERNAL');
      expect(answer.text, operation.id).to.not.match(/table|relation|exist|select|api_keys|users/i);
    }
    await broken.close();
  });
});

describe('every write', () => {
  const key = { 'idempotency-key': 'the key of this suite' };

  it('409: waits for nobody who sends the same key at the same time', async () => {
    declaredBy(409, ({ id }) => writes.some((each) => each.id === id));
    for (const auth of [undefined, ADMINISTRATOR]) {
      const { id } = await given.location();
      const body = { naam: 'Baan 2' };
      const by = auth === undefined ? {} : { auth };
      await holding(
        () => raw('PUT', `/api2/locaties/${String(id)}`, { body, headers: key, ...by }),
        async () => {
          for (const operation of ours(writes.filter(({ basicOnly }) => basicOnly === (auth !== undefined)))) {
            const answer = await call(operation, { headers: key });
            expectCode(operation, answer, 409, 'ERR_IDEMPOTENCY_IN_PROGRESS');
            expect(answer.headers['retry-after'], operation.id).to.equal('1');
          }
        },
      );
    }
  });

  it('422: refuses a key that came with another request', async () => {
    declaredBy(422, ({ id }) => writes.some((each) => each.id === id));
    for (const auth of [{}, { auth: ADMINISTRATOR }]) {
      await raw('POST', '/api2/locaties', { body: { naam: 'Baan' }, headers: { 'idempotency-key': 'used' }, ...auth });
    }
    for (const operation of ours(writes)) {
      const answer = await call(operation, { headers: { 'idempotency-key': 'used' } });
      expectCode(operation, answer, 422, 'ERR_IDEMPOTENCY_KEY_REUSED');
    }
  });

  it('412: changes and removes only the version that the client has read', async () => {
    const conditional = writes.filter(({ root }) => root !== undefined);
    declaredBy(412, (operation) => conditional.includes(operation));
    for (const operation of ours(conditional)) {
      const id = await existingFor(operation);
      const answer = await call(operation, { id, headers: { 'if-match': '"999.x"' } });
      expectCode(operation, answer, 412, 'ERR_PRECONDITION_FAILED');
      expect(answer.headers.etag, operation.id).to.match(/^"\d+\./);
    }
  });
});

describe('every read', () => {
  it('304: sends nothing that the client has already', async () => {
    const roots = contract.filter(({ kind, root }) => kind === 'read' && root !== undefined);
    // The others are shown where they are tested: what makes them one thing is not in their path alone.
    declaredBy(304, (operation) => roots.includes(operation) || operation.conditional);
    for (const operation of ours(roots)) {
      const id = await existingFor(operation);
      const { status, headers } = await call(operation, { id });
      expect(status, operation.id).to.equal(200);
      expect(headers.etag, operation.id).to.match(/^"\d+\.[\w-]{16}"$/);
      const again = await call(operation, { id, headers: { 'if-none-match': String(headers.etag) } });
      expect(again, operation.id).to.include({ status: 304, text: '' });
      expect(again.headers.etag, operation.id).to.equal(headers.etag);
    }
  });
});

describe('every list', () => {
  const lists = contract.filter(({ kind, paged }) => kind === 'list' && paged);

  it('comes in pages, with a total and the way to the others', async () => {
    for (const operation of ours(lists)) {
      const id = await existingFor(operation);
      const { status, headers, body } = await call(operation, { id, query: { page: '1', page_size: '1' } });
      expect(status, operation.id).to.equal(200);
      expect(body, operation.id).to.be.an('array').with.length.of.at.most(1);
      expect(headers['x-page-size'], operation.id).to.equal('1');
      expect(Number(headers['x-total-count']), operation.id).to.be.at.least(0);
      expect(headers.link, operation.id)
        .to.match(/rel="first"/)
        .and.to.match(/rel="last"/);
    }
    expect(lists).to.have.length.greaterThan(5);
  });
});
