// Finds for each operation a request whose shape is wrong, and the service's refusal of it.
import Ajv2020 from 'ajv/dist/2020.js';
import { formats } from '../../contract/formats.ts';
import { problemOf } from '../../contract/problems.ts';
import type { ProblemDetail } from '../../domain/values/problem.ts';
import {
  isRecord,
  findJsonSchema,
  parametersOf,
  findReferredName,
  typesOf,
  type ContractDocument,
  type Operation,
  type Parameter,
  type Schema,
} from './document.ts';

/** The longest list of allowed values in a message, in characters: a longer one is unreadable. */
const MAX_MESSAGE_LETTERS = 160;

/**
 * Returns a function that returns the refusal of an operation's request of a wrong shape. The body lacks its first required
 * member, or else has a list in place of a value. Without a body `x` is the value of a parameter, or one parameter is unknown.
 */
export function createShapeExamples(document: ContractDocument): (operation: Operation) => ProblemDetail {
  const ajv = new Ajv2020.default({ strict: false, allErrors: true, verbose: true, code: { optimize: false } });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema(document, 'contract');

  const findProblem = (part: string, schema: Schema, value: unknown): ProblemDetail | undefined => {
    const text = JSON.stringify({ properties: { [part]: schema } }).replaceAll('"#/', '"contract#/');
    const check = ajv.compile(JSON.parse(text) as object);
    return check({ [part]: value }) ? undefined : problemOf(check.errors ?? [], () => []).problems[0];
  };

  return (operation) => {
    const body = findJsonSchema(operation.requestBody?.content);
    const parameters = parametersOf(operation, document);
    return (
      (body && findWrongBody(body, document, findProblem)) ??
      findWrongParameter('query', parameters, findProblem) ??
      findWrongParameter('path', parameters, findProblem) ?? {
        code: 'ERR_EXTRA_FIELD',
        message: 'Could not validate extra field',
        field: 'onbekend',
      }
    );
  };
}

type FindProblem = (part: string, schema: Schema, value: unknown) => ProblemDetail | undefined;

function findWrongBody(body: Schema, document: ContractDocument, refuse: FindProblem): ProblemDetail | undefined {
  const { schemas } = document.components;
  const schema = schemas[findReferredName(body) ?? ''] ?? body;
  const item = schemas[findReferredName(schema.items ?? {}) ?? ''];
  const { required: [first] = [], properties = {}, examples = [] } = item ?? schema;
  const example = [examples].flat(2).find(isRecord) ?? {};
  const wrong = first === undefined ? { ...example, ...createWrongType(properties) } : omitMember(example, first);
  return refuse('requestBody', body, item === undefined ? wrong : [wrong]);
}

function omitMember(example: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(example).filter(([member]) => member !== name));
}

/** The first member that takes one value, with a list as its value. */
function createWrongType(properties: Readonly<Record<string, Schema>>): Record<string, unknown> {
  const simple = Object.entries(properties).find(
    ([, each]) =>
      each.readOnly !== true && typesOf(each).some((type) => ['string', 'number', 'integer'].includes(type)),
  );
  return simple === undefined ? {} : { [simple[0]]: [] };
}

function findWrongParameter(
  part: 'path' | 'query',
  parameters: readonly Parameter[],
  refuse: FindProblem,
): ProblemDetail | undefined {
  const wrong = parameters
    .filter((each) => each.in === part)
    .map(({ name, schema }) => {
      const value = typesOf(schema).includes('array') ? ['x'] : 'x';
      return refuse(part, { properties: { [name]: schema } }, { [name]: value });
    });
  return wrong.find((each) => each !== undefined && each.message.length <= MAX_MESSAGE_LETTERS);
}
