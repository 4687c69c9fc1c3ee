// The named examples of the contract are answered as it shows, in the fixture that they were made for.
import { UntriedError } from '../outcome-errors.ts';
import type { NamedExample } from '../../../contract/named-examples.ts';
import type { ContractOperation } from '../contract.ts';
import { assertRefusal, assertSuccess, type ConformRule, type RuleSession } from '../rule.ts';
import type { OperationRequest } from '../service.ts';

const FIXTURE_NAME = 'venue';
const READING_KINDS = ['list', 'read', 'statistic', 'ask'];

/** Whether an example changes nothing, so that the next one finds the fixture as it was. */
export const hasNoEffect = ({ code }: NamedExample, kind: string): boolean =>
  code !== undefined || READING_KINDS.includes(kind);

export const examples: ConformRule = {
  name: 'examples',
  source: 'the named examples of each operation, which are of the fixture `venue`',
  asks: 'a sandbox that was put back into `venue`: each example that is refused, and each that succeeds and changes nothing',
  expects: 'the status of the example, and its code',
  async run(session) {
    const { contract, attempt } = session;
    const fixture = { isReady: false };
    await attempt(`the fixture ${FIXTURE_NAME}`, async () => {
      await resetSandbox(session);
      fixture.isReady = true;
    });
    if (!fixture.isReady) return;

    for (const [id, namedExamples] of Object.entries(contract.examples)) {
      const operation = contract.operations.get(id);
      const quiet = namedExamples.filter((example) => hasNoEffect(example, operation?.kind ?? ''));
      if (operation !== undefined && quiet.length > 0)
        await attempt(id, async () => {
          for (const example of quiet) await assertAnswer(session, operation, example);
        });
    }
  },
};

/** Resets the sandbox as its administrator; afterwards every other credential is that of the fixture. */
async function resetSandbox({ service }: RuleSession): Promise<void> {
  const { user, usual } = service.callers;
  if (!(await service.isSandbox())) throw new UntriedError('The server is no sandbox, so it has no fixtures.');
  if (user === null || usual !== user)
    throw new UntriedError('Resets end keys. Pass a user and a password, and no key.');
  const headers = { authorization: user, 'content-type': 'application/json' };
  const body = JSON.stringify({ fixture: FIXTURE_NAME });
  assertSuccess(await service.send('POST', '/api2/sandbox/reset', { headers, body }));
}

async function assertAnswer(
  { service }: RuleSession,
  operation: ContractOperation,
  example: NamedExample,
): Promise<void> {
  const response = await service.ask(operation.id, { ...requestOf(operation, example), as: service.callers.user });
  assertRefusal(response, example.status, example.code);
}

/** Returns the request of an example. A body that is a text is the content of a file. */
export function requestOf({ ids }: ContractOperation, { parameters, body }: NamedExample): OperationRequest {
  const isInPath = ([name]: [string, unknown]): boolean => ids.some((each) => each.name === name);
  const all = Object.entries(parameters);
  const query = all.filter((each) => !isInPath(each));
  return {
    path: Object.fromEntries(all.filter(isInPath)),
    query: Object.fromEntries(query),
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  };
}
