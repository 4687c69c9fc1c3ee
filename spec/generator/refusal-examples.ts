// Shows every refusal of every operation as the service sends it, with the operation's own fields and permissions.
import { findMissingPermission } from '../../contract/missing-permission.ts';
import type { PermissionRule } from '../../generated/operations.ts';
import {
  findJsonSchema,
  type ContractDocument,
  type Operation,
  type OperationPlace,
  type DeclaredResponse,
} from './document.ts';
import type { ErrorExample, ErrorTable } from './errors.ts';
import { isOpen, isWrite, expandPermission } from './kinds.ts';
import { listConventionalStatuses, DOOR_CODES } from './refusals.ts';
import { createShapeExamples } from './shape-examples.ts';
import { isAcceptedField } from './accepted-fields.ts';

/** A problem with its code, before it is put into the body of its status. */
interface ShownRefusal {
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Adds examples to every refusal. Examples are shared as components: one for each code, field and permission. */
export function addRefusalExamples(
  document: ContractDocument,
  places: readonly OperationPlace[],
  errors: ErrorTable,
): string[] {
  const shape = createShapeExamples(document);
  const lintErrors: string[] = [];
  const shared = new Map<string, string>();

  for (const { operation, path, where } of places) {
    const general = listConventionalStatuses(operation, path);
    for (const status of Object.keys(operation.responses).filter((each) => Number(each) >= 400)) {
      const ownCodes = (operation['x-errors'] ?? []).filter((code) => String(errors[code]?.status) === status);
      const rules = ownCodes.map((code) => findOwnExample(code, operation, document, errors));
      ownCodes.forEach((code, index) => {
        if (rules[index] === undefined) lintErrors.push(`${where}: ${describeUnfit(code)}`);
      });
      const generalExamples = general.has(status) ? listGeneralExamples(status, operation, errors, shape) : [];
      const all = [...generalExamples, ...rules.filter((each) => each !== undefined)];
      const names = all.map((each, index) => {
        const isAgain = all.slice(0, index).some(({ code }) => code === each.code);
        return [isAgain ? `${each.code} (rule)` : each.code, shareExample(document, shared, each, status)] as const;
      });
      showExamples(document, operation, status, names);
    }
  }

  return lintErrors;
}

function describeUnfit(code: string): string {
  return `no example of ${code} in spec/errors.yaml fits: add one with a field that the operation takes, or without one.`;
}

/** The example of a code of the operation's own rules: the first that fits; where it takes no body, else the last. */
function findOwnExample(
  code: string,
  operation: Operation,
  document: ContractDocument,
  errors: ErrorTable,
): ShownRefusal | undefined {
  const examples = errors[code]?.examples ?? [];
  const isAccepted = (field: string): boolean => isAcceptedField(operation, field, document);
  const fieldsOf = ({ fields }: ErrorExample): readonly string[] =>
    fields.flatMap((field) => (field === ANY_REFERENCE ? listReferring(document) : [field]));

  const isFitting = (example: ErrorExample): boolean =>
    (example.with === undefined || isAccepted(example.with)) &&
    (example.fields.length === 0 || fieldsOf(example).some(isAccepted));

  const example = examples.find(isFitting) ?? (operation.requestBody === undefined ? examples.at(-1) : undefined);
  if (example === undefined) return undefined;

  const field = fieldsOf(example).find(isAccepted) ?? fieldsOf(example)[0];
  return {
    code,
    message: example.message.replaceAll('{field}', field ?? ''),
    ...(field === undefined ? {} : { field }),
    ...(example.params === undefined ? {} : { params: example.params }),
  };
}

/** In the place of a field: each member that refers to something, as x-references says. */
const ANY_REFERENCE = 'any reference';

function listReferring(document: ContractDocument): string[] {
  const references = (document['x-references'] ?? {}) as Readonly<Record<string, string | null>>;
  const names = Object.entries(references).filter(([name, root]) => root !== null && !name.includes('.'));
  return names.map(([name]) => name);
}

/** Examples of the door's refusals that follow from the kind of the operation. */
function listGeneralExamples(
  status: string,
  operation: Operation,
  errors: ErrorTable,
  shape: (operation: Operation) => ShownRefusal,
): ShownRefusal[] {
  if (status === '406') return [shape(operation), ...listCursorExamples(operation, errors)];
  const codes = DOOR_CODES.filter((code) => String(errors[code]?.status) === status);
  const fitting = codes.filter((code) => FITTING_OPERATIONS[code]?.(operation) ?? true);
  // Where a file is sent the last example tells of files.
  const types = Object.keys(operation.requestBody?.content ?? {});
  const index = isFileUpload(operation) ? -1 : 0;
  return fitting.flatMap((code) => {
    if (code === 'ERR_PERMISSION') return listNeededPermissions(operation);
    const { message = '', params } = errors[code]?.examples.at(index) ?? {};
    const text = message.replaceAll('{types}', types.join(' or '));
    return [{ code, message: text, ...(params === undefined ? {} : { params }) }];
  });
}

/** The problem of a cursor that no list returned. */
function listCursorExamples({ parameters = [] }: Operation, errors: ErrorTable): ShownRefusal[] {
  const example = errors['ERR_CURSOR']?.examples[0];
  if (example === undefined || !parameters.some(({ $ref }) => $ref?.endsWith('/cursor') === true)) return [];
  return [{ code: 'ERR_CURSOR', message: example.message, field: 'cursor' }];
}

/** Codes of the door that not every operation with their status has. */
const FITTING_OPERATIONS: Readonly<Record<string, (operation: Operation) => boolean>> = {
  ERR_BASIC_REQUIRED: (operation) => operation['x-basic'] !== undefined,
  ERR_PUBLIC_KEY: (operation) => !isOpen(operation) && operation['x-basic'] !== 'always',
  ERR_CROSS_SITE: (operation) => isWrite(operation['x-kind']),
  ERR_BASIC_REFUSED: (operation) => operation.security?.length !== 0,
  ERR_SECOND_FACTOR_REQUIRED: (operation) =>
    operation.security?.length !== 0 && operation['x-before-second-factor'] !== true,
};

function isFileUpload({ requestBody }: Operation): boolean {
  return requestBody !== undefined && findJsonSchema(requestBody.content) === undefined;
}

function listNeededPermissions(operation: Operation): ShownRefusal[] {
  const rules = [
    operation['x-permission'],
    ...(operation.parameters ?? []).flatMap((each) => [
      each['x-permission'],
      ...Object.values(each['x-value-permissions'] ?? {}),
    ]),
  ];
  const missing = rules.map((rule) =>
    findMissingPermission(expandPermission(rule) as PermissionRule | null, new Set()),
  );
  return missing.filter((each) => each !== null).slice(0, 1);
}

function shareExample(
  document: ContractDocument,
  shared: Map<string, string>,
  example: ShownRefusal,
  status: string,
): string {
  const text = JSON.stringify(example);
  const existingName = shared.get(text);
  if (existingName !== undefined) return existingName;

  const { params = {}, field } = example;
  const about = field ?? (Array.isArray(params['permission']) ? params['permission'].join('.') : '');
  const plain = `${example.code}${about === '' ? '' : '.'}${about
    .replaceAll('<', '_before')
    .replaceAll('>', '_after')
    .replace(/[^\w.]/g, '')}`;
  const takenNames = new Set(shared.values());
  let name = plain;
  for (let number = 2; takenNames.has(name); number += 1) name = `${plain}.${String(number)}`;
  shared.set(text, name);
  document.components.examples[name] = { value: bodyOf(example, Number(status)) };

  return name;
}

function bodyOf({ code, message, field, params }: ShownRefusal, status: number): unknown {
  const about = params === undefined ? {} : { params };
  if (status === 406 || status === 409) return [{ message, ...(field === undefined ? {} : { field }), ...about, code }];
  return { error: { code: status, message }, message, code, ...about, request_id: '01HZX4' };
}

/**
 * Puts examples into a refusal. Operations that share the refusal share its examples too. They use the component as it
 * is when its examples are the same for all, else one that is named after its examples.
 */
function showExamples(
  { components: { responses } }: ContractDocument,
  operation: Operation,
  status: string,
  names: readonly (readonly [code: string, name: string])[],
): void {
  const response = operation.responses[status];
  const name = response?.$ref?.split('/').at(-1);
  const refusal = name === undefined ? response : responses[name];
  const [[type, media] = ['', {}]] = Object.entries(refusal?.content ?? {});
  if (refusal === undefined || type === '') return;

  const examples = Object.fromEntries(
    names.map(([code, example]) => [code, { $ref: `#/components/examples/${example}` }]),
  );
  const shownResponse: DeclaredResponse = {
    ...refusal,
    content: { ...refusal.content, [type]: { ...media, examples } },
  };

  if (name === undefined) operation.responses[status] = shownResponse;
  else {
    const responseName = isShownAlike(status, operation)
      ? name
      : [name, ...names.map(([, example]) => example)].join('.');
    responses[responseName] = shownResponse;
    operation.responses[status] = { $ref: `#/components/responses/${responseName}` } as DeclaredResponse;
  }
}

/** Whether a refusal with this status looks the same for all operations. */
function isShownAlike(status: string, operation: Operation): boolean {
  if (status === '401') return operation['x-basic'] === undefined;
  if (status === '413' || status === '415') return !isFileUpload(operation);
  return status !== '403' && status !== '406';
}
