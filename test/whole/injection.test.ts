// Hostile texts in every parameter and every text of a body: stored or refused as plain texts.
import { expect } from 'chai';
import { ADMINISTRATOR, collectSql, sendRaw } from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';
import { SEED, createRandom } from '../support/random.ts';
import { ask, findBrokenPromise, describeRequest } from '../support/fuzz/asking.ts';
import type { Simplest } from '../support/fuzz/breaking.ts';
import { chosen } from '../support/fuzz/half.ts';
import { HOSTILE_TEXTS, MARK } from '../support/fuzz/hostile.ts';
import { createSimplest } from '../support/fuzz/requests.ts';
import { type TestRequest, bodySchemaOf, type Slot, slotsOf } from '../support/fuzz/slots.ts';
import { fillValue } from '../support/fuzz/texts.ts';
import {
  createChoice,
  createFreshRequest,
  makeWorld,
  type FreshRequest,
  type FuzzWorld,
} from '../support/fuzz/world.ts';
import { scaleWait } from '../support/patience.ts';
import '../support/walking.ts';

// Each place gets some of them, and each of them is used; the long form (test/fuzz.ts) tries all of them everywhere.
const TEXTS_EACH = process.env['REQUESTS'] === undefined ? 2 : HOSTILE_TEXTS.length;
const HARMLESS_TEXT = 'appelboom 8';

/** A response, with the statements sent to the database for it. */
interface WatchedResponse {
  readonly response: RawResponse;
  readonly statements: readonly string[];
}

async function watchRequest(request: TestRequest): Promise<WatchedResponse> {
  const responses: RawResponse[] = [];
  const statements = await collectSql(async () => {
    responses.push(await ask(request));
  });
  const [response] = responses;
  if (response === undefined) throw new Error('Nothing was answered.');
  return { response, statements };
}

/** Returns what is wrong with the response to a hostile text, or null. */
function findProblem({ operation }: TestRequest, { response, statements }: WatchedResponse): string | null {
  const statement = statements.find((sql) => sql.includes(MARK));
  if (statement !== undefined) return `the text stands in a statement: ${statement}`;
  return findBrokenPromise(operation, response);
}

const countRows = ({ body, status }: RawResponse): number => (status === 200 && Array.isArray(body) ? body.length : 0);

describe(`hostile texts (seed ${String(SEED)})`, function () {
  this.timeout(scaleWait(600_000));
  const random = createRandom(SEED);
  let world: FuzzWorld;
  let simplest: Simplest;
  let textIndex = random(HOSTILE_TEXTS.length);

  /** Returns the next texts of the list, so that all are used in turn. */
  const selectTexts = (): readonly string[] =>
    Array.from({ length: TEXTS_EACH }, () => HOSTILE_TEXTS[textIndex++ % HOSTILE_TEXTS.length] ?? '');

  before(async () => {
    world = await makeWorld();
    simplest = createSimplest(createChoice(world, 0));
  });

  it('in a parameter find no more than any other text, and are in no statement', async () => {
    for (const operation of chosen) {
      const { request } = await createFreshRequest(operation, world);
      for (const slot of slotsOf(operation)) {
        const most = countRows((await watchRequest(fillSlot(request, slot, HARMLESS_TEXT))).response);
        for (const text of selectTexts().filter((each) => slot.part !== 'header' || isLatin(each))) {
          const hostile = fillSlot(request, slot, text);
          const { response, statements } = await watchRequest(hostile);
          const wrong = findProblem(hostile, { response, statements });
          expect(wrong, describeRequest(hostile, response)).to.equal(null);
          expect(countRows(response), describeRequest(hostile)).to.be.at.most(most);
        }
      }
    }
  });

  it('in a body are stored unchanged or refused, and are in no statement', async () => {
    const refusals: string[] = [];
    for (const operation of chosen) {
      const schema = bodySchemaOf(operation);
      // A login stores nothing, and a code or a password is right or wrong.
      const { id, path } = operation;
      const isProof = ['createSession', 'changeOwnPassword'].includes(id) || path.includes('/tweede_factor');
      if (schema === undefined || isProof) continue;
      const refusedRequests: string[] = [];
      for (const text of selectTexts()) {
        const { request, response } = await insertText(await createFreshRequest(operation, world), text);
        if (response.status < 300) await expectStored(request, response, text);
        // An operation that takes any name refuses an unknown one.
        else if (!operation.takesAnyName) refusedRequests.push(describeRequest(request, response));
      }
      if (refusedRequests.length === TEXTS_EACH) refusals.push(refusedRequests[0] ?? '');
    }

    expect(refusals.join('\n\n')).to.equal('');
  });

  it('do no harm to readers when they are stored', async () => {
    for (const operation of chosen.filter(({ kind, path }) => kind === 'list' && !path.includes('{'))) {
      const { request } = await createFreshRequest(operation, world);
      const result = await watchRequest(request);
      expect(findProblem(request, result), describeRequest(request)).to.equal(null);
      expect(result.response.status, describeRequest(request)).to.equal(200);
    }
  });

  /**
   * Sends the text wherever the body accepts it, except in the fields that a first response reports as wrong for it.
   */
  async function insertText(
    fresh: FreshRequest,
    text: string,
    spared: ReadonlySet<string> = new Set(),
  ): Promise<{ request: TestRequest; response: RawResponse }> {
    const { request: start, pinned } = fresh;
    const schema = bodySchemaOf(start.operation) ?? { schema: {}, pointer: '' };
    const body = fillValue(schema, { text, simplest, spared, product: world.roots.get('products')?.[0] ?? 0 });
    if (body === undefined) return { request: start, response: await ask(start) };

    const request = { ...start, body: Array.isArray(body) ? body : { ...(body as object), ...pinned } };
    const result = await watchRequest(request);
    expect(findProblem(request, result), describeRequest(request, result.response)).to.equal(null);

    // A field that is still wrong without the text makes its parent wrong.
    const fields = fieldsOf(result.response).map((field) => (spared.has(field) ? parentOf(field) : field));
    if (fields.every((field) => spared.has(field))) return { request, response: result.response };

    return insertText(fresh, text, new Set([...spared, ...fields]));
  }
});

function fillSlot(request: TestRequest, { part, name }: Slot, value: string): TestRequest {
  return { ...request, [part]: { ...request[part], [name]: value } };
}

/** Returns the parent of a member: `regels` for `regels[0].naam` and for `regels[0]`, nothing for `naam`. */
function parentOf(field: string): string {
  return field.replace(/(?:^[^.[]*|\[\d+\](?:\.[^.[]*)?|\.[^.[]*)$/, '');
}

/** Whether a header can contain the text. */
function isLatin(text: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]*$/.test(text);
}

function fieldsOf({ status, body }: RawResponse): readonly string[] {
  if (status !== 406 || !Array.isArray(body)) return [];
  return (body as readonly { readonly field?: string }[]).flatMap(({ field }) => (field === undefined ? [] : [field]));
}

/** Asserts that a created object has the text in every member where it was sent and is shown. */
async function expectStored(request: TestRequest, { headers }: RawResponse, text: string): Promise<void> {
  if (headers.location === undefined) return;
  const { body } = await sendRaw('GET', headers.location, { auth: ADMINISTRATOR });
  for (const [name, member] of Object.entries(request.body as Readonly<Record<string, unknown>>)) {
    const shownValue = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
    if (member === text && shownValue !== undefined)
      expect(shownValue, `${request.operation.id} ${name}`).to.equal(text);
  }
}
