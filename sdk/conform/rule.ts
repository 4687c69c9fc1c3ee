// Rules: promises of the contract that schemas cannot say alone, and the tools to try them.
import type { CheckedContract, ContractOperation } from './contract.ts';
import { FaultError } from './outcome-errors.ts';
import { shortenValue } from './json.ts';
import { UNKNOWN_ID } from './unknown-id.ts';
import type { RunKeys } from './keys.ts';
import type { RuleDescription } from './results.ts';
import { codesOf, type CheckedResponse, type OperationRequest, type ConformService } from './service.ts';
import type { ConformWorld } from './world.ts';

/** The things that rules work with. */
export interface RuleSession {
  readonly contract: CheckedContract;
  readonly service: ConformService;
  readonly world: ConformWorld;
  /** The narrower keys; null where no user was given to make them. */
  readonly keys: RunKeys | null;
  /** Applies a rule to an operation, or to another named subject, and records the result. */
  readonly attempt: (subject: string, check: () => Promise<void>) => Promise<void>;
}

export interface ConformRule extends RuleDescription {
  readonly run: (session: RuleSession) => Promise<void>;
}

/** Applies the check to each operation that the rule is about, one after another. */
export async function checkEachOperation(
  { contract, attempt }: RuleSession,
  isMeant: (operation: ContractOperation) => boolean,
  check: (operation: ContractOperation) => Promise<void>,
): Promise<void> {
  for (const operation of contract.operations.values())
    if (isMeant(operation)) await attempt(operation.id, () => check(operation));
}

/** A valid request that is made once, for refusals: they change nothing. */
export function findUsualRequest({ world }: RuleSession, { id }: ContractOperation): Promise<OperationRequest> {
  return world.makeOnce(`a request for ${id}`, () => world.createRequest(id));
}

/** Returns the request with the id of a thing that does not exist. */
export function askAboutNothing(request: OperationRequest, { ids }: ContractOperation): OperationRequest {
  const last = ids.findLast(({ name }) => typeof request.path?.[name] === 'number');
  return last === undefined ? request : { ...request, path: { ...request.path, [last.name]: UNKNOWN_ID } };
}

/** Throws a fault unless the response refuses with this status, and with this code if given. */
export function assertRefusal(response: CheckedResponse, status: number, code?: string): void {
  const codes = codesOf(response);
  if (response.status === status && (code === undefined || codes.includes(code))) return;
  const expected = code === undefined ? String(status) : `${String(status)} ${code}`;
  throw new FaultError(
    `${response.request} answered ${String(response.status)} ${codes.join(', ')}, and not ${expected}: ${shortenValue(response.text)}`,
  );
}

/** Throws a fault unless the response is a success. */
export function assertSuccess(response: CheckedResponse): void {
  if (response.status >= 400)
    throw new FaultError(`${response.request} answered ${String(response.status)}: ${shortenValue(response.text)}`);
}
