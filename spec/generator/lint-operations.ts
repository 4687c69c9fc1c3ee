// House rules for operations: what each must say, and what its name, kind and parameters must agree on.
import type { ContractDocument, OperationKind, HttpMethod, Operation, Parameter, OperationPlace } from './document.ts';
import { isWrite } from './kinds.ts';
import { lintLimit } from './limits.ts';
import { lintOwn } from './own.ts';
import { lintQueue } from './queues.ts';
import { readParameterNames } from './parameter-names.ts';

const KINDS_BY_METHOD: Record<HttpMethod, readonly OperationKind[]> = {
  get: ['list', 'read', 'statistic'],
  post: ['ask', 'create', 'change', 'act'],
  put: ['change'],
  patch: ['change'],
  delete: ['remove'],
};

/** How a name begins; a list in an envelope is a read. */
const VERBS_BY_KIND: Partial<Record<OperationKind, RegExp>> = {
  list: /^list/,
  read: /^(get|list)/,
  create: /^create/,
  remove: /^delete/,
};

/** Every operation that breaks a rule, with the place and the remedy. */
export function lintOperations(document: ContractDocument, places: readonly OperationPlace[]): string[] {
  const names = new Set(Object.keys(readParameterNames()));
  return places.flatMap((place) =>
    [
      ...lintDescription(place.operation),
      ...lintNames(place),
      ...lintAccess(place.operation),
      ...lintLimit(place.operation),
      ...lintQueue(place.operation),
      ...lintOwn(place.operation, place.path, document),
      ...lintCreated(place.operation, places),
      ...lintSandbox(place, places),
      ...(place.operation.parameters ?? []).flatMap((each) => lintParameter(each, names)),
    ].map((each) => `${place.where}: ${each}`),
  );
}

function lintDescription(operation: Operation): string[] {
  const wrong: string[] = [];
  if (!operation.summary) wrong.push('write `summary:`, a few words.');
  if (!operation.description) wrong.push('write `description: |` with its business rules.');
  else if (isRepetition(operation.description, operation.summary))
    wrong.push(
      'the description repeats the summary: write what follows, what is refused, or what is special about it.',
    );
  if (operation['x-origin'] !== 'interface' && operation['x-origin'] !== 'extension') {
    wrong.push('write `x-origin: interface` or `x-origin: extension`.');
  }
  for (const code of findDuplicates(operation['x-errors'] ?? [])) wrong.push(`x-errors names ${code} twice.`);
  return wrong;
}

/** Words that add nothing to the summary and the kind. */
const FILLER_WORDS = new Set(
  'a an the all one every each this that it its is are of to in on for with by and or id ids list read get show return contain'.split(
    ' ',
  ),
);

/** Whether the first paragraph of a description only repeats the summary: at least four in five of its words do. */
function isRepetition(description: string, summary: string): boolean {
  const summaryWords = new Set(wordsOf(summary));
  const words = wordsOf(description.split(/\n\s*\n/)[0] ?? '');
  const repeatedWords = words.filter((word) => summaryWords.has(word));
  return repeatedWords.length >= words.length * 0.8;
}

/** The words of a text in small letters, without fillers and the s of a plural. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
  return words.flatMap((word) => {
    const stem = word.replace(/(?<=\w{3})s$/, '');
    return FILLER_WORDS.has(word) || FILLER_WORDS.has(stem) ? [] : [stem];
  });
}

function lintNames({ operation, method, path }: OperationPlace): string[] {
  const wrong: string[] = [];
  const { operationId, 'x-kind': kind } = operation;
  if (!KINDS_BY_METHOD[method].includes(kind)) {
    wrong.push(`${method} cannot be of kind ${kind}: write one of ${KINDS_BY_METHOD[method].join(', ')}.`);
  }

  const verb = VERBS_BY_KIND[kind];
  if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(operationId))
    wrong.push(`operationId ${operationId} is not verbNoun in camelCase.`);
  else if (verb?.test(operationId) === false)
    wrong.push(`operationId ${operationId} of kind ${kind} must begin as ${verb.source} says.`);

  if (operation['x-root'] !== undefined && !path.includes('{'))
    wrong.push('x-root needs a path parameter that names it.');
  if (kind === 'create' && !operation.responses['201']) wrong.push("a create answers '201'.");

  return wrong;
}

function lintAccess(operation: Operation): string[] {
  const wrong: string[] = [];
  const open = operation.security?.length === 0;
  if (operation['x-permission'] === undefined && !open) {
    wrong.push('write `x-permission:` (a name, { any: [...] }, { all: [...] } or any) or `security: []`.');
  }
  if (open && isWrite(operation['x-kind']) && operation['x-permission'] !== undefined) {
    wrong.push('it is public and asks for a permission: take one out.');
  }

  const opens = operation['x-public'];
  if (opens !== undefined && opens !== 'online-booking') wrong.push('x-public is `online-booking`.');
  if (opens === undefined && operation['x-returns-public'] !== undefined)
    wrong.push('x-returns-public goes with `x-public`: it is what those without a credential get.');
  if (opens !== undefined && (open || operation['x-permission'] !== 'any'))
    wrong.push('x-public goes with `x-permission: any`: it is for who needs no permission either.');

  return wrong;
}

function lintCreated(operation: Operation, places: readonly OperationPlace[]): string[] {
  const readId = operation['x-created'];
  if (operation['x-kind'] === 'create' && readId === undefined)
    return ['write `x-created:` with the operation that reads it.'];
  if (readId === undefined) return [];
  const target = places.find((place) => place.operation.operationId === readId);
  return target?.method === 'get' ? [] : [`x-created names ${readId}, which is no GET of this contract.`];
}

/** `splitContract` removes whole paths from the served contract. */
function lintSandbox({ operation, path }: OperationPlace, places: readonly OperationPlace[]): string[] {
  if (operation['x-only'] !== 'sandbox') return [];
  const isMixed = places.some((other) => other.path === path && other.operation['x-only'] !== 'sandbox');
  return isMixed ? ['x-only is for all operations of a path: give this one a path of its own.'] : [];
}

function lintParameter(parameter: Parameter, names: ReadonlySet<string>): string[] {
  if (parameter.$ref !== undefined || /^\w+$/.test(parameter.name)) return [];
  const { name } = parameter;
  const wrong: string[] = [];
  const escaped = /[<>&"'`]/.test(name);
  if (escaped && parameter.schema.type === 'array') {
    wrong.push(`the list parameter ${name} would be sent with its name HTML-escaped: give it another name.`);
  }
  if (/[/%?#&=+\s]/.test(name)) wrong.push(`the parameter ${name} has a character that cannot travel in a URL.`);
  if (escaped && parameter.in === 'query' && !names.has(name)) {
    wrong.push(`give ${name} a name for programs under parameterNameMappings in openapitools.json.`);
  }
  return wrong;
}

function findDuplicates(list: readonly string[]): string[] {
  return [...new Set(list.filter((each, index) => list.indexOf(each) !== index))];
}
