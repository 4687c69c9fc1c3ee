// Validates responses against the contract: always in tests, by sampling in production, where mismatches are counted.
import type { ErrorObject, ValidateFunction } from 'ajv';
import { DOOR_CODES, type OperationId } from '../../generated/operations.ts';
import { Problem } from '../../domain/values/problem.ts';
import { shapeOf } from '../shape.ts';
import type { Validators } from '../../contract/validators.ts';

/** Thrown in tests, where every response is checked: the response violates the contract. */
export class BrokenPromise extends Error {}

export interface ResponseCheck {
  /** Returns the violation of a whole body, in words; null for none. */
  checkBody(id: OperationId, status: number, body: unknown): string | null;
  /** Returns the violation of a file of this media type; null when the contract declares the type. */
  checkMedia(id: OperationId, status: number, type: string): string | null;
  /** Returns the violation of one item of a list, in words; null for none. */
  checkItem(id: OperationId, item: unknown): string | null;
}

/** Returns the violation of a refusal, in words; null when the contract declares its codes. */
export function findUndeclaredRefusal(id: OperationId, reason: unknown): string | null {
  if (!(reason instanceof Problem)) return null;
  const declaredCodes = new Set([...DOOR_CODES, ...shapeOf(id).errors]);
  const codes = reason.problems.map(({ code }) => code).filter((code) => !declaredCodes.has(code));
  if (codes.length === 0) return null;
  const names = [...new Set(codes)].join(', ');
  return `it refuses with ${names}, which it does not declare: add ${names} to x-errors of ${id} in spec/paths`;
}

/** Returns the check of responses by the validators of a contract. */
export function createResponseCheck({ findResponse }: Pick<Validators, 'findResponse'>): ResponseCheck {
  const explainMismatch = (validate: ValidateFunction | undefined, value: unknown): string | null =>
    validate === undefined || validate(value) ? null : explain(validate.errors ?? []);
  return {
    checkBody(id, status, body) {
      const declaration = findResponse(id, status);
      if (declaration === undefined) return `status ${String(status)} is not declared`;
      if (declaration.body === undefined)
        return body === undefined || body === null ? null : 'a body where none is declared';
      return explainMismatch(declaration.body, body);
    },
    checkMedia(id, status, type) {
      const promised = findResponse(id, status)?.types.includes(type) === true;
      return promised ? null : `status ${String(status)} as ${type} is not declared`;
    },
    checkItem: (id, item) => explainMismatch(findResponse(id, 200)?.item, item),
  };
}

function explain(errors: readonly ErrorObject[]): string {
  return errors
    .map(({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`)
    .join('; ');
}

/** Throws BrokenPromise: the reaction of tests to a violation. */
export function failLoudly(id: OperationId, violation: string): never {
  throw new BrokenPromise(`${id} broke its promise: ${violation}`);
}
