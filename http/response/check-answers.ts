// Validates responses against the contract: always in tests, by sampling in production, where mismatches are counted.
import type { ErrorObject, ValidateFunction } from 'ajv';
import { DOOR_CODES, type OperationId } from '../../generated/operations.ts';
import { Problem } from '../../domain/values/problem.ts';
import { shapeOf } from './answer.ts';
import { addChoices } from '../../contract/chosen-by.ts';
import { createAjv } from '../../contract/contract.ts';

/** Thrown where every answer is checked: an answer broke the contract's promise. */
export class BrokenPromise extends Error {}

export interface AnswerCheck {
  /** The problem of a whole body, in words; null for none. */
  body(id: OperationId, status: number, body: unknown): string | null;
  /** The problem of answering a file of this media type; null when the contract promises it. */
  media(id: OperationId, status: number, type: string): string | null;
  /** The same as `body` for one item of a list. */
  item(id: OperationId, item: unknown): string | null;
}

/** The problem of refusing for this reason, in words; null when the contract promises its codes. */
export function undeclaredRefusal(id: OperationId, reason: unknown): string | null {
  if (!(reason instanceof Problem)) return null;
  const declared = new Set([...DOOR_CODES, ...shapeOf(id).errors]);
  const codes = reason.problems.map(({ code }) => code).filter((code) => !declared.has(code));
  if (codes.length === 0) return null;
  const names = [...new Set(codes)].join(', ');
  return `it refuses with ${names}, which it does not declare: add ${names} to x-errors of ${id} in spec/paths`;
}

type Responses = Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>;
type Paths = Readonly<Record<string, Readonly<Record<string, { responses: Responses }>>>>;

const made = new WeakMap<object, AnswerCheck>();

/** The check of answers against a contract as docs.ts makes it for validators; apps of one document share what it compiles. */
export function createAnswerCheck(document: object): AnswerCheck {
  const known = made.get(document) ?? answerCheck(document);
  made.set(document, known);
  return known;
}

/** Reads the contract and compiles the schema of an answer when they are first needed. */
function answerCheck(document: object): AnswerCheck {
  let ajv: ReturnType<typeof createAjv> | undefined;
  const compiled = new Map<string, ValidateFunction | undefined>();
  const validator = (id: OperationId, status: number, below: string): ValidateFunction | undefined => {
    const key = `${id} ${String(status)} ${below}`;
    ajv ??= addChoices(createAjv({}), 'contract').addSchema(document, 'contract');
    if (!compiled.has(key)) compiled.set(key, ajv.getSchema(pointer(id, status) + below));
    return compiled.get(key);
  };
  const wrong = (validate: ValidateFunction | undefined, value: unknown): string | null =>
    validate === undefined || validate(value) ? null : explain(validate.errors ?? []);
  return {
    body(id, status, body) {
      const response = responsesOf(document, id)[String(status)];
      if (response === undefined) return `status ${String(status)} is not declared`;
      const promised = response.content?.['application/json'] !== undefined;
      if (!promised) return body === undefined || body === null ? null : 'a body where none is declared';
      return wrong(validator(id, status, ''), body);
    },
    media(id, status, type) {
      const promised = responsesOf(document, id)[String(status)]?.content?.[type] !== undefined;
      return promised ? null : `status ${String(status)} as ${type} is not declared`;
    },
    item: (id, item) => wrong(validator(id, 200, '/items'), item),
  };
}

function responsesOf(document: object, id: OperationId): Responses {
  const { path, method } = shapeOf(id);
  return (document as { paths: Paths }).paths[path]?.[method]?.responses ?? {};
}

function pointer(id: OperationId, status: number): string {
  const { path, method } = shapeOf(id);
  const steps = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'];
  return `contract#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

function explain(errors: readonly ErrorObject[]): string {
  return errors
    .map(({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`)
    .join('; ');
}

/** The way of tests when an answer breaks the contract: fail, loudly. */
export function failLoudly(id: OperationId, what: string): never {
  throw new BrokenPromise(`${id} broke its promise: ${what}`);
}
