// Translates Ajv's errors into problems of the contract: the field, a named code and what to write instead.
import type { ErrorObject } from 'ajv';
import type { ErrorCode } from '../generated/operations.ts';
import { findNearest } from '../domain/values/nearest.ts';
import { MAX_PROBLEMS, Problem, type ProblemDetail } from '../domain/values/problem.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  additionalProperties: 'ERR_EXTRA_FIELD',
  unevaluatedProperties: 'ERR_EXTRA_FIELD',
  required: 'ERR_REQUIRED',
  type: 'ERR_TYPE',
  format: 'ERR_FORMAT',
  pattern: 'ERR_FORMAT',
  minimum: 'ERR_RANGE',
  maximum: 'ERR_RANGE',
  exclusiveMinimum: 'ERR_RANGE',
  exclusiveMaximum: 'ERR_RANGE',
  minLength: 'ERR_LENGTH',
  maxLength: 'ERR_LENGTH',
  minItems: 'ERR_LENGTH',
  maxItems: 'ERR_LENGTH',
  minProperties: 'ERR_LENGTH',
  maxProperties: 'ERR_LENGTH',
  enum: 'ERR_NOT_ALLOWED',
  uniqueItems: 'ERR_DUPLICATE',
  discriminator: 'ERR_NOT_ALLOWED',
};

/** Keywords that only say that something inside does not fit; their branches say what is wrong. */
const COMBINING_KEYWORDS = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'propertyNames']);

/** The names that a request may carry at a place, to which `steps` lead. */
export type NamesAt = (steps: readonly string[]) => readonly string[];

/** How many errors are translated: more of them mostly have one cause. */
const MAX_CHECKED_ERRORS = 2_000;
/** In characters. A name in a body can be as long as the body, and every path below it repeats the name. */
const MAX_FIELD_LENGTH = 500;

/**
 * Returns the problem of a request, one detail per field and reason, from the `errors` of openapi-backend. Only as many
 * details as a response lists are built; the others are counted.
 */
export function problemOf(errors: readonly ErrorObject[], namesAt: NamesAt): Problem {
  const telling = errors.filter(({ keyword }) => !COMBINING_KEYWORDS.has(keyword));
  const above = findPlacesAbove(telling);
  const useful = telling.filter((error) => !isNullType(error) || !above.has(error.instancePath));
  const [relevantErrors = errors] = [useful, telling].filter(({ length }) => length > 0);
  const errorsByText = new Map<string, ErrorObject>();

  for (const error of relevantErrors.slice(0, MAX_CHECKED_ERRORS)) {
    const { code, message, field = '' } = toProblemDetail(error);
    errorsByText.set(`${field} ${code} ${message}`, error);
  }

  const reportedErrors = [...errorsByText.values()].slice(0, MAX_PROBLEMS);
  return new Problem(
    reportedErrors.map((error) => ({ ...toProblemDetail(error), ...hint(error, namesAt) })),
    errorsByText.size - reportedErrors.length,
  );
}

/**
 * Returns the paths that have another error than "must be null", and those above them. A wrong value of a nullable member
 * fails twice, and "must be null" helps no client that sent another value.
 */
function findPlacesAbove(errors: readonly ErrorObject[]): ReadonlySet<string> {
  const above = new Set<string>();
  for (const error of errors) {
    let path = error.instancePath;
    if (isNullType(error) || path.length > MAX_FIELD_LENGTH) continue;
    while (!above.has(path)) {
      above.add(path);
      path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    }
  }
  return above;
}

function isNullType({ keyword, params }: ErrorObject): boolean {
  return keyword === 'type' && (params as { type?: unknown }).type === 'null';
}

function toProblemDetail(error: ErrorObject): ProblemDetail {
  // The contract's own words for this constraint: ajv.ts puts them there.
  const { refusal } = error.params as { readonly refusal?: OwnRefusal };
  const code = refusal?.code ?? CODES[error.keyword] ?? 'ERR_TYPE';
  const field = fieldOf(error);
  return {
    code,
    message: refusal?.message ?? messageOf(error, code),
    ...(field === ''
      ? {}
      : { field: field.length > MAX_FIELD_LENGTH ? `${field.slice(0, MAX_FIELD_LENGTH)}…` : field }),
  };
}

/** The name that may have been meant, where one is not known. */
function hint(error: ErrorObject, namesAt: NamesAt): Pick<ProblemDetail, 'params'> {
  if (CODES[error.keyword] !== 'ERR_EXTRA_FIELD') return {};
  const nearest = findNearest(findExtraName(error), namesAt(stepsOf(error)));
  return nearest === undefined ? {} : { params: { nearest } };
}

interface OwnRefusal {
  readonly code?: ErrorCode;
  readonly message: string;
}

