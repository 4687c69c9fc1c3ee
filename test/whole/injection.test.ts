// Texts that attack, in every parameter and every text of a body: they are kept or refused as the texts that they are.
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

// Some of them everywhere, all of them somewhere; the long form (test/fuzz.ts) tries all of them everywhere.
const TEXTS_EACH = process.env['REQUESTS'] === undefined ? 2 : HOSTILE_TEXTS.length;
const HARMLESS_TEXT = 'appelboom 8';

/** An answer, with what was asked of the database for it. */
interface WatchedResponse {
  readonly answer: RawResponse;
  readonly statements: readonly string[];
}

async function watchRequest(asked: TestRequest): Promise<WatchedResponse> {
  const answers: RawResponse[] = [];
  const statements = await collectSql(async () => {
    answers.push(await ask(asked));
  });
  const [answer] = answers;
  if (answer === undefined) throw new Error('Nothing was answered.');
  return { answer, statements };
}

/** The rules for every answer to a hostile text. */
function findProblem({ operation }: TestRequest, { answer, statements }: WatchedResponse): string | null {
  const written = statements.find((sql) => sql.includes(MARK));
  if (written !== undefined) return `the text stands in a statement: ${written}`;
  return findBrokenPromise(operation, answer);
}

const countRows = ({ body, status }: RawResponse): number => (status === 200 && Array.isArray(body) ? body.length : 0);

describe(`hostile texts (seed ${String(SEED)})`, function () {
  this.timeout(scaleWait(600_000));
  const random = createRandom(SEED);
  let world: FuzzWorld;
  let simplest: Simplest;
  let turn = random(HOSTILE_TEXTS.length);

  /** The next ones, so that all get their turn. */
  const selectTexts = (): readonly string[] =>
    Array.from({ length: TEXTS_EACH }, () => HOSTILE_TEXTS[turn++ % HOSTILE_TEXTS.length] ?? '');

  before(async () => {
    world = await makeWorld();
    simplest = createSimplest(createChoice(world, 0));
  });

  it('in a parameter find no more than any other text, and stay out of the statements', async () => {
    for (const operation of chosen) {
      const { asked } = await createFreshRequest(operation, world);
      for (const slot of slotsOf(operation)) {
        const most = countRows((await watchRequest(fillSlot(asked, slot, HARMLESS_TEXT))).answer);
        for (const text of selectTexts().filter((each) => slot.part !== 'header' || isLatin(each))) {
          const hostile = fillSlot(asked, slot, text);
          const { answer, statements } = await watchRequest(hostile);
          const wrong = findProblem(hostile, { answer, statements });
          expect(wrong, describeRequest(hostile, answer)).to.equal(null);
          expect(countRows(answer), describeRequest(hostile)).to.be.at.most(most);
        }
      }
    }
  });

  it('in a body are stored unchanged, or refused, and stay out of the statements', async () => {
    const silent: string[] = [];
    for (const operation of chosen) {
      const schema = bodySchemaOf(operation);
      // A login keeps nothing, and neither does a code or a password: such texts are right or wrong.
      const { id, path } = operation;
      const isProof = ['createSession', 'changeOwnPassword'].includes(id) || path.includes('/tweede_factor');
      if (schema === undefined || isProof) continue;
      const refused: string[] = [];
      for (const text of selectTexts()) {
        const { asked, answer } = await insertText(await createFreshRequest(operation, world), text);
        if (answer.status < 300) await expectStored(asked, answer, text);
        // An operation that takes any name refuses a name that nobody gave it.
        else if (!operation.takesAnyName) refused.push(describeRequest(asked, answer));
      }
      if (refused.length === TEXTS_EACH) silent.push(refused[0] ?? '');
    }

    expect(silent.join('\n\n')).to.equal('');
  });

  it('that were stored do no harm to their readers', async () => {
    for (const operation of chosen.filter(({ kind, path }) => kind === 'list' && !path.includes('{'))) {
      const { asked } = await createFreshRequest(operation, world);
      const found = await watchRequest(asked);
      expect(findProblem(asked, found), describeRequest(asked)).to.equal(null);
      expect(found.answer.status, describeRequest(asked)).to.equal(200);
    }
  });

  /** Says the text wherever the body takes it; where the answer names places for which it is wrong, all but there. */
  async function insertText(
    { asked: start, pinned }: FreshRequest,
    text: string,
  ): Promise<{ asked: TestRequest; answer: RawResponse }> {
    const { operation } = start;
    const schema = bodySchemaOf(operation) ?? { schema: {}, place: '' };
    const spared = new Set<string>();

    for (;;) {
      const body = fillValue(schema, { text, simplest, spared, product: world.roots.get('products')?.[0] ?? 0 });
      if (body === undefined) return { asked: start, answer: await ask(start) };
      const asked = {
        ...start,
        body: Array.isArray(body) ? body : { ...(body as object), ...pinned },
      };
      const found = await watchRequest(asked);
      expect(findProblem(asked, found), describeRequest(asked, found.answer)).to.equal(null);
      // A field that stays wrong without the text is a fault of its holder.
      const named = fieldsOf(found.answer).map((field) => (spared.has(field) ? parentOf(field) : field));
      if (named.every((field) => spared.has(field))) return { asked, answer: found.answer };
      for (const field of named) spared.add(field);
    }
  }
});

function fillSlot(asked: TestRequest, { part, name }: Slot, value: string): TestRequest {
  return { ...asked, [part]: { ...asked[part], [name]: value } };
}

/** The holder of a member: `regels[0].naam` to `regels`. */
function parentOf(field: string): string {
  return field.replace(/(\[\d+\])?\.?[^.]*$/, '');
}

/** Whether a header can carry it. */
function isLatin(text: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]*$/.test(text);
}

function fieldsOf({ status, body }: RawResponse): readonly string[] {
  if (status !== 406 || !Array.isArray(body)) return [];
  return (body as readonly { readonly field?: string }[]).flatMap(({ field }) => (field === undefined ? [] : [field]));
}

/** A new thing has the text wherever it was sent and is shown. */
async function expectStored(asked: TestRequest, { headers }: RawResponse, text: string): Promise<void> {
  if (headers.location === undefined) return;
  const { body } = await sendRaw('GET', headers.location, { auth: ADMINISTRATOR });
  for (const [name, member] of Object.entries(asked.body as Readonly<Record<string, unknown>>)) {
    const shown = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
    if (member === text && shown !== undefined) expect(shown, `${asked.operation.id} ${name}`).to.equal(text);
  }
}
