// Rules: promises of the contract that schemas cannot say alone, and the tools to try them.
import type { Contract, Operation } from './contract.ts';
import { Fault } from './fault.ts';
import { shown } from './json.ts';
import { NO_ID } from './no-id.ts';
import type { Keys } from './keys.ts';
import type { RuleDescription } from './results.ts';
import { codesOf, type Answer, type Asked, type Service } from './service.ts';
import type { World } from './world.ts';

/** The things that rules work with. */
export interface Session {
  readonly contract: Contract;
  readonly service: Service;
  readonly world: World;
  /** The narrower keys; null where no user was given to make them. */
  readonly keys: Keys | null;
  /** Tries a rule on an operation, or on something that has a name, and writes down what came of it. */
  readonly attempt: (subject: string, check: () => Promise<void>) => Promise<void>;
}

export interface Rule extends RuleDescription {
  readonly run: (session: Session) => Promise<void>;
}

/** All operations that a rule is about, tried one after the other. */
export async function eachOperation(
  { contract, attempt }: Session,
  isMeant: (operation: Operation) => boolean,
  check: (operation: Operation) => Promise<void>,
): Promise<void> {
  for (const operation of contract.operations.values())
    if (isMeant(operation)) await attempt(operation.id, () => check(operation));
}

/** A valid request that is made once, for refusals: they change nothing. */
export function usual({ world }: Session, { id }: Operation): Promise<Asked> {
  return world.once(`a request for ${id}`, () => world.request(id));
}

/** The same request about a thing that does not exist. */
export function aboutNothing(asked: Asked, { ids }: Operation): Asked {
  const last = ids.findLast(({ name }) => typeof asked.path?.[name] === 'number');
  return last === undefined ? asked : { ...asked, path: { ...asked.path, [last.name]: NO_ID } };
}

/** Throws a fault unless an answer refuses with this status, and with this code where one is named. */
export function requireRefusal(answer: Answer, status: number, code?: string): void {
  const codes = codesOf(answer);
  if (answer.status === status && (code === undefined || codes.includes(code))) return;
  const expected = code === undefined ? String(status) : `${String(status)} ${code}`;
  throw new Fault(
    undefined,
    `${answer.asked} answered ${String(answer.status)} ${codes.join(', ')}, and not ${expected}: ${shown(answer.text)}`,
  );
}

/** Throws a fault unless an answer is a success. */
export function requireSuccess(answer: Answer): void {
  if (answer.status >= 400)
    throw new Fault(undefined, `${answer.asked} answered ${String(answer.status)}: ${shown(answer.text)}`);
}