function messageOf({ keyword, params, message }: ErrorObject, code: ErrorCode): string {
  const { allowedValues, format, type, limit, i, j } = params as {
    allowedValues?: (string | null)[];
    format?: string;
    type?: string | string[];
    limit?: number;
    i?: number;
    j?: number;
  };
  if (code === 'ERR_EXTRA_FIELD') return 'Could not validate extra field';
  if (code === 'ERR_REQUIRED') return 'This is required.';
  if (code === 'ERR_NOT_ALLOWED' && allowedValues === undefined)
    return 'The kind of this object is unknown: send one of the documented values.';
  if (allowedValues !== undefined) return `Write one of: ${allowedValues.filter((each) => each !== null).join(', ')}.`;
  if (limit !== undefined) return LIMIT_HINTS[keyword]?.(String(limit)) ?? `This ${message ?? 'is not valid'}.`;
  if (i !== undefined && j !== undefined)
    return `Items ${String(j + 1)} and ${String(i + 1)} of the list are equal: remove one.`;
  if (format !== undefined) return FORMAT_HINTS[format] ?? `Write a valid ${format}.`;
  if (type !== undefined)
    return `Write ${[type]
      .flat()
      .map((each) => TYPE_NAMES[each] ?? each)
      .join(' or ')}.`;

  return `This ${message ?? 'is not valid'}.`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const LIMIT_HINTS: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `Write ${limit} or more.`,
  maximum: (limit) => `Write ${limit} or less.`,
  exclusiveMinimum: (limit) => `Write more than ${limit}.`,
  exclusiveMaximum: (limit) => `Write less than ${limit}.`,
  minLength: (limit) => `Write at least ${formatCount(limit, 'character')}.`,
  maxLength: (limit) => `Write at most ${formatCount(limit, 'character')}.`,
  minItems: (limit) => `Send at least ${formatCount(limit, 'item')}.`,
  maxItems: (limit) => `Send at most ${formatCount(limit, 'item')}.`,
  minProperties: (limit) => `Send at least ${formatCount(limit, 'member')}.`,
  maxProperties: (limit) => `Send at most ${formatCount(limit, 'member')}.`,
};

function formatCount(limit: string, noun: string): string {
  return `${limit} ${noun}${limit === '1' ? '' : 's'}`;
}

const DATE_HINT = 'Write an existing date as YYYY-MM-DD, in the years 1900 to 2199.';
const FORMAT_HINTS: Readonly<Record<string, string>> = {
  money: 'Write an amount with at most 2 decimals.',
  'money-sum': 'Write an amount with at most 2 decimals.',
  'unit-price': 'Write a price with at most 4 decimals.',
  percentage: 'Write a percentage with at most 2 decimals.',
  quantity: 'Write a quantity with at most 2 decimals.',
  html: 'Write less: with each < > and & that is text written out, this HTML has more than 65535 characters.',
  date: DATE_HINT,
  'local-date': DATE_HINT,
  'local-date-time': 'Write a local date and time as YYYY-MM-DD HH:MM:SS.',
  'date-time': 'Write a date and time as YYYY-MM-DDTHH:MM:SS, with or without an offset, in the years 1900 to 2199.',
};

/** Returns the path as a client would write it: `regels[0].naam`, or the name of a parameter or header. */
function fieldOf({ instancePath, params }: Pick<ErrorObject, 'instancePath' | 'params'>): string {
  const [part, ...steps] = stepsOf({ instancePath });
  if (part === 'header') return formatHeaderName(steps.join('/'));
  const { missingProperty, additionalProperty, unevaluatedProperty, tag } = params as Readonly<
    Record<string, string | undefined>
  >;
  const last = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? tag;
  if (last !== undefined && !(instancePath === '' && last === 'requestBody')) steps.push(last);
  return steps.reduce(
    (text, step) => (/^\d+$/.test(step) ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );
}

/** The steps from the request to the place of an error. */
function stepsOf({ instancePath }: Pick<ErrorObject, 'instancePath'>): string[] {
  const steps = instancePath.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The name that is not known. */
function findExtraName({ params }: Pick<ErrorObject, 'params'>): string {
  const { additionalProperty, unevaluatedProperty } = params as Readonly<Record<string, string | undefined>>;
  return additionalProperty ?? unevaluatedProperty ?? '';
}

/** Node gives headers in lower case; the contract writes them as HTTP does: `Idempotency-Key`. */
function formatHeaderName(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns the paths of unknown members, which lenient handling removes. */
export function findExtraMembers(
  errors: readonly ErrorObject[],
): readonly { steps: readonly string[]; field: string }[] {
  return errors
    .filter(({ keyword }) => CODES[keyword] === 'ERR_EXTRA_FIELD')
    .map((error) => ({ steps: [...stepsOf(error), findExtraName(error)], field: fieldOf(error) }));
}
