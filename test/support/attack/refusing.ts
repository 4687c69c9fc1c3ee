// The cost of a refused body, in this process: reading it, checking it and writing the refusal as the door does.
import { Problem, type ProblemDetail } from '../../../domain/values/problem.ts';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { readBody } from '../../../contract/body.ts';
import { API_ROOT, openContract, type Contract, type Route } from '../../../contract/contract.ts';
import { compileValidators } from '../../../contract/compiled.ts';
import { adaptForValidators, readContract } from '../../../contract/bundle.ts';
import { refusalOf } from '../../../contract/errors.ts';
import { problemOf } from '../../../contract/problems.ts';

export interface MeasuredRefusal {
  /** In milliseconds of processor time. */
  readonly cost: number;
  /** How long the answer is. */
  readonly length: number;
  readonly problems: readonly ProblemDetail[];
}

const MAX_ATTEMPTS = 3;

/** Opens the contract as the door does; the function refuses a body of an operation, or finds nothing wrong with it. */
export async function openRefusing(): Promise<(id: OperationId, text: string) => Promise<MeasuredRefusal>> {
  const document = adaptForValidators(await readContract());
  const contract = await openContract(document, compileValidators(document));
  return (id, text) => refuse(contract, id, text);
}

/**
 * Returns the cheapest of several attempts if the first cost more than `most`: other processes use the processor too.
 */
export async function findCheapestRefusal(
  most: number,
  refuse: () => Promise<MeasuredRefusal>,
): Promise<MeasuredRefusal> {
  let best = await refuse();
  for (let time = 1; time < MAX_ATTEMPTS && best.cost > most; time++) {
    const again = await refuse();
    if (again.cost < best.cost) best = again;
  }
  return best;
}

async function refuse(contract: Contract, id: OperationId, text: string): Promise<MeasuredRefusal> {
  const { path, method } = operations[id];
  const match = contract.match(method.toUpperCase(), API_ROOT + path.replace(/\{[^}]+\}/g, '1'));
  if (match === null || !('route' in match)) throw new Error(`${id} is nowhere.`);
  // The first check of an operation compiles its validator.
  contract.check(match.route, { path: match.path, query: {}, header: {}, requestBody: {} });
  const startUsage = process.cpuUsage();
  const reason = await reasonOf(contract, match, Buffer.from(text));
  const { user, system } = process.cpuUsage(startUsage);
  if (reason === null) return { cost: 0, length: 0, problems: [] };
  const length = JSON.stringify(refusalOf(reason, 'x').body).length;
  return { cost: (user + system) / 1_000, length, problems: reason.problems };
}

async function reasonOf(
  contract: Contract,
  { route, path }: { readonly route: Route; readonly path: Record<string, unknown> },
  bytes: Buffer,
): Promise<Problem | null> {
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  const request = { headers, receiveBytes: () => Promise.resolve(bytes) };
  try {
    const patch = route.operation.method === 'patch';
    const { body } = await readBody(request, { required: true, patch, strictType: false });
    const parts = { path, query: {}, header: {}, requestBody: body };
    const errors = contract.check(route, parts);
    return errors.length === 0 ? null : problemOf(errors, (steps) => contract.namesAt(route, parts, steps));
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
