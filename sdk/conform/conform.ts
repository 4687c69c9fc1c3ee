// Checks a server against the contract: each operation, each refusal that can be provoked, rules that no schema says.
import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import type { NamedExamples } from '../../contract/named-examples.ts';
import { stringsOf, type ContractDocument } from '../../spec/generator/document.ts';
import { contractOf, type CheckedContract } from './contract.ts';
import { FaultError, UntriedError } from './outcome-errors.ts';
import { basicOf, keysOf, type RunKeys } from './keys.ts';
import type { Report, Result, RuleDescription } from './results.ts';
import type { RuleSession } from './rule.ts';
import { RECIPES } from './recipes/recipes.ts';
import { RULES } from './rules/rules.ts';
import { SANDBOX_HEADER, ConformService, type Callers } from './service.ts';
import { ConformWorld } from './world.ts';

export interface ConformOptions {
  /** Where the server is: http://127.0.0.1:8080 */
  readonly url: string;
  /** A key with every permission. Without it, requests are those of the user. */
  readonly apiKey?: string;
  /** A user with every permission, who creates the keys with fewer rights. */
  readonly username?: string;
  readonly password?: string;
  /** The names of the rules to check; all of them unless set. */
  readonly rules?: readonly string[];
  /** The ids of the operations to check; all of them unless set. */
  readonly operations?: readonly string[];
  /** Called with each fault when it is found. */
  readonly print?: (line: string) => void;
}

/** The rules, in the order in which they are checked. */
export const rules: readonly RuleDescription[] = RULES.map(({ name, source, asks, expects }) => ({
  name,
  source,
  asks,
  expects,
}));

/** Whether the server is a sandbox by its own response: writes do no harm there. */
export async function isSandbox(url: string): Promise<boolean> {
  const { headers } = await fetch(new URL('/health', url));
  return headers.has(SANDBOX_HEADER);
}

/** Runs every check; returns their results. Rejects when the server does not respond or refuses the credentials. */
export async function conform(options: ConformOptions): Promise<Report> {
  const [document, examples] = await Promise.all([readShipped('mock.json'), readShipped('conform-examples.json')]);
  const contract = contractOf(document as ContractDocument, examples as NamedExamples);
  const run = randomBytes(4).toString('hex');
  const service = new ConformService(options.url, contract, callersOf(options));
  const keys = createKeys(options, service, contract, run);

  await assertEntry(service);
  const results: Result[] = [];
  const isMeant = selectMeant(options, contract);

  try {
    const world = new ConformWorld(service, contract, RECIPES, run);
    for (const rule of RULES) {
      if (options.rules?.includes(rule.name) === false) continue;
      const attempt: RuleSession['attempt'] = async (subject, check) => {
        if (!isMeant(subject)) return;
        const result = await runCheck(rule.name, subject, check);
        results.push(result);
        if (result.outcome === 'broken') options.print?.(`✗ ${result.rule} ${subject}: ${String(result.message)}`);
      };
      await rule.run({ contract, service, world, keys, attempt });
    }
  } finally {
    await keys?.revoke();
  }

  return reportOf(options.url, contract, service, results);
}

async function readShipped(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./${name}`, import.meta.url), 'utf8'));
}

function selectMeant({ operations }: ConformOptions, contract: CheckedContract): (subject: string) => boolean {
  return (subject) => operations === undefined || !contract.operations.has(subject) || operations.includes(subject);
}

function callersOf({ apiKey, username, password }: ConformOptions): Callers {
  const user = username === undefined || password === undefined ? null : basicOf(username, password);
  return { user, usual: apiKey === undefined ? user : `Bearer ${apiKey}` };
}

function createKeys(
  { username }: ConformOptions,
  service: ConformService,
  { document }: CheckedContract,
  run: string,
): RunKeys | null {
  if (service.callers.user === null || username === undefined) return null;
  return keysOf(service, username, stringsOf(document.components.schemas['Permission']?.enum), run);
}

async function assertEntry(service: ConformService): Promise<void> {
  for (const caller of new Set([service.callers.usual, service.callers.user])) {
    if (caller === null) continue;
    const { status } = await service.send('GET', '/api2/locaties', { headers: { authorization: caller } });
    if (status === 401) throw new Error('The server does not accept the key, or the user name and password.');
  }
}

async function runCheck(rule: string, subject: string, check: () => Promise<void>): Promise<Result> {
  try {
    await check();
    return { rule, subject, outcome: 'held' };
  } catch (error) {
    if (error instanceof FaultError)
      return { rule: error.rule ?? rule, subject, outcome: 'broken', message: error.message };
    if (error instanceof UntriedError) return { rule, subject, outcome: 'untried', message: error.message };
    throw error;
  }
}

function reportOf(url: string, contract: CheckedContract, service: ConformService, results: readonly Result[]): Report {
  const all = [...contract.operations.values()];
  const missing = all.filter(({ id }) => !service.reached.has(id));
  const whyOf = (id: string): string =>
    results.find(({ subject, outcome }) => subject === id && outcome !== 'held')?.message ?? 'It was not asked.';
  const ownRefusals = all.flatMap(({ id, operation }) =>
    stringsOf(operation['x-errors']).map((code) => `${id} ${code}`),
  );

  return {
    url,
    contract: contract.version,
    requests: service.count,
    operations: all.length,
    reached: all.length - missing.length,
    unreached: missing.map(({ id }) => ({ operation: id, why: whyOf(id) })),
    refusals: {
      seen: service.refused.size,
      own: ownRefusals.filter((each) => service.refused.has(each)).length,
      declaredOwn: ownRefusals.length,
      unseen: ownRefusals.filter((each) => !service.refused.has(each)),
    },
    faults: results.filter(({ outcome }) => outcome === 'broken').length,
    results,
  };
}
